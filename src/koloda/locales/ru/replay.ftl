# Повтор: игра, которая закончена
web-replay = Повтор
web-replay-see = Посмотреть игру
web-replay-upload = Посмотреть запись игры
web-replay-bring = Откройте запись игры, скачанную со стола или сделанную программой koloda: её можно посмотреть ход за ходом.
web-replay-bring-note = Сервер проверяет запись по правилам и ничего не сохраняет.
web-replay-file = Запись игры (.jsonl)
web-replay-choose = Выбрать файл
web-replay-detail = Техническая подробность, по-английски
web-replay-panel = Ходы и шансы
web-replay-moves = Ходы
web-replay-unseen = Отсюда этого не видно.
web-replay-thought = Что думал бот
web-replay-slider = Ход
web-replay-step = Ход { $step } из { $last }
web-replay-first = К раздаче
web-replay-previous = На ход назад
web-replay-next = На ход вперёд
web-replay-last = В конец
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-eyes = Чьими глазами
web-replay-eyes-all = Все карты открыты
web-replay-eyes-of = Глазами: { $who }
web-replay-share = Ссылка на этот момент
web-replay-which = Какая игра
web-replay-match = Игра { $match } из { $matches }
web-replay-curve = Шансы
web-replay-curve-about = Как бот оценил бы каждую позицию по тому, что знал каждый игрок; показано среднее. Это оценка, а не истина.
web-replay-curve-make = Посчитать шансы
web-replay-curve-making = Бот просматривает каждый ход
web-replay-curve-stop = Хватит
web-replay-curve-now = Шансы на победу: { $names }
web-replay-turning = Переломные ходы
web-replay-turned = Ход { $step } ({ $who }). { $side }: { $before } % → { $after } %
web-replay-never-turned = Ни один ход заметно не изменил шансы.
web-turning-choice = { $you ->
    [yes] Сильнее всего на игру повлиял ваш выбор на ходу { $step }.
   *[no] Сильнее всего на игру повлиял выбор на ходу { $step } (кто: { $who }).
  }
web-turning-made = Сыграно
web-turning-better = Лучше
web-turning-look = Посмотреть на этот момент
web-turning-none = Ни один выбор сам по себе игру не переломил.
