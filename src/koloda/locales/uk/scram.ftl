# Геть! Ходи, як їх читає той, хто ходить. Табори мають літери, місця рахують зліва.
scram-move-draw = добрати верхню карту колоди
scram-move-take = узяти { $card } зі стосу скидання
scram-move-call = крикнути «Геть!»
scram-move-use-nothing = використати { $card }
scram-move-use-look = використати { $card }: переглянути { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
  }
scram-move-use-turn-up = використати { $card }: перевернути горілиць { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
  }
scram-move-use-discard = використати { $card }: скинути { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
  }
scram-move-use-swap = використати { $card }: обміняти дві карти
scram-move-use-look-and-swap = використати { $card }: переглянути дві карти й за бажання обміняти їх
scram-move-use-discard-and-join = використати { $card }: скинути { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
  } одного табору, до якого приєднається { $card }
scram-move-use-nothing-and-join = використати { $card }: карта приєднується до табору
scram-move-replace = замінити картою { $card }
scram-move-discard = скинути { $card }
scram-move-push-own = висунути свою карту { $place }
scram-move-push-camp = висунути карту { $place } табору { $camp }
scram-move-turn-up = перевернути { $cards ->
    [1] висунуту карту
    [one] { $cards } висунуту карту
    [few] { $cards } висунуті карти
   *[other] { $cards } висунутих карт
  }
scram-move-gap = покласти нову карту на місце своєї карти { $place }
scram-move-end-left = покласти нову карту з лівого краю свого табору
scram-move-end-right = покласти нову карту з правого краю свого табору
scram-move-penalty-left = покласти штрафну карту з лівого краю свого табору
scram-move-penalty-right = покласти штрафну карту з правого краю свого табору
scram-move-look-own = переглянути свою карту { $place }
scram-move-look-camp = переглянути карту { $place } табору { $camp }
scram-move-look-deck = переглянути верхню карту колоди
scram-move-look-second = переглянути другу карту колоди
scram-move-turn-up-own = перевернути горілиць свою карту { $place }
scram-move-turn-up-camp = перевернути горілиць карту { $place } табору { $camp }
scram-move-turn-up-deck = перевернути горілиць верхню карту колоди
scram-move-turn-up-second = перевернути горілиць другу карту колоди
scram-move-discard-own = скинути свою карту { $place }
scram-move-discard-camp = скинути карту { $place } табору { $camp }
scram-move-discard-deck = скинути верхню карту колоди
scram-move-discard-second = скинути другу карту колоди
scram-move-swap-own = обміняти свою карту { $place }
scram-move-swap-camp = обміняти карту { $place } табору { $camp }
scram-move-swap-deck = обміняти верхню карту колоди
scram-move-swap-second = обміняти другу карту колоди
scram-move-look-and-swap-own = переглянути свою карту { $place }
scram-move-look-and-swap-camp = переглянути карту { $place } табору { $camp }
scram-move-look-and-swap-deck = переглянути верхню карту колоди
scram-move-look-and-swap-second = переглянути другу карту колоди
scram-move-swap = обміняти ці дві карти
scram-move-leave = лишити обидві карти на місцях
scram-move-join-own-left = { $card } стає з лівого краю вашого табору
scram-move-join-own-right = { $card } стає з правого краю вашого табору
scram-move-join-own-empty = { $card } стає у ваш порожній табір
scram-move-join-camp-left = { $card } стає з лівого краю табору { $camp }
scram-move-join-camp-right = { $card } стає з правого краю табору { $camp }
scram-move-join-camp-empty = { $card } стає в порожній табір { $camp }
scram-move-next = роздати наступний раунд

# Кінець гри
scram-lowest-sum = Перемагає найменша сума за всі раунди.
scram-lower-late-round = Суми рівні; вирішує останній нерівний раунд.
scram-everybody-loses = Рівно в кожному раунді: програли всі.
scram-solo-wins-level = Суми рівні, і перемагає одинак.
scram-end-lowest-sum = { $you ->
    [self] У вашої команди менша сума: { $total } проти { $other }
    [foe] В іншої команди менша сума: { $total } проти { $other }
   *[none] Менша сума — { $team } команда: { $total } проти { $other }
  }{ $rounds ->
    [one] .
    [few] { " " }за { $rounds } раунди.
   *[other] { " " }за { $rounds } раундів.
  }
scram-end-lower-late-round = В обох команд по { $total }, тож вирішує останній раунд без нічиєї: раунд { $round }, { $score } проти { $lost } { $you ->
    [self] на користь вашої команди.
    [foe] на користь іншої команди.
   *[none] (перемагає { $team } команда).
  }
scram-end-everybody-loses = В обох команд по { $total }, і всі раунди завершилися нічиєю: програють усі.
scram-end-solo-wins-level = В обох сторін по { $total }, а нічия — це перемога одинака.

# Підсумок раунду
scram-sheet-round = Раунд { $round } з { $rounds }
scram-sheet-no-call = Колода скінчилася, і ніхто не крикнув «Геть!»: обидві команди записують свої суми.
scram-sheet-call-paid = { $you ->
    [caller] Ви крикнули «Геть!» — і не дарма: { $total } не більше, ніж { $other }, тож ваша команда записує 0.
    [self] «Геть!» ({ $caller }) — і не дарма: { $total } не більше, ніж { $other }, тож ваша команда записує 0.
   *[other] «Геть!» ({ $caller }) — і не дарма: { $total } не більше, ніж { $other }, тож ця команда записує 0.
  }
scram-sheet-call-failed = { $you ->
    [caller] Ви крикнули «Геть!» — і даремно: { $total } більше, ніж { $other }, тож ваша команда записує { $recorded }.
    [self] «Геть!» ({ $caller }) — і даремно: { $total } більше, ніж { $other }, тож ваша команда записує { $recorded }.
   *[other] «Геть!» ({ $caller }) — і даремно: { $total } більше, ніж { $other }, тож ця команда записує { $recorded }.
  }
scram-sheet-team = { $team } команда: { $names }
scram-sheet-empty = порожній табір
scram-sheet-total = Сума
scram-sheet-records = { $call ->
    [paid] Записано: «Геть!» не дарма
    [failed] Записано: { $total } + 10 за «Геть!»
   *[none] Записано
  }
scram-sheet-sum = { $left ->
    [0] Разом
   *[other] Поки що разом
  }
scram-sheet-starts = { $you ->
    [yes] Наступний раунд починаєте ви.
   *[no] Наступний раунд починає { $who }.
  }

# Що потрібно зараз
scram-wanted-turn = { $call ->
    [yes] Доберіть карту, візьміть зі стосу скидання або крикніть «Геть!».
   *[no] Доберіть карту або візьміть зі стосу скидання.
  }
scram-wanted-drawn = Використайте карту, замініть нею або скиньте її.
scram-wanted-push = { $pushed ->
    [0] Висуньте карту свого табору.
   *[other] Висувайте ще карти своєї команди або переверніть висунуті.
  }
scram-wanted-gap = Виберіть проміжок для нової карти.
scram-wanted-new-card = Не збігаються. Покладіть нову карту з краю свого табору.
scram-wanted-penalty = { $penalties ->
    [one] Покладіть штрафну карту з краю свого табору.
    [few] { $penalties } штрафні карти: покладіть наступну з краю свого табору.
   *[other] { $penalties } штрафних карт: покладіть наступну з краю свого табору.
  }
scram-wanted-target-look = { $card }: перегляньте { $left ->
    [one] карту.
    [few] { $left } карти. Яку спершу?
   *[other] { $left } карт. Яку спершу?
  }
scram-wanted-target-turn-up = { $card }: переверніть горілиць { $left ->
    [one] карту.
    [few] { $left } карти. Яку спершу?
   *[other] { $left } карт. Яку спершу?
  }
scram-wanted-target-discard = { $card }: скиньте { $left ->
    [one] карту.
    [few] { $left } карти. Яку спершу?
   *[other] { $left } карт. Яку спершу?
  }
scram-wanted-target-swap = { $card }: { $left ->
    [one] з якою картою обміняти?
    [few] обміняйте дві карти. Яку спершу?
   *[other] обміняйте дві карти. Яку спершу?
  }
scram-wanted-target-look-and-swap = { $card }: перегляньте { $left ->
    [one] карту.
    [few] { $left } карти, потім їх можна обміняти. Яку спершу?
   *[other] { $left } карт, потім їх можна обміняти. Яку спершу?
  }
scram-wanted-swap = Обміняйте дві карти або лишіть їх.
scram-wanted-join = З якого краю якого табору стане карта?
scram-wanted-round-over = Раунд закінчено. Роздайте наступний.

# Що сталося; перед цим стоїть ім’я
scram-event-drew = { $card ->
    [none] добирає карту
   *[other] добирає { $card }
  }
scram-event-took = бере { $card } зі стосу скидання
scram-event-called = кричить «Геть!»
scram-event-used = використовує { $card }
scram-event-replacing = замінює добраною картою
scram-event-discarded = { $place ->
    [none] скидає { $card }
   *[other] скидає { $place }: { $card }
  }
scram-event-pushed = висуває { $place }
scram-event-turned-up = { $place } перевернуто: { $card }
scram-event-failed = не збігаються: різних чисел { $values }
scram-event-placed = { $card ->
    [none] кладе нову карту на { $place }
   *[other] кладе { $card } на { $place }
  }
scram-event-named = вказує на { $place }
scram-event-looked = { $card ->
    [none] переглядає { $place }
   *[other] переглядає { $place }: { $card }
  }
scram-event-swapped = { $places } міняються місцями
scram-event-left = лишає карти на місцях
scram-event-penalty = { $card ->
    [none] штрафна карта лягає на { $place }
   *[other] штрафна карта { $card } лягає на { $place }
  }
scram-event-joined = { $card } стає на { $place }
scram-event-round-over = Раунд закінчено. Табори: { $own_totals }; команди: { $totals }. Записано: { $recorded }.
scram-event-dealt = починає новий раунд

# Запис рахунку; місця й команди рахують від 0
scram-pad-camp = Табір гравця { $seat }: { $total }
scram-pad-team = Команда { $team }: разом { $total }
scram-pad-recorded = Команда { $team } записує { $score }
scram-pad-right-call = Команда { $team } крикнула «Геть!» і має не більше: записує { $score }
scram-pad-wrong-call = Команда { $team } крикнула «Геть!» і має більше: записує свою суму та ще 10, разом { $score }
scram-pad-starter = Наступний раунд починає гравець { $seat }
scram-pad-sum = Команда { $team }: { $sum } за всі раунди
scram-pad-lowest-sum = Команда { $team } перемагає з найменшою сумою
scram-pad-lower-late-round = Рівно; команда { $team } перемагає за останнім нерівним раундом
scram-pad-solo-wins-level = Рівно; перемагає одинак
scram-pad-everybody-loses = Рівно в кожному раунді; програли всі

# Стіл у браузері
scram-table-team-0 = помаранчева
scram-table-team-1 = зелена
scram-table-camp = Табір { $letter }: { $who }
scram-table-up = Карта { $place }: { $card }, горілиць
scram-table-down = Карта { $place }, долілиць
scram-table-known = Карта { $place }, долілиць; ви її бачили
scram-table-place = карта { $place }
scram-table-looked = Карта { $place }: { $card }, бачите лише ви
scram-table-gap = проміжок
scram-table-end = { $side ->
    [left] лівий край
   *[right] правий край
  } табору { $letter }
scram-table-deck = Колода: { $size }
scram-table-second = Друга карта колоди
scram-table-top = верхня карта колоди
scram-table-discard = Стос скидання: { $card ->
    [none] порожньо
   *[other] зверху { $card }
  }
scram-table-held = Добрано: { $card ->
    [none] долілиць
   *[other] { $card }
  }
scram-table-i-know = Я знаю цю карту

# Відмови: спершу те, що треба зробити зараз
scram-refused-phase-turn = Почніть хід: доберіть карту, візьміть зі стосу скидання або крикніть «Геть!».
scram-refused-phase-drawn = Використайте добрану карту, замініть нею або скиньте її.
scram-refused-phase-push = Висуньте карти, потім переверніть їх.
scram-refused-phase-gap = Виберіть для нової карти один із проміжків у своєму таборі.
scram-refused-phase-new-card = Покладіть нову карту з лівого або правого краю свого табору.
scram-refused-phase-penalty = Покладіть штрафну карту з лівого або правого краю свого табору.
scram-refused-phase-target = Вкажіть наступну карту, на яку діє здібність.
scram-refused-phase-swap = Обміняйте дві карти або лишіть їх.
scram-refused-phase-join = Виберіть край табору, з якого стане карта.
scram-refused-phase-round-over = Раунд закінчено: роздайте наступний.
scram-refused-take-empty-camp = З порожнім табором не можна брати зі стосу скидання; доберіть із колоди.
scram-refused-take-nothing = Стос скидання порожній; доберіть із колоди.
scram-refused-called = У таборі { $camp } вже крикнули «Геть!»; доберіть або візьміть карту.
scram-refused-call = Крикнути «Геть!» можна, коли карт у таборі не більше ніж { $most }; у вас їх { $size }.
scram-refused-replace-nothing = У порожньому таборі нема чого замінити; використайте карту або скиньте її.
scram-refused-no-ability = Карта { $card } не має здібності; замініть нею або скиньте її.
scram-refused-no-target = Немає карти, на яку подіяла б { $card }; скиньте її.
scram-refused-only-replace = Картою зі стосу скидання можна лише замінити.
scram-refused-replacing = Ви замінюєте: висуньте карти, потім переверніть їх.
scram-refused-turn-up-nothing = Спершу висуньте карту свого табору.
scram-refused-push-other = Висувати можна лише карти свого табору й таборів своєї команди.
scram-refused-pushed-already = Цю карту вже висунуто.
scram-refused-push-own-first = Першою висувають карту свого табору.
scram-refused-on-deck = Карту { $card } не можна використати на колоду.
scram-refused-same-card = Вкажіть дві різні карти.
scram-refused-second = Другу карту колоди вказують лише разом із верхньою, після неї.
scram-refused-short-deck = Такої карти в колоді немає.
scram-refused-one-camp = Карта { $card } скидає дві карти одного табору: { $camp }.
scram-refused-face-up = Ця карта лежить горілиць; вкажіть ту, що лежить долілиць.
scram-refused-joins-there = Карта стає в той табір, на який її використали: { $camp }< або { $camp }>.
scram-refused-one-end = У порожнього табору один край: { $camp }>.
scram-refused-no-card = У таборі { $camp } { $size ->
    [0] немає карт
    [one] { $size } карта
    [few] { $size } карти
   *[other] { $size } карт
  }.
scram-unreadable = «{ $written }» — це не хід: потрібна літера ({ $letters }), карта від A1 до { $last }{ $most }, K1 або K2, чи край, як-от A< або { $last }>.
scram-table-point = Вкажіть на карту, яку знаєте

# Дошка в терміналі
scram-board-round = раунд { $round } з { $rounds }
scram-board-called = у таборі { $camp } крикнули «Геть!»
scram-board-deck = колода { $size }
scram-board-then = потім
scram-board-discard = скид
scram-board-empty = порожньо
scram-board-held = на руках
scram-board-ability = здібність { $card }
scram-board-targets = на
scram-board-camp = табір { $camp }

# Чому бот зробив такий хід
scram-why-draw = Добрана карта може мати здібність або бути малою.
scram-why-take = { $card } корисніша за те, що вона замінить.
scram-why-call = За його підрахунком, у власної команди приблизно { $ours }, у суперників { $theirs }.
scram-why-use-look = Перш ніж замінювати, він хоче знати більше карт.
scram-why-use-turn-up = На карту, що лежить горілиць, може розраховувати вся команда.
scram-why-use-discard = { $card } дає змогу позбутися карт без заміни.
scram-why-use-swap = Велика карта піде до суперників, а менша прийде.
scram-why-use-look-and-swap = Спершу він подивиться, а обміняє, якщо вигідно.
scram-why-use-nothing = { $card } обтяжить суперників.
scram-why-replace = { $card } менша за те, що піде з табору.
scram-why-discard = { $card } лише обтяжила б табір.
scram-why-push = { $place } — це { $card }: її найкраще позбутися.
scram-why-push-match = { $place } — це { $card }, вона збігається з висунутими.
scram-why-push-unseen = Карти { $place } він не знає; у середньому така важить 7.
scram-why-turn-up = Висунутих карт досить: більше — це ризик, що карти не збіжаться.
scram-why-look-ours = Він хоче знати, що має власна команда на { $place }.
scram-why-look-theirs = Він хоче знати, що суперники мають на { $place }.
scram-why-look-deck = Він хоче знати, що доберуть далі: { $place }.
scram-why-turn-up-ours = Коли { $place } лежить горілиць, команда може планувати збіги.
scram-why-turn-up-theirs = Коли { $place } лежить горілиць, усі бачать, що мають суперники.
scram-why-turn-up-deck = Коли { $place } лежить горілиць, наступний добір не здивує.
scram-why-discard-ours = Без { $place } його команда має менше.
scram-why-discard-theirs = Суперники воліли б зберегти { $place }.
scram-why-discard-deck = { $place } іде у скид; кращого вибору немає.
scram-why-swap-ours = { $place } — карта, якої варто позбутися.
scram-why-swap-theirs = { $place } — карта, яку варто мати.
scram-why-swap-deck = { $place } бере участь в обміні.
scram-why-look-and-swap-ours = { $place } — карта, яку він радо обміняв би.
scram-why-look-and-swap-theirs = { $place } може бути картою, яку варто мати.
scram-why-look-and-swap-deck = { $place } може бути картою, яку варто мати.
scram-why-swap = Ці дві карти краще обміняти.
scram-why-leave = Карти краще лишити, як є.
scram-why-join-theirs = { $card } збільшує суму суперників.
scram-why-join-ours = { $card } мусить кудись піти.
scram-why-place = Де лежить карта, для суми байдуже.
scram-why-next = Раунд підраховано.
