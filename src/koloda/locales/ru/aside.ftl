# Вне стола в браузере: за настоящим столом
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
