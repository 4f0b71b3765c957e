# Шоттен-Тоттен 2: Осада. Захваты: чем является отряд; «J=R7» — джокер вместо R7
schotten-totten-2-proof-attacker-colour-run = Нападающий: { $cards }, одноцветный ряд, всего { $total }.
schotten-totten-2-proof-attacker-equal-strength = Нападающий: { $cards }, одинаковая сила, всего { $total }.
schotten-totten-2-proof-attacker-colour = Нападающий: { $cards }, цвет, всего { $total }.
schotten-totten-2-proof-attacker-run = Нападающий: { $cards }, ряд, всего { $total }.
schotten-totten-2-proof-attacker-sum = Нападающий: { $cards }, сумма, всего { $total }.
schotten-totten-2-proof-attacker-lowest-sum = Нападающий: { $cards }, наименьшая сумма, всего { $total }.
schotten-totten-2-proof-defender-colour-run = Защитник: { $cards }, одноцветный ряд, всего { $total }.
schotten-totten-2-proof-defender-equal-strength = Защитник: { $cards }, одинаковая сила, всего { $total }.
schotten-totten-2-proof-defender-colour = Защитник: { $cards }, цвет, всего { $total }.
schotten-totten-2-proof-defender-run = Защитник: { $cards }, ряд, всего { $total }.
schotten-totten-2-proof-defender-sum = Защитник: { $cards }, сумма, всего { $total }.
schotten-totten-2-proof-defender-lowest-sum = Защитник: { $cards }, наименьшая сумма, всего { $total }.

# почему захват удачен
schotten-totten-2-proof-stronger = Оба отряда полны, и отряд нападающего сильнее.
schotten-totten-2-proof-level-first = Оба отряда полны и равны, но нападающий собрал свой раньше.
schotten-totten-2-proof-too-few = Защитник не может собрать отряд: { $missing ->
    [one] не хватает { $missing } карты
    [few] не хватает { $missing } карт
   *[other] не хватает { $missing } карт
  }, а { $free ->
    [0] свободных нет
    [one] свободна лишь { $free }
    [few] свободны лишь { $free }
   *[other] свободно лишь { $free }
  }.
schotten-totten-2-proof-best-sum = Самое большее, что ещё может набрать защитник: { $total }, добавив { $cards }.
schotten-totten-2-proof-best-lowest-sum = Самое меньшее, что ещё может набрать защитник: { $total }, добавив { $cards }.
schotten-totten-2-proof-none-colour-run-above = Отряда «одноцветный ряд» из { $size } карт с суммой больше { $above } не бывает.
schotten-totten-2-proof-unfit-colour-run = Из карт защитника ({ $cards }) уже не собрать отряд «одноцветный ряд» из { $size } карт.
schotten-totten-2-proof-gone-colour-run = Для отряда «одноцветный ряд» из { $size } карт защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-unfit-colour-run-above = Из карт защитника ({ $cards }) уже не собрать отряд «одноцветный ряд» из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-gone-colour-run-above = Для отряда «одноцветный ряд» из { $size } карт с суммой больше { $above } защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-none-equal-strength-above = Отряда «одинаковая сила» из { $size } карт с суммой больше { $above } не бывает.
schotten-totten-2-proof-unfit-equal-strength = Из карт защитника ({ $cards }) уже не собрать отряд «одинаковая сила» из { $size } карт.
schotten-totten-2-proof-gone-equal-strength = Для отряда «одинаковая сила» из { $size } карт защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-unfit-equal-strength-above = Из карт защитника ({ $cards }) уже не собрать отряд «одинаковая сила» из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-gone-equal-strength-above = Для отряда «одинаковая сила» из { $size } карт с суммой больше { $above } защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-none-colour-above = Отряда «цвет» из { $size } карт с суммой больше { $above } не бывает.
schotten-totten-2-proof-unfit-colour = Из карт защитника ({ $cards }) уже не собрать отряд «цвет» из { $size } карт.
schotten-totten-2-proof-gone-colour = Для отряда «цвет» из { $size } карт защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-unfit-colour-above = Из карт защитника ({ $cards }) уже не собрать отряд «цвет» из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-gone-colour-above = Для отряда «цвет» из { $size } карт с суммой больше { $above } защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-none-run-above = Отряда «ряд» из { $size } карт с суммой больше { $above } не бывает.
schotten-totten-2-proof-unfit-run = Из карт защитника ({ $cards }) уже не собрать отряд «ряд» из { $size } карт.
schotten-totten-2-proof-gone-run = Для отряда «ряд» из { $size } карт защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-unfit-run-above = Из карт защитника ({ $cards }) уже не собрать отряд «ряд» из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-gone-run-above = Для отряда «ряд» из { $size } карт с суммой больше { $above } защитнику нужна одна из этих карт, а их уже нет: { $cards }.

# почему нет
schotten-totten-2-proof-counter = Защитник ещё может добавить { $cards }.
schotten-totten-2-proof-weaker = Это сильнее отряда нападающего.
schotten-totten-2-proof-level-later = Отряды равны, но защитник собрал свой раньше.

# захваты за настоящим столом
schotten-totten-2-claim-tile = Какую плитку захватывают, от 1 до 7? (4d: четвёртая, повреждённая; или вставьте JSON)
schotten-totten-2-claim-attacker = Карты нападающего там, например R5 B11 J?
schotten-totten-2-claim-defender = Карты защитника там?
schotten-totten-2-claim-gone = Все прочие открытые карты, у других плиток или сброшенные?
schotten-totten-2-claim-first = Оба отряда полны и равны. Кто был первым, нападающий (attacker) или защитник (defender)?
schotten-totten-2-claim-good = Захват удачен.
schotten-totten-2-claim-not-proved = Захват не доказан.

# Ходы, как их читает тот, кто ходит
schotten-totten-2-move-play = сыграть { $card } на плитку { $tile }
schotten-totten-2-move-claim = захватить плитку { $tile }
schotten-totten-2-move-retreat = отступить от плитки { $tile }
schotten-totten-2-move-oil = вылить котёл на плитку { $tile }
schotten-totten-2-move-draw-siege = взять карту осады
schotten-totten-2-move-draw-tactics = взять карту тактики
schotten-totten-2-move-pass = ничего не играть
schotten-totten-2-move-redeployment = передислокация: передвинуть свою карту
schotten-totten-2-move-recruitment = вербовка: сыграть сброшенную карту
schotten-totten-2-move-desertion = дезертирство: сбросить карту соперника
schotten-totten-2-move-treason = измена: забрать карту соперника на свою сторону
schotten-totten-2-move-explosion = взрыв: сбросить все карты у плитки { $tile }
schotten-totten-2-move-reinforcements = подкрепление: замешать две сброшенные карты в колоду
schotten-totten-2-move-swap = обмен: обменять три карты с руки на три карты соперника
schotten-totten-2-move-choose-redeployment = забрать { $card } от плитки { $tile }
schotten-totten-2-move-choose-recruitment = завербовать { $card }
schotten-totten-2-move-choose-desertion = сбросить { $card } у плитки { $tile }
schotten-totten-2-move-choose-treason = взять { $card } от плитки { $tile }
schotten-totten-2-move-choose-reinforcements = замешать { $card } в колоду
schotten-totten-2-move-choose-swap = отдать { schotten-totten-2-named-card }
schotten-totten-2-move-to = положить { $card } на плитку { $tile }
schotten-totten-2-move-to-discard = сбросить { $card }

# Что нужно сейчас
schotten-totten-2-wanted-attack = Сыграйте карту; перед этим можно захватить плитку или отступить.
schotten-totten-2-wanted-defence = Сыграйте карту; перед этим можно вылить котёл со смолой.
schotten-totten-2-wanted-draw = { $deck ->
    [0] Захватывайте: колода осады пуста, и добор закончит игру.
   *[other] Возьмите карту; перед этим нападающий может захватить плитку.
  }
schotten-totten-2-wanted-redeployment-choosing = Выберите свою карту у стены.
schotten-totten-2-wanted-redeployment-placing = Выберите для неё другую плитку или сброс.
schotten-totten-2-wanted-recruitment-choosing = Выберите сброшенную карту.
schotten-totten-2-wanted-recruitment-placing = Выберите для неё плитку.
schotten-totten-2-wanted-desertion-choosing = Выберите карту соперника.
schotten-totten-2-wanted-treason-choosing = Выберите карту соперника.
schotten-totten-2-wanted-treason-placing = Выберите для неё плитку на своей стороне.
schotten-totten-2-wanted-reinforcements-choosing = Выберите две сброшенные карты.
schotten-totten-2-wanted-swap-giving = Выберите три карты с руки, которые отдадите.

# Конец игры
schotten-totten-2-tile-broken = Повреждённая плитка захвачена второй раз: нападающий победил.
schotten-totten-2-four-tiles-damaged = Четыре плитки повреждены: нападающий победил.
schotten-totten-2-siege-deck-empty = Колода осады пуста: защитник победил.
schotten-totten-2-wall-held = Сторона защитника заполнена: защитник победил.
schotten-totten-2-both-games-won = Выиграны обе игры, по одной в каждой роли.
schotten-totten-2-faster-attack = Оба штурма удались; после победного в колоде осады осталось больше карт.
schotten-totten-2-better-defence = Обе стены устояли; у победителя больше целых плиток и котлов вместе.
schotten-totten-2-end-tile-broken = { $you ->
    [self] Вы захватили уже повреждённую плитку { $tile }: это победа сразу.
   *[other] { $seat } захватывает уже повреждённую плитку { $tile }: это победа сразу.
  }
schotten-totten-2-end-four-tiles-damaged = { $you ->
    [self] Вы захватили плитку { $tile }, и это уже четвёртая повреждённая: { $damaged }.
   *[other] { $seat } захватывает плитку { $tile }, и это уже четвёртая повреждённая: { $damaged }.
  }
schotten-totten-2-end-siege-deck-empty = { $you ->
    [self] Вы продержались, пока не закончилась колода осады: повреждено { $count } из 4 нужных плиток.
    [foe] { $seat } держится, пока не заканчивается колода осады: вы повредили { $count } из 4 нужных плиток.
   *[none] { $seat } держится, пока не заканчивается колода осады: { $partner } повреждает { $count } из 4 нужных плиток.
  }
schotten-totten-2-end-wall-held = { $you ->
    [self] Ваша сторона стены заполнена целиком, и стена устояла: повреждено { $count } из 4 нужных плиток.
    [foe] Сторона защитника заполнена целиком, и стена устояла ({ $seat }): вы повредили { $count } из 4 нужных плиток.
   *[none] Сторона защитника заполнена целиком, и стена устояла ({ $seat }): { $partner } повреждает { $count } из 4 нужных плиток.
  }
schotten-totten-2-end-both-games-won = { $you ->
    [self] Вы выиграли обе игры, по одной в каждой роли.
   *[other] { $seat } выигрывает обе игры, по одной в каждой роли.
  }
schotten-totten-2-end-faster-attack = { $you ->
    [self] Победили оба нападающих, но вы быстрее: в колоде осады осталось { $left } против { $foe_left }.
   *[other] Победили оба нападающих, но { $seat } быстрее: в колоде осады осталось { $left } против { $foe_left }.
  }
schotten-totten-2-end-better-defence = { $you ->
    [self] Победили оба защитника, но вы сохранили больше: неповреждённых плиток и котлов { $held } против { $foe_held }.
   *[other] Победили оба защитника, но { $seat } сохраняет больше: неповреждённых плиток и котлов { $held } против { $foe_held }.
  }

# Захват, пока карты ещё лежат
schotten-totten-2-compared-shown = { $you ->
    [yes] Вы захватываете плитку { $tile }
   *[no] { $who } захватывает плитку { $tile }
  }
schotten-totten-2-compared-formation = { $type ->
    [colour-run] одноцветный ряд
    [equal-strength] одинаковая сила
    [colour] цвет
    [run] ряд
    [lowest-sum] наименьшая сумма
   *[sum] сумма
  }
schotten-totten-2-compared-beats = { schotten-totten-2-compared-formation } { $total } побеждает { $foe_type ->
    [colour-run] одноцветный ряд
    [equal-strength] одинаковую силу
    [colour] цвет
    [run] ряд
    [lowest-sum] наименьшую сумму
   *[sum] сумму
  } { $foe_total }
schotten-totten-2-compared-first = { schotten-totten-2-compared-formation } { $total } с обеих сторон: отряд нападающего собран раньше
schotten-totten-2-compared-unbeatable = { schotten-totten-2-compared-formation } { $total }: сильнее здесь уже не собрать
schotten-totten-2-compared-incomplete = отряд не полный

# Итог игры
schotten-totten-2-sheet-game = { $you ->
    [yes] Эту игру выиграли вы.
   *[no] Эту игру выигрывает { $who }.
  }
schotten-totten-2-sheet-tile = Всё решила плитка { $tile }
schotten-totten-2-sheet-damaged = Повреждённые плитки: { $count } из 4
schotten-totten-2-sheet-breach = Плитка { $tile }:
schotten-totten-2-sheet-no-breach = Стена цела.

# Что произошло; перед этим стоит имя того, кто это сделал или чья карта
schotten-totten-2-event-played = { $card } на плитку { $tile }
schotten-totten-2-event-clashed = { $card } столкнулась у плитки { $tile } и уходит в сброс
schotten-totten-2-event-retreated = отступление от плитки { $tile }
schotten-totten-2-event-oiled = котёл на плитку { $tile }: { $card } в сброс
schotten-totten-2-event-claimed = захвачена плитка { $tile }
schotten-totten-2-event-discarded = { $card } у плитки { $tile } уходит в сброс
schotten-totten-2-event-acted = играет { schotten-totten-2-named-card }
schotten-totten-2-event-chosen = выбирает { $card }
schotten-totten-2-event-given = { $card ->
    [none] карта для обмена выбрана
   *[other] отдаст { schotten-totten-2-named-card }
  }
schotten-totten-2-event-moved = { $card } переходит на плитку { $tile }
schotten-totten-2-event-reinforced = { $cards } замешаны в колоду осады
schotten-totten-2-event-exchanged = { $card ->
    [none] отдаёт карту
   *[other] отдаёт { schotten-totten-2-named-card }
  }
schotten-totten-2-event-drew-siege = { $card ->
    [none] берёт карту осады
   *[other] берёт { $card }
  }
schotten-totten-2-event-drew-tactics = { $card ->
    [none] берёт карту тактики
   *[other] берёт { schotten-totten-2-named-card }
  }
schotten-totten-2-event-passed = ничего не играет
schotten-totten-2-event-won = победа: { $reason ->
    [tile-broken] повреждённая плитка захвачена второй раз
    [four-tiles-damaged] четыре плитки повреждены
    [siege-deck-empty] колода осады пуста
   *[wall-held] сторона защитника заполнена
  }
schotten-totten-2-event-attacks-next = нападает в следующей игре

# Карты тактики: играет, берёт, отдаёт кого, что; остальные — записью
schotten-totten-2-named-card = { $card ->
    [J] джокера
    [S] шпиона
    [H] щит
    [redeployment] передислокацию
    [recruitment] вербовку
    [desertion] дезертирство
    [treason] измену
    [explosion] взрыв
    [reinforcements] подкрепление
    [swap] обмен
   *[other] { $card }
  }

# Стол в браузере
schotten-totten-2-table-hand = Ваша рука
schotten-totten-2-table-role-attacker = нападающий
schotten-totten-2-table-role-defender = защитник
schotten-totten-2-table-tile = Плитка { $tile }, { $damaged ->
    [yes] повреждена
   *[no] цела
  }
schotten-totten-2-table-accepts-all = всё
schotten-totten-2-table-accepts-sum = сумма
schotten-totten-2-table-accepts-run = ряд
schotten-totten-2-table-accepts-colour = цвет
schotten-totten-2-table-accepts-equal-strength = одинаковая сила
schotten-totten-2-table-accepts-colour-run = одноцветный ряд
schotten-totten-2-table-accepts-lowest-sum = наименьшая сумма
schotten-totten-2-table-claim = Захватить
schotten-totten-2-table-retreat = Отступить
schotten-totten-2-table-oil = Котёл
schotten-totten-2-table-room = место для карты
schotten-totten-2-table-siege-deck = Колода осады
schotten-totten-2-table-tactics-deck = Колода тактики
schotten-totten-2-table-discard = Сброс
schotten-totten-2-table-discard-empty = пока ничего
schotten-totten-2-table-not-proved = Захват плитки { $tile } не доказан
schotten-totten-2-table-cauldrons = Котлы со смолой
schotten-totten-2-table-tactics-played = Сыграно карт тактики: { $played }
schotten-totten-2-table-known = Известно на руках:
schotten-totten-2-table-game = Игра { $game } из 2{ $again ->
    [yes] , ещё раз
   *[no] { "" }
  }
schotten-totten-2-table-game-won = Игра { $game }: победа — { $who } { $role ->
    [attacker] (нападающий, в колоде осады { $left })
   *[defender] (защитник, плиток и котлов { $held })
  }
schotten-totten-2-table-in-hand = { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[other] { $size } карт
  }
schotten-totten-2-table-card-joker = Джокер
schotten-totten-2-table-card-spy = Шпион
schotten-totten-2-table-card-shield = Щит
schotten-totten-2-table-card-redeployment = Передислокация
schotten-totten-2-table-card-recruitment = Вербовка
schotten-totten-2-table-card-desertion = Дезертирство
schotten-totten-2-table-card-treason = Измена
schotten-totten-2-table-card-explosion = Взрыв
schotten-totten-2-table-card-reinforcements = Подкрепление
schotten-totten-2-table-card-swap = Обмен
schotten-totten-2-table-text-joker = любой цвет и любая сила
schotten-totten-2-table-text-spy = сила 10, любой цвет
schotten-totten-2-table-text-shield = сила 1, 2 или 3, любой цвет
schotten-totten-2-table-text-redeployment = одна ваша карта у стены переходит к другой плитке со свободным местом или в сброс
schotten-totten-2-table-text-recruitment = одна сброшенная карта осады переходит к плитке со свободным местом на вашей стороне
schotten-totten-2-table-text-desertion = одна карта на стороне соперника идёт в сброс
schotten-totten-2-table-text-treason = одна карта со стороны соперника переходит к плитке со свободным местом на вашей стороне
schotten-totten-2-table-text-explosion = все карты по обе стороны одной плитки идут в сброс
schotten-totten-2-table-text-reinforcements = две сброшенные карты осады замешивают в колоду осады
schotten-totten-2-table-text-swap = каждый тайно выбирает три карты с руки, и игроки обмениваются ими
schotten-totten-2-table-colour-red = красная
schotten-totten-2-table-colour-yellow = жёлтая
schotten-totten-2-table-colour-green = зелёная
schotten-totten-2-table-colour-blue = синяя
schotten-totten-2-table-colour-purple = фиолетовая

# Отказы: чего ещё требует карта действия
schotten-totten-2-refused-action-redeployment = Выберите свою карту у стены, потом другую плитку, где есть место (>3), или сброс (>X).
schotten-totten-2-refused-action-recruitment = Выберите карту осады из сброса, потом плитку, где есть место (>3).
schotten-totten-2-refused-action-desertion = Выберите карту соперника у стены.
schotten-totten-2-refused-action-treason = Выберите карту соперника у стены, потом плитку, где на вашей стороне есть место (>3).
schotten-totten-2-refused-action-explosion = Назовите плитку, у которой лежит карта, например EXP>3.
schotten-totten-2-refused-action-reinforcements = Выберите две разные карты осады из сброса.
schotten-totten-2-refused-action-swap = Выберите три разные карты с руки.

# почему нельзя сыграть действие
schotten-totten-2-refused-no-tactics = За этим столом играют без карт тактики.
schotten-totten-2-refused-no-action = У вас на руках нет карты «{ $action ->
    [redeployment] Передислокация
    [recruitment] Вербовка
    [desertion] Дезертирство
    [treason] Измена
    [explosion] Взрыв
    [reinforcements] Подкрепление
   *[swap] Обмен
  }».
schotten-totten-2-refused-ahead = Карт тактики вы сыграли { $own }, соперник { $other }: опережать можно не больше чем на одну.
schotten-totten-2-refused-nothing-for-redeployment = У вас нет карт у стены.
schotten-totten-2-refused-nothing-for-recruitment = Нужны карта осады в сбросе и плитка, где есть место.
schotten-totten-2-refused-nothing-for-desertion = У соперника нет карт у стены.
schotten-totten-2-refused-nothing-for-treason = Нужны карта соперника у стены и плитка, где на вашей стороне есть место.
schotten-totten-2-refused-nothing-for-explosion = У стены нет карт.
schotten-totten-2-refused-nothing-for-reinforcements = Нужны две карты осады в сбросе.
schotten-totten-2-refused-nothing-for-swap = Ни у кого нет карт для обмена.

# почему нельзя сделать другой ход
schotten-totten-2-refused-draw-first = Сначала сыграйте карту.
schotten-totten-2-refused-half-play = Назовите карту и плитку вместе, например R5>3.
schotten-totten-2-refused-not-in-hand = Карты { $card } нет у вас на руках.
schotten-totten-2-refused-full = Места на вашей стороне плитки { $tile } уже нет: там { $capacity ->
    [one] { $capacity } карта
    [few] { $capacity } карты
   *[other] { $capacity } карт
  }.
schotten-totten-2-refused-played = Вы уже сыграли карту: возьмите новую или, если можете, захватите плитку.
schotten-totten-2-refused-siege-deck-empty = Колода осады пуста: добор закончит игру.
schotten-totten-2-refused-tactics-deck-empty = Колода тактики пуста.
schotten-totten-2-refused-claim-defender = Захватывает только нападающий.
schotten-totten-2-refused-claim-early = Ваш отряд не полон: карт { $size } из { $capacity }.
schotten-totten-2-refused-claim-held = Отряд защитника устоял: { $cards }.
schotten-totten-2-refused-claim-open = Ещё не доказано: защитник устоит, если добавит { $cards }.
schotten-totten-2-refused-retreat-defender = Отступает только нападающий.
schotten-totten-2-refused-retreat-nothing = У вас там нет карт.
schotten-totten-2-refused-oil-attacker = Котлы есть только у защитника.
schotten-totten-2-refused-oil-none = Котлов больше нет.
schotten-totten-2-refused-oil-twice = За ход можно вылить один котёл, и он уже вылит.
schotten-totten-2-refused-oil-nothing = У нападающего там нет карт.
schotten-totten-2-refused-pass = Вы можете сыграть карту, значит, должны.
schotten-totten-2-refused-pass-blocked = Отступление или захват позволит вам сыграть карту: сделайте это.
schotten-totten-2-unreadable = «{ $written }» — это не ход: R5>3 играет карту, C3 захватывает, <3 отступает, O3 выливает котёл, D берёт карту.
schotten-totten-2-first-joker = { $written }: из двух джокеров на руках ход называет первого.
schotten-totten-2-no-joker = { $written }: там нет джокера, которого можно выбрать.

# Доска в терминале
schotten-totten-2-board-game = игра { $game } из 2{ $again ->
    [yes] , ещё раз
   *[no] { "" }
  }
schotten-totten-2-board-won = игра { $game }: выиграло место { $seat }, осталось карт { $left }, плиток и котлов { $held }
schotten-totten-2-board-seat = место { $seat }
schotten-totten-2-board-cauldrons = котлы { $left }
schotten-totten-2-board-tactics = сыграно тактики { $played }
schotten-totten-2-board-hand = рука
schotten-totten-2-board-empty = пусто
schotten-totten-2-board-tile = плитка
schotten-totten-2-board-claim = можно
schotten-totten-2-board-all = всё
schotten-totten-2-board-sum = сумма
schotten-totten-2-board-run = ряд
schotten-totten-2-board-colour = цвет
schotten-totten-2-board-equal-strength = один.
schotten-totten-2-board-colour-run = цв.ряд
schotten-totten-2-board-lowest-sum = наим.
schotten-totten-2-board-siege-deck = колода осады { $size }
schotten-totten-2-board-tactics-deck = колода тактики { $size }
schotten-totten-2-board-discard = сброшено:
schotten-totten-2-board-elites = элита

# захват за настоящим столом, которого не может быть
schotten-totten-2-refused-claim-no-tile = Плитки { $tile } нет; есть от 1 до { $tiles }.
schotten-totten-2-refused-claim-no-card = { $card } — это не карта: карты осады R0 … P11 (R Y G B P), элита J S H.
schotten-totten-2-refused-claim-jokers = Джокеров только два.
schotten-totten-2-refused-claim-twice = { $card } названа дважды.
schotten-totten-2-refused-claim-many = { $card } лишняя: карт { $side ->
    [attacker] у нападающего
   *[defender] у защитника
  } { $size }, а мест { $capacity }.
schotten-totten-2-refused-claim-few = У нападающего { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[other] { $size } карт
  }, а нужно { $capacity }.
schotten-totten-2-refused-claim-action = Карта действия не может лежать у плитки.
schotten-totten-2-refused-claim-clash = { $card } и { $other } не могут лежать друг напротив друга: обе сбрасывают.
schotten-totten-2-refused-claim-not-first = Отряд защитника не полон, значит, первым он не был.
schotten-totten-2-refused-claim-who-first = Оба отряда полны и равны: скажите, кто был первым.

# Почему бот сделал такой ход
schotten-totten-2-why-claim = Захват доказан: что бы защитник ещё ни сыграл на плитку { $tile }, сильнее не будет.
schotten-totten-2-why-claim-wins = Захват плитки { $tile } доказан, и он выигрывает игру.
schotten-totten-2-why-retreat = На плитке { $tile } лучше начать заново, чем держаться этих карт.
schotten-totten-2-why-retreat-lost = С этими картами плитку { $tile } не взять: отряд защитника полон и сильнее.
schotten-totten-2-why-oil = Котёл забирает { $card }, на которой держится отряд у плитки { $tile }.
schotten-totten-2-why-clash = { $card } выбивает { $foe } с плитки { $tile }: обе карты сброшены.
schotten-totten-2-why-towards-colour-run = С { $card } на плитке { $tile } ещё может выйти одноцветный ряд.
schotten-totten-2-why-towards-equal-strength = С { $card } на плитке { $tile } может выйти отряд «одинаковая сила».
schotten-totten-2-why-towards-colour = С { $card } на плитке { $tile } может выйти отряд «цвет».
schotten-totten-2-why-towards-run = С { $card } на плитке { $tile } может выйти ряд.
schotten-totten-2-why-towards-sum = { $card } увеличивает сумму на плитке { $tile }.
schotten-totten-2-why-towards-lowest-sum = С { $card } сумма на плитке { $tile } остаётся малой.
schotten-totten-2-why-complete-colour-run = { $card } завершает одноцветный ряд на плитке { $tile }, всего { $total }.
schotten-totten-2-why-complete-equal-strength = { $card } завершает отряд «одинаковая сила» на плитке { $tile }, всего { $total }.
schotten-totten-2-why-complete-colour = { $card } завершает отряд «цвет» на плитке { $tile }, всего { $total }.
schotten-totten-2-why-complete-run = { $card } завершает ряд на плитке { $tile }, всего { $total }.
schotten-totten-2-why-complete-sum = { $card } завершает отряд «сумма» на плитке { $tile }, всего { $total }.
schotten-totten-2-why-complete-lowest-sum = { $card } завершает отряд «наименьшая сумма» на плитке { $tile }, всего { $total }.
schotten-totten-2-why-unbeaten = Такого сильного отряда соперник там уже не соберёт.
schotten-totten-2-why-redeployment = Одна из собственных карт лежит не там, где нужно.
schotten-totten-2-why-recruitment = В сбросе есть карта, нужная у стены.
schotten-totten-2-why-desertion = Одна из карт соперника слишком сильна на своём месте.
schotten-totten-2-why-treason = Карта соперника здесь послужит лучше.
schotten-totten-2-why-explosion = Плитку { $tile } лучше начать заново.
schotten-totten-2-why-reinforcements = Сброшенные карты возвращаются в колоду осады, и игра продлится дольше.
schotten-totten-2-why-swap = Рука может стать только лучше.
schotten-totten-2-why-choose = Из всех карт важнее всего { $card }.
schotten-totten-2-why-give = Бот отдаёт { $card }.
schotten-totten-2-why-to-discard = Бот сбрасывает { $card }.
schotten-totten-2-why-draw-siege = Отряды собирают из карт осады.
schotten-totten-2-why-draw-tactics = Карта тактики может решить судьбу плитки.
schotten-totten-2-why-pass = Играть нечего.
schotten-totten-2-why-winning = Шансы на победу: { $percent } %. Осталось довести дело до конца.
schotten-totten-2-why-losing = Шансы на победу: { $percent } %. Так можно продержаться дольше всего.
