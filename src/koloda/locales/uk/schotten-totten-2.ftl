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
schotten-totten-2-proof-stronger = Обидва загони повні, і загін нападника сильніший.
schotten-totten-2-proof-level-first = Обидва загони повні й рівні, але загін нападника став повним раніше.
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
schotten-totten-2-proof-best-sum = Найбільша сума, яку ще може мати оборонець: { $total }, із { $cards }.
schotten-totten-2-proof-best-lowest-sum = Найменша сума, яку ще може мати оборонець: { $total }, із { $cards }.
schotten-totten-2-proof-none-colour-run-above = Немає одноколірного ряду з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-unfit-colour-run = Карти оборонця ({ $cards }) не можуть стати одноколірним рядом з { $size } карт.
schotten-totten-2-proof-gone-colour-run = Для одноколірного ряду з { $size } карт оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-unfit-colour-run-above = Карти оборонця ({ $cards }) не можуть стати одноколірним рядом з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-gone-colour-run-above = Для одноколірного ряду з { $size } карт із сумою понад { $above } оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-none-equal-strength-above = Немає однакової сили з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-unfit-equal-strength = Карти оборонця ({ $cards }) не можуть стати однаковою силою з { $size } карт.
schotten-totten-2-proof-gone-equal-strength = Для однакової сили з { $size } карт оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-unfit-equal-strength-above = Карти оборонця ({ $cards }) не можуть стати однаковою силою з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-gone-equal-strength-above = Для однакової сили з { $size } карт із сумою понад { $above } оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-none-colour-above = Немає кольору з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-unfit-colour = Карти оборонця ({ $cards }) не можуть стати кольором з { $size } карт.
schotten-totten-2-proof-gone-colour = Для кольору з { $size } карт оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-unfit-colour-above = Карти оборонця ({ $cards }) не можуть стати кольором з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-gone-colour-above = Для кольору з { $size } карт із сумою понад { $above } оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-none-run-above = Немає ряду з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-unfit-run = Карти оборонця ({ $cards }) не можуть стати рядом з { $size } карт.
schotten-totten-2-proof-gone-run = Для ряду з { $size } карт оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.
schotten-totten-2-proof-unfit-run-above = Карти оборонця ({ $cards }) не можуть стати рядом з { $size } карт із сумою понад { $above }.
schotten-totten-2-proof-gone-run-above = Для ряду з { $size } карт із сумою понад { $above } оборонцеві потрібна одна з цих карт, а їх уже немає: { $cards }.

# чому ні
schotten-totten-2-proof-counter = Оборонець ще може додати { $cards }.
schotten-totten-2-proof-weaker = Це сильніше за загін нападника.
schotten-totten-2-proof-level-later = Це рівно, і загін оборонця став повним раніше.

# захоплення за справжнім столом
schotten-totten-2-claim-tile = Яку плитку захоплюють, від 1 до 7? (4d: четверта, пошкоджена; або вставте JSON)
schotten-totten-2-claim-attacker = Карти нападника там, наприклад R5 B11 J?
schotten-totten-2-claim-defender = Карти оборонця там?
schotten-totten-2-claim-gone = Усі інші відкриті карти, на інших плитках чи скинуті?
schotten-totten-2-claim-first = Обидва загони повні й рівні. Хто був першим, нападник (attacker) чи оборонець (defender)?
schotten-totten-2-claim-good = Захоплення вдале.
schotten-totten-2-claim-not-proved = Захоплення не доведено.
