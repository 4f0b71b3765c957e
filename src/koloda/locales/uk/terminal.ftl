# Гра в терміналі
terminal-choose-game = У що граємо?
terminal-choose-players = Скільки гравців?
terminal-choose-number = Введіть число від 1 до { $count }.
terminal-you = Ви
terminal-seats = Ви сидите на місці { $seat }; за столом також: { $others }.
terminal-commands = Введіть хід або його номер. Також: back, moves, rules, help, quit.
terminal-moves = Ви можете зіграти:
terminal-taken-back = Хід повернуто: { $move }
terminal-nothing-to-take-back = Повертати нема чого: що побачено чи взято, того вже не забути.
terminal-wins = { $count ->
    [0] Ніхто не переміг.
    [one] Перемагає { $names }.
    [few] Перемагають { $names }.
   *[other] Перемагають { $names }.
  }
terminal-you-win = Ви перемогли.
terminal-scores = Рахунок: { $scores }
terminal-recorded = Запис збережено: { $path }
terminal-go-on = Щоб продовжити: koloda play --resume { $path }
terminal-replay = { $game }, { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
  }, гравці: { $names }
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
    [few] всі { $moves } ходи відповідають
   *[other] всі { $moves } ходів відповідають
  } правилам.
terminal-verified = Запис цілий, і { $moves ->
    [one] { $moves } хід відповідає
    [few] всі { $moves } ходи відповідають
   *[other] всі { $moves } ходів відповідають
  } правилам; але роздача взята з числа чи позиції, тож не доводить, що карт ніхто не вибирав.
terminal-serving = Колода тут: { $address }  (Ctrl-C зупиняє)
