# Браузер. Перша сторінка
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
