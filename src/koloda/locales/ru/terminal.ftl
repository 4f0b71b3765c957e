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
terminal-backed-up = { $tables ->
    [one] { $tables } стол сохранён
    [few] { $tables } стола сохранены
   *[other] { $tables } столов сохранено
} в { $file }. Берегите этот файл от чужих глаз: в нём карты всех игроков.
terminal-restored = { $tables ->
    [one] { $tables } стол восстановлен
    [few] { $tables } стола восстановлены
   *[other] { $tables } столов восстановлено
} в { $file }.
terminal-set-aside = Прежняя база теперь здесь: { $file }.
terminal-deleted-tables = { $tables ->
    [0] Удалённых столов, которые можно вернуть, нет.
    [one] Можно вернуть { $tables } удалённый стол.
    [few] Можно вернуть { $tables } удалённых стола.
   *[other] Можно вернуть { $tables } удалённых столов.
}
terminal-undeleted = { $tables ->
    [one] Возвращён { $tables } стол.
    [few] Возвращены { $tables } стола.
   *[other] Возвращено { $tables } столов.
}
terminal-verify-commitment = { $result ->
    [good] Отпечаток тот самый, который вы записали до раздачи.
    [bad] ОШИБКА: отпечаток не тот, который вы записали до раздачи.
   *[unknown] Не проверено: показывал ли стол этот отпечаток до раздачи (--commitment).
  }
terminal-verify-bytes = { $result ->
    [good] Ваши байты вошли в раздачу.
    [bad] ОШИБКА: ваших байтов в раздаче нет.
   *[unknown] Не проверено: вошли ли в раздачу ваши байты (--bytes).
  }
terminal-verify-sealed = { $result ->
    [good] Байты всех мест, стол, настройки и имена те самые, что были зафиксированы до раскрытия байтов.
    [bad] ОШИБКА: байты какого-то места, стол, настройки или имена не те, что были зафиксированы до раскрытия байтов.
   *[unknown] Не проверено: было ли всё это зафиксировано до раскрытия байтов (--notes).
  }
terminal-verify-old = Это раздача старого образца: тот, кто добавлял байты последним и знал секрет, мог выбрать карты.
terminal-verify-no-deal = ОШИБКА: карты этой записи раздавал не стол.
terminal-verify-signature = { $result ->
    [good] Подписано ключом, который вы указали.
    [bad] ОШИБКА: подписано не тем ключом, который вы указали: { $key }
    [signed] Подписано ключом { $key }. Сравните его с ключом сервера (--key).
   *[unsigned] Не подписано: тот, у кого был этот файл, мог изменить имена, результат или всю игру.
  }
terminal-serving = Колода здесь: { $address }  (Ctrl-C останавливает)
