# «Что это?» одним предложением — для всего, на что наведён указатель, фокус или палец
web-what-seat = { $turn ->
    [yes] Здесь сидит { $who }, и сейчас этот ход.
   *[no] Здесь сидит { $who }. Подсвеченная рамка показывает, чей ход.
  }
web-what-clock = Сколько времени осталось. Часы идут, только когда ходит этот игрок.

# Face to Face
face-to-face-what-card = { $card } с вашей руки. На растущую стопку ({ $ascending }) ложится, если больше или ровно на 10 меньше, на убывающую ({ $descending }) — если меньше или ровно на 10 больше.
face-to-face-what-pile-ascending = Растущая стопка, сейчас { $top }. Каждая карта должна быть больше или ровно на 10 меньше.
face-to-face-what-pile-descending = Убывающая стопка, сейчас { $top }. Каждая карта должна быть меньше или ровно на 10 больше.
face-to-face-what-other-ascending = Растущая стопка соперника, сейчас { $top }. Раз за ход можно помочь картой поменьше; тогда вы доберёте не две карты, а до { $limit } на руках.
face-to-face-what-other-descending = Убывающая стопка соперника, сейчас { $top }. Раз за ход можно помочь картой побольше; тогда вы доберёте не две карты, а до { $limit } на руках.
face-to-face-what-draw = { $size ->
    [0] Стопка добора пуста: дальше играют без добора. (Полная рука: { $limit }.)
    [one] Стопка добора, { $size } карта. В конце хода добирают две карты, а после помощи — до { $limit } на руках.
    [few] Стопка добора, { $size } карты. В конце хода добирают две карты, а после помощи — до { $limit } на руках.
   *[other] Стопка добора, { $size } карт. В конце хода добирают две карты, а после помощи — до { $limit } на руках.
  }
face-to-face-what-draws = { $helped ->
    [yes] Сколько карт будет добрано в конце этого хода: { $draws }. Одна карта помогла сопернику, так что рука станет полной.
   *[no] Сколько карт будет добрано в конце этого хода: { $draws }. Полную руку даёт только помощь сопернику.
  }
face-to-face-what-hand = { $size ->
    [one] На руках { $size } карта. Её видит только владелец.
    [few] На руках { $size } карты. Их видит только владелец.
   *[other] На руках { $size } карт. Их видит только владелец.
  }

# Осада: что принимает плитка
schotten-totten-2-what-accepts-all = Плитка { $tile }, { $damaged ->
    [yes] повреждённая
   *[no] целая
  }. Карт с каждой стороны: { $capacity }. Считаются все отряды, от сильнейшего: одноцветный ряд, одинаковая сила, цвет, ряд, сумма.
schotten-totten-2-what-accepts-sum = Плитка { $tile }, { $damaged ->
    [yes] повреждённая
   *[no] целая
  }. Карт с каждой стороны: { $capacity }. Считается только сумма; побеждает большая.
schotten-totten-2-what-accepts-lowest-sum = Плитка { $tile }, { $damaged ->
    [yes] повреждённая
   *[no] целая
  }. Карт с каждой стороны: { $capacity }. Считается только сумма, и побеждает меньшая.
schotten-totten-2-what-accepts-run = Плитка { $tile }, { $damaged ->
    [yes] повреждённая
   *[no] целая
  }. Карт с каждой стороны: { $capacity }. Ряд (силы подряд) сильнее всего остального, а прочее считается как сумма.
schotten-totten-2-what-accepts-colour = Плитка { $tile }, { $damaged ->
    [yes] повреждённая
   *[no] целая
  }. Карт с каждой стороны: { $capacity }. Карты одного цвета сильнее всего остального, а прочее считается как сумма.
schotten-totten-2-what-accepts-equal-strength = Плитка { $tile }, { $damaged ->
    [yes] повреждённая
   *[no] целая
  }. Карт с каждой стороны: { $capacity }. Карты одинаковой силы сильнее всего остального, а прочее считается как сумма.
schotten-totten-2-what-accepts-colour-run = Плитка { $tile }, { $damaged ->
    [yes] повреждённая
   *[no] целая
  }. Карт с каждой стороны: { $capacity }. Одноцветный ряд сильнее всего остального, а прочее считается как сумма.
schotten-totten-2-what-kind = { $type ->
    [colour-run] одноцветный ряд
    [equal-strength] одинаковая сила
    [colour] цвет
    [run] ряд
    [lowest-sum] наименьшая сумма
   *[sum] сумма
  }
schotten-totten-2-what-intact = После захвата её перевернут повреждённой стороной: карт с каждой стороны { $capacity }, { $accepts ->
    [equal-strength] одинаковая сила
    [colour] цвет
    [run] ряд
   *[lowest-sum] наименьшая сумма
  }.
schotten-totten-2-what-damaged = Если её захватят ещё раз, нападающий победит.
schotten-totten-2-what-counts = { $role ->
    [attacker] Карты нападающего здесь — это
   *[defender] Карты защитника здесь — это
  } { schotten-totten-2-what-kind }, всего { $total }.
schotten-totten-2-what-complete = Отряд укомплектован: у плитки { $tile } это { schotten-totten-2-what-kind }, всего { $total }.
schotten-totten-2-what-restricted = { $accepts ->
    [lowest-sum] У этой плитки считается только сумма, и побеждает меньшая.
    [sum] У этой плитки считается только сумма.
   *[other] Отряд, которого плитка не принимает, считается здесь просто как сумма.
  }
schotten-totten-2-what-incomplete = Карт { $size } из { $capacity }: отряд ещё не укомплектован, так что захватить им ничего нельзя.
# карты
schotten-totten-2-what-siege = { $card } — карта осады, сила { $strength }. Её кладут на свою сторону плитки, где есть место.
schotten-totten-2-what-siege-played = { $card } — карта осады, сила { $strength }.
schotten-totten-2-what-siege-0 = { $card } — самая слабая своего цвета. Напротив 11 того же цвета прогоняет её: обе уходят в сброс.
schotten-totten-2-what-siege-11 = { $card } — самая сильная своего цвета. Напротив 0 того же цвета обе уходят в сброс.
schotten-totten-2-what-tactics = { $name ->
    [joker] { schotten-totten-2-table-card-joker }: { schotten-totten-2-table-text-joker }.
    [spy] { schotten-totten-2-table-card-spy }: { schotten-totten-2-table-text-spy }.
    [shield] { schotten-totten-2-table-card-shield }: { schotten-totten-2-table-text-shield }.
    [redeployment] { schotten-totten-2-table-card-redeployment }: { schotten-totten-2-table-text-redeployment }.
    [recruitment] { schotten-totten-2-table-card-recruitment }: { schotten-totten-2-table-text-recruitment }.
    [desertion] { schotten-totten-2-table-card-desertion }: { schotten-totten-2-table-text-desertion }.
    [treason] { schotten-totten-2-table-card-treason }: { schotten-totten-2-table-text-treason }.
    [explosion] { schotten-totten-2-table-card-explosion }: { schotten-totten-2-table-text-explosion }.
    [reinforcements] { schotten-totten-2-table-card-reinforcements }: { schotten-totten-2-table-text-reinforcements }.
   *[swap] { schotten-totten-2-table-card-swap }: { schotten-totten-2-table-text-swap }.
  }
schotten-totten-2-what-ahead = Карт тактики можно сыграть самое большее на одну больше, чем соперник: вы сыграли { $own }, соперник { $other }.
# остальной стол
schotten-totten-2-what-claim = Захватить плитку { $tile }: можно, если никакие ещё не виденные карты не сделают сторону защитника сильнее.
schotten-totten-2-what-retreat = Отступить от плитки { $tile }: все ваши карты оттуда уходят в сброс, и вы начинаете заново.
schotten-totten-2-what-oil = Вылить котёл у плитки { $tile }: ближайшая к стене карта нападающего уходит в сброс. Один котёл за ход, осталось { $left }.
schotten-totten-2-what-attacker = Нападающий побеждает, когда повреждены четыре плитки или повреждённая захвачена ещё раз.
schotten-totten-2-what-defender = Защитник побеждает, когда надо взять карту, а колода осады пуста, или когда его сторона заполнена.
schotten-totten-2-what-played = Сыграно карт тактики: { $played }. Никто не может опережать соперника больше чем на одну.
schotten-totten-2-what-in-hand = Карт на этих руках: осады { $siege }, тактики { $tactics }. Их видит только владелец.
schotten-totten-2-what-siege-deck = Колода осады, карт: { $size }. Когда она пуста, а карту надо взять, побеждает защитник.
schotten-totten-2-what-tactics-deck = Колода тактики, карт: { $size }. Карту можно взять здесь, а не из колоды осады.
schotten-totten-2-what-discard = Сброшенные карты лежат открыто, по цветам. Сыграть их уже никто не может, и это помогает доказывать захваты.
schotten-totten-2-what-cauldrons = Осталось котлов: { $left } из 3. Каждый убирает ближайшую к стене карту нападающего у одной плитки, раз за ход.
schotten-totten-2-what-revenge = Две игры со сменой ролей. Кто выиграет обе, тот победитель.

# Брысь!
scram-what-camp = Лагерь { $letter }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
  }, команда { $team }{ $whose ->
    [own] : ваш лагерь
    [team] : лагерь напарника
    [foe] : лагерь соперников
   *[watched] { "" }
  }. Побеждает меньшая сумма.
scram-what-down = Закрытая карта, которой вы не видели.
scram-what-known = Закрытая карта, которую вы уже видели. Помните её: снова её не покажут.
scram-what-up = Лежит в открытую, так что её видят все.
scram-what-looked = Сейчас её видите только вы, и только до следующего хода.
scram-what-counts = Эта { $card } добавляет { $card } к сумме своего лагеря.
scram-what-equals = «=» совпадает с любым значением, когда её сдвигают. В конце считается как наименьшее значение своего лагеря.
scram-what-pushed = Карта сдвинута: если на всех сдвинутых одно значение, они уходят в сброс.
scram-what-gap = Пустое место сброшенной карты. Сюда можно положить новую.
scram-what-end = Край лагеря. Сюда можно положить новую карту.
scram-what-deck = Колода, карт: { $size }. Возьмите верхнюю, чтобы применить, оставить себе или сбросить. Когда колода пуста, раунд заканчивается.
scram-what-second = Вторая карта колоды. Эффект достаёт её только вместе с верхней.
scram-what-discard = { $card ->
    [none] Сброс пуст.
   *[other] Сброс, сверху { $card }. Её можно взять, чтобы заменить карты своего лагеря; лежать она будет в открытую.
  }
scram-what-held = Только что взятая карта. Её видит только тот, кто взял.
scram-what-taken = { $card } из сброса: ею можно только заменить карты своего лагеря, а эффект не действует.
scram-what-no-ability = У карты { $card } нет эффекта: оставьте её в лагере или сбросьте.
scram-ability-5 = 5: посмотреть одну закрытую карту, где угодно.
scram-ability-6 = 6: посмотреть две закрытые карты, где угодно.
scram-ability-7 = 7: открыть одну карту для всех.
scram-ability-8 = 8: открыть две карты для всех.
scram-ability-9 = 9: сбросить две карты одного лагеря, в который потом ложится 9.
scram-ability-10 = 10: сбросить одну карту, где угодно.
scram-ability-11 = 11: поменять две карты местами, не глядя.
scram-ability-12 = 12: посмотреть две карты, потом поменять их местами или нет.
scram-ability-13 = 13: ложится в любой лагерь и считается там как 13.

# Галопом по Европам
gallop-what-city = { gallop-table-city-name }, { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } город { $value }: даст самое большее { $value }.
gallop-what-city-collected = В ряду два соседа одного цвета сгорают, а три одного цвета — где бы ни лежали.
gallop-what-city-loose = Кто его возьмёт, положит в конец своего ряда. Рядом со своим цветом он сгорит.
gallop-what-exchange = Обмен { $value }: кто его возьмёт, должен обменять свой город номиналом { $value } на чужой того же номинала. Достаётся тому, кто выбирает последним.
gallop-what-universal = Универсальный обмен: кто его возьмёт, должен обменять город на чужой того же номинала, какого угодно. Достаётся тому, кто выбирает последним.
gallop-what-deportation = Депортация: кто её возьмёт, теряет последний город своего ряда. Достаётся тому, кто выбирает первым.
gallop-what-flight = Перелёт { $flight }: больший перелёт выбирает первым. Вернётся, когда сыграны все шесть.
gallop-what-flight-gone = Перелёта { $flight } пока нет. Все шесть возвращаются вместе.
gallop-what-laid = Карта, которую выложил игрок { $seat }: лежит взакрытую, пока не выложат все.
gallop-what-not-laid = Сюда { $seat } выложит карту и перелёт.
gallop-what-laid-flight = Выложено с перелётом { $flight }. Больший перелёт выбирает первым.
gallop-what-order = { $place ->
    [1] Сейчас очередь этого игрока выбирать из открытых карт.
   *[other] Очередь выбора: { $place }. Её определяют перелёты, от большего.
  }
gallop-what-flights = Перелёты, которые остались у этого игрока. Больший перелёт выбирает первым.
gallop-what-marker = Карта первенства: выкладывает первым и выигрывает при равных перелётах. Каждый раунд переходит дальше.
gallop-what-points = { $match ->
    [wins] Выигранные раздачи, из { $goal }.
    [target] Очки прежних раздач, из { $goal }.
   *[single] Очки.
  }
gallop-what-complete = В коллекции все цвета: раздача закончится этим раундом.
gallop-what-collection = Коллекция — это ряд, и порядок важен: новый город ложится в конец.
gallop-what-deck = Колода, карт: { $size }. После каждого раунда каждый добирает одну.
gallop-what-pile = { $size ->
    [0] Отбой пуст. Когда колода кончится, он станет новой.
   *[other] Отбой, карт: { $size }; его видят все. Когда колода кончится, он станет новой.
  }
