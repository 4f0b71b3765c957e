# Face to Face. Ходы, как их читает тот, кто ходит; $top — что стопка показывает сейчас.
face-to-face-move-own-ascending = { $card } на свою растущую стопку
face-to-face-move-own-descending = { $card } на свою убывающую стопку
face-to-face-move-other-ascending = { $card } сопернику: снижает его растущую стопку, на которой { $top }
face-to-face-move-other-descending = { $card } сопернику: повышает его убывающую стопку, на которой { $top }
face-to-face-move-end = закончить ход

# Конец игры
face-to-face-all-cards-played = Все карты сыграны.
face-to-face-cannot-play-two = Сыграть две карты не удалось.
face-to-face-one-card-left = Осталась одна карта, а для хода нужны две.
face-to-face-end-all-cards-played = { $you ->
    [self] Вы сыграли последнюю карту; { $partner }: ещё не сыграно { $left ->
        [one] { $left } карту
        [few] { $left } карты
       *[other] { $left } карт
      }.
    [foe] { $seat } играет последнюю карту; вам оставалось ещё { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[other] { $left } карт
      }.
   *[none] { $seat } играет последнюю карту; { $partner }: ещё не сыграно { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[other] { $left } карт
      }.
  }
face-to-face-end-cannot-play-two = { $you ->
    [self] Вы не смогли сыграть { $first ->
        [yes] вторую карту
       *[no] ни одной карты
      }: на руках { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[other] { $hand } карт
      }, в вашей стопке добора { $deck }.
   *[other] { $seat } не может сыграть { $first ->
        [yes] вторую карту
       *[no] ни одной карты
      }: на руках { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[other] { $hand } карт
      }, в стопке добора { $deck }.
  }
face-to-face-end-one-card-left = { $you ->
    [self] У вас осталась одна карта, а за ход нужно две. { $partner }: ещё не сыграно { $left }.
    [foe] { $seat } остаётся с одной картой, а за ход нужно две. Вам оставалось ещё { $left }.
   *[none] { $seat } остаётся с одной картой, а за ход нужно две. { $partner }: ещё не сыграно { $left }.
  }
face-to-face-sheet-hand = На руках
face-to-face-sheet-deck = Стопка добора
face-to-face-sheet-left = Осталось сыграть
face-to-face-sheet-last-hand = { $you ->
    [yes] Ваши последние карты и что подошло бы
   *[no] Последние карты ({ $who }) и что подошло бы
  }
face-to-face-sheet-takes = { $whose ->
    [your] Ваша
    [own] Своя
   *[other] Соперника
  } { $direction ->
    [ascending] растущая
   *[descending] убывающая
  } стопка ({ $top }){ $most ->
    [yes] , не больше одной карты
   *[no] { "" }
  }: { $range ->
    [several] от { $from } до { $to }
    [single] { $from }
    [trick] только { $trick }
   *[none] ничего
  }{ $range ->
    [trick] { "" }
    [none] { "" }
   *[other] { $trick ->
        [0] { "" }
       *[other] , или { $trick }
      }
  }
face-to-face-sheet-none = ничего

# Что нужно сейчас
face-to-face-wanted = { $missing ->
    [0] Играйте дальше или закончите ход.
    [one] Сыграйте ещё хотя бы { $missing } карту.
    [few] Сыграйте хотя бы { $missing } карты.
   *[other] Сыграйте хотя бы { $missing } карт.
  } { $helped ->
    [yes] Вы помогли сопернику: доберёте до полной руки.
   *[no] { "" }
  }

# Что произошло; перед этим стоит имя
face-to-face-event-played = { $card } на { $to ->
    [own] свою { $pile ->
        [ascending] растущую
       *[descending] убывающую
      } стопку
   *[other] { $pile ->
        [ascending] растущую
       *[descending] убывающую
      } стопку соперника
  }
face-to-face-event-turn-ended = { $drawn ->
    [0] конец хода, без добора
    [one] конец хода, взята { $drawn } карта
    [few] конец хода, взято { $drawn } карты
   *[other] конец хода, взято { $drawn } карт
  }

# Стол в браузере
face-to-face-table-hand = Ваша рука
face-to-face-table-hidden-hand = На руках { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[other] { $size } карт
  }
face-to-face-table-pile = { $whose ->
    [own] Ваша { $direction ->
        [ascending] растущая
       *[descending] убывающая
      } стопка
   *[other] { $direction ->
        [ascending] Растущая
       *[descending] Убывающая
      } стопка соперника
  } показывает { $top }
face-to-face-table-draw-pile = { $size ->
    [one] карта в стопке добора
    [few] карты в стопке добора
   *[other] карт в стопке добора
  }
face-to-face-table-draws = { $draws ->
    [0] без добора
   *[other] доберёт { $draws }
  }
face-to-face-table-helps = помогает сопернику

# Отказы; чего просили и чего не прочитать
face-to-face-refused-end = Прежде чем закончить ход, сыграйте не меньше { $minimum ->
    [one] { $minimum } карты
    [few] { $minimum } карт
   *[other] { $minimum } карт
  }.
face-to-face-refused-not-in-hand = Карты { $card } нет у вас на руках.
face-to-face-refused-helped = За ход сопернику можно положить только одну карту.
face-to-face-refused-ascending = Ваша растущая стопка показывает { $top } и принимает карты больше, а ещё { $trick }.
face-to-face-refused-descending = Ваша убывающая стопка показывает { $top } и принимает карты меньше, а ещё { $trick }.
face-to-face-refused-not-lower = Эта стопка показывает { $top }, и улучшит её только карта меньше.
face-to-face-refused-not-higher = Эта стопка показывает { $top }, и улучшит её только карта больше.
face-to-face-refused-no-second = После неё вам не сыграть вторую карту.
face-to-face-unreadable = «{ $written }» — это не ход: нужна буква A, D, L или H и число от 2 до { $highest }, или E.

# Доска в терминале
face-to-face-board-gold = золото
face-to-face-board-silver = серебро
face-to-face-board-up = вверх
face-to-face-board-down = вниз
face-to-face-board-draw-pile = стопка добора
face-to-face-board-hand = рука
face-to-face-board-empty = пусто

# Почему бот сделал такой ход
face-to-face-why-end = Две карты уже сыграны, а место на стопках сохранено.
face-to-face-why-end-helped = { $drawn ->
    [0] Нужные карты сыграны, а место на стопках сохранено.
    [one] Сопернику помогли, поэтому можно закончить ход и добрать { $drawn } карту.
    [few] Сопернику помогли, поэтому можно закончить ход и добрать { $drawn } карты.
   *[other] Сопернику помогли, поэтому можно закончить ход и добрать { $drawn } карт.
  }
face-to-face-why-last = { $card } — последняя карта, и она выигрывает.
face-to-face-why-help = Бот улучшает стопку соперника на { $improved }{ $drawn ->
    [0] : на своих стопках любая карта обходится дороже
    [one] , чтобы добрать { $drawn } карту
    [few] , чтобы добрать до { $drawn } карт
   *[other] , чтобы добрать до { $drawn } карт
  }.
face-to-face-why-trick = { $card } — обратный трюк: десять чисел возвращаются.
face-to-face-why-plan = Стопка продвигается на { $skipped }, чтобы потом { $next } вернула её на десять обратным трюком.
face-to-face-why-near = Стопка продвигается всего на { $skipped }.
face-to-face-why-far = Стопка продвигается на { $skipped }, а это дорого.
face-to-face-why-room = На собственных стопках { $mine ->
    [one] осталось место для { $mine } числа
    [few] осталось место для { $mine } чисел
   *[other] осталось место для { $mine } чисел
  }, на стопках соперника — для { $others }: кто останется без места, тот застрянет.
