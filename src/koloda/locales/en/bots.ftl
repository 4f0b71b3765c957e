# Bots by name: four levels for people, three to measure them by
bot-newcomer = newcomer bot
bot-casual = casual bot
bot-strong = strong bot
bot-master = master bot
bot-random = random bot
bot-greedy = greedy bot
bot-plain = plain bot
