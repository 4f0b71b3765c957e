# «Що це?» одним реченням — для всього, на що наведено вказівник, фокус чи палець
web-what-seat = { $turn ->
    [yes] Тут сидить { $who }, і зараз цей хід.
   *[no] Тут сидить { $who }. Підсвічена рамка показує, чий хід.
  }
web-what-clock = Скільки часу лишилося. Годинник іде лише тоді, коли цей гравець ходить.

# Face to Face
face-to-face-what-card = { $card } з вашої руки. На зростаючий стос ({ $ascending }) лягає, якщо більша або рівно на 10 менша, на спадаючий ({ $descending }) — якщо менша або рівно на 10 більша.
face-to-face-what-pile-ascending = Зростаючий стос, зараз { $top }. Кожна карта має бути більшою або рівно на 10 меншою.
face-to-face-what-pile-descending = Спадаючий стос, зараз { $top }. Кожна карта має бути меншою або рівно на 10 більшою.
face-to-face-what-other-ascending = Зростаючий стос супротивника, зараз { $top }. Раз за хід можна допомогти меншою картою; тоді ви доберете не дві карти, а до { $limit } на руках.
face-to-face-what-other-descending = Спадаючий стос супротивника, зараз { $top }. Раз за хід можна допомогти більшою картою; тоді ви доберете не дві карти, а до { $limit } на руках.
face-to-face-what-draw = { $size ->
    [0] Стос добору порожній: далі грають без добору. (Повна рука: { $limit }.)
    [one] Стос добору, { $size } карта. Наприкінці ходу добирають дві карти, а після допомоги — до { $limit } на руках.
    [few] Стос добору, { $size } карти. Наприкінці ходу добирають дві карти, а після допомоги — до { $limit } на руках.
   *[other] Стос добору, { $size } карт. Наприкінці ходу добирають дві карти, а після допомоги — до { $limit } на руках.
  }
face-to-face-what-draws = { $helped ->
    [yes] Скільки карт буде добрано наприкінці цього ходу: { $draws }. Одна карта допомогла супротивникові, тож рука стане повною.
   *[no] Скільки карт буде добрано наприкінці цього ходу: { $draws }. Повну руку дає лише допомога супротивникові.
  }
face-to-face-what-hand = { $size ->
    [one] На руках { $size } карта. Її бачить лише власник.
    [few] На руках { $size } карти. Їх бачить лише власник.
   *[other] На руках { $size } карт. Їх бачить лише власник.
  }

# Облога: що приймає плитка
schotten-totten-2-what-accepts-all = Плитка { $tile }, { $damaged ->
    [yes] пошкоджена
   *[no] непошкоджена
  }. Карт із кожного боку: { $capacity }. Рахуються всі загони, від найсильнішого: одноколірний ряд, однакова сила, колір, ряд, сума.
schotten-totten-2-what-accepts-sum = Плитка { $tile }, { $damaged ->
    [yes] пошкоджена
   *[no] непошкоджена
  }. Карт із кожного боку: { $capacity }. Рахується лише сума; перемагає більша.
schotten-totten-2-what-accepts-lowest-sum = Плитка { $tile }, { $damaged ->
    [yes] пошкоджена
   *[no] непошкоджена
  }. Карт із кожного боку: { $capacity }. Рахується лише сума, і перемагає менша.
schotten-totten-2-what-accepts-run = Плитка { $tile }, { $damaged ->
    [yes] пошкоджена
   *[no] непошкоджена
  }. Карт із кожного боку: { $capacity }. Ряд (сили поспіль) сильніший за все інше, а решта рахується як сума.
schotten-totten-2-what-accepts-colour = Плитка { $tile }, { $damaged ->
    [yes] пошкоджена
   *[no] непошкоджена
  }. Карт із кожного боку: { $capacity }. Карти одного кольору сильніші за все інше, а решта рахується як сума.
schotten-totten-2-what-accepts-equal-strength = Плитка { $tile }, { $damaged ->
    [yes] пошкоджена
   *[no] непошкоджена
  }. Карт із кожного боку: { $capacity }. Карти однакової сили сильніші за все інше, а решта рахується як сума.
schotten-totten-2-what-accepts-colour-run = Плитка { $tile }, { $damaged ->
    [yes] пошкоджена
   *[no] непошкоджена
  }. Карт із кожного боку: { $capacity }. Одноколірний ряд сильніший за все інше, а решта рахується як сума.
schotten-totten-2-what-kind = { $type ->
    [colour-run] одноколірний ряд
    [equal-strength] однакова сила
    [colour] колір
    [run] ряд
    [lowest-sum] найменша сума
   *[sum] сума
  }
schotten-totten-2-what-intact = Після захоплення її перевернуть пошкодженим боком: карт із кожного боку { $capacity }, { $accepts ->
    [equal-strength] однакова сила
    [colour] колір
    [run] ряд
   *[lowest-sum] найменша сума
  }.
schotten-totten-2-what-damaged = Якщо її захоплять ще раз, нападник переможе.
schotten-totten-2-what-counts = { $role ->
    [attacker] Карти нападника тут — це
   *[defender] Карти оборонця тут — це
  } { schotten-totten-2-what-kind }, разом { $total }.
schotten-totten-2-what-complete = Загін укомплектовано: біля плитки { $tile } це { schotten-totten-2-what-kind }, разом { $total }.
schotten-totten-2-what-restricted = { $accepts ->
    [lowest-sum] Біля цієї плитки рахується лише сума, і перемагає менша.
    [sum] Біля цієї плитки рахується лише сума.
   *[other] Загін, якого плитка не приймає, рахується тут просто як сума.
  }
schotten-totten-2-what-incomplete = Карт { $size } з { $capacity }: загін ще не укомплектовано, тож захопити ним нічого не можна.
# карти
schotten-totten-2-what-siege = { $card } — карта облоги, сила { $strength }. Її кладуть на свій бік плитки, де є місце.
schotten-totten-2-what-siege-played = { $card } — карта облоги, сила { $strength }.
schotten-totten-2-what-siege-0 = { $card } — найслабша свого кольору. Навпроти 11 того самого кольору виганяє її: обидві йдуть у скид.
schotten-totten-2-what-siege-11 = { $card } — найсильніша свого кольору. Навпроти 0 того самого кольору обидві йдуть у скид.
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
schotten-totten-2-what-ahead = Карт тактики можна зіграти щонайбільше на одну більше, ніж суперник: ви зіграли { $own }, суперник { $other }.
# решта столу
schotten-totten-2-what-claim = Захопити плитку { $tile }: можна, якщо жодні ще не бачені карти не зроблять бік оборонця сильнішим.
schotten-totten-2-what-retreat = Відступити від плитки { $tile }: усі ваші карти звідти йдуть у скид, і ви починаєте наново.
schotten-totten-2-what-oil = Жбурнути казан на плитку { $tile }: найближча до стіни карта нападника йде у скид. Один казан за хід, лишилося { $left }.
schotten-totten-2-what-attacker = Нападник перемагає, коли пошкоджено чотири плитки або пошкоджену захоплено ще раз.
schotten-totten-2-what-defender = Оборонець перемагає, коли треба взяти карту, а колода облоги порожня, або коли його бік заповнено.
schotten-totten-2-what-played = Зіграно карт тактики: { $played }. Ніхто не може випереджати суперника більше ніж на одну.
schotten-totten-2-what-in-hand = Карт на цих руках: облоги { $siege }, тактики { $tactics }. Їх бачить лише власник.
schotten-totten-2-what-siege-deck = Колода облоги, карт: { $size }. Коли вона порожня, а карту треба взяти, перемагає оборонець.
schotten-totten-2-what-tactics-deck = Колода тактики, карт: { $size }. Карту можна взяти тут, а не з колоди облоги.
schotten-totten-2-what-discard = Скинуті карти лежать відкрито, за кольорами. Зіграти їх уже ніхто не може, і це допомагає доводити захоплення.
schotten-totten-2-what-cauldrons = Лишилося казанів: { $left } з 3. Кожен прибирає найближчу до стіни карту нападника біля однієї плитки, раз за хід.
schotten-totten-2-what-revenge = Дві гри зі зміною ролей. Хто виграє обидві, той переможець.

# Геть!
scram-what-camp = Табір { $letter }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
  }, команда { $team }{ $whose ->
    [own] : ваш табір
    [team] : табір напарника
    [foe] : табір суперників
   *[watched] { "" }
  }. Перемагає менша сума.
scram-what-down = Карта долілиць, якої ви не бачили.
scram-what-known = Карта долілиць, яку ви вже бачили. Пам’ятайте її: знову її не покажуть.
scram-what-up = Лежить горілиць, тож її бачать усі.
scram-what-looked = Зараз її бачите лише ви, і тільки до наступного ходу.
scram-what-counts = Ця { $card } додає { $card } до суми свого табору.
scram-what-equals = «=» збігається з будь-яким числом, коли її висувають. Наприкінці рахується як найменше число свого табору.
scram-what-pushed = Карту висунуто: якщо на всіх висунутих одне число, вони йдуть у стос скидання.
scram-what-gap = Проміжок на місці скинутої карти. Сюди можна покласти нову.
scram-what-end = Край табору. Сюди можна покласти нову карту.
scram-what-deck = Колода, карт: { $size }. Доберіть верхню, щоб використати, лишити собі чи скинути. Коли колода порожня, раунд закінчується.
scram-what-second = Друга карта колоди. Здібність дістає її лише разом із верхньою.
scram-what-discard = { $card ->
    [none] Стос скидання порожній.
   *[other] Стос скидання, зверху { $card }. Її можна взяти, щоб замінити карти свого табору; лежатиме вона горілиць.
  }
scram-what-held = Щойно добрана карта. Її бачить лише той, хто добрав.
scram-what-taken = { $card } зі стосу скидання: нею можна лише замінити карти свого табору, а здібність не діє.
scram-what-no-ability = Карта { $card } здібності не має: лишіть її в таборі або скиньте.
scram-ability-5 = 5: переглянути одну карту долілиць, будь-де.
scram-ability-6 = 6: переглянути дві карти долілиць, будь-де.
scram-ability-7 = 7: перевернути одну карту горілиць для всіх.
scram-ability-8 = 8: перевернути дві карти горілиць для всіх.
scram-ability-9 = 9: скинути дві карти одного табору, до якого 9 потім приєднується.
scram-ability-10 = 10: скинути одну карту, будь-де.
scram-ability-11 = 11: обміняти дві карти, не дивлячись.
scram-ability-12 = 12: переглянути дві карти, потім обміняти їх або ні.
scram-ability-13 = 13: приєднується до якого захочете табору й рахується там як 13.

# Галопом по Європах
gallop-what-city = { gallop-table-city-name }, { $colour ->
    [red] червоне
    [orange] помаранчеве
    [yellow] жовте
    [green] зелене
    [blue] синє
   *[purple] фіолетове
  } місто { $value }: дасть щонайбільше { $value }.
gallop-what-city-collected = У ряді двоє сусідів одного кольору згорають, а три одного кольору — де б не лежали.
gallop-what-city-loose = Хто його візьме, покладе в кінець свого ряду. Поруч зі своїм кольором воно згорить.
gallop-what-exchange = Обмін { $value }: хто його візьме, мусить обміняти своє місто номіналом { $value } на чуже такого ж номіналу. Дістається тому, хто вибирає останнім.
gallop-what-universal = Універсальний обмін: хто його візьме, мусить обміняти місто на чуже такого ж номіналу, хоч якого. Дістається тому, хто вибирає останнім.
gallop-what-deportation = Депортація: хто її візьме, втрачає останнє місто свого ряду. Дістається тому, хто вибирає першим.
gallop-what-flight = Переліт { $flight }: вищий переліт вибирає першим. Повернеться, коли зіграно всі шість.
gallop-what-flight-gone = Перельоту { $flight } поки немає. Усі шість повертаються разом.
gallop-what-laid = Карта, яку виклав гравець { $seat }: лежить долілиць, доки не викладуть усі.
gallop-what-not-laid = Сюди { $seat } викладе карту й переліт.
gallop-what-laid-flight = Викладено з перельотом { $flight }. Вищий переліт вибирає першим.
gallop-what-order = { $place ->
    [1] Зараз черга цього гравця вибирати з відкритих карт.
   *[other] Черга вибору: { $place }. Її визначають перельоти, від вищого.
  }
gallop-what-flights = Перельоти, які лишилися в цього гравця. Вищий переліт вибирає першим.
gallop-what-marker = Картка першочерговості: викладає першим і виграє за рівних перельотів. Щораунду переходить далі.
gallop-what-points = { $match ->
    [wins] Виграні роздачі, з { $goal }.
    [target] Очки попередніх роздач, з { $goal }.
   *[single] Очки.
  }
gallop-what-complete = У колекції всі кольори: роздача закінчиться цим раундом.
gallop-what-collection = Колекція — це ряд, і порядок важливий: нове місто лягає в кінець.
gallop-what-deck = Колода, карт: { $size }. Після кожного раунду кожен добирає одну.
gallop-what-pile = { $size ->
    [0] Відбій порожній. Коли колода скінчиться, він стане новою.
   *[other] Відбій, карт: { $size }; його бачать усі. Коли колода скінчиться, він стане новою.
  }
