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
