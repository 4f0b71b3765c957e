# Боты по названиям: четыре уровня для людей, три — для сравнения
bot-newcomer = Бот-новичок
bot-casual = Бот-любитель
bot-strong = Сильный бот
bot-master = Бот-мастер
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-plain = Простой бот
