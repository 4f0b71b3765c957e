# Names of the bots: four levels to play against, three baselines to measure them with
bot-newcomer = Newcomer bot
bot-casual = Casual bot
bot-strong = Strong bot
bot-master = Master bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-plain = Plain bot
