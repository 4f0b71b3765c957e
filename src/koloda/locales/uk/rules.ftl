# Сторінки правил
web-learn = Навчитися
web-learn-playing = Навчитися граючи
web-rules-table = Таблиця
web-figure-hidden = карта долілиць
web-figure-leaves = { $card } (іде геть)
web-rules-full = Точні правила
