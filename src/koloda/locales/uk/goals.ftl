# Мета і ваш поступ, кількома словами
web-goal = Мета

face-to-face-goal = Зіграйте всі свої карти першими
face-to-face-goal-own = у вас ще { $left }
face-to-face-goal-other = у супротивника { $left }
face-to-face-goal-left = { $seat }: { $left }

schotten-totten-2-goal-attacker = Ви нападаєте: пошкодьте чотири плитки або одну двічі
schotten-totten-2-goal-defender = Ви обороняєте: тримайтеся, доки є колода
schotten-totten-2-goal-watched = Нападнику треба пошкодити чотири плитки або одну двічі, оборонцю — втриматися
schotten-totten-2-goal-damaged = пошкоджено { $damaged } з 4
schotten-totten-2-goal-deck = колода облоги: { $size }

scram-goal-round = Раунд { $round } з { $rounds }
scram-goal-sums = ваша команда { $own }, інша { $other }: що менше, то краще
scram-goal-team = { $team }: { $sum }
scram-goal-call = крикнути «Геть!» можна, якщо карт не більше ніж { $most }
scram-goal-call-later = крикнути можна, якщо карт не більше ніж { $most }: у вас { $cards }
scram-goal-may-call = { $cards ->
    [0] ваш табір порожній: можна кричати
    [one] { $cards } карта: можна кричати (щонайбільше { $most })
    [few] { $cards } карти: можна кричати (щонайбільше { $most })
   *[other] { $cards } карт: можна кричати (щонайбільше { $most })
  }
scram-goal-called = { $caller }: «Геть!» — останні ходи

gallop-goal-colours = Кольори: { $have } з { $of }, бракує { $missing }
gallop-goal-complete = Усі кольори ({ $of }): роздача закінчиться цим раундом
gallop-goal-watched = Колекція з усіма кольорами ({ $of }) закінчує роздачу
gallop-goal-now = { $points ->
    [one] зараз це { $points } очко
    [few] зараз це { $points } очки
   *[other] зараз це { $points } очок
  }
gallop-goal-match = { $match ->
    [target] до { $goal ->
        [one] { $goal } очка
        [few] { $goal } очок
       *[other] { $goal } очок
      }
    [wins] до { $goal ->
        [one] { $goal } виграної роздачі
        [few] { $goal } виграних роздач
       *[other] { $goal } виграних роздач
      }
   *[single] одна роздача
  }
gallop-goal-to-target = разом { $points } з { $goal }
gallop-goal-to-wins = виграно роздач: { $points } з { $goal }
gallop-goal-to-single = одна роздача: перемагає більша сума очок
gallop-table-colour = { $colour ->
    [red] червоний
    [orange] помаранчевий
    [yellow] жовтий
    [green] зелений
    [blue] синій
   *[purple] фіолетовий
  }
