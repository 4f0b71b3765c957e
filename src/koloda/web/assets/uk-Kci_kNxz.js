var e=Object.assign({"../../../../src/koloda/locales/uk/aside.ftl":`# Поза столом у браузері: за справжнім столом
web-aside = За справжнім столом
web-claims-title = Перевірка захоплення
web-claims-about = «Облога» за справжнім столом: позначте карти біля плитки й ті, що вже вибули, і побачите, чи вдалося захоплення. Працює і без інтернету.
web-claims-tile = Яку плитку захоплюють?
web-claims-damaged = Плитка пошкоджена
web-claims-side-attacker = Нападник
web-claims-side-defender = Оборонець
web-claims-first = Чий загін укомплектували першим?
web-claims-counter = { $card }: з нею оборонець утримається
web-claims-proved = Захоплення плитки { $tile } доведено
web-claims-into = Де лежить карта, якої торкаєтеся?
web-claims-into-attacker = у нападника
web-claims-into-defender = в оборонця
web-claims-into-gone = вибула
web-claims-hands = Вибули карти, що лежать горілиць біля інших плиток або у скиді. Карти на руках не рахуються, навіть у нападника.
web-claims-cards = Усі карти
web-claims-tactics = З картами тактики
web-claims-discard = Скинути карти плитки
web-claims-again = Почати спочатку

# Як застосунок
web-notice = Сповіщення
web-notice-forbidden = Браузер забороняє сповіщення; дозволити їх можна в його налаштуваннях для цієї сторінки.
web-try-again = Спробувати знову

# Кілька людей на одному пристрої
web-hot-here = Усі на цьому пристрої
web-hot-names = Хто грає? Місце без імені займе бот.
web-hot-bot = бот
web-hot-give = Передайте пристрій: { $name }
web-hot-hidden = Поки його передають, нічиїх карт не видно.
web-hot-show = Це я, { $name }: показати мої карти
web-hot-back = Назад: { $name }
web-hot-hand-on = Передати

# Власні ігри
web-history-title = Мої ігри
web-history-about = Ігри, які ви дограли в цьому браузері; вони зберігаються лише тут. Ходи й хвилини — у середньому за гру.
web-history-none = Тут ще не дограли жодної гри.
web-history-all = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
  }, перемог: { $won }
web-history-by-game = За іграми
web-history-by-opponent = За суперниками
web-history-won = виграно
web-history-lost = програно
web-history-moves = ходів
web-history-minutes = хвилин
web-history-download = Завантажити
web-history-delete = Видалити
web-history-sure = Видалити всі?
web-history-delete-all = Видалити всі
web-history-kept = Що тут збережено

# За столом
web-what-can-i-do = Що я можу зробити?
`,"../../../../src/koloda/locales/uk/bots.ftl":`# Боти за назвами: чотири рівні для людей, три — для порівняння
bot-newcomer = Бот-новачок
bot-casual = Бот-аматор
bot-strong = Сильний бот
bot-master = Бот-майстер
bot-random = Випадковий бот
bot-greedy = Жадібний бот
bot-plain = Простий бот
`,"../../../../src/koloda/locales/uk/cities.ftl":`# Галопом по Європах: місто для кожної карти, за її кодом; назва має вміститися на карті
gallop-table-city-name = { $name ->
    [R1] Лісабон
    [R2] Мадрид
    [R3] Рим
    [R4] Порту
    [R5] Мілан
    [R6] Неаполь
    [O1] Париж
    [O2] Ліон
    [O3] Ніцца
    [O4] Гент
    [O5] Брюгге
    [O6] Делфт
    [Y1] Дублін
    [Y2] Лондон
    [Y3] Осло
    [Y4] Берген
    [Y5] Мальме
    [Y6] Турку
    [G1] Відень
    [G2] Грац
    [G3] Прага
    [G4] Брно
    [G5] Берлін
    [G6] Базель
    [B1] Київ
    [B2] Львів
    [B3] Одеса
    [B4] Варшава
    [B5] Рига
    [B6] Тарту
    [P1] Афіни
    [P2] Софія
    [P3] Варна
    [P4] Загреб
    [P5] Спліт
   *[P6] Корфу
  }
`,"../../../../src/koloda/locales/uk/face-to-face.ftl":`# Face to Face. Ходи, як їх читає той, хто ходить; $top — що стос показує зараз.
face-to-face-move-own-ascending = { $card } на свій зростаючий стос
face-to-face-move-own-descending = { $card } на свій спадаючий стос
face-to-face-move-other-ascending = { $card } супротивнику: знижує його зростаючий стос, на якому { $top }
face-to-face-move-other-descending = { $card } супротивнику: підвищує його спадаючий стос, на якому { $top }
face-to-face-move-end = закінчити хід

# Кінець гри
face-to-face-all-cards-played = Усі карти зіграно.
face-to-face-cannot-play-two = Зіграти дві карти не вдалося.
face-to-face-one-card-left = Лишилася одна карта, а для ходу треба дві.
face-to-face-end-all-cards-played = { $you ->
    [self] Ви зіграли останню карту; { $partner } ще має зіграти { $left ->
        [one] { $left } карту
        [few] { $left } карти
       *[other] { $left } карт
      }.
    [foe] { $seat } грає останню карту; вам лишалося ще { $left ->
        [one] { $left } карта
        [few] { $left } карти
       *[other] { $left } карт
      }.
   *[none] { $seat } грає останню карту; { $partner } ще має зіграти { $left ->
        [one] { $left } карту
        [few] { $left } карти
       *[other] { $left } карт
      }.
  }
face-to-face-end-cannot-play-two = { $you ->
    [self] Ви не змогли зіграти { $first ->
        [yes] другу карту
       *[no] жодної карти
      }: на руках { $hand ->
        [one] { $hand } карта
        [few] { $hand } карти
       *[other] { $hand } карт
      }, у вашому стосі добору { $deck }.
   *[other] { $seat } не може зіграти { $first ->
        [yes] другу карту
       *[no] жодної карти
      }: на руках { $hand ->
        [one] { $hand } карта
        [few] { $hand } карти
       *[other] { $hand } карт
      }, у стосі добору { $deck }.
  }
face-to-face-end-one-card-left = { $you ->
    [self] У вас лишилася одна карта, а за хід потрібно дві. { $partner } ще має зіграти { $left }.
    [foe] { $seat } має лише одну карту, а за хід потрібно дві. Вам лишалося ще { $left }.
   *[none] { $seat } має лише одну карту, а за хід потрібно дві. { $partner } ще має зіграти { $left }.
  }
face-to-face-sheet-hand = На руках
face-to-face-sheet-deck = Стос добору
face-to-face-sheet-left = Лишилося зіграти
face-to-face-sheet-last-hand = { $you ->
    [yes] Ваші останні карти й що підійшло б
   *[no] Останні карти ({ $who }) й що підійшло б
  }
face-to-face-sheet-takes = { $whose ->
    [your] Ваш
    [own] Власний
   *[other] Супротивників
  } { $direction ->
    [ascending] зростаючий
   *[descending] спадаючий
  } стос ({ $top }){ $most ->
    [yes] , щонайбільше одна карта
   *[no] { "" }
  }: { $range ->
    [several] від { $from } до { $to }
    [single] { $from }
    [trick] лише { $trick }
   *[none] нічого
  }{ $range ->
    [trick] { "" }
    [none] { "" }
   *[other] { $trick ->
        [0] { "" }
       *[other] , або { $trick }
      }
  }
face-to-face-sheet-none = нічого

# Що потрібно зараз
face-to-face-wanted = { $missing ->
    [0] Грайте далі або закінчуйте хід.
    [one] Зіграйте щонайменше ще { $missing } карту.
    [few] Зіграйте щонайменше { $missing } карти.
   *[other] Зіграйте щонайменше { $missing } карт.
  } { $helped ->
    [yes] Ви допомогли супротивнику: доберете до повної руки.
   *[no] { "" }
  }

# Що сталося; перед цим стоїть ім’я
face-to-face-event-played = { $card } на { $to ->
    [own] свій { $pile ->
        [ascending] зростаючий
       *[descending] спадаючий
      } стос
   *[other] { $pile ->
        [ascending] зростаючий
       *[descending] спадаючий
      } стос супротивника
  }
face-to-face-event-turn-ended = { $drawn ->
    [0] кінець ходу, без добору
    [one] кінець ходу, взято { $drawn } карту
    [few] кінець ходу, взято { $drawn } карти
   *[other] кінець ходу, взято { $drawn } карт
  }

# Стіл у браузері
face-to-face-table-hand = Ваша рука
face-to-face-table-hidden-hand = На руках { $size ->
    [one] { $size } карта
    [few] { $size } карти
   *[other] { $size } карт
  }
face-to-face-table-pile = { $whose ->
    [own] Ваш { $direction ->
        [ascending] зростаючий
       *[descending] спадаючий
      } стос
   *[other] { $direction ->
        [ascending] Зростаючий
       *[descending] Спадаючий
      } стос супротивника
  } показує { $top }
face-to-face-table-draw-pile = { $size ->
    [one] карта у стосі добору
    [few] карти у стосі добору
   *[other] карт у стосі добору
  }
face-to-face-table-draws = { $draws ->
    [0] без добору
   *[other] добере { $draws }
  }
face-to-face-table-helps = допомагає супротивникові

# Відмови; чого просили й чого не прочитати
face-to-face-refused-end = Перш ніж закінчити хід, зіграйте щонайменше { $minimum ->
    [one] { $minimum } карту
    [few] { $minimum } карти
   *[other] { $minimum } карт
  }.
face-to-face-refused-not-in-hand = Карти { $card } немає у вас на руках.
face-to-face-refused-helped = За хід супротивнику можна покласти лише одну карту.
face-to-face-refused-ascending = Ваш зростаючий стос показує { $top } і приймає більші карти або { $trick }.
face-to-face-refused-descending = Ваш спадаючий стос показує { $top } і приймає менші карти або { $trick }.
face-to-face-refused-not-lower = Цей стос показує { $top }, і поліпшить його лише менша карта.
face-to-face-refused-not-higher = Цей стос показує { $top }, і поліпшить його лише більша карта.
face-to-face-refused-no-second = Після неї вам не зіграти другої карти.
face-to-face-unreadable = «{ $written }» — це не хід: потрібна літера A, D, L або H і число від 2 до { $highest }, або E.

# Дошка в терміналі
face-to-face-board-gold = золото
face-to-face-board-silver = срібло
face-to-face-board-up = вгору
face-to-face-board-down = вниз
face-to-face-board-draw-pile = стос добору
face-to-face-board-hand = рука
face-to-face-board-empty = порожньо

# Чому бот зробив такий хід
face-to-face-why-end = Дві карти вже зіграно, а місце на стосах збережено.
face-to-face-why-end-helped = { $drawn ->
    [0] Потрібні карти зіграно, а місце на стосах збережено.
    [one] Супротивнику допомогли, тож можна закінчити хід і добрати { $drawn } карту.
    [few] Супротивнику допомогли, тож можна закінчити хід і добрати { $drawn } карти.
   *[other] Супротивнику допомогли, тож можна закінчити хід і добрати { $drawn } карт.
  }
face-to-face-why-last = { $card } — остання карта, і вона виграє.
face-to-face-why-help = Бот поліпшує стос супротивника на { $improved }{ $drawn ->
    [0] : на своїх стосах будь-яка карта коштує більше
    [one] , щоб добрати { $drawn } карту
    [few] , щоб добрати до { $drawn } карт
   *[other] , щоб добрати до { $drawn } карт
  }.
face-to-face-why-trick = { $card } — зворотний трюк: десять чисел повертаються.
face-to-face-why-plan = Стос просувається на { $skipped }, щоб потім { $next } повернула його на десять зворотним трюком.
face-to-face-why-near = Стос просувається лише на { $skipped }.
face-to-face-why-far = Стос просувається на { $skipped }, а це дорого.
face-to-face-why-room = На власних стосах { $mine ->
    [one] лишилося місце для { $mine } числа
    [few] лишилося місце для { $mine } чисел
   *[other] лишилося місце для { $mine } чисел
  }, на стосах супротивника — для { $others }: хто лишиться без місця, той застрягне.
`,"../../../../src/koloda/locales/uk/gallop.ftl":`# Галопом по Європах. Ходи, як їх читає той, хто ходить.
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
`,"../../../../src/koloda/locales/uk/goals.ftl":`# Мета і ваш поступ, кількома словами
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
`,"../../../../src/koloda/locales/uk/refusals.ftl":`# У чому відмовляє стіл або сервер, крім ходів
refused-seat-taken = Це місце зайняте.
refused-seat-open = Там ніхто не сидить.
refused-no-such-seat = Такого місця немає.
refused-already-seated = У вас уже є місце.
refused-not-seated = У вас немає місця за цим столом.
refused-not-your-seat = Це не ваше місце.
refused-not-at-table = Вас немає за цим столом.
refused-host-only = Це може зробити лише господар столу.
refused-seats-open = Є вільні місця; заповніть їх людьми чи ботами.
refused-no-name = В імені має бути хоча б одна літера.
refused-no-such-bot = Такого бота немає.
refused-bad-contribution = Додайте від { $fewest } до { $most } байтів.
refused-already-contributed = Ви вже додали свої байти.
refused-other-commitment = Це було для іншої роздачі.
refused-not-contributed = { $count ->
    [one] Ще не надійшли випадкові байти від гравця: { $names }.
    [few] Ще не надійшли випадкові байти від гравців: { $names }.
   *[other] Ще не надійшли випадкові байти від гравців: { $names }.
  }
refused-not-revealing = Зараз нічого розкривати.
refused-nothing-to-reveal = Вам більше нічого розкривати.
refused-wrong-bytes = Це не ті байти, які ви обіцяли.
refused-not-gathering = Гра вже почалася.
refused-not-started = Карт ще не роздано.
refused-not-playing = Зараз гра не триває.
refused-not-over = Це можна побачити, коли гру закінчено.
refused-not-your-turn = Зараз не ваш хід.
refused-no-hints = За цим столом підказок немає.
refused-not-a-bots-turn = Зараз ходить не бот.
refused-nothing-to-take-back = Повертати нема чого.
refused-revealed-since = Відтоді відкрилося щось приховане: цей хід не повернути.
refused-no-time-to-undo = Залишилося замало часу: цей хід не повернути.
refused-back-asked = Хтось просить повернути хід; спершу дайте відповідь.
refused-nothing-to-answer = Ніхто не чекає на вашу відповідь.
refused-rematch-asked = Ви вже запропонували.
refused-not-gone-on = Ще не всі подивилися на підсумок. Чекаємо: { $names }.
refused-resign-sides = Здатися можна лише одному суперникові. Якщо ви вийдете, за вас далі гратиме бот.
refused-resign-team = Здатися за всю команду не можна. Якщо ви вийдете, за вас далі гратиме бот.
refused-table-waits = За цим столом бот нікого не замінює: стіл чекатиме на вас.
refused-nothing-said = Виберіть фразу або напишіть щось.
refused-no-such-phrase = Такої фрази немає.
refused-strict-talk = За цим столом під час гри вживають лише готові фрази.
refused-bad-text = Текст — це один рядок, щонайбільше { $most } літер.
refused-not-known = Ви не можете сказати, що знаєте цю карту.
refused-too-much-talk = Ви говорите зашвидко; зачекайте трохи.
refused-muted = Господар столу вимкнув вам чат.
refused-removed = Господар вилучив вас із-за цього столу.
refused-plays-here = Під час гри гравця вилучити не можна.
refused-not-yourself = Із собою так не можна.
refused-no-such-speaker = Тут немає нікого з таким іменем.
refused-too-many-hints = Ви просите підказки надто часто; зачекайте трохи.
refused-no-such-link = Посилання використане, відкликане або хибне.
refused-too-many-tables = Тут зараз забагато столів; спробуйте пізніше.
refused-too-many-watchers = За цим столом уже забагато глядачів.
refused-too-many = Забагато запитів; зачекайте трохи.
refused-not-found = Такого немає, або це не для вас.
refused-forbidden = Запити з інших сайтів не приймаються.
refused-bad-option = Ці налаштування не поєднуються.
refused-bad-record = { $fault ->
    [empty] Запис порожній.
    [foreign] Це не запис гри з «Колоди».
    [cut-off] Запис обірвано в рядку { $line }.
    [changed] Рядок { $line } запису або якийсь перед ним змінено.
    [rules] Запис зроблено за іншою версією правил.
    [move] Хід у рядку { $line } запису зробити не можна.
   *[damaged] Рядок { $line } запису не годиться.
  }
refused-too-large = Запис завеликий: щонайбільше { $most } КБ.
refused-unreadable = Сервер цього не зрозумів.
refused-other-rules = За цим столом грали за версією правил { $made }; цей сервер має версію { $here }.
refused-earlier-rules = Цю гру почали за версією правил { $made }, а відтоді вони змінилися. Її можна переглянути, але не продовжити.
refused-not-written = Сервер не зміг цього записати. Спробуйте ще раз.
refused-unknown-outcome = На сервері відмовив диск, тож невідомо, чи це записано. Перевірте, коли сервер знову запрацює.
refused-damaged = Цей стіл не можна прочитати: його журнал пошкоджено від запису { $entry }. Власник сервера може відновити його з резервної копії.
refused-no-page = Сторінка неповна: бракує деяких її файлів.
refused-invalid = Так не можна.
refused-no-such-move = { $written } — це не хід.

# Що помічає сам браузер
refused-disconnected = Зв’язок втрачено; з’єднуємося знову.
refused-no-answer = Сервер не відповідає.
refused-unreachable = До сервера не достукатися.
refused-hot-seat = За цим столом усі грають на одному пристрої.
refused-not-hot-seat = За цим столом грають не на одному пристрої.
`,"../../../../src/koloda/locales/uk/replay.ftl":`# Повтор: гра, яку закінчено
web-replay = Повтор
web-replay-see = Переглянути гру
web-replay-upload = Переглянути запис гри
web-replay-bring = Відкрийте запис гри, який ви завантажили зі столу чи який записала програма koloda: його можна переглянути хід за ходом.
web-replay-bring-note = Сервер перевіряє запис за правилами й нічого не зберігає.
web-replay-file = Запис гри (.jsonl)
web-replay-choose = Вибрати файл
web-replay-detail = Технічна подробиця, англійською
web-replay-panel = Ходи й шанси
web-replay-moves = Ходи
web-replay-unseen = Звідси цього не видно.
web-replay-thought = Що думав бот
web-replay-slider = Хід
web-replay-step = Хід { $step } з { $last }
web-replay-first = До роздачі
web-replay-previous = На хід назад
web-replay-next = На хід уперед
web-replay-last = До кінця
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-speed = Швидкість
web-replay-eyes = Чиїми очима
web-replay-eyes-all = Усі карти відкрито
web-replay-eyes-of = Очима: { $who }
web-replay-share = Посилання на цей момент
web-replay-which = Яка гра
web-replay-match = Гра { $match } із { $matches }
web-replay-curve = Шанси
web-replay-curve-about = Як бот оцінив би кожну позицію за тим, що знав кожен гравець; показано середнє. Це оцінка, а не істина.
web-replay-curve-make = Порахувати шанси
web-replay-curve-making = Бот переглядає кожен хід
web-replay-curve-stop = Досить
web-replay-curve-now = Шанси на перемогу: { $names }
web-replay-turning = Переломні ходи
web-replay-turned = Хід { $step } ({ $who }). { $side }: { $before } % → { $after } %
web-replay-never-turned = Жоден хід помітно не змінив шансів.
web-turning-choice = { $you ->
    [yes] Найбільше на гру вплинув ваш вибір на ході { $step }.
   *[no] Найбільше на гру вплинув вибір на ході { $step } (хто: { $who }).
  }
web-turning-made = Зіграно
web-turning-better = Краще
web-turning-look = Подивитися на цей момент
web-turning-none = Жоден вибір окремо гри не перевернув.
`,"../../../../src/koloda/locales/uk/rules.ftl":`# Сторінки правил
web-learn = Навчитися
web-learn-playing = Навчитися граючи
web-rules-table = Таблиця
web-figure-hidden = карта долілиць
web-figure-leaves = { $card } (іде геть)
web-rules-full = Точні правила
`,"../../../../src/koloda/locales/uk/schotten-totten-2.ftl":`# Шоттен-Тоттен 2: Облога. Захоплення: чим є загін; «J=R7» — джокер замість R7
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
`,"../../../../src/koloda/locales/uk/score.ftl":`# Аркуші рахунку для справжнього столу
web-score-title = { $game }: аркуш рахунку
web-score-about = Запишіть, що в кого наприкінці; порахуємо за правилами. Аркуш лишається в цьому браузері й працює без інтернету.
web-score-player = Гравець { $number }
web-score-solo = одинак
web-score-team = команда { $team }
web-score-round = Раунд { $number }
web-score-deal = Роздача { $number }
web-score-column = Раунд
web-score-deal-column = Роздача
web-score-starts = Починає { $who }.
web-score-mode = Що записуєте
web-score-mode-cards = карти
web-score-mode-totals = суми
web-score-whose = Чиї карти
web-score-no-cards = карт немає
web-score-keys = Карти для: { $who }
web-score-remove = { $card }: прибрати
web-score-caller = Хто крикнув «Геть!»?
web-score-nobody = ніхто
web-score-complete = повна колекція
web-score-write = Записати
web-score-sum = Разом
web-score-won = Виграні роздачі
web-score-undo = Скасувати
web-score-new = Новий аркуш
web-score-print = Друкувати
web-score-share = Поділитися
web-score-bad-link = Цей аркуш не вдалося прочитати. Ваш лишився, як був.
web-score-rounds-played = { $rounds ->
    [one] Уже записано { $rounds } раунд.
    [few] Уже записано { $rounds } раунди.
   *[other] Уже записано { $rounds } раундів.
  }
web-score-too-many = «{ $card }» записано { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[other] { $count } разів
  }, а в грі таких карт лише { $most }.
web-score-no-total = Гравець { $seat }: уведіть ціле число від 0 до { $most }.
web-score-no-card = «{ $card }»: такої карти в грі немає.
web-score-wins-two = Виграні роздачі рахують лише вдвох.
web-score-no-goal = Уведіть ціле число від 1 до { $most }.
web-score-colours = Записано міста { $colours } кольорів, а в грі лише { $most }.
web-score-match-over = Партія закінчилася ще до останньої роздачі.
web-score-city-twice = «{ $city }» записано двічі.
web-score-three-burn = Гравець { $seat }: три міста одного кольору згоріли б.
web-score-two-burn = Гравець { $seat }: два сусідні міста одного кольору згоріли б.
`,"../../../../src/koloda/locales/uk/scram.ftl":`# Геть! Ходи, як їх читає той, хто ходить. Табори мають літери, місця рахують зліва.
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
`,"../../../../src/koloda/locales/uk/web.ftl":`# Браузер. Перша сторінка
web-title = Колода
web-subtitle = Стіл для сучасних карткових ігор із прихованими картами. Сідайте: реєстрація не потрібна.
web-your-name = Ваше ім’я
web-guest = Гість
web-language = Мова
web-theme = Тема
web-theme-auto = Як у системі
web-theme-light = Світла
web-theme-dark = Темна
web-pace = Темп
web-pace-calm = Темп: спокійний
web-pace-normal = Темп: звичайний
web-pace-quick = Темп: швидкий
web-pace-instant = Темп: одразу
web-pace-step = Темп: крок за кроком
web-sound = Звук
web-bots = Боти грають як
web-level-newcomer = новачки
web-level-casual = аматори
web-level-strong = сильні гравці
web-level-master = майстри
web-game-face-to-face = The Game: Face to Face
web-game-schotten-totten-2 = Шоттен-Тоттен 2: Облога
web-game-scram = Геть!
web-game-gallop = Галопом по Європах
web-about-face-to-face = Двоє сам на сам: у кожного зростаючий і спадаючий стос. Допоможіть супротивникові — доберете більше.
web-about-schotten-totten-2 = Один штурмує стіну, другий її боронить: сім плиток, загони й кипляча смола.
web-about-scram = Дві команди розчищають табори від карт, яких не бачили. Запам’ятовуйте, висувайте і вчасно крикніть.
web-about-gallop = Зберіть місто кожного кольору: карти й перельоти обирають таємно, а сусіди одного кольору згорають.
web-length-face-to-face = близько 20 хвилин
web-length-schotten-totten-2 = близько 20 хвилин
web-length-scram = близько 30 хвилин
web-length-gallop = близько 40 хвилин
web-players = { $most ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
  }
web-play-now = Грати зараз
web-with-friends = З друзями
web-rules = Правила
web-how-many = Гравці
web-options = Налаштування
web-clock = Годинник
web-clock-none = без годинника
web-clock-move = хвилина на хід
web-clock-game = 15 хвилин і ще 10 секунд за хід
web-pause = Пауза, коли гравця немає
web-pause-none = без паузи: годинник іде
web-pause-short = хвилина на всю гру
web-pause-long = 10 хвилин на всю гру
web-pause-open = доки не повернеться
web-public = Видно всім
web-strict = Під час гри лише готові фрази
web-hints = З підказками
web-open-table = Відкрити стіл
web-option-face-to-face-first = Хто починає
web-option-face-to-face-highest = Найбільше число
web-option-face-to-face-hand = Карт на руках
web-option-schotten-totten-2-attacker = Хто нападає
web-option-schotten-totten-2-tactics = З картами тактики
web-option-schotten-totten-2-match = Партія
web-option-scram-rounds = Раунди
web-option-scram-first = Хто починає
web-option-scram-memory-aid = Підказка для пам’яті
web-option-gallop-match = Партія
web-option-gallop-target = До скількох очок
web-option-gallop-wins = Скільки роздач виграти
web-option-gallop-removed = Без яких кольорів
web-option-gallop-first = Хто починає
web-value-none = за правилами
web-value-yes = так
web-value-no = ні
web-value-seat = місце { $seat }
web-value-schotten-totten-2-single = одна гра
web-value-schotten-totten-2-revenge = дві гри, ролі міняються
web-value-gallop-target = до певної кількості очок
web-value-gallop-wins = до певної кількості виграних роздач
web-value-gallop-single = одна роздача
web-public-tables = Відкриті столи
web-no-public-tables = Зараз відкритих столів немає. Відкрийте стіл із друзями й покажіть його всім.
web-count-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[other] { $count } ботів
  }
web-sit-down = Сісти за стіл
web-watch = Дивитися
web-footer = Карти й малюнки наші; правила переказано нашими словами.
web-licences = Ліцензії

# Посилання
web-invited = Вас запросили за стіл
web-home = На першу сторінку
web-no-page = Такої сторінки немає.
web-link = Посилання
web-send-link = Надішліть це посилання або зчитайте код телефоном.
web-copy = Копіювати
web-copied = Скопійовано
web-qr = QR-код посилання
web-device-link = Продовжити з іншого пристрою
web-watch-link = Посилання для глядачів

# Перед роздачею
web-waiting-for-players = Хто грає?
web-all-here = Усі на місці
web-open-seat = Вільне місце
web-bot-number = { $name } { $number }
web-you = Ви
web-that-is-you = це ви
web-seat-bot = Додати бота
web-invite = Запросити
web-free-seat = Звільнити місце
web-start = Роздати карти
web-start-anyway = Роздати без цих байтів
web-revealing = Розкриваємо випадкові байти всіх гравців…
web-fill-seats = Спершу заповніть вільні місця людьми чи ботами.
web-host-starts = Карти роздає господар столу.
web-fair-before = Карт ніхто не вибирає: сервер зв’язав себе таємницею, а кожен гравець додає випадкові байти. Відбиток таємниці:

# Стіл
web-your-turn = Ваш хід.
web-only-move = Можливий лише один хід.
web-waiting-for = Ходить { $who }.
web-is-to-move = ходить
web-paused = Стіл чекає на того, хто відійшов.
web-away = немає на місці
web-bot-in = бот за { $time }
web-waiting-for-absent = Ходить { $who }, але зараз немає на місці. За { $time } тут зіграє бот.
web-absent = { $who } – немає на місці. За { $time } замість гратиме бот.
web-bot-plays = грає бот
web-now = Що потрібно зараз
web-panel = Ходи, журнал і розмова
web-help = Поміч
web-board = Стіл. Стрілки ведуть по ньому.
web-moves = Ходи
web-no-moves = Зараз не ваш хід.
web-log = Журнал
web-log-empty = Ще нічого не сталося.
web-quoted = «{ $words }»
web-chat = Розмова
web-chat-empty = Ще ніхто нічого не сказав.
web-block = Сховати повідомлення
web-unblock = { $count ->
    [one] Показати { $count } сховане повідомлення
    [few] Показати { $count } сховані повідомлення
   *[other] Показати { $count } схованих повідомлень
  }
web-mute = Вимкнути чат
web-unmute = Увімкнути чат
web-muted = без чату
web-remove = Вилучити
web-say = Скажіть щось
web-send = Надіслати
web-strict-note = За цим столом під час гри вживають лише готові фрази.
web-end = Підсумок
web-more = Ще
web-close = Закрити
web-leave = Вийти з-за столу
web-leave-question = { $cost ->
    [bot] Вийти з-за столу? За вас гратиме бот, доки ви не повернетеся.
   *[clock] Вийти з-за столу? Ваш годинник ітиме далі.
  }
web-stay = Лишитися
web-resign = Здатися
web-resign-question = { $team ->
    [yes] Здатися? Ваша команда програє партію.
   *[no] Здатися? Ви програєте партію.
  }
web-keep-playing = Грати далі
web-move-waits = Немає зв’язку. Ваш хід піде, щойно зв’язок повернеться.
web-round-over = { $game ->
    [scram] Раунд закінчено.
    [gallop] Роздачу закінчено.
   *[other] Цю гру закінчено, наступна вже готова.
  }
web-go-on = Далі
web-goes-on-in = Гра продовжиться за { $time }.
web-waiting-to-go-on = Ще дивляться на підсумок: { $names }.
web-connecting = з’єднуємося
web-connected = З’єднано
web-watching = глядач
web-watcher = Глядач
web-watchers = { $count ->
    [one] глядач
    [few] глядачі
   *[other] глядачів
  }
web-time-left = Лишилося часу
web-next-turn = Наступний хід
web-watch-again = Показати ще раз, що зробили інші після вашого ходу
web-missed = { $count ->
    [one] Поки вас не було, зроблено { $count } хід.
    [few] Поки вас не було, зроблено { $count } ходи.
   *[other] Поки вас не було, зроблено { $count } ходів.
  }
web-take-back = Повернути хід
web-hint = Підказка
web-hint-thinking = Думаю…
web-hint-title = Сильний бот зіграв би так
web-chance = шанс перемогти { $percent } %
web-thoughts = Що думали боти
web-back-question = { $who } хоче повернути хід.
web-agree = Згода
web-decline = Ні
web-no-such-table = Такого столу немає, або він не для вас.

# Кінець
web-you-win = Ви перемогли.
web-you-win-together = Ваша команда перемогла.
web-nobody-wins = Ніхто не переміг.
web-others-win = { $count ->
    [one] Перемагає { $names }.
    [few] Перемагають { $names }.
   *[other] Перемагають { $names }.
  }
web-out-of-time = Час вийшов.
web-resigned = { $who ->
    [you] Ви здалися.
    [team] Ваша команда здалася.
   *[others] Партію здано: { $names }.
  }
web-scores = Рахунок
web-rematch = Ще раз
web-rematch-asked = Чекаємо на інших
web-play-easier = Легший суперник: { $level }
web-play-harder = Сильніший суперник: { $level }
web-rematch-question = { $count ->
    [one] { $names } хоче зіграти ще раз.
    [few] { $names } хочуть зіграти ще раз.
   *[other] { $names } хочуть зіграти ще раз.
  }
web-rematch-accept = Зіграймо
web-rematch-decline = Ні, дякую
web-rematch-declined = { $count ->
    [one] { $names } більше не гратиме.
    [few] { $names } більше не гратимуть.
   *[other] { $names } більше не гратимуть.
  }
web-record = Завантажити запис
web-verify = Перевірити роздачу
web-verify-bad = Ця роздача не така, як було обіцяно.
web-verify-commitment = { $result ->
    [good] Таємниця відповідає відбитку, який цей браузер записав до роздачі.
    [bad] Таємниця не відповідає відбитку, який цей браузер записав до роздачі.
   *[unknown] Не перевірено: цей браузер не записав відбитка до роздачі.
  }
web-verify-own-bytes = { $result ->
    [good] Ваші випадкові байти ввійшли до роздачі.
    [bad] Ваші випадкові байти підмінено.
   *[unknown] Не перевірено: випадкових байтів цей браузер не додавав.
  }
web-verify-hashes = { $result ->
    [good] Усі розкрили саме ті байти, які обіцяли.
    [bad] Байти гравця { $who } не ті, які було обіцяно.
   *[unknown] Не перевірено: цей браузер не знає, що обіцяли гравці.
  }
web-verify-terms = { $result ->
    [good] Стіл, гра, правила столу й гравці ті самі, про які домовилися.
    [bad] Стіл, гра, правила столу або гравці не ті, про які домовилися.
   *[unknown] Не перевірено: цей браузер не знає, про що домовилися.
  }
web-verify-cards = { $result ->
    [good] Кожне тасування, обчислене тут заново, дає саме ці карти.
    [bad] Карти не ті, які дає тасування (зроблено ходів: { $moves }).
   *[unknown] Не перевірено: ця сторінка не може обчислити тасувань цієї роздачі.
  }
web-verify-hand = { $result ->
    [good] Ваші перші карти ті самі, які вам показали.
    [bad] Ваші перші карти не ті, які вам показали.
   *[unknown] Не перевірено: цей браузер не записав ваших перших карт.
  }
web-verify-visible = { $result ->
    [good] Усе, що ви бачили під час гри, з цим збігається.
    [bad] Те, що ви бачили, з цим не збігається (зроблено ходів: { $moves }).
   *[unknown] Не перевірено: цей браузер не записав, що ви бачили.
  }
web-verify-without = Не додали випадкових байтів: { $names }
web-verify-save = Зберегти докази
web-verify-key = Ключ усіх тасувань, обчислений тут:
web-deal-alarm = { $alarm ->
    [accused] Сервер каже, що ви не розкрили своїх байтів, хоча сам підтвердив їх. Не довіряйте цьому столу.
   *[exchanged] Сервер підмінив те, що ви обіцяли для роздачі. Не довіряйте цьому столу.
  }

# Що сталося за столом
web-event-sat = { $who }: за столом.
web-event-bot-sat = { $who }: за столом.
web-event-stood = Місце знову вільне.
web-event-lapsed = { $who } відходить; обіцяні випадкові байти вже не рахуються.
web-event-sealed = { $names ->
    [none] Випадкові байти всіх гравців зафіксовано.
   *[other] Випадкові байти зафіксовано. Не додали: { $names }
  }
web-event-deal-void = Роздачу скасовано, бо обіцяних байтів не розкрили: { $names }
web-event-started = Карти роздано.
web-event-gone = { $who }: немає на місці.
web-event-returned = { $who }: знову тут.
web-event-taken-over = { $who }: грає бот.
web-event-left = { $who } виходить з-за столу. Далі грає бот.
web-event-resigned = { $who } здається.
web-event-flagged = { $who }: час вийшов.
web-event-back-asked = { $who }: можна повернути хід?
web-event-back-answered = { $who }: { $agreed ->
    [yes] згода
   *[no] ні
  }.
web-event-taken-back = { $who }: хід повернуто.
web-event-rematch-asked = { $who }: ще раз?
web-event-rematch-declined = { $who } більше не гратиме.
web-event-rematch = Ще одна гра, місця змінилися.
web-event-muted = { $muted ->
    [true] Господар вимкнув чат: { $who }.
   *[other] Знову може писати: { $who }.
  }
web-event-removed = Господар вилучив з-за столу: { $who }.

# Готові фрази
web-phrase-hello = Вітаю.
web-phrase-good-luck = Щасти вам.
web-phrase-well-played = Гарно зіграно.
web-phrase-thanks = Дякую.
web-phrase-oops = Ой.
web-phrase-thinking = Думаю.
web-phrase-your-turn = Ваш хід.
web-phrase-one-moment = Хвилинку.
web-phrase-good-game = Гарна гра.
web-phrase-i-know-this-card = Я знаю цю карту: { $about }
`});export{e as default};