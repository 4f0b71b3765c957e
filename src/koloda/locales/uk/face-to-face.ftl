# Face to Face. Ходи, як їх читає той, хто ходить; $top — що стос показує зараз.
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
