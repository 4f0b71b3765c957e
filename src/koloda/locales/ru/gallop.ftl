# Галопом по Европам. Ходы, как их читает тот, кто ходит.
gallop-move-lay-city = выложить { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } город { $value } с перелётом { $flight }
gallop-move-lay-exchange = выложить обмен { $value } с перелётом { $flight }
gallop-move-lay-universal = выложить универсальный обмен с перелётом { $flight }
gallop-move-lay-deportation = выложить депортацию с перелётом { $flight }
gallop-move-take-city = взять { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } город { $value }
gallop-move-take-exchange = взять обмен { $value }
gallop-move-give = отдать свой { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } город { $value }
gallop-move-get = взять { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } город { $value } у игрока { $seat }

# Что нужно сейчас
gallop-wanted-lay = Выложите взакрытую карту и перелёт.
gallop-wanted-pick = Возьмите одну из открытых карт.
gallop-wanted-give = Вы разыгрываете { $card }: выберите свой город для обмена.
gallop-wanted-get = Вы разыгрываете { $card } и отдаёте { $city }: выберите город, который получите.

# Конец игры
gallop-one-deal-played = Раздача сыграна; побеждает тот, у кого больше очков.
gallop-target-reached = Нужные очки набраны, и лидер только один.
gallop-deals-won = Выиграно достаточно раздач.
gallop-match-too-long = Партия шла слишком долго; побеждает тот, у кого больше очков.
gallop-end-one-deal-played = { $you ->
    [yes] У вас больше всех очков: { $points }, дальше — { $other }.
   *[no] Больше всех очков: { $seat } — { $points }, дальше — { $other }.
  }
gallop-end-target-reached = { $you ->
    [yes] Вы достигли цели ({ $goal }) и лидируете: { $points }, дальше — { $other }.
   *[no] { $seat } достигает цели ({ $goal }) и лидирует: { $points }, дальше — { $other }.
  }
gallop-end-deals-won = { $you ->
    [yes] У вас { $points } выигранных раздач, у соперника — { $other }.
   *[no] { $seat }: { $points } выигранных раздач, у соперника — { $other }.
  }
gallop-end-match-too-long = { $you ->
    [yes] Партия дошла до предела раздач, и у вас больше всех: { $points }, дальше — { $other }.
   *[no] Партия дошла до предела раздач; больше всех: { $seat } — { $points }, дальше — { $other }.
  }
gallop-end-shared = { $you ->
    [yes] Вы делите победу: по { $points }.
   *[no] Лучшие делят победу: по { $points }.
  }

# Итог раздачи
gallop-sheet-deal = Раздача окончена
gallop-sheet-complete = { $you ->
    [yes] В конце раунда у вас были города всех { $colours } цветов, поэтому считается самый высокий каждого: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
      }
   *[no] В конце раунда { $seat } собирает города всех { $colours } цветов, поэтому считается самый высокий каждого: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
      }
  }
gallop-sheet-several = Города всех цветов в конце раунда есть у нескольких игроков ({ $count }); у каждого из них считается самый высокий город каждого цвета.
gallop-sheet-nobody = { $clause ->
    [GAL-14] Раздача закончилась, потому что одному из игроков нечего выложить; всех цветов нет ни у кого.
   *[other] Раздача дошла до предела раундов; всех цветов нет ни у кого.
  }
gallop-sheet-match = { $match ->
    [wins] Выигранные раздачи; для победы нужно { $goal }
   *[other] Очки; цель — { $goal }
  }

# Что произошло; перед этим стоит имя
gallop-event-laid = { $card ->
    [none] карта и перелёт взакрытую
   *[other] { $card } с перелётом { $flight }, взакрытую
  }
gallop-event-revealed = Открыто: { $cards }; перелёты: { $flights }.
gallop-event-taken = берёт { $card }
gallop-event-deported = { $city ->
    [none] депортировать нечего
   *[other] { $city } депортирован
  }
gallop-event-gives = отдаст { $city } за город номиналом { $value }
gallop-event-swapped = отдаёт { $gave }, получает { $got } от игрока { $partner }
gallop-event-no-swap = обмен невозможен
gallop-event-burnt = сгорают { $cities }: { $why ->
    [neighbours] соседи одного цвета
    [three] три одного цвета
   *[both] соседи и три одного цвета
  }
gallop-event-flights-back = Все шесть перелётов сыграны: у каждого снова полный набор.
gallop-event-shuffled = { $cards ->
    [1] Одна сыгранная карта становится колодой.
    [one] { $cards } сыгранная карта перетасована в новую колоду.
    [few] { $cards } сыгранные карты перетасованы в новую колоду.
   *[other] { $cards } сыгранных карт перетасовано в новую колоду.
  }
gallop-event-drawn = { $card ->
    [none] берёт карту
   *[other] берёт { $card }
  }
gallop-event-not-drawn = карт для добора нет
gallop-event-marker = получает карту первенства
gallop-event-deal-ended = { $clause ->
    [GAL-26] Раздача окончена: есть коллекция со всеми цветами.
    [GAL-14] Раздача окончена: кому-то нечего выложить.
   *[GAL-33] Раздача окончена: она шла слишком долго.
  }
gallop-event-scored = { $complete ->
    [yes] полная коллекция,
   *[no] { "" }
  } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
gallop-event-dealt = Новая раздача.

# Стол в браузере
gallop-table-city = { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } { $value }
gallop-table-exchange = обмен { $value }
gallop-table-universal = универсальный обмен
gallop-table-deportation = депортация
gallop-table-hidden = взакрытую
gallop-table-open-hand = На руках:
gallop-table-hand = Ваша рука
gallop-table-flights = Ваши перелёты
gallop-table-flight = перелёт { $flight }
gallop-table-flights-left = Остались перелёты: { $flights }
gallop-table-collection = Коллекция: { $who }
gallop-table-no-cities = городов ещё нет
gallop-table-laid = Выложено
gallop-table-deck = Колода
gallop-table-pile = Отбой
gallop-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
gallop-table-marker = карта первенства
gallop-table-complete = полная
gallop-table-chooses = выбирает { $place }-м

# Отказы; чего просили и чего не прочитать
gallop-refused-lay = Выложите карту и перелёт, например R5/3.
gallop-refused-not-in-hand = Карты { $card } нет у вас на руках.
gallop-refused-flight = Перелёт { $flight } уже сыгран; остались { $left }.
gallop-refused-take = Возьмите одну из открытых карт, например R5.
gallop-refused-not-there = Карты { $card } нет среди открытых.
gallop-refused-universal = Универсальные обмены достаются тем, кто выбирает последним.
gallop-refused-exchange = Обмены достаются тем, кто выбирает последним; возьмите город.
gallop-refused-give = Выберите свой город для обмена, например -R5.
gallop-refused-not-collected = Города { $city } нет в вашей коллекции.
gallop-refused-other-value = Этим обменом меняют города номиналом { $value }.
gallop-refused-no-partner = Города номиналом { $value } нет ни у кого из тех, кто собрал не меньше городов, чем вы.
gallop-refused-get = Выберите город, который получите, например +R5.
gallop-refused-wrong-value = За { $city } вы получаете город номиналом { $value }.
gallop-refused-nobody-has = Города { $city } нет ни у кого из других игроков.
gallop-refused-fewer-cities = У его владельца меньше городов, чем у вас.
gallop-unreadable = «{ $written }» — это не ход: нужна карта с перелётом (R5/3), карта (R5, X3), город, который отдаёте (-R5) или получаете (+B5).

# Доска в терминале
gallop-board-deal = раздача { $deal }
gallop-board-round = раунд { $round }
gallop-board-colours = цвета { $colours }
gallop-board-deck = колода { $size }
gallop-board-pile = отбой { $size }
gallop-board-choosing = выбирают по местам: { $seats }
gallop-board-resolves = место { $seat } разыгрывает { $card }{ $gives ->
    [none] { "" }
   *[other] , отдаёт { $gives }
  }
gallop-board-seat = место { $seat }
gallop-board-flights = перелёты
gallop-board-collection = коллекция
gallop-board-hand = рука
gallop-board-laid = выложено
gallop-board-taken = взято

# Почему бот сделал такой ход
gallop-why-lay-deportation = Кто выбирает первым, обязан взять депортацию.
gallop-why-lay-exchange = Кто выбирает последним, обязан взять { $card } и обменяться.
gallop-why-lay-wanted = У { $card } цвет, которого не хватает собственной коллекции.
gallop-why-lay-spare = { $card } не добавит собственной коллекции нового цвета.
gallop-why-flight-early = Перелёт { $flight } — чтобы выбирать раньше.
gallop-why-flight-late = Перелёта { $flight } достаточно; более высокие отложены на потом.
gallop-why-flight-only = Остался только перелёт { $flight }.
gallop-why-take-completes = { $card } завершает коллекцию: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
gallop-why-take-denies = Город { $card } завершил бы чужую коллекцию.
gallop-why-take-colour = { $card } — новый цвет; { $missing ->
    [one] не хватает ещё { $missing }
    [few] не хватает ещё { $missing }
   *[other] не хватает ещё { $missing }
  }.
gallop-why-take-least = Нового цвета там нет: бот берёт { $card }.
gallop-why-deported = Депортацию нужно взять.
gallop-why-exchange = Из обменов бот берёт { $card }.
gallop-why-give = Бот отдаёт { $card } из своей коллекции.
gallop-why-get-colour = { $card } даёт цвет, которого не хватает коллекции.
gallop-why-get = Бот получает { $card } за { $given }.
