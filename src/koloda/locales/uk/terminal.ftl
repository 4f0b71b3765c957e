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
terminal-backed-up = { $tables ->
    [one] { $tables } стіл збережено
    [few] { $tables } столи збережено
   *[other] { $tables } столів збережено
} у { $file }. Бережіть цей файл від чужих очей: у ньому карти всіх гравців.
terminal-restored = { $tables ->
    [one] { $tables } стіл відновлено
    [few] { $tables } столи відновлено
   *[other] { $tables } столів відновлено
} в { $file }.
terminal-set-aside = Попередня база тепер тут: { $file }.
terminal-deleted-tables = { $tables ->
    [0] Немає видалених столів, які можна повернути.
    [one] Можна повернути { $tables } видалений стіл.
    [few] Можна повернути { $tables } видалені столи.
   *[other] Можна повернути { $tables } видалених столів.
}
terminal-undeleted = { $tables ->
    [one] Повернуто { $tables } стіл.
    [few] Повернуто { $tables } столи.
   *[other] Повернуто { $tables } столів.
}
terminal-verify-commitment = { $result ->
    [good] Відбиток той самий, який ви записали до роздачі.
    [bad] ПОМИЛКА: відбиток не той, який ви записали до роздачі.
   *[unknown] Не перевірено: чи показував стіл цей відбиток до роздачі (--commitment).
  }
terminal-verify-bytes = { $result ->
    [good] Ваші байти ввійшли до роздачі.
    [bad] ПОМИЛКА: ваших байтів у роздачі немає.
   *[unknown] Не перевірено: чи ввійшли до роздачі ваші байти (--bytes).
  }
terminal-verify-sealed = { $result ->
    [good] Байти всіх місць, стіл, налаштування та імена ті самі, що були зафіксовані до розкриття байтів.
    [bad] ПОМИЛКА: байти якогось місця, стіл, налаштування чи імена не ті, що були зафіксовані до розкриття байтів.
   *[unknown] Не перевірено: чи було все це зафіксовано до розкриття байтів (--notes).
  }
terminal-verify-old = Це роздача старого зразка: той, хто додавав байти останнім і знав таємницю, міг вибрати карти.
terminal-verify-no-deal = ПОМИЛКА: карти цього запису роздавав не стіл.
terminal-verify-signature = { $result ->
    [good] Підписано ключем, який ви вказали.
    [bad] ПОМИЛКА: підписано не тим ключем, який ви вказали: { $key }
    [signed] Підписано ключем { $key }. Порівняйте його з ключем сервера (--key).
   *[unsigned] Не підписано: той, хто мав цей файл, міг змінити імена, результат або й усю гру.
  }
terminal-serving = Колода тут: { $address }  (Ctrl-C зупиняє)
