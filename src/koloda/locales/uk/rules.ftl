# Сторінки правил
web-rules-table = Таблиця
web-figure-hidden = карта долілиць
web-figure-leaves = { $card } (іде геть)
