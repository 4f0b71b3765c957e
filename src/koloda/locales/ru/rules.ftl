# Страницы правил
web-learn = Научиться
web-learn-playing = Научиться играя
web-rules-table = Таблица
web-figure-hidden = закрытая карта
web-figure-leaves = { $card } (уходит)
web-rules-full = Точные правила
