# Страницы правил
web-rules-table = Таблица
web-figure-hidden = закрытая карта
web-figure-leaves = { $card } (уходит)
