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
