# У чому відмовляє стіл або сервер, крім ходів
refused-seat-taken = Це місце зайняте.
refused-seat-open = Там ніхто не сидить.
refused-no-such-seat = Такого місця немає.
refused-already-seated = У вас уже є місце.
refused-not-seated = У вас немає місця за цим столом.
refused-not-your-seat = Це не ваше місце.
refused-not-at-table = Вас немає за цим столом.
refused-host-only = Це може зробити лише господар столу.
refused-seats-open = Є вільні місця; заповніть їх людьми чи ботами.
refused-no-name = В імені має бути хоча б одна літера.
refused-no-such-bot = Такого бота немає.
refused-bad-contribution = Додайте від { $fewest } до { $most } байтів.
refused-already-contributed = Ви вже додали свої байти.
refused-other-commitment = Це було для іншої роздачі.
refused-not-contributed = { $count ->
    [one] Ще не надійшли випадкові байти від гравця: { $names }.
    [few] Ще не надійшли випадкові байти від гравців: { $names }.
   *[other] Ще не надійшли випадкові байти від гравців: { $names }.
  }
refused-not-revealing = Зараз нічого розкривати.
refused-nothing-to-reveal = Вам більше нічого розкривати.
refused-wrong-bytes = Це не ті байти, які ви обіцяли.
refused-not-gathering = Гра вже почалася.
refused-not-started = Карт ще не роздано.
refused-not-playing = Зараз гра не триває.
refused-not-over = Це можна побачити, коли гру закінчено.
refused-not-your-turn = Зараз не ваш хід.
refused-no-hints = За цим столом підказок немає.
refused-not-a-bots-turn = Зараз ходить не бот.
refused-nothing-to-take-back = Повертати нема чого.
refused-revealed-since = Відтоді відкрилося щось приховане: цей хід не повернути.
refused-no-time-to-undo = Залишилося замало часу: цей хід не повернути.
refused-back-asked = Хтось просить повернути хід; спершу дайте відповідь.
refused-nothing-to-answer = Ніхто не чекає на вашу відповідь.
refused-rematch-asked = Ви вже запропонували.
refused-not-gone-on = Ще не всі подивилися на підсумок. Чекаємо: { $names }.
refused-resign-sides = Здатися можна лише одному суперникові. Якщо ви вийдете, за вас далі гратиме бот.
refused-resign-team = Здатися за всю команду не можна. Якщо ви вийдете, за вас далі гратиме бот.
refused-table-waits = За цим столом бот нікого не замінює: стіл чекатиме на вас.
refused-nothing-said = Виберіть фразу або напишіть щось.
refused-no-such-phrase = Такої фрази немає.
refused-strict-talk = За цим столом під час гри вживають лише готові фрази.
refused-bad-text = Текст — це один рядок, щонайбільше { $most } літер.
refused-not-known = Ви не можете сказати, що знаєте цю карту.
refused-too-much-talk = Ви говорите зашвидко; зачекайте трохи.
refused-muted = Господар столу вимкнув вам чат.
refused-removed = Господар вилучив вас із-за цього столу.
refused-plays-here = Під час гри гравця вилучити не можна.
refused-not-yourself = Із собою так не можна.
refused-no-such-speaker = Тут немає нікого з таким іменем.
refused-too-many-hints = Ви просите підказки надто часто; зачекайте трохи.
refused-no-such-link = Посилання використане, відкликане або хибне.
refused-too-many-tables = Тут зараз забагато столів; спробуйте пізніше.
refused-too-many-watchers = За цим столом уже забагато глядачів.
refused-too-many = Забагато запитів; зачекайте трохи.
refused-not-found = Такого немає, або це не для вас.
refused-forbidden = Запити з інших сайтів не приймаються.
refused-bad-option = Ці налаштування не поєднуються.
refused-bad-record = { $fault ->
    [empty] Запис порожній.
    [foreign] Це не запис гри з «Колоди».
    [cut-off] Запис обірвано в рядку { $line }.
    [changed] Рядок { $line } запису або якийсь перед ним змінено.
    [rules] Запис зроблено за іншою версією правил.
    [move] Хід у рядку { $line } запису зробити не можна.
   *[damaged] Рядок { $line } запису не годиться.
  }
refused-too-large = Запис завеликий: щонайбільше { $most } КБ.
refused-unreadable = Сервер цього не зрозумів.
refused-other-rules = За цим столом грали за версією правил { $made }; цей сервер має версію { $here }.
refused-earlier-rules = Цю гру почали за версією правил { $made }, а відтоді вони змінилися. Її можна переглянути, але не продовжити.
refused-not-written = Сервер не зміг цього записати. Спробуйте ще раз.
refused-unknown-outcome = На сервері відмовив диск, тож невідомо, чи це записано. Перевірте, коли сервер знову запрацює.
refused-damaged = Цей стіл не можна прочитати: його журнал пошкоджено від запису { $entry }. Власник сервера може відновити його з резервної копії.
refused-no-page = Сторінка неповна: бракує деяких її файлів.
refused-invalid = Так не можна.
refused-no-such-move = { $written } — це не хід.

# Що помічає сам браузер
refused-disconnected = Зв’язок втрачено; з’єднуємося знову.
refused-no-answer = Сервер не відповідає.
refused-unreachable = До сервера не достукатися.
refused-hot-seat = За цим столом усі грають на одному пристрої.
refused-not-hot-seat = За цим столом грають не на одному пристрої.
