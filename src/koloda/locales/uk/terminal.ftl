# Гра в терміналі
terminal-choose-game = Яка гра?
terminal-choose-players = Скільки гравців?
terminal-choose-number = Введіть число від 1 до { $count }.
terminal-you = Ви
terminal-seats = Ви сидите на місці { $seat }; з вами грають: { $others }.
terminal-commands = Введіть хід або його номер. Також: back, moves, rules, help, quit.
terminal-moves = Ви можете зіграти:
terminal-taken-back = Скасовано: { $move }
terminal-nothing-to-take-back = Скасовувати нічого: що побачено чи взято, того не забудеш.
terminal-wins = { $count ->
    [0] Ніхто не переміг.
    [one] Перемагає { $names }.
    [few] Перемагають { $names }.
   *[other] Перемагають { $names }.
  }
terminal-you-win = Ви перемогли.
terminal-scores = Рахунок: { $scores }
terminal-recorded = Запис лежить у { $path }
terminal-go-on = Щоб продовжити: koloda play --resume { $path }
terminal-replay = { $game }, { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
  }, грали { $names }
terminal-unfinished = Тут гру перервано.
terminal-resumed = Ви продовжуєте після { $moves ->
    [one] { $moves } ходу
    [few] { $moves } ходів
   *[other] { $moves } ходів
  }.
terminal-verified-fair = Перевірено: таємниця та сама, яку було засвідчено ({ $check }), карти випливають із неї та з байтів { $added ->
    [one] { $added } місця
    [few] { $added } місць
   *[other] { $added } місць
  }, і { $moves ->
    [one] { $moves } хід відповідає
    [few] усі { $moves } ходи відповідають
   *[other] усі { $moves } ходів відповідають
  } правилам.
terminal-verified = Запис цілий, і { $moves ->
    [one] { $moves } хід відповідає
    [few] усі { $moves } ходи відповідають
   *[other] усі { $moves } ходів відповідають
  } правилам; але роздача походить із числа чи позиції, тож не доводить, що карт ніхто не вибирав.
terminal-serving = Koloda за адресою { $address }  (Ctrl-C зупиняє)
