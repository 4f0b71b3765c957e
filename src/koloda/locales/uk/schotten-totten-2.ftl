# Шоттен-Тоттен 2: Облога. Захоплення: чим є загін; «J=R7» — джокер замість R7
schotten-totten-2-proof-attacker-colour-run = Нападник: { $cards }, одноколірний ряд, разом { $total }.
schotten-totten-2-proof-attacker-equal-strength = Нападник: { $cards }, однакова сила, разом { $total }.
schotten-totten-2-proof-attacker-colour = Нападник: { $cards }, колір, разом { $total }.
schotten-totten-2-proof-attacker-run = Нападник: { $cards }, ряд, разом { $total }.
schotten-totten-2-proof-attacker-sum = Нападник: { $cards }, сума, разом { $total }.
schotten-totten-2-proof-attacker-lowest-sum = Нападник: { $cards }, найменша сума, разом { $total }.
schotten-totten-2-proof-defender-colour-run = Оборонець: { $cards }, одноколірний ряд, разом { $total }.
schotten-totten-2-proof-defender-equal-strength = Оборонець: { $cards }, однакова сила, разом { $total }.
schotten-totten-2-proof-defender-colour = Оборонець: { $cards }, колір, разом { $total }.
schotten-totten-2-proof-defender-run = Оборонець: { $cards }, ряд, разом { $total }.
schotten-totten-2-proof-defender-sum = Оборонець: { $cards }, сума, разом { $total }.
schotten-totten-2-proof-defender-lowest-sum = Оборонець: { $cards }, найменша сума, разом { $total }.

# чому захоплення вдале
schotten-totten-2-proof-stronger = Обидва загони укомплектовані, і загін нападника сильніший.
schotten-totten-2-proof-level-first = Обидва загони укомплектовані й рівні, але нападник укомплектував свій раніше.
schotten-totten-2-proof-too-few = Оборонець не може укомплектувати загін: { $missing ->
    [one] бракує { $missing } карти
    [few] бракує { $missing } карт
   *[other] бракує { $missing } карт
  }, а { $free ->
    [0] вільних немає
    [one] вільна лише { $free }
    [few] вільні лише { $free }
   *[other] вільних лише { $free }
  }.
schotten-totten-2-proof-best-sum = Найбільше, що ще може набрати оборонець: { $total }, додавши { $cards }.
schotten-totten-2-proof-best-lowest-sum = Найменше, що ще може набрати оборонець: { $total }, додавши { $cards }.
schotten-totten-2-proof-none-colour-run-above = Загону «одноколірний ряд» з { $size } карт із сумою понад { $above } не буває.
schotten-totten-2-proof-unfit-colour-run = З карт оборонця ({ $cards }) уже не скласти загону «одноколірний ряд» з { $size } карт.
schotten-totten-2-proof-gone-colour-run = Для загону «одноколірний ряд» з { $size } карт оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-unfit-colour-run-above = З карт оборонця ({ $cards }) уже не скласти загону «одноколірний ряд» з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-gone-colour-run-above = Для загону «одноколірний ряд» з { $size } карт із сумою понад { $above } оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-none-equal-strength-above = Загону «однакова сила» з { $size } карт із сумою понад { $above } не буває.
schotten-totten-2-proof-unfit-equal-strength = З карт оборонця ({ $cards }) уже не скласти загону «однакова сила» з { $size } карт.
schotten-totten-2-proof-gone-equal-strength = Для загону «однакова сила» з { $size } карт оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-unfit-equal-strength-above = З карт оборонця ({ $cards }) уже не скласти загону «однакова сила» з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-gone-equal-strength-above = Для загону «однакова сила» з { $size } карт із сумою понад { $above } оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-none-colour-above = Загону «колір» з { $size } карт із сумою понад { $above } не буває.
schotten-totten-2-proof-unfit-colour = З карт оборонця ({ $cards }) уже не скласти загону «колір» з { $size } карт.
schotten-totten-2-proof-gone-colour = Для загону «колір» з { $size } карт оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-unfit-colour-above = З карт оборонця ({ $cards }) уже не скласти загону «колір» з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-gone-colour-above = Для загону «колір» з { $size } карт із сумою понад { $above } оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-none-run-above = Загону «ряд» з { $size } карт із сумою понад { $above } не буває.
schotten-totten-2-proof-unfit-run = З карт оборонця ({ $cards }) уже не скласти загону «ряд» з { $size } карт.
schotten-totten-2-proof-gone-run = Для загону «ряд» з { $size } карт оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-unfit-run-above = З карт оборонця ({ $cards }) уже не скласти загону «ряд» з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-gone-run-above = Для загону «ряд» з { $size } карт із сумою понад { $above } оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.

# чому ні
schotten-totten-2-proof-counter = Оборонець ще може додати { $cards }.
schotten-totten-2-proof-weaker = Це сильніше за загін нападника.
schotten-totten-2-proof-level-later = Загони рівні, але оборонець укомплектував свій раніше.

# захоплення за справжнім столом
schotten-totten-2-claim-tile = Яку плитку захоплюють, від 1 до 7? (4d: четверта, пошкоджена; або вставте JSON)
schotten-totten-2-claim-attacker = Карти нападника там, наприклад R5 B11 J?
schotten-totten-2-claim-defender = Карти оборонця там?
schotten-totten-2-claim-gone = Усі інші відкриті карти, на інших плитках чи скинуті?
schotten-totten-2-claim-first = Обидва загони укомплектовані й рівні. Хто був першим, нападник (attacker) чи оборонець (defender)?
schotten-totten-2-claim-good = Захоплення вдале.
schotten-totten-2-claim-not-proved = Захоплення не доведено.

# Ходи, як їх читає той, хто ходить
schotten-totten-2-move-play = зіграти { $card } на плитку { $tile }
schotten-totten-2-move-claim = захопити плитку { $tile }
schotten-totten-2-move-retreat = відступити від плитки { $tile }
schotten-totten-2-move-oil = жбурнути казан на плитку { $tile }
schotten-totten-2-move-draw-siege = узяти карту облоги
schotten-totten-2-move-draw-tactics = узяти карту тактики
schotten-totten-2-move-pass = нічого не грати
schotten-totten-2-move-redeployment = передислокація: пересунути свою карту
schotten-totten-2-move-recruitment = вербування: зіграти скинуту карту
schotten-totten-2-move-desertion = дезертирство: скинути карту суперника
schotten-totten-2-move-treason = зрада: забрати карту суперника на свій бік
schotten-totten-2-move-explosion = вибух: скинути всі карти біля плитки { $tile }
schotten-totten-2-move-reinforcements = підкріплення: затасувати дві скинуті карти в колоду
schotten-totten-2-move-swap = обмін: обміняти три карти з руки на три карти суперника
schotten-totten-2-move-choose-redeployment = забрати { $card } від плитки { $tile }
schotten-totten-2-move-choose-recruitment = завербувати { $card }
schotten-totten-2-move-choose-desertion = скинути { $card } біля плитки { $tile }
schotten-totten-2-move-choose-treason = узяти { $card } від плитки { $tile }
schotten-totten-2-move-choose-reinforcements = затасувати { $card } в колоду
schotten-totten-2-move-choose-swap = віддати { schotten-totten-2-named-card }
schotten-totten-2-move-to = покласти { $card } на плитку { $tile }
schotten-totten-2-move-to-discard = скинути { $card }

# Що потрібно зараз
schotten-totten-2-wanted-attack = Зіграйте карту; перед цим можна захопити плитку чи відступити.
schotten-totten-2-wanted-defence = Зіграйте карту; перед цим можна жбурнути казан зі смолою.
schotten-totten-2-wanted-draw = { $deck ->
    [0] Захоплюйте: колода облоги порожня, і добір закінчить гру.
   *[other] Візьміть карту; перед цим нападник може захопити плитку.
  }
schotten-totten-2-wanted-redeployment-choosing = Виберіть свою карту біля стіни.
schotten-totten-2-wanted-redeployment-placing = Виберіть для неї іншу плитку або скид.
schotten-totten-2-wanted-recruitment-choosing = Виберіть скинуту карту.
schotten-totten-2-wanted-recruitment-placing = Виберіть для неї плитку.
schotten-totten-2-wanted-desertion-choosing = Виберіть карту суперника.
schotten-totten-2-wanted-treason-choosing = Виберіть карту суперника.
schotten-totten-2-wanted-treason-placing = Виберіть для неї плитку на своєму боці.
schotten-totten-2-wanted-reinforcements-choosing = Виберіть дві скинуті карти.
schotten-totten-2-wanted-swap-giving = Виберіть три карти з руки, які віддасте.

# Кінець гри
schotten-totten-2-tile-broken = Пошкоджену плитку захоплено вдруге: нападник переміг.
schotten-totten-2-four-tiles-damaged = Чотири плитки пошкоджено: нападник переміг.
schotten-totten-2-siege-deck-empty = Колода облоги порожня: оборонець переміг.
schotten-totten-2-wall-held = Бік оборонця заповнено: оборонець переміг.
schotten-totten-2-both-games-won = Виграно обидві гри, по одній у кожній ролі.
schotten-totten-2-faster-attack = Обидва штурми вдалися; після переможного в колоді облоги лишилося більше карт.
schotten-totten-2-better-defence = Обидві стіни встояли; у переможця більше цілих плиток і казанів разом.
schotten-totten-2-end-tile-broken = { $you ->
    [self] Ви захопили вже пошкоджену плитку { $tile }: це негайна перемога.
   *[other] { $seat } захоплює вже пошкоджену плитку { $tile }: це негайна перемога.
  }
schotten-totten-2-end-four-tiles-damaged = { $you ->
    [self] Ви захопили плитку { $tile }, і це вже четверта пошкоджена: { $damaged }.
   *[other] { $seat } захоплює плитку { $tile }, і це вже четверта пошкоджена: { $damaged }.
  }
schotten-totten-2-end-siege-deck-empty = { $you ->
    [self] Ви протрималися, доки колода облоги не спорожніла: пошкоджено { $count } із 4 потрібних плиток.
    [foe] { $seat } тримається, доки колода облоги не порожніє: ви пошкодили { $count } із 4 потрібних плиток.
   *[none] { $seat } тримається, доки колода облоги не порожніє: { $partner } пошкоджує { $count } із 4 потрібних плиток.
  }
schotten-totten-2-end-wall-held = { $you ->
    [self] Ваш бік стіни повністю зайнято, тож вона встояла: пошкоджено { $count } із 4 потрібних плиток.
    [foe] Бік оборонця повністю зайнято, тож стіна встояла ({ $seat }): ви пошкодили { $count } із 4 потрібних плиток.
   *[none] Бік оборонця повністю зайнято, тож стіна встояла ({ $seat }): { $partner } пошкоджує { $count } із 4 потрібних плиток.
  }
schotten-totten-2-end-both-games-won = { $you ->
    [self] Ви виграли обидві гри, по одній у кожній ролі.
   *[other] { $seat } виграє обидві гри, по одній у кожній ролі.
  }
schotten-totten-2-end-faster-attack = { $you ->
    [self] Перемогли обидва нападники, але ви швидше: у колоді облоги лишилося { $left } проти { $foe_left }.
   *[other] Перемогли обидва нападники, але { $seat } швидше: у колоді облоги лишилося { $left } проти { $foe_left }.
  }
schotten-totten-2-end-better-defence = { $you ->
    [self] Перемогли обидва оборонці, але ви зберегли більше: непошкоджених плиток і казанів { $held } проти { $foe_held }.
   *[other] Перемогли обидва оборонці, але { $seat } зберігає більше: непошкоджених плиток і казанів { $held } проти { $foe_held }.
  }

# Захоплення, поки карти ще лежать
schotten-totten-2-compared-shown = { $you ->
    [yes] Ви захоплюєте плитку { $tile }
   *[no] { $who } захоплює плитку { $tile }
  }
schotten-totten-2-compared-formation = { $type ->
    [colour-run] одноколірний ряд
    [equal-strength] однакова сила
    [colour] колір
    [run] ряд
    [lowest-sum] найменша сума
   *[sum] сума
  }
schotten-totten-2-compared-beats = { schotten-totten-2-compared-formation } { $total } перемагає { $foe_type ->
    [colour-run] одноколірний ряд
    [equal-strength] однакову силу
    [colour] колір
    [run] ряд
    [lowest-sum] найменшу суму
   *[sum] суму
  } { $foe_total }
schotten-totten-2-compared-first = { schotten-totten-2-compared-formation } { $total } з обох боків: загін нападника укомплектовано раніше
schotten-totten-2-compared-unbeatable = { schotten-totten-2-compared-formation } { $total }: сильнішого загону тут уже не зібрати
schotten-totten-2-compared-incomplete = не укомплектовано

# Підсумок гри
schotten-totten-2-sheet-game = { $you ->
    [yes] Цю гру виграли ви.
   *[no] Цю гру виграє { $who }.
  }
schotten-totten-2-sheet-tile = Усе вирішила плитка { $tile }
schotten-totten-2-sheet-damaged = Пошкоджені плитки: { $count } із 4
schotten-totten-2-sheet-breach = Плитка { $tile }:
schotten-totten-2-sheet-no-breach = Стіна ціла.

# Що сталося; перед цим стоїть ім’я того, хто це зробив або чия карта
schotten-totten-2-event-played = { $card } на плитку { $tile }
schotten-totten-2-event-clashed = { $card } зіткнулася біля плитки { $tile } і йде у скид
schotten-totten-2-event-retreated = відступ від плитки { $tile }
schotten-totten-2-event-oiled = казан на плитку { $tile }: { $card } у скид
schotten-totten-2-event-claimed = захоплено плитку { $tile }
schotten-totten-2-event-discarded = { $card } біля плитки { $tile } йде у скид
schotten-totten-2-event-acted = грає { schotten-totten-2-named-card }
schotten-totten-2-event-chosen = вибирає { $card }
schotten-totten-2-event-given = { $card ->
    [none] карту для обміну вибрано
   *[other] віддасть { schotten-totten-2-named-card }
  }
schotten-totten-2-event-moved = { $card } переходить на плитку { $tile }
schotten-totten-2-event-reinforced = { $cards } затасовано в колоду облоги
schotten-totten-2-event-exchanged = { $card ->
    [none] віддає карту
   *[other] віддає { schotten-totten-2-named-card }
  }
schotten-totten-2-event-drew-siege = { $card ->
    [none] бере карту облоги
   *[other] бере { $card }
  }
schotten-totten-2-event-drew-tactics = { $card ->
    [none] бере карту тактики
   *[other] бере { schotten-totten-2-named-card }
  }
schotten-totten-2-event-passed = нічого не грає
schotten-totten-2-event-won = перемога: { $reason ->
    [tile-broken] пошкоджену плитку захоплено вдруге
    [four-tiles-damaged] чотири плитки пошкоджено
    [siege-deck-empty] колода облоги порожня
   *[wall-held] бік оборонця заповнено
  }
schotten-totten-2-event-attacks-next = нападає в наступній грі

# Карти тактики: грає, бере, віддає кого, що; інші — записом
schotten-totten-2-named-card = { $card ->
    [J] джокера
    [S] шпигуна
    [H] щит
    [redeployment] передислокацію
    [recruitment] вербування
    [desertion] дезертирство
    [treason] зраду
    [explosion] вибух
    [reinforcements] підкріплення
    [swap] обмін
   *[other] { $card }
  }

# Стіл у браузері
schotten-totten-2-table-hand = Ваша рука
schotten-totten-2-table-role-attacker = нападник
schotten-totten-2-table-role-defender = оборонець
schotten-totten-2-table-tile = Плитка { $tile }, { $damaged ->
    [yes] пошкоджена
   *[no] ціла
  }
schotten-totten-2-table-accepts-all = усе
schotten-totten-2-table-accepts-sum = сума
schotten-totten-2-table-accepts-run = ряд
schotten-totten-2-table-accepts-colour = колір
schotten-totten-2-table-accepts-equal-strength = однакова сила
schotten-totten-2-table-accepts-colour-run = одноколірний ряд
schotten-totten-2-table-accepts-lowest-sum = найменша сума
schotten-totten-2-table-claim = Захопити
schotten-totten-2-table-retreat = Відступити
schotten-totten-2-table-oil = Казан
schotten-totten-2-table-room = місце для карти
schotten-totten-2-table-siege-deck = Колода облоги
schotten-totten-2-table-tactics-deck = Колода тактики
schotten-totten-2-table-discard = Скид
schotten-totten-2-table-discard-empty = поки нічого
schotten-totten-2-table-not-proved = Захоплення плитки { $tile } не доведено
schotten-totten-2-table-cauldrons = Казани зі смолою
schotten-totten-2-table-tactics-played = Зіграно карт тактики: { $played }
schotten-totten-2-table-known = Відомо на руках:
schotten-totten-2-table-game = Гра { $game } з 2{ $again ->
    [yes] , ще раз
   *[no] { "" }
  }
schotten-totten-2-table-game-won = Гра { $game }: перемога — { $who } { $role ->
    [attacker] (нападник, у колоді облоги { $left })
   *[defender] (оборонець, плиток і казанів { $held })
  }
schotten-totten-2-table-in-hand = { $size ->
    [one] { $size } карта
    [few] { $size } карти
   *[other] { $size } карт
  }
schotten-totten-2-table-card-joker = Джокер
schotten-totten-2-table-card-spy = Шпигун
schotten-totten-2-table-card-shield = Щит
schotten-totten-2-table-card-redeployment = Передислокація
schotten-totten-2-table-card-recruitment = Вербування
schotten-totten-2-table-card-desertion = Дезертирство
schotten-totten-2-table-card-treason = Зрада
schotten-totten-2-table-card-explosion = Вибух
schotten-totten-2-table-card-reinforcements = Підкріплення
schotten-totten-2-table-card-swap = Обмін
schotten-totten-2-table-text-joker = будь-який колір і будь-яка сила
schotten-totten-2-table-text-spy = сила 10, будь-який колір
schotten-totten-2-table-text-shield = сила 1, 2 або 3, будь-який колір
schotten-totten-2-table-text-redeployment = одна ваша карта біля стіни переходить до іншої плитки з вільним місцем або у скид
schotten-totten-2-table-text-recruitment = одна скинута карта облоги переходить до плитки з вільним місцем на вашому боці
schotten-totten-2-table-text-desertion = одна карта на боці суперника йде у скид
schotten-totten-2-table-text-treason = одна карта з боку суперника переходить до плитки з вільним місцем на вашому боці
schotten-totten-2-table-text-explosion = усі карти по обидва боки однієї плитки йдуть у скид
schotten-totten-2-table-text-reinforcements = дві скинуті карти облоги затасовують у колоду облоги
schotten-totten-2-table-text-swap = кожен таємно вибирає три карти з руки, і гравці обмінюються ними
schotten-totten-2-table-colour-red = червона
schotten-totten-2-table-colour-yellow = жовта
schotten-totten-2-table-colour-green = зелена
schotten-totten-2-table-colour-blue = синя
schotten-totten-2-table-colour-purple = фіолетова

# Відмови: чого ще вимагає карта дії
schotten-totten-2-refused-action-redeployment = Виберіть свою карту біля стіни, потім іншу плитку, де є місце (>3), або скид (>X).
schotten-totten-2-refused-action-recruitment = Виберіть карту облоги зі скиду, потім плитку, де є місце (>3).
schotten-totten-2-refused-action-desertion = Виберіть карту суперника біля стіни.
schotten-totten-2-refused-action-treason = Виберіть карту суперника біля стіни, потім плитку, де на вашому боці є місце (>3).
schotten-totten-2-refused-action-explosion = Назвіть плитку, біля якої лежить карта, наприклад EXP>3.
schotten-totten-2-refused-action-reinforcements = Виберіть дві різні карти облоги зі скиду.
schotten-totten-2-refused-action-swap = Виберіть три різні карти з руки.

# чому не можна зіграти дію
schotten-totten-2-refused-no-tactics = За цим столом грають без карт тактики.
schotten-totten-2-refused-no-action = У вас на руках немає карти «{ $action ->
    [redeployment] Передислокація
    [recruitment] Вербування
    [desertion] Дезертирство
    [treason] Зрада
    [explosion] Вибух
    [reinforcements] Підкріплення
   *[swap] Обмін
  }».
schotten-totten-2-refused-ahead = Карт тактики ви зіграли { $own }, суперник { $other }: можна випереджати щонайбільше на одну.
schotten-totten-2-refused-nothing-for-redeployment = У вас немає карт біля стіни.
schotten-totten-2-refused-nothing-for-recruitment = Потрібні карта облоги у скиді та плитка, де є місце.
schotten-totten-2-refused-nothing-for-desertion = У суперника немає карт біля стіни.
schotten-totten-2-refused-nothing-for-treason = Потрібні карта суперника біля стіни та плитка, де на вашому боці є місце.
schotten-totten-2-refused-nothing-for-explosion = Біля стіни немає карт.
schotten-totten-2-refused-nothing-for-reinforcements = Потрібні дві карти облоги у скиді.
schotten-totten-2-refused-nothing-for-swap = Ні в кого немає карт для обміну.

# чому не можна зробити іншого ходу
schotten-totten-2-refused-draw-first = Спершу зіграйте карту.
schotten-totten-2-refused-half-play = Назвіть карту й плитку разом, наприклад R5>3.
schotten-totten-2-refused-not-in-hand = Карти { $card } немає у вас на руках.
schotten-totten-2-refused-full = Місця на вашому боці плитки { $tile } вже немає: там { $capacity ->
    [one] { $capacity } карта
    [few] { $capacity } карти
   *[other] { $capacity } карт
  }.
schotten-totten-2-refused-played = Ви вже зіграли карту: візьміть нову або, якщо можете, захопіть плитку.
schotten-totten-2-refused-siege-deck-empty = Колода облоги порожня: добір закінчить гру.
schotten-totten-2-refused-tactics-deck-empty = Колода тактики порожня.
schotten-totten-2-refused-claim-defender = Захоплює лише нападник.
schotten-totten-2-refused-claim-early = Ваш загін не укомплектований: карт { $size } із { $capacity }.
schotten-totten-2-refused-claim-held = Загін оборонця встояв: { $cards }.
schotten-totten-2-refused-claim-open = Ще не доведено: оборонець встоїть, якщо додасть { $cards }.
schotten-totten-2-refused-retreat-defender = Відступає лише нападник.
schotten-totten-2-refused-retreat-nothing = У вас там немає карт.
schotten-totten-2-refused-oil-attacker = Казани має лише оборонець.
schotten-totten-2-refused-oil-none = Казанів більше немає.
schotten-totten-2-refused-oil-twice = За хід можна жбурнути один казан, і його вже жбурнули.
schotten-totten-2-refused-oil-nothing = У нападника там немає карт.
schotten-totten-2-refused-pass = Ви можете зіграти карту, отже мусите.
schotten-totten-2-refused-pass-blocked = Відступ або захоплення дозволить вам зіграти карту: зробіть це.
schotten-totten-2-unreadable = «{ $written }» — це не хід: R5>3 грає карту, C3 захоплює, <3 відступає, O3 жбурляє казан, D бере карту.
schotten-totten-2-first-joker = { $written }: із двох джокерів на руках хід називає першого.
schotten-totten-2-no-joker = { $written }: там немає джокера, якого можна вибрати.

# Дошка в терміналі
schotten-totten-2-board-game = гра { $game } з 2{ $again ->
    [yes] , ще раз
   *[no] { "" }
  }
schotten-totten-2-board-won = гра { $game }: виграло місце { $seat }, лишилося карт { $left }, плиток і казанів { $held }
schotten-totten-2-board-seat = місце { $seat }
schotten-totten-2-board-cauldrons = казани { $left }
schotten-totten-2-board-tactics = зіграно тактики { $played }
schotten-totten-2-board-hand = рука
schotten-totten-2-board-empty = порожньо
schotten-totten-2-board-tile = плитка
schotten-totten-2-board-claim = можна
schotten-totten-2-board-all = усе
schotten-totten-2-board-sum = сума
schotten-totten-2-board-run = ряд
schotten-totten-2-board-colour = колір
schotten-totten-2-board-equal-strength = однак.
schotten-totten-2-board-colour-run = кол.ряд
schotten-totten-2-board-lowest-sum = найм.
schotten-totten-2-board-siege-deck = колода облоги { $size }
schotten-totten-2-board-tactics-deck = колода тактики { $size }
schotten-totten-2-board-discard = скинуто:
schotten-totten-2-board-elites = еліта

# захоплення за справжнім столом, якого не може бути
schotten-totten-2-refused-claim-no-tile = Плитки { $tile } немає; є від 1 до { $tiles }.
schotten-totten-2-refused-claim-no-card = { $card } — це не карта: карти облоги R0 … P11 (R Y G B P), еліта J S H.
schotten-totten-2-refused-claim-jokers = Джокерів лише два.
schotten-totten-2-refused-claim-twice = { $card } названо двічі.
schotten-totten-2-refused-claim-many = { $card } зайва: карт { $side ->
    [attacker] у нападника
   *[defender] в оборонця
  } { $size }, а місць { $capacity }.
schotten-totten-2-refused-claim-few = У нападника { $size ->
    [one] { $size } карта
    [few] { $size } карти
   *[other] { $size } карт
  }, а потрібно { $capacity }.
schotten-totten-2-refused-claim-action = Карта дії не може лежати біля плитки.
schotten-totten-2-refused-claim-clash = { $card } і { $other } не можуть лежати одна навпроти одної: обидві скидають.
schotten-totten-2-refused-claim-not-first = Загін оборонця не укомплектований, отже першим він не був.
schotten-totten-2-refused-claim-who-first = Обидва загони укомплектовані й рівні: скажіть, хто був першим.

# Чому бот зробив такий хід
schotten-totten-2-why-claim = Захоплення доведено: хоч би що оборонець ще зіграв на плитку { $tile }, сильніше не буде.
schotten-totten-2-why-claim-wins = Захоплення плитки { $tile } доведено, і воно виграє гру.
schotten-totten-2-why-retreat = На плитці { $tile } краще почати наново, ніж триматися цих карт.
schotten-totten-2-why-retreat-lost = З цими картами плитку { $tile } не здобути: загін оборонця укомплектований і сильніший.
schotten-totten-2-why-oil = Казан забирає { $card }, на якій тримається загін біля плитки { $tile }.
schotten-totten-2-why-clash = { $card } вибиває { $foe } з плитки { $tile }: обидві карти скинуто.
schotten-totten-2-why-towards-colour-run = З { $card } на плитці { $tile } ще може вийти одноколірний ряд.
schotten-totten-2-why-towards-equal-strength = З { $card } на плитці { $tile } може вийти загін «однакова сила».
schotten-totten-2-why-towards-colour = З { $card } на плитці { $tile } може вийти загін «колір».
schotten-totten-2-why-towards-run = З { $card } на плитці { $tile } може вийти ряд.
schotten-totten-2-why-towards-sum = { $card } збільшує суму на плитці { $tile }.
schotten-totten-2-why-towards-lowest-sum = З { $card } сума на плитці { $tile } лишається малою.
schotten-totten-2-why-complete-colour-run = { $card } завершує одноколірний ряд на плитці { $tile }, разом { $total }.
schotten-totten-2-why-complete-equal-strength = { $card } завершує загін «однакова сила» на плитці { $tile }, разом { $total }.
schotten-totten-2-why-complete-colour = { $card } завершує загін «колір» на плитці { $tile }, разом { $total }.
schotten-totten-2-why-complete-run = { $card } завершує ряд на плитці { $tile }, разом { $total }.
schotten-totten-2-why-complete-sum = { $card } завершує загін «сума» на плитці { $tile }, разом { $total }.
schotten-totten-2-why-complete-lowest-sum = { $card } завершує загін «найменша сума» на плитці { $tile }, разом { $total }.
schotten-totten-2-why-unbeaten = Такого сильного загону суперник там уже не складе.
schotten-totten-2-why-redeployment = Одна з власних карт лежить не там, де треба.
schotten-totten-2-why-recruitment = У скиді є карта, потрібна біля стіни.
schotten-totten-2-why-desertion = Одна з карт суперника надто сильна на своєму місці.
schotten-totten-2-why-treason = Карта суперника тут послужить краще.
schotten-totten-2-why-explosion = Плитку { $tile } краще почати наново.
schotten-totten-2-why-reinforcements = Скинуті карти повертаються до колоди облоги, і гра триватиме довше.
schotten-totten-2-why-swap = Рука може стати тільки кращою.
schotten-totten-2-why-choose = З усіх карт найважливіша { $card }.
schotten-totten-2-why-give = Бот віддає { $card }.
schotten-totten-2-why-to-discard = Бот скидає { $card }.
schotten-totten-2-why-draw-siege = Загони складають із карт облоги.
schotten-totten-2-why-draw-tactics = Карта тактики може вирішити долю плитки.
schotten-totten-2-why-pass = Зіграти нема чого.
schotten-totten-2-why-winning = Шанси на перемогу: { $percent } %. Лишилося довести справу до кінця.
schotten-totten-2-why-losing = Шанси на перемогу: { $percent } %. Так можна протриматися найдовше.
