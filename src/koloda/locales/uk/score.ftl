# Аркуші рахунку для справжнього столу
web-score-title = { $game }: аркуш рахунку
web-score-about = Запишіть, що в кого наприкінці; порахуємо за правилами. Аркуш лишається в цьому браузері й працює без інтернету.
web-score-player = Гравець { $number }
web-score-solo = одинак
web-score-team = команда { $team }
web-score-round = Раунд { $number }
web-score-deal = Роздача { $number }
web-score-column = Раунд
web-score-deal-column = Роздача
web-score-starts = Починає { $who }.
web-score-mode = Що записуєте
web-score-mode-cards = карти
web-score-mode-totals = суми
web-score-whose = Чиї карти
web-score-no-cards = карт немає
web-score-keys = Карти для: { $who }
web-score-remove = { $card }: прибрати
web-score-caller = Хто крикнув «Геть!»?
web-score-nobody = ніхто
web-score-complete = повна колекція
web-score-write = Записати
web-score-sum = Разом
web-score-won = Виграні роздачі
web-score-undo = Скасувати
web-score-new = Новий аркуш
web-score-print = Друкувати
web-score-share = Поділитися
web-score-bad-link = Цей аркуш не вдалося прочитати. Ваш лишився, як був.
web-score-rounds-played = { $rounds ->
    [one] Уже записано { $rounds } раунд.
    [few] Уже записано { $rounds } раунди.
   *[other] Уже записано { $rounds } раундів.
  }
web-score-too-many = «{ $card }» записано { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[other] { $count } разів
  }, а в грі таких карт лише { $most }.
web-score-no-total = Гравець { $seat }: уведіть ціле число від 0 до { $most }.
web-score-no-card = «{ $card }»: такої карти в грі немає.
web-score-wins-two = Виграні роздачі рахують лише вдвох.
web-score-no-goal = Уведіть ціле число від 1 до { $most }.
web-score-colours = Записано міста { $colours } кольорів, а в грі лише { $most }.
web-score-match-over = Партія закінчилася ще до останньої роздачі.
web-score-city-twice = «{ $city }» записано двічі.
web-score-three-burn = Гравець { $seat }: три міста одного кольору згоріли б.
web-score-two-burn = Гравець { $seat }: два сусідні міста одного кольору згоріли б.
