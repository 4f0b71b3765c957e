# Боти за назвами: чотири рівні для людей, три — для порівняння
bot-newcomer = Бот-новачок
bot-casual = Бот-аматор
bot-strong = Сильний бот
bot-master = Бот-майстер
bot-random = Випадковий бот
bot-greedy = Жадібний бот
bot-plain = Простий бот
