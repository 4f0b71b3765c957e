# Браузер. Первая страница
web-title = Колода
web-subtitle = Стол для современных карточных игр со скрытыми картами. Садитесь: регистрация не нужна.
web-your-name = Ваше имя
web-guest = Гость
web-language = Язык
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
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
web-fill-seats = Сначала заполните свободные места людьми или ботами.
web-host-starts = Карты раздаёт хозяин стола.
web-fair-before = Карт никто не выбирает: сервер связал себя секретом, вот его отпечаток:

# Стол
web-your-turn = Ваш ход.
web-only-move = Возможен только один ход.
web-waiting-for = Ходит { $who }.
web-is-to-move = ходит
web-paused = Стол ждёт того, кто отошёл.
web-away = нет на месте
web-bot-plays = играет бот
web-now = Что нужно сейчас
web-panel = Ходы, журнал и разговор
web-moves = Ходы
web-no-moves = Сейчас не ваш ход.
web-log = Журнал
web-log-empty = Ещё ничего не произошло.
web-quoted = «{ $words }»
web-chat = Разговор
web-chat-empty = Ещё никто ничего не сказал.
web-say = Скажите что-нибудь
web-send = Отправить
web-strict-note = За этим столом во время игры говорят только готовыми фразами.
web-end = Итог
web-more = Ещё
web-close = Закрыть
web-leave = Выйти из-за стола
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
web-winner = победа
web-scores = Счёт
web-player = Игрок
web-score = Очки
web-rematch = Ещё раз
web-rematch-asked = Ждём остальных
web-record = Скачать запись
web-verify = Проверить раздачу
web-verify-committed = Секрет тот самый, которым сервер связал себя до раздачи:
web-verify-not-committed = Секрет не тот, которым сервер связал себя:
web-verify-own-bytes = Ваши случайные байты вошли в раздачу.
web-verify-no-own-bytes = Ваших случайных байтов в раздаче нет.
web-verify-came-later = Этот браузер подключился после раздачи и не знает, что было обещано раньше.
web-verify-key = Ключ всех тасовок, вычисленный здесь:
web-verify-more = Чтобы проверить каждую карту, скачайте запись и выполните
web-verify-elsewhere = Эта страница не зашифрована, поэтому браузер не может вычислить доказательство. Скачайте запись и выполните koloda verify.

# Что произошло за столом
web-event-sat = { $who }: за столом.
web-event-bot-sat = { $who }: за столом.
web-event-stood = Место снова свободно.
web-event-started = Карты розданы.
web-event-gone = { $who }: нет на месте.
web-event-returned = { $who }: снова здесь.
web-event-taken-over = { $who }: играет бот.
web-event-flagged = { $who }: время вышло.
web-event-back-asked = { $who }: можно вернуть ход?
web-event-back-answered = { $who }: { $agreed ->
    [yes] можно
   *[no] нет
  }.
web-event-taken-back = { $who }: ход возвращён.
web-event-rematch-asked = { $who }: ещё раз?
web-event-rematch = Ещё одна игра, места сменились.

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
