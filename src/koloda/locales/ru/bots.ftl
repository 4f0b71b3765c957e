# Боты по названиям: четыре уровня для людей, три — для сравнения
bot-newcomer = бот-новичок
bot-casual = бот-любитель
bot-strong = сильный бот
bot-master = бот-мастер
bot-random = случайный бот
bot-greedy = жадный бот
bot-plain = простой бот
