# Брысь! Ходы, как их читает тот, кто ходит. У лагерей буквы, места считают слева.
scram-move-draw = взять верхнюю карту колоды
scram-move-take = взять { $card } из сброса
scram-move-call = объявить «Брысь!»
scram-move-use-nothing = применить эффект { $card }
scram-move-use-look = применить эффект { $card }: посмотреть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }
scram-move-use-turn-up = применить эффект { $card }: перевернуть в открытую { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }
scram-move-use-discard = применить эффект { $card }: сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }
scram-move-use-swap = применить эффект { $card }: поменять местами две карты
scram-move-use-look-and-swap = применить эффект { $card }: посмотреть две карты и, если хотите, поменять их местами
scram-move-use-discard-and-join = применить эффект { $card }: сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  } одного лагеря, куда ляжет { $card }
scram-move-use-nothing-and-join = применить эффект { $card }: карта ляжет в лагерь
scram-move-replace = заменить картой { $card }
scram-move-discard = сбросить { $card }
scram-move-push-own = сдвинуть свою карту { $place }
scram-move-push-camp = сдвинуть карту { $place } лагеря { $camp }
scram-move-turn-up = перевернуть { $cards ->
    [1] сдвинутую карту
    [one] { $cards } сдвинутую карту
    [few] { $cards } сдвинутые карты
   *[other] { $cards } сдвинутых карт
  }
scram-move-gap = положить новую карту на место своей карты { $place }
scram-move-end-left = положить новую карту с левого края своего лагеря
scram-move-end-right = положить новую карту с правого края своего лагеря
scram-move-penalty-left = положить штрафную карту с левого края своего лагеря
scram-move-penalty-right = положить штрафную карту с правого края своего лагеря
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
scram-move-swap-own = обменять свою карту { $place }
scram-move-swap-camp = обменять карту { $place } лагеря { $camp }
scram-move-swap-deck = обменять верхнюю карту колоды
scram-move-swap-second = обменять вторую карту колоды
scram-move-look-and-swap-own = посмотреть свою карту { $place }
scram-move-look-and-swap-camp = посмотреть карту { $place } лагеря { $camp }
scram-move-look-and-swap-deck = посмотреть верхнюю карту колоды
scram-move-look-and-swap-second = посмотреть вторую карту колоды
scram-move-swap = поменять эти две карты местами
scram-move-leave = оставить обе карты на местах
scram-move-join-own-left = { $card } ложится с левого края вашего лагеря
scram-move-join-own-right = { $card } ложится с правого края вашего лагеря
scram-move-join-own-empty = { $card } ложится в ваш пустой лагерь
scram-move-join-camp-left = { $card } ложится с левого края лагеря { $camp }
scram-move-join-camp-right = { $card } ложится с правого края лагеря { $camp }
scram-move-join-camp-empty = { $card } ложится в пустой лагерь { $camp }
scram-move-next = раздать следующий раунд

# Конец игры
scram-lowest-sum = Побеждает наименьшая сумма за все раунды.
scram-lower-late-round = Суммы равны; решает последний неравный раунд.
scram-everybody-loses = Поровну в каждом раунде: проиграли все.
scram-solo-wins-level = Суммы равны, и побеждает соло-игрок.
scram-end-lowest-sum = { $you ->
    [self] У вашей команды сумма меньше: { $total } против { $other }
    [foe] У другой команды сумма меньше: { $total } против { $other }
   *[none] Сумма меньше — { $team } команда: { $total } против { $other }
  }{ $rounds ->
    [one] .
    [few] { " " }за { $rounds } раунда.
   *[other] { " " }за { $rounds } раундов.
  }
scram-end-lower-late-round = У обеих команд по { $total }, поэтому решает последний раунд без ничьей: раунд { $round }, { $score } против { $lost } { $you ->
    [self] в пользу вашей команды.
    [foe] в пользу другой команды.
   *[none] (побеждает { $team } команда).
  }
scram-end-everybody-loses = У обеих команд по { $total }, и во всех раундах ничья: проигрывают все.
scram-end-solo-wins-level = У обеих сторон по { $total }, а ничья — это победа соло-игрока.

# Итог раунда
scram-sheet-round = Раунд { $round } из { $rounds }
scram-sheet-no-call = Колода закончилась, и никто не объявил «Брысь!»: обе команды записывают свои суммы.
scram-sheet-call-paid = { $you ->
    [caller] Вы объявили «Брысь!» — и не зря: { $total } не больше, чем { $other }, поэтому ваша команда записывает 0.
    [self] «Брысь!» ({ $caller }) — и не зря: { $total } не больше, чем { $other }, поэтому ваша команда записывает 0.
   *[other] «Брысь!» ({ $caller }) — и не зря: { $total } не больше, чем { $other }, поэтому эта команда записывает 0.
  }
scram-sheet-call-failed = { $you ->
    [caller] Вы объявили «Брысь!» — и зря: { $total } больше, чем { $other }, поэтому ваша команда записывает { $recorded }.
    [self] «Брысь!» ({ $caller }) — и зря: { $total } больше, чем { $other }, поэтому ваша команда записывает { $recorded }.
   *[other] «Брысь!» ({ $caller }) — и зря: { $total } больше, чем { $other }, поэтому эта команда записывает { $recorded }.
  }
scram-sheet-team = { $team } команда: { $names }
scram-sheet-empty = пустой лагерь
scram-sheet-total = Сумма
scram-sheet-records = { $call ->
    [paid] Записано: «Брысь!» не зря
    [failed] Записано: { $total } + 10 за «Брысь!»
   *[none] Записано
  }
scram-sheet-sum = { $left ->
    [0] Всего
   *[other] Пока всего
  }
scram-sheet-starts = { $you ->
    [yes] Следующий раунд начинаете вы.
   *[no] Следующий раунд начинает { $who }.
  }

# Что нужно сейчас
scram-wanted-turn = { $call ->
    [yes] Возьмите карту из колоды или из сброса либо объявите «Брысь!».
   *[no] Возьмите карту из колоды или из сброса.
  }
scram-wanted-drawn = Примените эффект карты, замените ею или сбросьте её.
scram-wanted-push = { $pushed ->
    [0] Сдвиньте карту своего лагеря.
   *[other] Сдвигайте ещё карты своей команды или переверните сдвинутые.
  }
scram-wanted-gap = Выберите пустое место для новой карты.
scram-wanted-new-card = Не совпали. Положите новую карту с края своего лагеря.
scram-wanted-penalty = { $penalties ->
    [one] Положите штрафную карту с края своего лагеря.
    [few] { $penalties } штрафные карты: положите следующую с края своего лагеря.
   *[other] { $penalties } штрафных карт: положите следующую с края своего лагеря.
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
    [one] с какой картой поменять местами?
    [few] поменяйте местами две карты. Какую сначала?
   *[other] поменяйте местами две карты. Какую сначала?
  }
scram-wanted-target-look-and-swap = { $card }: посмотрите { $left ->
    [one] карту.
    [few] { $left } карты, потом их можно поменять местами. Какую сначала?
   *[other] { $left } карт, потом их можно поменять местами. Какую сначала?
  }
scram-wanted-swap = Поменяйте две карты местами или оставьте их.
scram-wanted-join = С какого края какого лагеря ляжет карта?
scram-wanted-round-over = Раунд окончен. Раздайте следующий.

# Что произошло; перед этим стоит имя
scram-event-drew = { $card ->
    [none] берёт карту
   *[other] берёт { $card }
  }
scram-event-took = берёт { $card } из сброса
scram-event-called = объявляет «Брысь!»
scram-event-used = применяет эффект { $card }
scram-event-replacing = заменяет взятой картой
scram-event-discarded = { $place ->
    [none] сбрасывает { $card }
   *[other] сбрасывает { $place }: { $card }
  }
scram-event-pushed = сдвигает { $place }
scram-event-turned-up = { $place } открыта: { $card }
scram-event-failed = не совпали: разных значений { $values }
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
scram-event-joined = { $card } ложится на { $place }
scram-event-round-over = Раунд окончен. Лагеря: { $own_totals }; команды: { $totals }. Записано: { $recorded }.
scram-event-dealt = начинает новый раунд

# Запись счёта; места и команды считают с 0
scram-pad-camp = Лагерь игрока { $seat }: { $total }
scram-pad-team = Команда { $team }: всего { $total }
scram-pad-recorded = Команда { $team } записывает { $score }
scram-pad-right-call = Команда { $team } объявила «Брысь!», и у неё не больше: записывает { $score }
scram-pad-wrong-call = Команда { $team } объявила «Брысь!», и у неё больше: записывает свою сумму и ещё 10, всего { $score }
scram-pad-starter = Следующий раунд начинает игрок { $seat }
scram-pad-sum = Команда { $team }: { $sum } за все раунды
scram-pad-lowest-sum = Команда { $team } побеждает с наименьшей суммой
scram-pad-lower-late-round = Поровну; команда { $team } побеждает по последнему неравному раунду
scram-pad-solo-wins-level = Поровну; побеждает соло-игрок
scram-pad-everybody-loses = Поровну в каждом раунде; проиграли все

# Стол в браузере
scram-table-team-0 = оранжевая
scram-table-team-1 = зелёная
scram-table-camp = Лагерь { $letter }: { $who }
scram-table-up = Карта { $place }: { $card }, открыта
scram-table-down = Карта { $place }, закрыта
scram-table-known = Карта { $place }, закрыта; вы её видели
scram-table-place = карта { $place }
scram-table-looked = Карта { $place }: { $card }, видите только вы
scram-table-gap = пустое место
scram-table-end = { $side ->
    [left] левый край
   *[right] правый край
  } лагеря { $letter }
scram-table-deck = Колода: { $size }
scram-table-second = Вторая карта колоды
scram-table-top = верхняя карта колоды
scram-table-discard = Сброс: { $card ->
    [none] пусто
   *[other] сверху { $card }
  }
scram-table-held = Взято: { $card ->
    [none] карта
   *[other] { $card }
  }
scram-table-i-know = Я знаю эту карту

# Отказы: сначала то, что нужно сделать сейчас
scram-refused-phase-turn = Начните ход: возьмите карту из колоды или из сброса либо объявите «Брысь!».
scram-refused-phase-drawn = Примените эффект взятой карты, замените ею или сбросьте её.
scram-refused-phase-push = Сдвиньте карты, потом переверните их.
scram-refused-phase-gap = Выберите для новой карты одно из пустых мест в своём лагере.
scram-refused-phase-new-card = Положите новую карту с левого или правого края своего лагеря.
scram-refused-phase-penalty = Положите штрафную карту с левого или правого края своего лагеря.
scram-refused-phase-target = Укажите следующую карту для эффекта.
scram-refused-phase-swap = Поменяйте две карты местами или оставьте их.
scram-refused-phase-join = Выберите край лагеря, с которого ляжет карта.
scram-refused-phase-round-over = Раунд окончен: раздайте следующий.
scram-refused-take-empty-camp = С пустым лагерем нельзя брать из сброса; возьмите карту из колоды.
scram-refused-take-nothing = Сброс пуст; возьмите карту из колоды.
scram-refused-called = В лагере { $camp } уже объявили «Брысь!»; возьмите карту.
scram-refused-call = Объявить «Брысь!» можно, когда карт в лагере не больше { $most }; у вас { $size }.
scram-refused-replace-nothing = В пустом лагере нечего заменить; примените эффект карты или сбросьте её.
scram-refused-no-ability = У карты { $card } нет эффекта; замените ею или сбросьте её.
scram-refused-no-target = Нет карты, к которой применить эффект { $card }; сбросьте её.
scram-refused-only-replace = Картой из сброса можно только заменить.
scram-refused-replacing = Вы заменяете: сдвиньте карты, потом переверните их.
scram-refused-turn-up-nothing = Сначала сдвиньте карту своего лагеря.
scram-refused-push-other = Сдвигать можно только карты своего лагеря и лагерей своей команды.
scram-refused-pushed-already = Эта карта уже сдвинута.
scram-refused-push-own-first = Первой сдвигают карту своего лагеря.
scram-refused-on-deck = Эффект { $card } к колоде не применяют.
scram-refused-same-card = Укажите две разные карты.
scram-refused-second = Вторую карту колоды указывают только вместе с верхней, после неё.
scram-refused-short-deck = Такой карты в колоде нет.
scram-refused-one-camp = Для эффекта { $card } нужны две карты одного лагеря: { $camp }.
scram-refused-face-up = Эта карта открыта; укажите закрытую.
scram-refused-joins-there = Карта ложится в тот лагерь, к которому применён эффект: { $camp }< или { $camp }>.
scram-refused-one-end = У пустого лагеря один край: { $camp }>.
scram-refused-no-card = В лагере { $camp } { $size ->
    [0] нет карт
    [one] { $size } карта
    [few] { $size } карты
   *[other] { $size } карт
  }.
scram-unreadable = «{ $written }» — это не ход: нужна буква ({ $letters }), карта от A1 до { $last }{ $most }, K1 или K2 либо край, например A< или { $last }>.
scram-table-point = Укажите на карту, которую знаете

# Доска в терминале
scram-board-round = раунд { $round } из { $rounds }
scram-board-called = в лагере { $camp } объявили «Брысь!»
scram-board-deck = колода { $size }
scram-board-then = потом
scram-board-discard = сброс
scram-board-empty = пусто
scram-board-held = на руках
scram-board-ability = эффект { $card }
scram-board-targets = на
scram-board-camp = лагерь { $camp }

# Почему бот сделал такой ход
scram-why-draw = У взятой карты может быть эффект, или она окажется малой.
scram-why-take = { $card } полезнее того, что она заменит.
scram-why-call = По его подсчёту, у собственной команды примерно { $ours }, у соперников { $theirs }.
scram-why-use-look = Прежде чем заменять, он хочет знать больше карт.
scram-why-use-turn-up = На открытую карту может рассчитывать вся команда.
scram-why-use-discard = { $card } позволяет избавиться от карт без замены.
scram-why-use-swap = Большая карта уйдёт к соперникам, а меньшая придёт.
scram-why-use-look-and-swap = Сначала он посмотрит, а поменяет, если выгодно.
scram-why-use-nothing = { $card } утяжелит лагерь соперников.
scram-why-replace = { $card } меньше того, что уйдёт из лагеря.
scram-why-discard = { $card } только утяжелила бы лагерь.
scram-why-push = { $place } — это { $card }: от неё лучше всего избавиться.
scram-why-push-match = { $place } — это { $card }, она совпадает со сдвинутыми.
scram-why-push-unseen = Карту { $place } он не знает; в среднем такая весит 7.
scram-why-turn-up = Сдвинутых карт довольно: больше — это риск, что карты не совпадут.
scram-why-look-ours = Он хочет знать, что у собственной команды на { $place }.
scram-why-look-theirs = Он хочет знать, что у соперников на { $place }.
scram-why-look-deck = Он хочет знать, что возьмут дальше: { $place }.
scram-why-turn-up-ours = Когда { $place } открыта, команда может планировать совпадения.
scram-why-turn-up-theirs = Когда { $place } открыта, все видят, что есть у соперников.
scram-why-turn-up-deck = Когда { $place } открыта, следующая карта не удивит.
scram-why-discard-ours = Без { $place } у его команды меньше.
scram-why-discard-theirs = Соперники предпочли бы сохранить { $place }.
scram-why-discard-deck = { $place } уходит в сброс; лучшего выбора нет.
scram-why-swap-ours = { $place } — карта, от которой стоит избавиться.
scram-why-swap-theirs = { $place } — карта, которую стоит иметь.
scram-why-swap-deck = { $place } участвует в обмене.
scram-why-look-and-swap-ours = { $place } — карта, которую он охотно поменял бы.
scram-why-look-and-swap-theirs = { $place } может оказаться картой, которую стоит иметь.
scram-why-look-and-swap-deck = { $place } может оказаться картой, которую стоит иметь.
scram-why-swap = Эти две карты лучше поменять местами.
scram-why-leave = Карты лучше оставить как есть.
scram-why-join-theirs = { $card } увеличивает сумму соперников.
scram-why-join-ours = { $card } должна куда-то уйти.
scram-why-place = Где лежит карта, для суммы не важно.
scram-why-next = Раунд подсчитан.
