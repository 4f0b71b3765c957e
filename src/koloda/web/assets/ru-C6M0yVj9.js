var e=Object.assign({"../../../../src/koloda/locales/ru/aside.ftl":`# Вне стола в браузере: за настоящим столом
web-aside = За настоящим столом
web-claims-title = Проверка захвата
web-claims-about = «Осада» за настоящим столом: отметьте карты у плитки и те, что уже выбыли, и увидите, удался ли захват. Работает и без интернета.
web-claims-tile = Какую плитку захватывают?
web-claims-damaged = Плитка повреждена
web-claims-side-attacker = Нападающий
web-claims-side-defender = Защитник
web-claims-first = Чей отряд собран раньше?
web-claims-counter = { $card }: с ней защитник удержится
web-claims-proved = Захват плитки { $tile } доказан
web-claims-into = Где лежит карта, которой касаетесь?
web-claims-into-attacker = у нападающего
web-claims-into-defender = у защитника
web-claims-into-gone = выбыла
web-claims-hands = Выбыли карты, которые лежат в открытую у других плиток или в сбросе. Карты на руках не считаются, даже у нападающего.
web-claims-cards = Все карты
web-claims-tactics = С картами тактики
web-claims-discard = Сбросить карты плитки
web-claims-again = Начать заново

# Как приложение
web-notice = Уведомления
web-notice-forbidden = Браузер запрещает уведомления; разрешить их можно в его настройках для этой страницы.
web-try-again = Попробовать снова

# Несколько человек на одном устройстве
web-hot-here = Все на этом устройстве
web-hot-names = Кто играет? Место без имени займёт бот.
web-hot-bot = бот
web-hot-give = Передайте устройство: { $name }
web-hot-hidden = Пока его передают, ничьих карт не видно.
web-hot-show = Это я, { $name }: показать мои карты
web-hot-back = Назад: { $name }
web-hot-hand-on = Передать

# Свои игры
web-history-title = Мои игры
web-history-about = Игры, которые вы доиграли в этом браузере; они хранятся только здесь. Ходы и минуты — в среднем за игру.
web-history-none = Здесь ещё не доиграли ни одной игры.
web-history-all = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
  }, побед: { $won }
web-history-by-game = По играм
web-history-by-opponent = По соперникам
web-history-won = выиграно
web-history-lost = проиграно
web-history-moves = ходов
web-history-minutes = минут
web-history-download = Скачать
web-history-delete = Удалить
web-history-sure = Удалить все?
web-history-delete-all = Удалить все
web-history-kept = Что здесь хранится

# За столом
web-what-can-i-do = Что я могу сделать?
`,"../../../../src/koloda/locales/ru/bots.ftl":`# Боты по названиям: четыре уровня для людей, три — для сравнения
bot-newcomer = Бот-новичок
bot-casual = Бот-любитель
bot-strong = Сильный бот
bot-master = Бот-мастер
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-plain = Простой бот
`,"../../../../src/koloda/locales/ru/cities.ftl":`# Галопом по Европам: город для каждой карты, по её коду; название должно поместиться на карте
gallop-table-city-name = { $name ->
    [R1] Лиссабон
    [R2] Мадрид
    [R3] Рим
    [R4] Порту
    [R5] Милан
    [R6] Неаполь
    [O1] Париж
    [O2] Лион
    [O3] Ницца
    [O4] Гент
    [O5] Брюгге
    [O6] Делфт
    [Y1] Дублин
    [Y2] Лондон
    [Y3] Осло
    [Y4] Берген
    [Y5] Мальмё
    [Y6] Турку
    [G1] Вена
    [G2] Грац
    [G3] Прага
    [G4] Брно
    [G5] Берлин
    [G6] Базель
    [B1] Киев
    [B2] Львов
    [B3] Одесса
    [B4] Варшава
    [B5] Рига
    [B6] Тарту
    [P1] Афины
    [P2] София
    [P3] Варна
    [P4] Загреб
    [P5] Сплит
   *[P6] Корфу
  }
`,"../../../../src/koloda/locales/ru/face-to-face.ftl":`# Face to Face. Ходы, как их читает тот, кто ходит; $top — что стопка показывает сейчас.
face-to-face-move-own-ascending = { $card } на свою растущую стопку
face-to-face-move-own-descending = { $card } на свою убывающую стопку
face-to-face-move-other-ascending = { $card } сопернику: снижает его растущую стопку, на которой { $top }
face-to-face-move-other-descending = { $card } сопернику: повышает его убывающую стопку, на которой { $top }
face-to-face-move-end = закончить ход

# Конец игры
face-to-face-all-cards-played = Все карты сыграны.
face-to-face-cannot-play-two = Сыграть две карты не удалось.
face-to-face-one-card-left = Осталась одна карта, а для хода нужны две.
face-to-face-end-all-cards-played = { $you ->
    [self] Вы сыграли последнюю карту; { $partner }: ещё не сыграно { $left ->
        [one] { $left } карту
        [few] { $left } карты
       *[other] { $left } карт
      }.
    [foe] { $seat } играет последнюю карту; вам оставалось ещё { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[other] { $left } карт
      }.
   *[none] { $seat } играет последнюю карту; { $partner }: ещё не сыграно { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[other] { $left } карт
      }.
  }
face-to-face-end-cannot-play-two = { $you ->
    [self] Вы не смогли сыграть { $first ->
        [yes] вторую карту
       *[no] ни одной карты
      }: на руках { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[other] { $hand } карт
      }, в вашей стопке добора { $deck }.
   *[other] { $seat } не может сыграть { $first ->
        [yes] вторую карту
       *[no] ни одной карты
      }: на руках { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[other] { $hand } карт
      }, в стопке добора { $deck }.
  }
face-to-face-end-one-card-left = { $you ->
    [self] У вас осталась одна карта, а за ход нужно две. { $partner }: ещё не сыграно { $left }.
    [foe] { $seat } остаётся с одной картой, а за ход нужно две. Вам оставалось ещё { $left }.
   *[none] { $seat } остаётся с одной картой, а за ход нужно две. { $partner }: ещё не сыграно { $left }.
  }
face-to-face-sheet-hand = На руках
face-to-face-sheet-deck = Стопка добора
face-to-face-sheet-left = Осталось сыграть
face-to-face-sheet-last-hand = { $you ->
    [yes] Ваши последние карты и что подошло бы
   *[no] Последние карты ({ $who }) и что подошло бы
  }
face-to-face-sheet-takes = { $whose ->
    [your] Ваша
    [own] Своя
   *[other] Соперника
  } { $direction ->
    [ascending] растущая
   *[descending] убывающая
  } стопка ({ $top }){ $most ->
    [yes] , не больше одной карты
   *[no] { "" }
  }: { $range ->
    [several] от { $from } до { $to }
    [single] { $from }
    [trick] только { $trick }
   *[none] ничего
  }{ $range ->
    [trick] { "" }
    [none] { "" }
   *[other] { $trick ->
        [0] { "" }
       *[other] , или { $trick }
      }
  }
face-to-face-sheet-none = ничего

# Что нужно сейчас
face-to-face-wanted = { $missing ->
    [0] Играйте дальше или закончите ход.
    [one] Сыграйте ещё хотя бы { $missing } карту.
    [few] Сыграйте хотя бы { $missing } карты.
   *[other] Сыграйте хотя бы { $missing } карт.
  } { $helped ->
    [yes] Вы помогли сопернику: доберёте до полной руки.
   *[no] { "" }
  }

# Что произошло; перед этим стоит имя
face-to-face-event-played = { $card } на { $to ->
    [own] свою { $pile ->
        [ascending] растущую
       *[descending] убывающую
      } стопку
   *[other] { $pile ->
        [ascending] растущую
       *[descending] убывающую
      } стопку соперника
  }
face-to-face-event-turn-ended = { $drawn ->
    [0] конец хода, без добора
    [one] конец хода, взята { $drawn } карта
    [few] конец хода, взято { $drawn } карты
   *[other] конец хода, взято { $drawn } карт
  }

# Стол в браузере
face-to-face-table-hand = Ваша рука
face-to-face-table-hidden-hand = На руках { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[other] { $size } карт
  }
face-to-face-table-pile = { $whose ->
    [own] Ваша { $direction ->
        [ascending] растущая
       *[descending] убывающая
      } стопка
   *[other] { $direction ->
        [ascending] Растущая
       *[descending] Убывающая
      } стопка соперника
  } показывает { $top }
face-to-face-table-draw-pile = { $size ->
    [one] карта в стопке добора
    [few] карты в стопке добора
   *[other] карт в стопке добора
  }
face-to-face-table-draws = { $draws ->
    [0] без добора
   *[other] доберёт { $draws }
  }
face-to-face-table-helps = помогает сопернику

# Отказы; чего просили и чего не прочитать
face-to-face-refused-end = Прежде чем закончить ход, сыграйте не меньше { $minimum ->
    [one] { $minimum } карты
    [few] { $minimum } карт
   *[other] { $minimum } карт
  }.
face-to-face-refused-not-in-hand = Карты { $card } нет у вас на руках.
face-to-face-refused-helped = За ход сопернику можно положить только одну карту.
face-to-face-refused-ascending = Ваша растущая стопка показывает { $top } и принимает карты больше, а ещё { $trick }.
face-to-face-refused-descending = Ваша убывающая стопка показывает { $top } и принимает карты меньше, а ещё { $trick }.
face-to-face-refused-not-lower = Эта стопка показывает { $top }, и улучшит её только карта меньше.
face-to-face-refused-not-higher = Эта стопка показывает { $top }, и улучшит её только карта больше.
face-to-face-refused-no-second = После неё вам не сыграть вторую карту.
face-to-face-unreadable = «{ $written }» — это не ход: нужна буква A, D, L или H и число от 2 до { $highest }, или E.

# Доска в терминале
face-to-face-board-gold = золото
face-to-face-board-silver = серебро
face-to-face-board-up = вверх
face-to-face-board-down = вниз
face-to-face-board-draw-pile = стопка добора
face-to-face-board-hand = рука
face-to-face-board-empty = пусто

# Почему бот сделал такой ход
face-to-face-why-end = Две карты уже сыграны, а место на стопках сохранено.
face-to-face-why-end-helped = { $drawn ->
    [0] Нужные карты сыграны, а место на стопках сохранено.
    [one] Сопернику помогли, поэтому можно закончить ход и добрать { $drawn } карту.
    [few] Сопернику помогли, поэтому можно закончить ход и добрать { $drawn } карты.
   *[other] Сопернику помогли, поэтому можно закончить ход и добрать { $drawn } карт.
  }
face-to-face-why-last = { $card } — последняя карта, и она выигрывает.
face-to-face-why-help = Бот улучшает стопку соперника на { $improved }{ $drawn ->
    [0] : на своих стопках любая карта обходится дороже
    [one] , чтобы добрать { $drawn } карту
    [few] , чтобы добрать до { $drawn } карт
   *[other] , чтобы добрать до { $drawn } карт
  }.
face-to-face-why-trick = { $card } — обратный трюк: десять чисел возвращаются.
face-to-face-why-plan = Стопка продвигается на { $skipped }, чтобы потом { $next } вернула её на десять обратным трюком.
face-to-face-why-near = Стопка продвигается всего на { $skipped }.
face-to-face-why-far = Стопка продвигается на { $skipped }, а это дорого.
face-to-face-why-room = На собственных стопках { $mine ->
    [one] осталось место для { $mine } числа
    [few] осталось место для { $mine } чисел
   *[other] осталось место для { $mine } чисел
  }, на стопках соперника — для { $others }: кто останется без места, тот застрянет.
`,"../../../../src/koloda/locales/ru/gallop.ftl":`# Галопом по Европам. Ходы, как их читает тот, кто ходит.
gallop-move-lay-city = выложить { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } город { $value } с перелётом { $flight }
gallop-move-lay-exchange = выложить обмен { $value } с перелётом { $flight }
gallop-move-lay-universal = выложить универсальный обмен с перелётом { $flight }
gallop-move-lay-deportation = выложить депортацию с перелётом { $flight }
gallop-move-take-city = взять { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } город { $value }
gallop-move-take-exchange = взять обмен { $value }
gallop-move-give = отдать свой { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } город { $value }
gallop-move-get = взять { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } город { $value } у игрока { $seat }

# Что нужно сейчас
gallop-wanted-lay = Выложите взакрытую карту и перелёт.
gallop-wanted-pick = Возьмите одну из открытых карт.
gallop-wanted-give = Вы разыгрываете { $card }: выберите свой город для обмена.
gallop-wanted-get = Вы разыгрываете { $card } и отдаёте { $city }: выберите город, который получите.

# Конец игры
gallop-one-deal-played = Раздача сыграна; побеждает тот, у кого больше очков.
gallop-target-reached = Нужные очки набраны, и лидер только один.
gallop-deals-won = Выиграно достаточно раздач.
gallop-match-too-long = Партия шла слишком долго; побеждает тот, у кого больше очков.
gallop-end-one-deal-played = { $you ->
    [yes] У вас больше всех очков: { $points }, дальше — { $other }.
   *[no] Больше всех очков: { $seat } — { $points }, дальше — { $other }.
  }
gallop-end-target-reached = { $you ->
    [yes] Вы достигли цели ({ $goal }) и лидируете: { $points }, дальше — { $other }.
   *[no] { $seat } достигает цели ({ $goal }) и лидирует: { $points }, дальше — { $other }.
  }
gallop-end-deals-won = { $you ->
    [yes] У вас { $points } выигранных раздач, у соперника — { $other }.
   *[no] { $seat }: { $points } выигранных раздач, у соперника — { $other }.
  }
gallop-end-match-too-long = { $you ->
    [yes] Партия дошла до предела раздач, и у вас больше всех: { $points }, дальше — { $other }.
   *[no] Партия дошла до предела раздач; больше всех: { $seat } — { $points }, дальше — { $other }.
  }
gallop-end-shared = { $you ->
    [yes] Вы делите победу: по { $points }.
   *[no] Лучшие делят победу: по { $points }.
  }

# Итог раздачи
gallop-sheet-deal = Раздача окончена
gallop-sheet-complete = { $you ->
    [yes] В конце раунда у вас были города всех { $colours } цветов, поэтому считается самый высокий каждого: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
      }
   *[no] В конце раунда { $seat } собирает города всех { $colours } цветов, поэтому считается самый высокий каждого: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
      }
  }
gallop-sheet-several = Города всех цветов в конце раунда есть у нескольких игроков ({ $count }); у каждого из них считается самый высокий город каждого цвета.
gallop-sheet-nobody = { $clause ->
    [GAL-14] Раздача закончилась, потому что одному из игроков нечего выложить; всех цветов нет ни у кого.
   *[other] Раздача дошла до предела раундов; всех цветов нет ни у кого.
  }
gallop-sheet-match = { $match ->
    [wins] Выигранные раздачи; для победы нужно { $goal }
   *[other] Очки; цель — { $goal }
  }

# Что произошло; перед этим стоит имя
gallop-event-laid = { $card ->
    [none] карта и перелёт взакрытую
   *[other] { $card } с перелётом { $flight }, взакрытую
  }
gallop-event-revealed = Открыто: { $cards }; перелёты: { $flights }.
gallop-event-taken = берёт { $card }
gallop-event-deported = { $city ->
    [none] депортировать нечего
   *[other] { $city } депортирован
  }
gallop-event-gives = отдаст { $city } за город номиналом { $value }
gallop-event-swapped = отдаёт { $gave }, получает { $got } от игрока { $partner }
gallop-event-no-swap = обмен невозможен
gallop-event-burnt = сгорают { $cities }: { $why ->
    [neighbours] соседи одного цвета
    [three] три одного цвета
   *[both] соседи и три одного цвета
  }
gallop-event-flights-back = Все шесть перелётов сыграны: у каждого снова полный набор.
gallop-event-shuffled = { $cards ->
    [1] Одна сыгранная карта становится колодой.
    [one] { $cards } сыгранная карта перетасована в новую колоду.
    [few] { $cards } сыгранные карты перетасованы в новую колоду.
   *[other] { $cards } сыгранных карт перетасовано в новую колоду.
  }
gallop-event-drawn = { $card ->
    [none] берёт карту
   *[other] берёт { $card }
  }
gallop-event-not-drawn = карт для добора нет
gallop-event-marker = получает карту первенства
gallop-event-deal-ended = { $clause ->
    [GAL-26] Раздача окончена: есть коллекция со всеми цветами.
    [GAL-14] Раздача окончена: кому-то нечего выложить.
   *[GAL-33] Раздача окончена: она шла слишком долго.
  }
gallop-event-scored = { $complete ->
    [yes] полная коллекция,
   *[no] { "" }
  } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
gallop-event-dealt = Новая раздача.

# Стол в браузере
gallop-table-city = { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
  } { $value }
gallop-table-exchange = обмен { $value }
gallop-table-universal = универсальный обмен
gallop-table-deportation = депортация
gallop-table-hidden = взакрытую
gallop-table-open-hand = На руках:
gallop-table-hand = Ваша рука
gallop-table-flights = Ваши перелёты
gallop-table-flight = перелёт { $flight }
gallop-table-flights-left = Остались перелёты: { $flights }
gallop-table-collection = Коллекция: { $who }
gallop-table-no-cities = городов ещё нет
gallop-table-laid = Выложено
gallop-table-deck = Колода
gallop-table-pile = Отбой
gallop-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
gallop-table-marker = карта первенства
gallop-table-complete = полная
gallop-table-chooses = выбирает { $place }-м

# Отказы; чего просили и чего не прочитать
gallop-refused-lay = Выложите карту и перелёт, например R5/3.
gallop-refused-not-in-hand = Карты { $card } нет у вас на руках.
gallop-refused-flight = Перелёт { $flight } уже сыгран; остались { $left }.
gallop-refused-take = Возьмите одну из открытых карт, например R5.
gallop-refused-not-there = Карты { $card } нет среди открытых.
gallop-refused-universal = Универсальные обмены достаются тем, кто выбирает последним.
gallop-refused-exchange = Обмены достаются тем, кто выбирает последним; возьмите город.
gallop-refused-give = Выберите свой город для обмена, например -R5.
gallop-refused-not-collected = Города { $city } нет в вашей коллекции.
gallop-refused-other-value = Этим обменом меняют города номиналом { $value }.
gallop-refused-no-partner = Города номиналом { $value } нет ни у кого из тех, кто собрал не меньше городов, чем вы.
gallop-refused-get = Выберите город, который получите, например +R5.
gallop-refused-wrong-value = За { $city } вы получаете город номиналом { $value }.
gallop-refused-nobody-has = Города { $city } нет ни у кого из других игроков.
gallop-refused-fewer-cities = У его владельца меньше городов, чем у вас.
gallop-unreadable = «{ $written }» — это не ход: нужна карта с перелётом (R5/3), карта (R5, X3), город, который отдаёте (-R5) или получаете (+B5).

# Доска в терминале
gallop-board-deal = раздача { $deal }
gallop-board-round = раунд { $round }
gallop-board-colours = цвета { $colours }
gallop-board-deck = колода { $size }
gallop-board-pile = отбой { $size }
gallop-board-choosing = выбирают по местам: { $seats }
gallop-board-resolves = место { $seat } разыгрывает { $card }{ $gives ->
    [none] { "" }
   *[other] , отдаёт { $gives }
  }
gallop-board-seat = место { $seat }
gallop-board-flights = перелёты
gallop-board-collection = коллекция
gallop-board-hand = рука
gallop-board-laid = выложено
gallop-board-taken = взято

# Почему бот сделал такой ход
gallop-why-lay-deportation = Кто выбирает первым, обязан взять депортацию.
gallop-why-lay-exchange = Кто выбирает последним, обязан взять { $card } и обменяться.
gallop-why-lay-wanted = У { $card } цвет, которого не хватает собственной коллекции.
gallop-why-lay-spare = { $card } не добавит собственной коллекции нового цвета.
gallop-why-flight-early = Перелёт { $flight } — чтобы выбирать раньше.
gallop-why-flight-late = Перелёта { $flight } достаточно; более высокие отложены на потом.
gallop-why-flight-only = Остался только перелёт { $flight }.
gallop-why-take-completes = { $card } завершает коллекцию: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
gallop-why-take-denies = Город { $card } завершил бы чужую коллекцию.
gallop-why-take-colour = { $card } — новый цвет; { $missing ->
    [one] не хватает ещё { $missing }
    [few] не хватает ещё { $missing }
   *[other] не хватает ещё { $missing }
  }.
gallop-why-take-least = Нового цвета там нет: бот берёт { $card }.
gallop-why-deported = Депортацию нужно взять.
gallop-why-exchange = Из обменов бот берёт { $card }.
gallop-why-give = Бот отдаёт { $card } из своей коллекции.
gallop-why-get-colour = { $card } даёт цвет, которого не хватает коллекции.
gallop-why-get = Бот получает { $card } за { $given }.
`,"../../../../src/koloda/locales/ru/goals.ftl":`# Цель и ваш прогресс, в нескольких словах
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
`,"../../../../src/koloda/locales/ru/refusals.ftl":`# В чём отказывает стол или сервер, кроме ходов
refused-seat-taken = Это место занято.
refused-seat-open = Там никто не сидит.
refused-no-such-seat = Такого места нет.
refused-already-seated = У вас уже есть место.
refused-not-seated = У вас нет места за этим столом.
refused-not-your-seat = Это не ваше место.
refused-not-at-table = Вас нет за этим столом.
refused-host-only = Это может сделать только хозяин стола.
refused-seats-open = Есть свободные места; заполните их людьми или ботами.
refused-no-name = В имени должна быть хотя бы одна буква.
refused-no-such-bot = Такого бота нет.
refused-bad-contribution = Добавьте от { $fewest } до { $most } байт.
refused-already-contributed = Вы уже добавили свои байты.
refused-other-commitment = Это было для другой раздачи.
refused-not-contributed = { $count ->
    [one] Ещё не поступили случайные байты от игрока: { $names }.
    [few] Ещё не поступили случайные байты от игроков: { $names }.
   *[other] Ещё не поступили случайные байты от игроков: { $names }.
  }
refused-not-revealing = Сейчас раскрывать нечего.
refused-nothing-to-reveal = Вам больше нечего раскрывать.
refused-wrong-bytes = Это не те байты, которые вы обещали.
refused-not-gathering = Игра уже началась.
refused-not-started = Карты ещё не розданы.
refused-not-playing = Игра сейчас не идёт.
refused-not-over = Это можно увидеть, когда игра окончена.
refused-not-your-turn = Сейчас не ваш ход.
refused-no-hints = За этим столом подсказок нет.
refused-not-a-bots-turn = Сейчас ходит не бот.
refused-nothing-to-take-back = Возвращать нечего.
refused-revealed-since = С тех пор открылось что-то скрытое: этот ход не вернуть.
refused-no-time-to-undo = Осталось слишком мало времени: этот ход не вернуть.
refused-back-asked = Кто-то просит вернуть ход; сначала ответьте.
refused-nothing-to-answer = Никто не ждёт вашего ответа.
refused-rematch-asked = Вы уже предложили.
refused-not-gone-on = Ещё не все посмотрели на итог. Ждём: { $names }.
refused-resign-sides = Сдаться можно только одному сопернику. Если вы выйдете, за вас дальше будет играть бот.
refused-resign-team = Сдаться за всю команду нельзя. Если вы выйдете, за вас дальше будет играть бот.
refused-table-waits = За этим столом бот никого не заменяет: стол подождёт вас.
refused-nothing-said = Выберите фразу или напишите что-нибудь.
refused-no-such-phrase = Такой фразы нет.
refused-strict-talk = За этим столом во время игры говорят только готовыми фразами.
refused-bad-text = Текст — это одна строка, не больше { $most } букв.
refused-not-known = Вы не можете сказать, что знаете эту карту.
refused-too-much-talk = Вы говорите слишком быстро; подождите немного.
refused-muted = Хозяин стола отключил вам чат.
refused-removed = Хозяин удалил вас из-за этого стола.
refused-plays-here = Во время игры игрока удалить нельзя.
refused-not-yourself = С собой так нельзя.
refused-no-such-speaker = Здесь нет никого с таким именем.
refused-too-many-hints = Вы просите подсказки слишком часто; подождите немного.
refused-no-such-link = Ссылка использована, отозвана или неверна.
refused-too-many-tables = Здесь сейчас слишком много столов; попробуйте позже.
refused-too-many-watchers = За этим столом уже слишком много зрителей.
refused-too-many = Слишком много запросов; подождите немного.
refused-not-found = Такого нет, или это не для вас.
refused-forbidden = Запросы с других сайтов не принимаются.
refused-bad-option = Эти настройки не сочетаются.
refused-bad-record = { $fault ->
    [empty] Запись пуста.
    [foreign] Это не запись игры из «Колоды».
    [cut-off] Запись обрывается в строке { $line }.
    [changed] Строка { $line } записи или одна из предыдущих изменена.
    [rules] Запись сделана по другой версии правил.
    [move] Ход в строке { $line } записи сделать нельзя.
   *[damaged] Строка { $line } записи не подходит.
  }
refused-too-large = Запись слишком большая: не больше { $most } КБ.
refused-unreadable = Сервер этого не понял.
refused-other-rules = За этим столом играли по версии правил { $made }; у этого сервера версия { $here }.
refused-earlier-rules = Эту игру начали по версии правил { $made }, а с тех пор они изменились. Её можно посмотреть, но нельзя продолжить.
refused-not-written = Сервер не смог это записать. Попробуйте ещё раз.
refused-unknown-outcome = На сервере отказал диск, поэтому неизвестно, записалось ли это. Проверьте, когда сервер снова заработает.
refused-damaged = Этот стол не удаётся прочитать: его журнал повреждён начиная с записи { $entry }. Владелец сервера может восстановить его из резервной копии.
refused-no-page = Страница неполная: не хватает некоторых её файлов.
refused-invalid = Так нельзя.
refused-no-such-move = { $written } — это не ход.

# Что замечает сам браузер
refused-disconnected = Связь потеряна; соединяемся снова.
refused-no-answer = Сервер не отвечает.
refused-unreachable = До сервера не достучаться.
refused-hot-seat = За этим столом все играют на одном устройстве.
refused-not-hot-seat = За этим столом играют не на одном устройстве.
`,"../../../../src/koloda/locales/ru/replay.ftl":`# Повтор: игра, которая закончена
web-replay = Повтор
web-replay-see = Посмотреть игру
web-replay-upload = Посмотреть запись игры
web-replay-bring = Откройте запись игры, скачанную со стола или сделанную программой koloda: её можно посмотреть ход за ходом.
web-replay-bring-note = Сервер проверяет запись по правилам и ничего не сохраняет.
web-replay-file = Запись игры (.jsonl)
web-replay-choose = Выбрать файл
web-replay-detail = Техническая подробность, по-английски
web-replay-panel = Ходы и шансы
web-replay-moves = Ходы
web-replay-unseen = Отсюда этого не видно.
web-replay-thought = Что думал бот
web-replay-slider = Ход
web-replay-step = Ход { $step } из { $last }
web-replay-first = К раздаче
web-replay-previous = На ход назад
web-replay-next = На ход вперёд
web-replay-last = В конец
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-eyes = Чьими глазами
web-replay-eyes-all = Все карты открыты
web-replay-eyes-of = Глазами: { $who }
web-replay-share = Ссылка на этот момент
web-replay-which = Какая игра
web-replay-match = Игра { $match } из { $matches }
web-replay-curve = Шансы
web-replay-curve-about = Как бот оценил бы каждую позицию по тому, что знал каждый игрок; показано среднее. Это оценка, а не истина.
web-replay-curve-make = Посчитать шансы
web-replay-curve-making = Бот просматривает каждый ход
web-replay-curve-stop = Хватит
web-replay-curve-now = Шансы на победу: { $names }
web-replay-turning = Переломные ходы
web-replay-turned = Ход { $step } ({ $who }). { $side }: { $before } % → { $after } %
web-replay-never-turned = Ни один ход заметно не изменил шансы.
web-turning-choice = { $you ->
    [yes] Сильнее всего на игру повлиял ваш выбор на ходу { $step }.
   *[no] Сильнее всего на игру повлиял выбор на ходу { $step } (кто: { $who }).
  }
web-turning-made = Сыграно
web-turning-better = Лучше
web-turning-look = Посмотреть на этот момент
web-turning-none = Ни один выбор сам по себе игру не переломил.
`,"../../../../src/koloda/locales/ru/rules.ftl":`# Страницы правил
web-learn = Научиться
web-learn-playing = Научиться играя
web-rules-table = Таблица
web-figure-hidden = закрытая карта
web-figure-leaves = { $card } (уходит)
web-rules-full = Точные правила
`,"../../../../src/koloda/locales/ru/schotten-totten-2.ftl":`# Шоттен-Тоттен 2: Осада. Захваты: чем является отряд; «J=R7» — джокер вместо R7
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
`,"../../../../src/koloda/locales/ru/score.ftl":`# Листы счёта для настоящего стола
web-score-title = { $game }: лист счёта
web-score-about = Запишите, что у кого в конце; посчитаем по правилам. Лист остаётся в этом браузере и работает без интернета.
web-score-player = Игрок { $number }
web-score-solo = соло-игрок
web-score-team = команда { $team }
web-score-round = Раунд { $number }
web-score-deal = Раздача { $number }
web-score-column = Раунд
web-score-deal-column = Раздача
web-score-starts = Начинает { $who }.
web-score-mode = Что записываете
web-score-mode-cards = карты
web-score-mode-totals = суммы
web-score-whose = Чьи карты
web-score-no-cards = карт нет
web-score-keys = Карты для: { $who }
web-score-remove = { $card }: убрать
web-score-caller = Кто объявил «Брысь!»?
web-score-nobody = никто
web-score-complete = полная коллекция
web-score-write = Записать
web-score-sum = Всего
web-score-won = Выигранные раздачи
web-score-undo = Отменить
web-score-new = Новый лист
web-score-print = Печать
web-score-share = Поделиться
web-score-bad-link = Этот лист не удалось прочитать. Ваш остался, как был.
web-score-rounds-played = { $rounds ->
    [one] Уже записан { $rounds } раунд.
    [few] Уже записаны { $rounds } раунда.
   *[other] Уже записано { $rounds } раундов.
  }
web-score-too-many = «{ $card }» записано { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
  }, а в игре таких карт только { $most }.
web-score-no-total = Игрок { $seat }: введите целое число от 0 до { $most }.
web-score-no-card = «{ $card }»: такой карты в игре нет.
web-score-wins-two = Выигранные раздачи считают только вдвоём.
web-score-no-goal = Введите целое число от 1 до { $most }.
web-score-colours = Записаны города { $colours } цветов, а в игре только { $most }.
web-score-match-over = Партия закончилась ещё до последней раздачи.
web-score-city-twice = «{ $city }» записано дважды.
web-score-three-burn = Игрок { $seat }: три города одного цвета сгорели бы.
web-score-two-burn = Игрок { $seat }: два соседних города одного цвета сгорели бы.
`,"../../../../src/koloda/locales/ru/scram.ftl":`# Брысь! Ходы, как их читает тот, кто ходит. У лагерей буквы, места считают слева.
scram-move-draw = взять верхнюю карту колоды
scram-move-take = взять { $card } из сброса
scram-move-call = объявить «Брысь!»
scram-move-use-nothing = применить эффект { $card }
scram-move-use-look = применить эффект { $card }: посмотреть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }
scram-move-use-turn-up = применить эффект { $card }: перевернуть в открытую { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }
scram-move-use-discard = применить эффект { $card }: сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }
scram-move-use-swap = применить эффект { $card }: поменять местами две карты
scram-move-use-look-and-swap = применить эффект { $card }: посмотреть две карты и, если хотите, поменять их местами
scram-move-use-discard-and-join = применить эффект { $card }: сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  } одного лагеря, куда ляжет { $card }
scram-move-use-nothing-and-join = применить эффект { $card }: карта ляжет в лагерь
scram-move-replace = заменить картой { $card }
scram-move-discard = сбросить { $card }
scram-move-push-own = сдвинуть свою карту { $place }
scram-move-push-camp = сдвинуть карту { $place } лагеря { $camp }
scram-move-turn-up = перевернуть { $cards ->
    [1] сдвинутую карту
    [one] { $cards } сдвинутую карту
    [few] { $cards } сдвинутые карты
   *[other] { $cards } сдвинутых карт
  }
scram-move-gap = положить новую карту на место своей карты { $place }
scram-move-end-left = положить новую карту с левого края своего лагеря
scram-move-end-right = положить новую карту с правого края своего лагеря
scram-move-penalty-left = положить штрафную карту с левого края своего лагеря
scram-move-penalty-right = положить штрафную карту с правого края своего лагеря
scram-move-look-own = посмотреть свою карту { $place }
scram-move-look-camp = посмотреть карту { $place } лагеря { $camp }
scram-move-look-deck = посмотреть верхнюю карту колоды
scram-move-look-second = посмотреть вторую карту колоды
scram-move-turn-up-own = открыть свою карту { $place }
scram-move-turn-up-camp = открыть карту { $place } лагеря { $camp }
scram-move-turn-up-deck = открыть верхнюю карту колоды
scram-move-turn-up-second = открыть вторую карту колоды
scram-move-discard-own = сбросить свою карту { $place }
scram-move-discard-camp = сбросить карту { $place } лагеря { $camp }
scram-move-discard-deck = сбросить верхнюю карту колоды
scram-move-discard-second = сбросить вторую карту колоды
scram-move-swap-own = обменять свою карту { $place }
scram-move-swap-camp = обменять карту { $place } лагеря { $camp }
scram-move-swap-deck = обменять верхнюю карту колоды
scram-move-swap-second = обменять вторую карту колоды
scram-move-look-and-swap-own = посмотреть свою карту { $place }
scram-move-look-and-swap-camp = посмотреть карту { $place } лагеря { $camp }
scram-move-look-and-swap-deck = посмотреть верхнюю карту колоды
scram-move-look-and-swap-second = посмотреть вторую карту колоды
scram-move-swap = поменять эти две карты местами
scram-move-leave = оставить обе карты на местах
scram-move-join-own-left = { $card } ложится с левого края вашего лагеря
scram-move-join-own-right = { $card } ложится с правого края вашего лагеря
scram-move-join-own-empty = { $card } ложится в ваш пустой лагерь
scram-move-join-camp-left = { $card } ложится с левого края лагеря { $camp }
scram-move-join-camp-right = { $card } ложится с правого края лагеря { $camp }
scram-move-join-camp-empty = { $card } ложится в пустой лагерь { $camp }
scram-move-next = раздать следующий раунд

# Конец игры
scram-lowest-sum = Побеждает наименьшая сумма за все раунды.
scram-lower-late-round = Суммы равны; решает последний неравный раунд.
scram-everybody-loses = Поровну в каждом раунде: проиграли все.
scram-solo-wins-level = Суммы равны, и побеждает соло-игрок.
scram-end-lowest-sum = { $you ->
    [self] У вашей команды сумма меньше: { $total } против { $other }
    [foe] У другой команды сумма меньше: { $total } против { $other }
   *[none] Сумма меньше — { $team } команда: { $total } против { $other }
  }{ $rounds ->
    [one] .
    [few] { " " }за { $rounds } раунда.
   *[other] { " " }за { $rounds } раундов.
  }
scram-end-lower-late-round = У обеих команд по { $total }, поэтому решает последний раунд без ничьей: раунд { $round }, { $score } против { $lost } { $you ->
    [self] в пользу вашей команды.
    [foe] в пользу другой команды.
   *[none] (побеждает { $team } команда).
  }
scram-end-everybody-loses = У обеих команд по { $total }, и во всех раундах ничья: проигрывают все.
scram-end-solo-wins-level = У обеих сторон по { $total }, а ничья — это победа соло-игрока.

# Итог раунда
scram-sheet-round = Раунд { $round } из { $rounds }
scram-sheet-no-call = Колода закончилась, и никто не объявил «Брысь!»: обе команды записывают свои суммы.
scram-sheet-call-paid = { $you ->
    [caller] Вы объявили «Брысь!» — и не зря: { $total } не больше, чем { $other }, поэтому ваша команда записывает 0.
    [self] «Брысь!» ({ $caller }) — и не зря: { $total } не больше, чем { $other }, поэтому ваша команда записывает 0.
   *[other] «Брысь!» ({ $caller }) — и не зря: { $total } не больше, чем { $other }, поэтому эта команда записывает 0.
  }
scram-sheet-call-failed = { $you ->
    [caller] Вы объявили «Брысь!» — и зря: { $total } больше, чем { $other }, поэтому ваша команда записывает { $recorded }.
    [self] «Брысь!» ({ $caller }) — и зря: { $total } больше, чем { $other }, поэтому ваша команда записывает { $recorded }.
   *[other] «Брысь!» ({ $caller }) — и зря: { $total } больше, чем { $other }, поэтому эта команда записывает { $recorded }.
  }
scram-sheet-team = { $team } команда: { $names }
scram-sheet-empty = пустой лагерь
scram-sheet-total = Сумма
scram-sheet-records = { $call ->
    [paid] Записано: «Брысь!» не зря
    [failed] Записано: { $total } + 10 за «Брысь!»
   *[none] Записано
  }
scram-sheet-sum = { $left ->
    [0] Всего
   *[other] Пока всего
  }
scram-sheet-starts = { $you ->
    [yes] Следующий раунд начинаете вы.
   *[no] Следующий раунд начинает { $who }.
  }

# Что нужно сейчас
scram-wanted-turn = { $call ->
    [yes] Возьмите карту из колоды или из сброса либо объявите «Брысь!».
   *[no] Возьмите карту из колоды или из сброса.
  }
scram-wanted-drawn = Примените эффект карты, замените ею или сбросьте её.
scram-wanted-push = { $pushed ->
    [0] Сдвиньте карту своего лагеря.
   *[other] Сдвигайте ещё карты своей команды или переверните сдвинутые.
  }
scram-wanted-gap = Выберите пустое место для новой карты.
scram-wanted-new-card = Не совпали. Положите новую карту с края своего лагеря.
scram-wanted-penalty = { $penalties ->
    [one] Положите штрафную карту с края своего лагеря.
    [few] { $penalties } штрафные карты: положите следующую с края своего лагеря.
   *[other] { $penalties } штрафных карт: положите следующую с края своего лагеря.
  }
scram-wanted-target-look = { $card }: посмотрите { $left ->
    [one] карту.
    [few] { $left } карты. Какую сначала?
   *[other] { $left } карт. Какую сначала?
  }
scram-wanted-target-turn-up = { $card }: откройте { $left ->
    [one] карту.
    [few] { $left } карты. Какую сначала?
   *[other] { $left } карт. Какую сначала?
  }
scram-wanted-target-discard = { $card }: сбросьте { $left ->
    [one] карту.
    [few] { $left } карты. Какую сначала?
   *[other] { $left } карт. Какую сначала?
  }
scram-wanted-target-swap = { $card }: { $left ->
    [one] с какой картой поменять местами?
    [few] поменяйте местами две карты. Какую сначала?
   *[other] поменяйте местами две карты. Какую сначала?
  }
scram-wanted-target-look-and-swap = { $card }: посмотрите { $left ->
    [one] карту.
    [few] { $left } карты, потом их можно поменять местами. Какую сначала?
   *[other] { $left } карт, потом их можно поменять местами. Какую сначала?
  }
scram-wanted-swap = Поменяйте две карты местами или оставьте их.
scram-wanted-join = С какого края какого лагеря ляжет карта?
scram-wanted-round-over = Раунд окончен. Раздайте следующий.

# Что произошло; перед этим стоит имя
scram-event-drew = { $card ->
    [none] берёт карту
   *[other] берёт { $card }
  }
scram-event-took = берёт { $card } из сброса
scram-event-called = объявляет «Брысь!»
scram-event-used = применяет эффект { $card }
scram-event-replacing = заменяет взятой картой
scram-event-discarded = { $place ->
    [none] сбрасывает { $card }
   *[other] сбрасывает { $place }: { $card }
  }
scram-event-pushed = сдвигает { $place }
scram-event-turned-up = { $place } открыта: { $card }
scram-event-failed = не совпали: разных значений { $values }
scram-event-placed = { $card ->
    [none] кладёт новую карту на { $place }
   *[other] кладёт { $card } на { $place }
  }
scram-event-named = указывает на { $place }
scram-event-looked = { $card ->
    [none] смотрит { $place }
   *[other] смотрит { $place }: { $card }
  }
scram-event-swapped = { $places } меняются местами
scram-event-left = оставляет карты на местах
scram-event-penalty = { $card ->
    [none] штрафная карта ложится на { $place }
   *[other] штрафная карта { $card } ложится на { $place }
  }
scram-event-joined = { $card } ложится на { $place }
scram-event-round-over = Раунд окончен. Лагеря: { $own_totals }; команды: { $totals }. Записано: { $recorded }.
scram-event-dealt = начинает новый раунд

# Запись счёта; места и команды считают с 0
scram-pad-camp = Лагерь игрока { $seat }: { $total }
scram-pad-team = Команда { $team }: всего { $total }
scram-pad-recorded = Команда { $team } записывает { $score }
scram-pad-right-call = Команда { $team } объявила «Брысь!», и у неё не больше: записывает { $score }
scram-pad-wrong-call = Команда { $team } объявила «Брысь!», и у неё больше: записывает свою сумму и ещё 10, всего { $score }
scram-pad-starter = Следующий раунд начинает игрок { $seat }
scram-pad-sum = Команда { $team }: { $sum } за все раунды
scram-pad-lowest-sum = Команда { $team } побеждает с наименьшей суммой
scram-pad-lower-late-round = Поровну; команда { $team } побеждает по последнему неравному раунду
scram-pad-solo-wins-level = Поровну; побеждает соло-игрок
scram-pad-everybody-loses = Поровну в каждом раунде; проиграли все

# Стол в браузере
scram-table-team-0 = оранжевая
scram-table-team-1 = зелёная
scram-table-camp = Лагерь { $letter }: { $who }
scram-table-up = Карта { $place }: { $card }, открыта
scram-table-down = Карта { $place }, закрыта
scram-table-known = Карта { $place }, закрыта; вы её видели
scram-table-place = карта { $place }
scram-table-looked = Карта { $place }: { $card }, видите только вы
scram-table-gap = пустое место
scram-table-end = { $side ->
    [left] левый край
   *[right] правый край
  } лагеря { $letter }
scram-table-deck = Колода: { $size }
scram-table-second = Вторая карта колоды
scram-table-top = верхняя карта колоды
scram-table-discard = Сброс: { $card ->
    [none] пусто
   *[other] сверху { $card }
  }
scram-table-held = Взято: { $card ->
    [none] карта
   *[other] { $card }
  }
scram-table-i-know = Я знаю эту карту

# Отказы: сначала то, что нужно сделать сейчас
scram-refused-phase-turn = Начните ход: возьмите карту из колоды или из сброса либо объявите «Брысь!».
scram-refused-phase-drawn = Примените эффект взятой карты, замените ею или сбросьте её.
scram-refused-phase-push = Сдвиньте карты, потом переверните их.
scram-refused-phase-gap = Выберите для новой карты одно из пустых мест в своём лагере.
scram-refused-phase-new-card = Положите новую карту с левого или правого края своего лагеря.
scram-refused-phase-penalty = Положите штрафную карту с левого или правого края своего лагеря.
scram-refused-phase-target = Укажите следующую карту для эффекта.
scram-refused-phase-swap = Поменяйте две карты местами или оставьте их.
scram-refused-phase-join = Выберите край лагеря, с которого ляжет карта.
scram-refused-phase-round-over = Раунд окончен: раздайте следующий.
scram-refused-take-empty-camp = С пустым лагерем нельзя брать из сброса; возьмите карту из колоды.
scram-refused-take-nothing = Сброс пуст; возьмите карту из колоды.
scram-refused-called = В лагере { $camp } уже объявили «Брысь!»; возьмите карту.
scram-refused-call = Объявить «Брысь!» можно, когда карт в лагере не больше { $most }; у вас { $size }.
scram-refused-replace-nothing = В пустом лагере нечего заменить; примените эффект карты или сбросьте её.
scram-refused-no-ability = У карты { $card } нет эффекта; замените ею или сбросьте её.
scram-refused-no-target = Нет карты, к которой применить эффект { $card }; сбросьте её.
scram-refused-only-replace = Картой из сброса можно только заменить.
scram-refused-replacing = Вы заменяете: сдвиньте карты, потом переверните их.
scram-refused-turn-up-nothing = Сначала сдвиньте карту своего лагеря.
scram-refused-push-other = Сдвигать можно только карты своего лагеря и лагерей своей команды.
scram-refused-pushed-already = Эта карта уже сдвинута.
scram-refused-push-own-first = Первой сдвигают карту своего лагеря.
scram-refused-on-deck = Эффект { $card } к колоде не применяют.
scram-refused-same-card = Укажите две разные карты.
scram-refused-second = Вторую карту колоды указывают только вместе с верхней, после неё.
scram-refused-short-deck = Такой карты в колоде нет.
scram-refused-one-camp = Для эффекта { $card } нужны две карты одного лагеря: { $camp }.
scram-refused-face-up = Эта карта открыта; укажите закрытую.
scram-refused-joins-there = Карта ложится в тот лагерь, к которому применён эффект: { $camp }< или { $camp }>.
scram-refused-one-end = У пустого лагеря один край: { $camp }>.
scram-refused-no-card = В лагере { $camp } { $size ->
    [0] нет карт
    [one] { $size } карта
    [few] { $size } карты
   *[other] { $size } карт
  }.
scram-unreadable = «{ $written }» — это не ход: нужна буква ({ $letters }), карта от A1 до { $last }{ $most }, K1 или K2 либо край, например A< или { $last }>.
scram-table-point = Укажите на карту, которую знаете

# Доска в терминале
scram-board-round = раунд { $round } из { $rounds }
scram-board-called = в лагере { $camp } объявили «Брысь!»
scram-board-deck = колода { $size }
scram-board-then = потом
scram-board-discard = сброс
scram-board-empty = пусто
scram-board-held = на руках
scram-board-ability = эффект { $card }
scram-board-targets = на
scram-board-camp = лагерь { $camp }

# Почему бот сделал такой ход
scram-why-draw = У взятой карты может быть эффект, или она окажется малой.
scram-why-take = { $card } полезнее того, что она заменит.
scram-why-call = По его подсчёту, у собственной команды примерно { $ours }, у соперников { $theirs }.
scram-why-use-look = Прежде чем заменять, он хочет знать больше карт.
scram-why-use-turn-up = На открытую карту может рассчитывать вся команда.
scram-why-use-discard = { $card } позволяет избавиться от карт без замены.
scram-why-use-swap = Большая карта уйдёт к соперникам, а меньшая придёт.
scram-why-use-look-and-swap = Сначала он посмотрит, а поменяет, если выгодно.
scram-why-use-nothing = { $card } утяжелит лагерь соперников.
scram-why-replace = { $card } меньше того, что уйдёт из лагеря.
scram-why-discard = { $card } только утяжелила бы лагерь.
scram-why-push = { $place } — это { $card }: от неё лучше всего избавиться.
scram-why-push-match = { $place } — это { $card }, она совпадает со сдвинутыми.
scram-why-push-unseen = Карту { $place } он не знает; в среднем такая весит 7.
scram-why-turn-up = Сдвинутых карт довольно: больше — это риск, что карты не совпадут.
scram-why-look-ours = Он хочет знать, что у собственной команды на { $place }.
scram-why-look-theirs = Он хочет знать, что у соперников на { $place }.
scram-why-look-deck = Он хочет знать, что возьмут дальше: { $place }.
scram-why-turn-up-ours = Когда { $place } открыта, команда может планировать совпадения.
scram-why-turn-up-theirs = Когда { $place } открыта, все видят, что есть у соперников.
scram-why-turn-up-deck = Когда { $place } открыта, следующая карта не удивит.
scram-why-discard-ours = Без { $place } у его команды меньше.
scram-why-discard-theirs = Соперники предпочли бы сохранить { $place }.
scram-why-discard-deck = { $place } уходит в сброс; лучшего выбора нет.
scram-why-swap-ours = { $place } — карта, от которой стоит избавиться.
scram-why-swap-theirs = { $place } — карта, которую стоит иметь.
scram-why-swap-deck = { $place } участвует в обмене.
scram-why-look-and-swap-ours = { $place } — карта, которую он охотно поменял бы.
scram-why-look-and-swap-theirs = { $place } может оказаться картой, которую стоит иметь.
scram-why-look-and-swap-deck = { $place } может оказаться картой, которую стоит иметь.
scram-why-swap = Эти две карты лучше поменять местами.
scram-why-leave = Карты лучше оставить как есть.
scram-why-join-theirs = { $card } увеличивает сумму соперников.
scram-why-join-ours = { $card } должна куда-то уйти.
scram-why-place = Где лежит карта, для суммы не важно.
scram-why-next = Раунд подсчитан.
`,"../../../../src/koloda/locales/ru/web.ftl":`# Браузер. Первая страница
web-title = Колода
web-subtitle = Стол для современных карточных игр со скрытыми картами. Садитесь: регистрация не нужна.
web-your-name = Ваше имя
web-guest = Гость
web-language = Язык
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-pace = Темп
web-pace-calm = Темп: спокойный
web-pace-normal = Темп: обычный
web-pace-quick = Темп: быстрый
web-pace-instant = Темп: сразу
web-pace-step = Темп: шаг за шагом
web-sound = Звук
web-bots = Боты играют как
web-level-newcomer = новички
web-level-casual = любители
web-level-strong = сильные игроки
web-level-master = мастера
web-game-face-to-face = The Game: Face to Face
web-game-schotten-totten-2 = Шоттен-Тоттен 2: Осада
web-game-scram = Брысь!
web-game-gallop = Галопом по Европам
web-about-face-to-face = Двое один на один: у каждого растущая и убывающая стопка. Помогите сопернику — доберёте больше.
web-about-schotten-totten-2 = Один штурмует стену, другой её держит: семь плиток, отряды и кипящая смола.
web-about-scram = Две команды расчищают лагеря от карт, которых не видели. Запоминайте, сдвигайте и вовремя объявите «Брысь!».
web-about-gallop = Соберите город каждого цвета: карты и перелёты выбирают тайно, а соседи одного цвета сгорают.
web-length-face-to-face = около 20 минут
web-length-schotten-totten-2 = около 20 минут
web-length-scram = около 30 минут
web-length-gallop = около 40 минут
web-players = { $most ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
  }
web-play-now = Играть сейчас
web-with-friends = С друзьями
web-rules = Правила
web-how-many = Игроки
web-options = Настройки
web-clock = Часы
web-clock-none = без часов
web-clock-move = минута на ход
web-clock-game = 15 минут и ещё 10 секунд за ход
web-pause = Пауза, когда игрока нет
web-pause-none = без паузы: часы идут
web-pause-short = минута на всю игру
web-pause-long = 10 минут на всю игру
web-pause-open = пока не вернётся
web-public = Видно всем
web-strict = Во время игры только готовые фразы
web-hints = С подсказками
web-open-table = Открыть стол
web-option-face-to-face-first = Кто начинает
web-option-face-to-face-highest = Наибольшее число
web-option-face-to-face-hand = Карт на руках
web-option-schotten-totten-2-attacker = Кто нападает
web-option-schotten-totten-2-tactics = С картами тактики
web-option-schotten-totten-2-match = Партия
web-option-scram-rounds = Раунды
web-option-scram-first = Кто начинает
web-option-scram-memory-aid = Подсказка для памяти
web-option-gallop-match = Партия
web-option-gallop-target = До скольких очков
web-option-gallop-wins = Сколько раздач выиграть
web-option-gallop-removed = Без каких цветов
web-option-gallop-first = Кто начинает
web-value-none = по правилам
web-value-yes = да
web-value-no = нет
web-value-seat = место { $seat }
web-value-schotten-totten-2-single = одна игра
web-value-schotten-totten-2-revenge = две игры, роли меняются
web-value-gallop-target = до заданного числа очков
web-value-gallop-wins = до заданного числа выигранных раздач
web-value-gallop-single = одна раздача
web-public-tables = Открытые столы
web-no-public-tables = Сейчас открытых столов нет. Откройте стол с друзьями и покажите его всем.
web-count-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
  }
web-sit-down = Сесть за стол
web-watch = Смотреть
web-footer = Карты и рисунки наши; правила пересказаны нашими словами.
web-licences = Лицензии

# Ссылки
web-invited = Вас пригласили за стол
web-home = На первую страницу
web-no-page = Такой страницы нет.
web-link = Ссылка
web-send-link = Отправьте эту ссылку или считайте код телефоном.
web-copy = Копировать
web-copied = Скопировано
web-qr = QR-код ссылки
web-device-link = Продолжить с другого устройства
web-watch-link = Ссылка для зрителей

# Перед раздачей
web-waiting-for-players = Кто играет?
web-all-here = Все на месте
web-open-seat = Свободное место
web-bot-number = { $name } { $number }
web-you = Вы
web-that-is-you = это вы
web-seat-bot = Добавить бота
web-invite = Пригласить
web-free-seat = Освободить место
web-start = Раздать карты
web-start-anyway = Раздать без этих байтов
web-revealing = Раскрываем случайные байты всех игроков…
web-fill-seats = Сначала заполните свободные места людьми или ботами.
web-host-starts = Карты раздаёт хозяин стола.
web-fair-before = Карт никто не выбирает: сервер связал себя секретом, а каждый игрок добавляет случайные байты. Отпечаток секрета:

# Стол
web-your-turn = Ваш ход.
web-only-move = Возможен только один ход.
web-waiting-for = Ходит { $who }.
web-is-to-move = ходит
web-paused = Стол ждёт того, кто отошёл.
web-away = нет на месте
web-bot-in = бот через { $time }
web-waiting-for-absent = Ходит { $who }, но сейчас нет на месте. Через { $time } здесь сыграет бот.
web-absent = { $who } – нет на месте. Через { $time } вместо будет играть бот.
web-bot-plays = играет бот
web-now = Что нужно сейчас
web-panel = Ходы, журнал и разговор
web-help = Помощь
web-board = Стол. Стрелки ведут по нему.
web-moves = Ходы
web-no-moves = Сейчас не ваш ход.
web-log = Журнал
web-log-empty = Ещё ничего не произошло.
web-quoted = «{ $words }»
web-chat = Разговор
web-chat-empty = Ещё никто ничего не сказал.
web-block = Скрыть сообщения
web-unblock = { $count ->
    [one] Показать { $count } скрытое сообщение
    [few] Показать { $count } скрытых сообщения
   *[other] Показать { $count } скрытых сообщений
  }
web-mute = Отключить чат
web-unmute = Включить чат
web-muted = без чата
web-remove = Удалить
web-say = Скажите что-нибудь
web-send = Отправить
web-strict-note = За этим столом во время игры говорят только готовыми фразами.
web-end = Итог
web-more = Ещё
web-close = Закрыть
web-leave = Выйти из-за стола
web-leave-question = { $cost ->
    [bot] Выйти из-за стола? За вас будет играть бот, пока вы не вернётесь.
   *[clock] Выйти из-за стола? Ваши часы продолжат идти.
  }
web-stay = Остаться
web-resign = Сдаться
web-resign-question = { $team ->
    [yes] Сдаться? Ваша команда проиграет партию.
   *[no] Сдаться? Вы проиграете партию.
  }
web-keep-playing = Играть дальше
web-move-waits = Нет связи. Ваш ход уйдёт, как только связь вернётся.
web-round-over = { $game ->
    [scram] Раунд окончен.
    [gallop] Раздача окончена.
   *[other] Эта игра окончена, следующая уже готова.
  }
web-go-on = Дальше
web-goes-on-in = Игра продолжится через { $time }.
web-waiting-to-go-on = Ещё смотрят на итог: { $names }.
web-connecting = соединяемся
web-connected = Соединено
web-watching = зритель
web-watcher = Зритель
web-watchers = { $count ->
    [one] зритель
    [few] зрителя
   *[other] зрителей
  }
web-time-left = Осталось времени
web-next-turn = Следующий ход
web-watch-again = Показать ещё раз, что сделали другие после вашего хода
web-missed = { $count ->
    [one] Пока вас не было, сделан { $count } ход.
    [few] Пока вас не было, сделано { $count } хода.
   *[other] Пока вас не было, сделано { $count } ходов.
  }
web-take-back = Вернуть ход
web-hint = Подсказка
web-hint-thinking = Думаю…
web-hint-title = Сильный бот сыграл бы так
web-chance = шанс победить { $percent } %
web-thoughts = Что думали боты
web-back-question = { $who } хочет вернуть ход.
web-agree = Можно
web-decline = Нет
web-no-such-table = Такого стола нет, или он не для вас.

# Конец
web-you-win = Вы победили.
web-you-win-together = Ваша команда победила.
web-nobody-wins = Никто не победил.
web-others-win = { $count ->
    [one] Побеждает { $names }.
    [few] Побеждают { $names }.
   *[other] Побеждают { $names }.
  }
web-out-of-time = Время вышло.
web-resigned = { $who ->
    [you] Вы сдались.
    [team] Ваша команда сдалась.
   *[others] Партия сдана: { $names }.
  }
web-scores = Счёт
web-rematch = Ещё раз
web-rematch-asked = Ждём остальных
web-play-easier = Соперник полегче: { $level }
web-play-harder = Соперник посильнее: { $level }
web-rematch-question = { $count ->
    [one] { $names } хочет сыграть ещё раз.
    [few] { $names } хотят сыграть ещё раз.
   *[other] { $names } хотят сыграть ещё раз.
  }
web-rematch-accept = Сыграем
web-rematch-decline = Нет, спасибо
web-rematch-declined = { $count ->
    [one] { $names } больше не играет.
    [few] { $names } больше не играют.
   *[other] { $names } больше не играют.
  }
web-record = Скачать запись
web-verify = Проверить раздачу
web-verify-bad = Эта раздача не такая, как было обещано.
web-verify-commitment = { $result ->
    [good] Секрет соответствует отпечатку, который этот браузер записал до раздачи.
    [bad] Секрет не соответствует отпечатку, который этот браузер записал до раздачи.
   *[unknown] Не проверено: этот браузер не записал отпечатка до раздачи.
  }
web-verify-own-bytes = { $result ->
    [good] Ваши случайные байты вошли в раздачу.
    [bad] Ваши случайные байты подменены.
   *[unknown] Не проверено: случайных байтов этот браузер не добавлял.
  }
web-verify-hashes = { $result ->
    [good] Все раскрыли именно те байты, которые обещали.
    [bad] Байты игрока { $who } не те, которые были обещаны.
   *[unknown] Не проверено: этот браузер не знает, что обещали игроки.
  }
web-verify-terms = { $result ->
    [good] Стол, игра, правила стола и игроки те самые, о которых договорились.
    [bad] Стол, игра, правила стола или игроки не те, о которых договорились.
   *[unknown] Не проверено: этот браузер не знает, о чём договорились.
  }
web-verify-cards = { $result ->
    [good] Каждая тасовка, вычисленная здесь заново, даёт именно эти карты.
    [bad] Карты не те, которые даёт тасовка (сделано ходов: { $moves }).
   *[unknown] Не проверено: эта страница не может вычислить тасовок этой раздачи.
  }
web-verify-hand = { $result ->
    [good] Ваши первые карты те самые, которые вам показали.
    [bad] Ваши первые карты не те, которые вам показали.
   *[unknown] Не проверено: этот браузер не записал ваших первых карт.
  }
web-verify-visible = { $result ->
    [good] Всё, что вы видели во время игры, с этим совпадает.
    [bad] То, что вы видели, с этим не совпадает (сделано ходов: { $moves }).
   *[unknown] Не проверено: этот браузер не записал, что вы видели.
  }
web-verify-without = Не добавили случайных байтов: { $names }
web-verify-save = Сохранить доказательства
web-verify-key = Ключ всех тасовок, вычисленный здесь:
web-deal-alarm = { $alarm ->
    [accused] Сервер говорит, что вы не раскрыли своих байтов, хотя сам подтвердил их. Не доверяйте этому столу.
   *[exchanged] Сервер подменил то, что вы обещали для раздачи. Не доверяйте этому столу.
  }

# Что произошло за столом
web-event-sat = { $who }: за столом.
web-event-bot-sat = { $who }: за столом.
web-event-stood = Место снова свободно.
web-event-lapsed = { $who } отходит; обещанные случайные байты больше не в счёт.
web-event-sealed = { $names ->
    [none] Случайные байты всех игроков зафиксированы.
   *[other] Случайные байты зафиксированы. Не добавили: { $names }
  }
web-event-deal-void = Раздача отменена, потому что обещанных байтов не раскрыли: { $names }
web-event-started = Карты розданы.
web-event-gone = { $who }: нет на месте.
web-event-returned = { $who }: снова здесь.
web-event-taken-over = { $who }: играет бот.
web-event-left = { $who } выходит из-за стола. Дальше играет бот.
web-event-resigned = { $who } сдаётся.
web-event-flagged = { $who }: время вышло.
web-event-back-asked = { $who }: можно вернуть ход?
web-event-back-answered = { $who }: { $agreed ->
    [yes] можно
   *[no] нет
  }.
web-event-taken-back = { $who }: ход возвращён.
web-event-rematch-asked = { $who }: ещё раз?
web-event-rematch-declined = { $who } больше не играет.
web-event-rematch = Ещё одна игра, места сменились.
web-event-muted = { $muted ->
    [true] Хозяин отключил чат: { $who }.
   *[other] Снова может писать: { $who }.
  }
web-event-removed = Хозяин удалил из-за стола: { $who }.

# Готовые фразы
web-phrase-hello = Привет.
web-phrase-good-luck = Удачи.
web-phrase-well-played = Хорошо сыграно.
web-phrase-thanks = Спасибо.
web-phrase-oops = Ой.
web-phrase-thinking = Думаю.
web-phrase-your-turn = Ваш ход.
web-phrase-one-moment = Минутку.
web-phrase-good-game = Хорошая игра.
web-phrase-i-know-this-card = Я знаю эту карту: { $about }
`});export{e as default};