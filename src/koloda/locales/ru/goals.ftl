# Цель и ваш прогресс, в нескольких словах
web-goal = Цель

face-to-face-goal = Сыграйте все свои карты первыми
face-to-face-goal-own = у вас ещё { $left }
face-to-face-goal-other = у соперника { $left }
face-to-face-goal-left = { $seat }: { $left }

schotten-totten-2-goal-attacker = Вы нападаете: повредите четыре плитки или одну дважды
schotten-totten-2-goal-defender = Вы защищаете: держитесь, пока есть колода
schotten-totten-2-goal-watched = Нападающему надо повредить четыре плитки или одну дважды, защитнику — устоять
schotten-totten-2-goal-damaged = повреждено { $damaged } из 4
schotten-totten-2-goal-deck = колода осады: { $size }

scram-goal-round = Раунд { $round } из { $rounds }
scram-goal-sums = ваша команда { $own }, другая { $other }: чем меньше, тем лучше
scram-goal-team = { $team }: { $sum }
scram-goal-call = объявить «Брысь!» можно, если карт не больше { $most }
scram-goal-call-later = «Брысь!» можно объявить, если карт не больше { $most }: у вас { $cards }
scram-goal-may-call = { $cards ->
    [0] ваш лагерь пуст: можно объявить «Брысь!»
    [one] { $cards } карта: можно объявить «Брысь!» (не больше { $most })
    [few] { $cards } карты: можно объявить «Брысь!» (не больше { $most })
   *[other] { $cards } карт: можно объявить «Брысь!» (не больше { $most })
  }
scram-goal-called = { $caller }: «Брысь!» — последние ходы

gallop-goal-colours = Цвета: { $have } из { $of }, не хватает { $missing }
gallop-goal-complete = Все цвета ({ $of }): раздача закончится этим раундом
gallop-goal-watched = Коллекция со всеми цветами ({ $of }) заканчивает раздачу
gallop-goal-now = { $points ->
    [one] сейчас это { $points } очко
    [few] сейчас это { $points } очка
   *[other] сейчас это { $points } очков
  }
gallop-goal-match = { $match ->
    [target] до { $goal ->
        [one] { $goal } очка
        [few] { $goal } очков
       *[other] { $goal } очков
      }
    [wins] до { $goal ->
        [one] { $goal } выигранной раздачи
        [few] { $goal } выигранных раздач
       *[other] { $goal } выигранных раздач
      }
   *[single] одна раздача
  }
gallop-goal-to-target = всего { $points } из { $goal }
gallop-goal-to-wins = выиграно раздач: { $points } из { $goal }
gallop-goal-to-single = одна раздача: побеждает большая сумма очков
gallop-table-colour = { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  }
