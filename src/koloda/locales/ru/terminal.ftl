# Игра в терминале
terminal-choose-game = Во что играем?
terminal-choose-players = Сколько игроков?
terminal-choose-number = Введите число от 1 до { $count }.
terminal-you = Вы
terminal-seats = Вы сидите на месте { $seat }; с вами играют: { $others }.
terminal-commands = Введите ход или его номер. Также: back, moves, rules, help, quit.
terminal-moves = Вы можете сыграть:
terminal-taken-back = Ход возвращён: { $move }
terminal-nothing-to-take-back = Возвращать нечего: что увидели или взяли, того уже не забыть.
terminal-wins = { $count ->
    [0] Никто не победил.
    [one] Побеждает { $names }.
    [few] Побеждают { $names }.
   *[other] Побеждают { $names }.
  }
terminal-you-win = Вы победили.
terminal-scores = Счёт: { $scores }
terminal-recorded = Запись сохранена: { $path }
terminal-go-on = Чтобы продолжить: koloda play --resume { $path }
terminal-replay = { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
  }, игроки: { $names }
terminal-unfinished = Здесь игра прервана.
terminal-resumed = Вы продолжаете после { $moves ->
    [one] { $moves } хода
    [few] { $moves } ходов
   *[other] { $moves } ходов
  }.
terminal-verified-fair = Проверено: секрет тот самый, который был засвидетельствован ({ $check }), карты следуют из него и из байтов { $added ->
    [one] { $added } места
    [few] { $added } мест
   *[other] { $added } мест
  }, и { $moves ->
    [one] { $moves } ход соответствует
    [few] все { $moves } хода соответствуют
   *[other] все { $moves } ходов соответствуют
  } правилам.
terminal-verified = Запись цела, и { $moves ->
    [one] { $moves } ход соответствует
    [few] все { $moves } хода соответствуют
   *[other] все { $moves } ходов соответствуют
  } правилам; но раздача взята из числа или позиции, так что не доказывает, что карт никто не выбирал.
terminal-serving = Колода здесь: { $address }  (Ctrl-C останавливает)
