# Bots by name: four levels for people, three to measure them by
bot-newcomer = Newcomer bot
bot-casual = Casual bot
bot-strong = Strong bot
bot-master = Master bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-plain = Plain bot
