# Боти за назвами: чотири рівні для людей, три — для порівняння
bot-newcomer = бот-новачок
bot-casual = бот-аматор
bot-strong = сильний бот
bot-master = бот-майстер
bot-random = випадковий бот
bot-greedy = жадібний бот
bot-plain = простий бот
