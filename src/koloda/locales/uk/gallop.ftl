# Галопом по Європах. Ходи, як їх читає той, хто ходить.
gallop-move-lay-city = викласти { $colour ->
    [red] червоне
    [orange] помаранчеве
    [yellow] жовте
    [green] зелене
    [blue] синє
   *[purple] фіолетове
  } місто { $value } з перельотом { $flight }
gallop-move-lay-exchange = викласти обмін { $value } з перельотом { $flight }
gallop-move-lay-universal = викласти універсальний обмін з перельотом { $flight }
gallop-move-lay-deportation = викласти депортацію з перельотом { $flight }
gallop-move-take-city = узяти { $colour ->
    [red] червоне
    [orange] помаранчеве
    [yellow] жовте
    [green] зелене
    [blue] синє
   *[purple] фіолетове
  } місто { $value }
gallop-move-take-exchange = узяти обмін { $value }
gallop-move-give = віддати своє { $colour ->
    [red] червоне
    [orange] помаранчеве
    [yellow] жовте
    [green] зелене
    [blue] синє
   *[purple] фіолетове
  } місто { $value }
gallop-move-get = узяти { $colour ->
    [red] червоне
    [orange] помаранчеве
    [yellow] жовте
    [green] зелене
    [blue] синє
   *[purple] фіолетове
  } місто { $value } у гравця { $seat }

# Що потрібно зараз
gallop-wanted-lay = Викладіть долілиць карту й переліт.
gallop-wanted-pick = Візьміть одну з відкритих карт.
gallop-wanted-give = Ви розігруєте { $card }: виберіть своє місто для обміну.
gallop-wanted-get = Ви розігруєте { $card } і віддаєте { $city }: виберіть місто, яке отримаєте.

# Кінець гри
gallop-one-deal-played = Роздачу зіграно; перемагає той, у кого більше очок.
gallop-target-reached = Потрібні очки набрано, і лідер лише один.
gallop-deals-won = Виграно досить роздач.
gallop-match-too-long = Партія тривала задовго; перемагає той, у кого більше очок.
gallop-end-one-deal-played = { $you ->
    [yes] У вас найбільше очок: { $points }, далі — { $other }.
   *[no] { $seat } має найбільше очок: { $points }, далі — { $other }.
  }
gallop-end-target-reached = { $you ->
    [yes] Ви досягли цілі ({ $goal }) і лідируєте: { $points }, далі — { $other }.
   *[no] { $seat } досягає цілі ({ $goal }) і лідирує: { $points }, далі — { $other }.
  }
gallop-end-deals-won = { $you ->
    [yes] Виграних роздач у вас { $points }, у супротивника — { $other }.
   *[no] { $seat } має { $points } виграних роздач, супротивник — { $other }.
  }
gallop-end-match-too-long = { $you ->
    [yes] Партія дійшла до межі роздач, і у вас найбільше: { $points }, далі — { $other }.
   *[no] Партія дійшла до межі роздач, і найбільше має { $seat }: { $points }, далі — { $other }.
  }
gallop-end-shared = { $you ->
    [yes] Ви ділите перемогу: по { $points }.
   *[no] Найкращі ділять перемогу: по { $points }.
  }

# Підсумок роздачі
gallop-sheet-deal = Роздачу завершено
gallop-sheet-complete = { $you ->
    [yes] Наприкінці раунду у вас були міста всіх { $colours } кольорів, тож рахується найвище кожного: { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[other] { $points } очок.
      }
   *[no] Наприкінці раунду { $seat } має міста всіх { $colours } кольорів, тож рахується найвище кожного: { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[other] { $points } очок.
      }
  }
gallop-sheet-several = Міста всіх кольорів наприкінці раунду мають кілька гравців ({ $count }); у кожного з них рахується найвище місто кожного кольору.
gallop-sheet-nobody = { $clause ->
    [GAL-14] Роздача скінчилася, бо одному з гравців нічого викласти; усіх кольорів не має ніхто.
   *[other] Роздача дійшла до межі раундів; усіх кольорів не має ніхто.
  }
gallop-sheet-match = { $match ->
    [wins] Виграні роздачі; для перемоги потрібно { $goal }
   *[other] Очки; ціль — { $goal }
  }

# Що сталося; перед цим стоїть ім’я
gallop-event-laid = { $card ->
    [none] карта й переліт долілиць
   *[other] { $card } з перельотом { $flight }, долілиць
  }
gallop-event-revealed = Відкрито: { $cards }; перельоти: { $flights }.
gallop-event-taken = бере { $card }
gallop-event-deported = { $city ->
    [none] депортувати нема чого
   *[other] { $city } депортовано
  }
gallop-event-gives = віддасть { $city } за місто номіналом { $value }
gallop-event-swapped = віддає { $gave }, отримує { $got } від гравця { $partner }
gallop-event-no-swap = обмін неможливий
gallop-event-burnt = згорають { $cities }: { $why ->
    [neighbours] сусіди одного кольору
    [three] три одного кольору
   *[both] сусіди й три одного кольору
  }
gallop-event-flights-back = Усі шість перельотів зіграно: у кожного знову повний набір.
gallop-event-shuffled = { $cards ->
    [1] Одна зіграна карта стає колодою.
    [one] { $cards } зіграну карту перетасовано в нову колоду.
    [few] { $cards } зіграні карти перетасовано в нову колоду.
   *[other] { $cards } зіграних карт перетасовано в нову колоду.
  }
gallop-event-drawn = { $card ->
    [none] бере карту
   *[other] бере { $card }
  }
gallop-event-not-drawn = карт для добору немає
gallop-event-marker = тепер має картку першочерговості
gallop-event-deal-ended = { $clause ->
    [GAL-26] Роздачу закінчено: є колекція з усіма кольорами.
    [GAL-14] Роздачу закінчено: комусь нема чого викласти.
   *[GAL-33] Роздачу закінчено: вона тривала задовго.
  }
gallop-event-scored = { $complete ->
    [yes] повна колекція,
   *[no] { "" }
  } { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }
gallop-event-dealt = Нова роздача.

# Стіл у браузері
gallop-table-city = { $colour ->
    [red] червоне
    [orange] помаранчеве
    [yellow] жовте
    [green] зелене
    [blue] синє
   *[purple] фіолетове
  } { $value }
gallop-table-exchange = обмін { $value }
gallop-table-universal = універсальний обмін
gallop-table-deportation = депортація
gallop-table-hidden = долілиць
gallop-table-open-hand = На руках:
gallop-table-hand = Ваша рука
gallop-table-flights = Ваші перельоти
gallop-table-flight = переліт { $flight }
gallop-table-flights-left = Лишилися перельоти: { $flights }
gallop-table-collection = Колекція: { $who }
gallop-table-no-cities = міст ще немає
gallop-table-laid = Викладено
gallop-table-deck = Колода
gallop-table-pile = Відбій
gallop-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }
gallop-table-marker = картка першочерговості
gallop-table-complete = повна
gallop-table-chooses = вибирає { $place }-м

# Відмови; чого просили й чого не прочитати
gallop-refused-lay = Викладіть карту й переліт, наприклад R5/3.
gallop-refused-not-in-hand = Карти { $card } немає у вас на руках.
gallop-refused-flight = Переліт { $flight } уже зіграно; лишилися { $left }.
gallop-refused-take = Візьміть одну з відкритих карт, наприклад R5.
gallop-refused-not-there = Карти { $card } немає серед відкритих.
gallop-refused-universal = Універсальні обміни дістаються тим, хто вибирає останнім.
gallop-refused-exchange = Обміни дістаються тим, хто вибирає останнім; візьміть місто.
gallop-refused-give = Виберіть своє місто для обміну, наприклад -R5.
gallop-refused-not-collected = Міста { $city } немає у вашій колекції.
gallop-refused-other-value = Цим обміном міняють міста номіналом { $value }.
gallop-refused-no-partner = Міста номіналом { $value } немає ні в кого, хто має не менше міст, ніж ви.
gallop-refused-get = Виберіть місто, яке отримаєте, наприклад +R5.
gallop-refused-wrong-value = За { $city } ви отримуєте місто номіналом { $value }.
gallop-refused-nobody-has = Міста { $city } немає в жодного з інших гравців.
gallop-refused-fewer-cities = У його власника менше міст, ніж у вас.
gallop-unreadable = «{ $written }» — це не хід: потрібна карта з перельотом (R5/3), карта (R5, X3), місто, яке віддаєте (-R5) або отримуєте (+B5).

# Дошка в терміналі
gallop-board-deal = роздача { $deal }
gallop-board-round = раунд { $round }
gallop-board-colours = кольори { $colours }
gallop-board-deck = колода { $size }
gallop-board-pile = відбій { $size }
gallop-board-choosing = вибирають за місцями: { $seats }
gallop-board-resolves = місце { $seat } розігрує { $card }{ $gives ->
    [none] { "" }
   *[other] , віддає { $gives }
  }
gallop-board-seat = місце { $seat }
gallop-board-flights = перельоти
gallop-board-collection = колекція
gallop-board-hand = рука
gallop-board-laid = викладено
gallop-board-taken = узято

# Чому бот зробив такий хід
gallop-why-lay-deportation = Хто вибирає першим, мусить узяти депортацію.
gallop-why-lay-exchange = Хто вибирає останнім, мусить узяти { $card } й обмінятися.
gallop-why-lay-wanted = У { $card } колір, якого бракує власній колекції.
gallop-why-lay-spare = { $card } не додасть власній колекції нового кольору.
gallop-why-flight-early = Переліт { $flight } — щоб вибирати раніше.
gallop-why-flight-late = Переліту { $flight } досить; вищі збережено на потім.
gallop-why-flight-only = Лишився тільки переліт { $flight }.
gallop-why-take-completes = { $card } завершує колекцію: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }.
gallop-why-take-denies = Місто { $card } завершило б чужу колекцію.
gallop-why-take-colour = { $card } — новий колір; { $missing ->
    [one] бракує ще { $missing }
    [few] бракує ще { $missing }
   *[other] бракує ще { $missing }
  }.
gallop-why-take-least = Нового кольору там немає: бот бере { $card }.
gallop-why-deported = Депортацію треба взяти.
gallop-why-exchange = З обмінів бот бере { $card }.
gallop-why-give = Бот віддає { $card } зі своєї колекції.
gallop-why-get-colour = { $card } дає колір, якого бракує колекції.
gallop-why-get = Бот отримує { $card } за { $given }.
