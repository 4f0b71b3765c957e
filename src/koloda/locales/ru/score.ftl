# Листы счёта для настоящего стола
web-score-title = { $game }: лист счёта
web-score-about = Запишите, что у кого в конце; посчитаем по правилам. Лист остаётся в этом браузере и работает без интернета.
web-score-player = Игрок { $number }
web-score-solo = соло-игрок
web-score-team = команда { $team }
web-score-round = Раунд { $number }
web-score-deal = Раздача { $number }
web-score-column = Раунд
web-score-deal-column = Раздача
web-score-starts = Начинает { $who }.
web-score-mode = Что записываете
web-score-mode-cards = карты
web-score-mode-totals = суммы
web-score-whose = Чьи карты
web-score-no-cards = карт нет
web-score-keys = Карты для: { $who }
web-score-remove = { $card }: убрать
web-score-caller = Кто объявил «Брысь!»?
web-score-nobody = никто
web-score-complete = полная коллекция
web-score-write = Записать
web-score-sum = Всего
web-score-won = Выигранные раздачи
web-score-undo = Отменить
web-score-new = Новый лист
web-score-print = Печать
web-score-share = Поделиться
web-score-bad-link = Этот лист не удалось прочитать. Ваш остался, как был.
web-score-rounds-played = { $rounds ->
    [one] Уже записан { $rounds } раунд.
    [few] Уже записаны { $rounds } раунда.
   *[other] Уже записано { $rounds } раундов.
  }
web-score-too-many = «{ $card }» записано { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
  }, а в игре таких карт только { $most }.
web-score-no-total = Игрок { $seat }: введите целое число от 0 до { $most }.
web-score-no-card = «{ $card }»: такой карты в игре нет.
web-score-wins-two = Выигранные раздачи считают только вдвоём.
web-score-no-goal = Введите целое число от 1 до { $most }.
web-score-colours = Записаны города { $colours } цветов, а в игре только { $most }.
web-score-match-over = Партия закончилась ещё до последней раздачи.
web-score-city-twice = «{ $city }» записано дважды.
web-score-three-burn = Игрок { $seat }: три города одного цвета сгорели бы.
web-score-two-burn = Игрок { $seat }: два соседних города одного цвета сгорели бы.
