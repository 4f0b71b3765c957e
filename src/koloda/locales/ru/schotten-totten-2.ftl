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
schotten-totten-2-proof-stronger = Оба отряда полные, и отряд нападающего сильнее.
schotten-totten-2-proof-level-first = Оба отряда полные и равные, но отряд нападающего стал полным раньше.
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
schotten-totten-2-proof-best-sum = Наибольшая сумма, которую ещё может иметь защитник: { $total }, с { $cards }.
schotten-totten-2-proof-best-lowest-sum = Наименьшая сумма, которую ещё может иметь защитник: { $total }, с { $cards }.
schotten-totten-2-proof-none-colour-run-above = Нет одноцветного ряда из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-unfit-colour-run = Карты защитника ({ $cards }) не могут стать одноцветным рядом из { $size } карт.
schotten-totten-2-proof-gone-colour-run = Для одноцветного ряда из { $size } карт защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-unfit-colour-run-above = Карты защитника ({ $cards }) не могут стать одноцветным рядом из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-gone-colour-run-above = Для одноцветного ряда из { $size } карт с суммой больше { $above } защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-none-equal-strength-above = Нет одинаковой силы из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-unfit-equal-strength = Карты защитника ({ $cards }) не могут стать одинаковой силой из { $size } карт.
schotten-totten-2-proof-gone-equal-strength = Для одинаковой силы из { $size } карт защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-unfit-equal-strength-above = Карты защитника ({ $cards }) не могут стать одинаковой силой из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-gone-equal-strength-above = Для одинаковой силы из { $size } карт с суммой больше { $above } защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-none-colour-above = Нет цвета из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-unfit-colour = Карты защитника ({ $cards }) не могут стать цветом из { $size } карт.
schotten-totten-2-proof-gone-colour = Для цвета из { $size } карт защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-unfit-colour-above = Карты защитника ({ $cards }) не могут стать цветом из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-gone-colour-above = Для цвета из { $size } карт с суммой больше { $above } защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-none-run-above = Нет ряда из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-unfit-run = Карты защитника ({ $cards }) не могут стать рядом из { $size } карт.
schotten-totten-2-proof-gone-run = Для ряда из { $size } карт защитнику нужна одна из этих карт, а их уже нет: { $cards }.
schotten-totten-2-proof-unfit-run-above = Карты защитника ({ $cards }) не могут стать рядом из { $size } карт с суммой больше { $above }.
schotten-totten-2-proof-gone-run-above = Для ряда из { $size } карт с суммой больше { $above } защитнику нужна одна из этих карт, а их уже нет: { $cards }.

# почему нет
schotten-totten-2-proof-counter = Защитник ещё может добавить { $cards }.
schotten-totten-2-proof-weaker = Это сильнее отряда нападающего.
schotten-totten-2-proof-level-later = Это поровну, и отряд защитника стал полным раньше.

# захваты за настоящим столом
schotten-totten-2-claim-tile = Какую плитку захватывают, от 1 до 7? (4d: четвёртая, повреждённая; или вставьте JSON)
schotten-totten-2-claim-attacker = Карты нападающего там, например R5 B11 J?
schotten-totten-2-claim-defender = Карты защитника там?
schotten-totten-2-claim-gone = Все прочие открытые карты, у других плиток или сброшенные?
schotten-totten-2-claim-first = Оба отряда полные и равные. Кто был первым, нападающий (attacker) или защитник (defender)?
schotten-totten-2-claim-good = Захват удачен.
schotten-totten-2-claim-not-proved = Захват не доказан.
