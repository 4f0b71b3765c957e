# В чём отказывает стол или сервер, кроме ходов
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
