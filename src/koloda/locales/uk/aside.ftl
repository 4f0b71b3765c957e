# Поза столом у браузері: за справжнім столом
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
web-try-again = Спробувати ще
