# Повтор: гра, яку закінчено
web-replay = Повтор
web-replay-see = Переглянути гру
web-replay-upload = Переглянути запис гри
web-replay-bring = Відкрийте запис гри, який ви завантажили зі столу чи який записала програма koloda: його можна переглянути хід за ходом.
web-replay-bring-note = Сервер перевіряє запис за правилами й нічого не зберігає.
web-replay-file = Запис гри (.jsonl)
web-replay-choose = Вибрати файл
web-replay-detail = Технічна подробиця, англійською
web-replay-panel = Ходи й шанси
web-replay-moves = Ходи
web-replay-unseen = Звідси цього не видно.
web-replay-thought = Що думав бот
web-replay-slider = Хід
web-replay-step = Хід { $step } з { $last }
web-replay-first = До роздачі
web-replay-previous = На хід назад
web-replay-next = На хід уперед
web-replay-last = До кінця
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-speed = Швидкість
web-replay-eyes = Чиїми очима
web-replay-eyes-all = Усі карти відкрито
web-replay-eyes-of = Очима: { $who }
web-replay-share = Посилання на цей момент
web-replay-which = Яка гра
web-replay-match = Гра { $match } із { $matches }
web-replay-curve = Шанси
web-replay-curve-about = Як бот оцінив би кожну позицію за тим, що знав кожен гравець; показано середнє. Це оцінка, а не істина.
web-replay-curve-make = Порахувати шанси
web-replay-curve-making = Бот переглядає кожен хід
web-replay-curve-stop = Досить
web-replay-curve-now = Шанси на перемогу: { $names }
web-replay-turning = Переломні ходи
web-replay-turned = Хід { $step } ({ $who }). { $side }: { $before } % → { $after } %
web-replay-never-turned = Жоден хід помітно не змінив шансів.
web-turning-choice = { $you ->
    [yes] Найбільше на гру вплинув ваш вибір на ході { $step }.
   *[no] Найбільше на гру вплинув вибір на ході { $step } (хто: { $who }).
  }
web-turning-made = Зіграно
web-turning-better = Краще
web-turning-look = Подивитися на цей момент
web-turning-none = Жоден вибір окремо гри не перевернув.
