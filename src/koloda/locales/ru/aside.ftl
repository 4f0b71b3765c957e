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
web-claims-hands = Выбыли карты, которые лежат открыто у других плиток или в сбросе. Карты на руках не считаются, даже у нападающего.
web-claims-cards = Все карты
web-claims-tactics = С картами тактики
web-claims-discard = Сбросить карты плитки
web-claims-again = Начать заново

# Как приложение
web-notice = Уведомления
web-notice-forbidden = Браузер запрещает уведомления; разрешить их можно в его настройках для этой страницы.
web-try-again = Попробовать ещё
