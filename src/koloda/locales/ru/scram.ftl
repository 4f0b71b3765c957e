# Брысь!. Ходы, как их читает тот, кто ходит. У лагерей буквы, места считают слева.
scram-move-draw = взять верхнюю карту колоды
scram-move-take = взять { $card } из сброса
scram-move-call = крикнуть «Брысь!»
scram-move-use-nothing = использовать { $card }
scram-move-use-look = использовать { $card }: посмотреть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }
scram-move-use-turn-up = использовать { $card }: перевернуть в открытую { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }
scram-move-use-discard = использовать { $card }: сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }
scram-move-use-swap = использовать { $card }: поменять местами две карты
scram-move-use-look-and-swap = использовать { $card }: посмотреть две карты и, если хотите, поменять их
scram-move-use-discard-and-join = использовать { $card }: сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  } одного лагеря, к которому присоединится { $card }
scram-move-use-nothing-and-join = использовать { $card }: карта присоединяется к лагерю
scram-move-replace = заменить картой { $card }
scram-move-discard = сбросить { $card }
scram-move-push-own = выдвинуть свою карту { $place }
scram-move-push-camp = выдвинуть карту { $place } лагеря { $camp }
scram-move-turn-up = открыть { $cards ->
    [one] выдвинутую карту ({ $cards })
    [few] { $cards } выдвинутые карты
   *[other] { $cards } выдвинутых карт
  }
scram-move-gap = положить новую карту на место своей карты { $place }
scram-move-end-left = положить новую карту слева в свой лагерь
scram-move-end-right = положить новую карту справа в свой лагерь
scram-move-penalty-left = положить штрафную карту слева в свой лагерь
scram-move-penalty-right = положить штрафную карту справа в свой лагерь
scram-move-look-own = посмотреть свою карту { $place }
scram-move-look-camp = посмотреть карту { $place } лагеря { $camp }
scram-move-look-deck = посмотреть верхнюю карту колоды
scram-move-look-second = посмотреть вторую карту колоды
scram-move-turn-up-own = открыть свою карту { $place }
scram-move-turn-up-camp = открыть карту { $place } лагеря { $camp }
scram-move-turn-up-deck = открыть верхнюю карту колоды
scram-move-turn-up-second = открыть вторую карту колоды
scram-move-discard-own = сбросить свою карту { $place }
scram-move-discard-camp = сбросить карту { $place } лагеря { $camp }
scram-move-discard-deck = сбросить верхнюю карту колоды
scram-move-discard-second = сбросить вторую карту колоды
scram-move-swap-own = поменять свою карту { $place }
scram-move-swap-camp = поменять карту { $place } лагеря { $camp }
scram-move-swap-deck = поменять верхнюю карту колоды
scram-move-swap-second = поменять вторую карту колоды
scram-move-look-and-swap-own = посмотреть свою карту { $place }
scram-move-look-and-swap-camp = посмотреть карту { $place } лагеря { $camp }
scram-move-look-and-swap-deck = посмотреть верхнюю карту колоды
scram-move-look-and-swap-second = посмотреть вторую карту колоды
scram-move-swap = поменять эти две карты местами
scram-move-leave = оставить обе карты на местах
scram-move-join-own-left = { $card } встаёт слева в ваш лагерь
scram-move-join-own-right = { $card } встаёт справа в ваш лагерь
scram-move-join-own-empty = { $card } встаёт в ваш пустой лагерь
scram-move-join-camp-left = { $card } встаёт слева в лагерь { $camp }
scram-move-join-camp-right = { $card } встаёт справа в лагерь { $camp }
scram-move-join-camp-empty = { $card } встаёт в пустой лагерь { $camp }
scram-move-next = раздать следующий раунд

# Конец игры
scram-lowest-sum = Побеждает наименьшая сумма за все раунды.
scram-lower-late-round = Суммы равны; решает последний неравный раунд.
scram-everybody-loses = Поровну в каждом раунде: проиграли все.
scram-solo-wins-level = Суммы равны, и побеждает одиночка.

# Что нужно сейчас
scram-wanted-turn = { $call ->
    [yes] Возьмите карту из колоды или из сброса либо крикните «Брысь!».
   *[no] Возьмите карту из колоды или из сброса.
  }
scram-wanted-drawn = Используйте карту, замените ею или сбросьте её.
scram-wanted-push = { $pushed ->
    [0] Выдвиньте карту своего лагеря.
   *[other] Выдвигайте ещё карты своей команды или откройте выдвинутые.
  }
scram-wanted-gap = Выберите место для новой карты.
scram-wanted-new-card = Они разные. Положите новую карту с краю своего лагеря.
scram-wanted-penalty = { $penalties ->
    [one] Положите штрафную карту с краю своего лагеря.
    [few] { $penalties } штрафные карты: положите следующую с краю своего лагеря.
   *[other] { $penalties } штрафных карт: положите следующую с краю своего лагеря.
  }
scram-wanted-target-look = { $card }: посмотрите { $left ->
    [one] карту.
    [few] { $left } карты. Какую сначала?
   *[other] { $left } карт. Какую сначала?
  }
scram-wanted-target-turn-up = { $card }: откройте { $left ->
    [one] карту.
    [few] { $left } карты. Какую сначала?
   *[other] { $left } карт. Какую сначала?
  }
scram-wanted-target-discard = { $card }: сбросьте { $left ->
    [one] карту.
    [few] { $left } карты. Какую сначала?
   *[other] { $left } карт. Какую сначала?
  }
scram-wanted-target-swap = { $card }: { $left ->
    [one] с какой картой поменять?
    [few] поменяйте две карты. Какую сначала?
   *[other] поменяйте две карты. Какую сначала?
  }
scram-wanted-target-look-and-swap = { $card }: посмотрите { $left ->
    [one] карту.
    [few] { $left } карты, потом их можно поменять. Какую сначала?
   *[other] { $left } карт, потом их можно поменять. Какую сначала?
  }
scram-wanted-swap = Поменяйте две карты местами или оставьте их.
scram-wanted-join = К какому краю какого лагеря встаёт карта?
scram-wanted-round-over = Раунд окончен. Раздайте следующий.

# Что произошло; перед этим стоит имя
scram-event-drew = { $card ->
    [none] берёт карту
   *[other] берёт { $card }
  }
scram-event-took = берёт { $card } из сброса
scram-event-called = кричит «Брысь!»
scram-event-used = использует { $card }
scram-event-replacing = заменяет взятой картой
scram-event-discarded = { $place ->
    [none] сбрасывает { $card }
   *[other] сбрасывает { $place }: { $card }
  }
scram-event-pushed = выдвигает { $place }
scram-event-turned-up = { $place } открыта: { $card }
scram-event-failed = они разные, значений: { $values }
scram-event-placed = { $card ->
    [none] кладёт новую карту на { $place }
   *[other] кладёт { $card } на { $place }
  }
scram-event-named = указывает на { $place }
scram-event-looked = { $card ->
    [none] смотрит { $place }
   *[other] смотрит { $place }: { $card }
  }
scram-event-swapped = { $places } меняются местами
scram-event-left = оставляет карты на местах
scram-event-penalty = { $card ->
    [none] штрафная карта ложится на { $place }
   *[other] штрафная карта { $card } ложится на { $place }
  }
scram-event-joined = { $card } встаёт на { $place }
scram-event-round-over = Раунд окончен. Лагеря: { $own_totals }; команды: { $totals }. Записано: { $recorded }.
scram-event-dealt = начинает новый раунд

# Запись счёта; места и команды считают с 0
scram-pad-camp = Лагерь игрока { $seat }: { $total }
scram-pad-team = Команда { $team }: всего { $total }
scram-pad-recorded = Команда { $team } записывает { $score }
scram-pad-right-call = Команда { $team } кричала и имеет не больше: записывает { $score }
scram-pad-wrong-call = Команда { $team } кричала и имеет больше: записывает свою сумму и ещё 10, { $score }
scram-pad-starter = Следующий раунд начинает { $seat }
scram-pad-sum = Команда { $team }: { $sum } за все раунды
scram-pad-lowest-sum = Команда { $team } побеждает с наименьшей суммой
scram-pad-lower-late-round = Поровну; команда { $team } побеждает по последнему неравному раунду
scram-pad-solo-wins-level = Поровну; побеждает одиночка
scram-pad-everybody-loses = Поровну в каждом раунде; проиграли все

# Стол в браузере
scram-table-round = Раунд { $round } из { $rounds }
scram-table-team-0 = оранжевая
scram-table-team-1 = зелёная
scram-table-sum = Команда { $team }: { $sum }
scram-table-camp = Лагерь { $letter }: { $who }
scram-table-up = Карта { $place }: { $card }, открыта
scram-table-down = Карта { $place }, закрыта
scram-table-known = Карта { $place }, закрыта; вы её видели
scram-table-looked = Карта { $place }: { $card }, видите только вы
scram-table-gap = пустое место
scram-table-end = { $side ->
    [left] левый край
   *[right] правый край
  } лагеря { $letter }
scram-table-deck = Колода: { $size }
scram-table-second = Вторая карта колоды
scram-table-discard = Сброс: { $card ->
    [none] пусто
   *[other] сверху { $card }
  }
scram-table-held = Взята: { $card ->
    [none] закрыта
   *[other] { $card }
  }
scram-table-called = { $who }: «Брысь!»
scram-table-counted = Счёт раунда
scram-table-i-know = Я знаю эту карту
