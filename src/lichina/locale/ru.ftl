### Слова самой «Личины»: ошибки, команды, рассказчик. Слова игр лежат рядом с их правилами.

## Люди за столом

bot-names = Даша, Гоша, Майя, Тимур, Соня, Лев, Вера, Платон, Нина, Яша, Зоя, Марк, Ася, Глеб, Лада, Фёдор, Ульяна, Рома, Кира, Егор, Варя, Семён, Тася, Илья, Злата, Артур, Люба, Матвей, Инна, Клим, Жанна, Захар
player-number = Игрок { $number }
nobody = никто
list-and = { $first } и { $last }
yes = да
no = нет
none = —

## Рассказчик

watch-title = { $seats ->
    [one] «{ $game }», { $seats } игрок
    [few] «{ $game }», { $seats } игрока
   *[many] «{ $game }», { $seats } игроков
}
watch-players = За столом { $names }.
watch-bots = Боты: { $bots }.
watch-seed = Зерно этой партии: { $seed }
watch-seat = Так это слышит { $name }.
watch-all = Открыто всё, и тайное тоже.
audience-only = только { $names }
audience-nobody = никому до конца партии
ended-won = { $count ->
    [1] Выигрывает { $winners }: { $reason }.
   *[other] Выигрывают { $winners }: { $reason }.
}
ended-side-won = { $count ->
    [1] Выигрывает сторона «{ $side }»: { $reason }. Победитель: { $winners }.
   *[other] Выигрывает сторона «{ $side }»: { $reason }. Победители: { $winners }.
}
ended-draw = Не выигрывает никто: { $reason }.
ended-scores = Очки: { $scores }.
replay-unfinished = Здесь запись кончается: партия не доиграна.
record-saved = Запись партии: { $path }

## Список игр

games-none = Игр пока нет. Можно назвать путь к игре, например ./my_game.py
games-players = { $high ->
    [one] { $low }–{ $high } игрок
    [few] { $low }–{ $high } игрока
   *[many] { $low }–{ $high } игроков
}
games-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
games-modes = Режимы
games-bots = Боты
games-options = Настройки
games-no-options = Настроек нет.
games-option = Имя
games-default = Обычно
games-allowed = Можно
games-meaning = Что это
kind-int = целое число
kind-float = число
kind-str = текст
kind-yes = да
kind-no = нет

## Симуляция

simulate-title = «{ $game }»: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
simulate-progress = Партии
simulate-sides = Сторона
simulate-reasons = Чем кончилось
simulate-seats = Место
simulate-bots = Бот
simulate-count = Партий
simulate-wins = Побед
simulate-rate = Доля
simulate-error = ± ошибка
simulate-interval = 95 %
simulate-draw = никто не выиграл
simulate-decisions = Решений в партии: { $mean }
simulate-seconds = Времени в игре: { $time } на партию
simulate-speed = { $speed ->
    [one] { $speed } решение в секунду
    [few] { $speed } решения в секунду
   *[many] { $speed } решений в секунду
}
simulate-seed = Зерно: { $seed }

## Векторы правил

check-failed = { $vector }: ожидалось { $expected }; есть { $found }
check-failed-at = { $vector }, { $where }: ожидалось { $expected }; есть { $found }
check-summary = Векторов: { $total }, прошло: { $passed }, не прошло: { $failed }.

## Справка

cli-usage = как вызвать:
cli-about = «Личина» — стол для игр со скрытыми ролями.
cli-commands = команды
cli-arguments = что указать
cli-options = ещё можно
cli-more = Подробнее о команде: lichina КОМАНДА --help
cli-games = какие есть игры, режимы и настройки
cli-simulate = сыграть много партий ботами и посчитать
cli-watch = посмотреть, как боты играют одну партию
cli-replay = рассказать записанную партию
cli-check = проверить игру по файлу векторов правил
cli-help = показать эту справку
cli-version = показать версию
cli-lang = язык: ru или en
cli-debug = при ошибке показать, где она в коде
cli-game = id игры или путь к ней
cli-some-games = id игр или пути к ним; без них — все известные
cli-seats = сколько игроков
cli-games-count = сколько партий
cli-bots = боты через запятую, по одному на место, или один на всех
cli-seed = зерно: число или текст; с ним всё повторится точь-в-точь
cli-option = настройка игры; можно указать несколько раз
cli-mode = режим игры
cli-workers = сколько процессов делят работу
cli-pace = пауза после каждой строки, в секундах
cli-record = куда записать партию
cli-seat = рассказать так, как слышит игрок на этом месте (места считаются с нуля)
cli-all = рассказать всё, что происходит, и тайное тоже
cli-record-file = файл с записью партии
cli-record-game = игра, если по имени из записи её не найти
cli-json = вывести только исход, в JSON
cli-vectors-file = файл с векторами правил, JSON или TOML

## Ошибки: команды

error-missing-argument = Не хватает: { $names }. Подсказка: lichina --help
error-bad-argument = Параметр { $name } задан неверно: возможно, не хватает значения.
error-unknown-argument = Непонятно, что значит { $names }. Подсказка: lichina --help
error-unknown-command = Такой команды нет. Есть: { $known }.
error-bad-number = Нужно целое число не меньше { $low }, а не «{ $value }».
error-bad-seconds = Нужно число секунд, а не «{ $value }».
error-bad-assignment = Настройка пишется как имя=значение, а не «{ $value }».
error-no-deal-here = Расклад (deal) из командной строки не задать: его задают векторы правил и программы.
error-unknown-game-of-record = Это запись игры «{ $name }», а её здесь нет. Известны: { $known }. Путь к игре называет --game ПУТЬ
error-unknown-mode = Режима «{ $name }» нет. Есть: { $known }.
error-unknown-language = Языка «{ $name }» нет. Есть: { $known }.
error-seat-and-all = Выберите одно: --seat или --all.
error-no-file = Файл { $path } не читается: { $detail }.
error-no-write = Файл { $path } не записать: { $detail }.
error-broken-file = Файл { $path } не разобрать: { $detail }.
error-unexpected = Что-то пошло не так: { $detail }. Где именно, покажет --debug
error-interrupted = Прервано.

## Ошибки: игры и боты

error-unknown-game = Игры «{ $name }» нет. Известны: { $known }. Можно указать путь к игре.
error-no-game-there = Здесь нет игры: { $path }. Игра — это файл .py или папка с __init__.py.
error-game-broken = Не загрузить { $path }: { $detail }
error-not-one-game = В { $path } должна быть ровно одна игра (класс Game с id), а есть: { $names }.
error-incomplete-game = { $path } — не игра: не хватает { $lacking }.
error-game-taken = Игра «{ $name }» уже есть.
error-other-id = Игра, известная как «{ $name }», называет себя «{ $found }».
error-bad-bots = В { $path } должен быть BOTS: имена и классы ботов.
error-unknown-bot = У игры «{ $game }» нет бота «{ $name }». Есть: { $known }.
error-wrong-bots = { $seats ->
    [one] Назовите одного бота на всех или по одному на каждое место: нужно { $seats } имя, а названо { $given }.
    [few] Назовите одного бота на всех или по одному на каждое место: нужно { $seats } имени, а названо { $given }.
   *[many] Назовите одного бота на всех или по одному на каждое место: нужно { $seats } имён, а названо { $given }.
}
error-bad-bot = Бот { $bot } ответил не по правилам: { $detail }
error-endless-match = { $limit ->
    [one] Партия не кончается: сделан уже { $limit } шаг, идёт фаза «{ $phase }».
    [few] Партия не кончается: сделано уже { $limit } шага, идёт фаза «{ $phase }».
   *[many] Партия не кончается: сделано уже { $limit } шагов, идёт фаза «{ $phase }».
}
error-bad-simulation = Нужна хотя бы одна партия и хотя бы один процесс.
error-match-failed = Партия с зерном «{ $seed }» сорвалась. { $detail }

## Ошибки: векторы правил

error-bad-vectors = Это не векторы правил: { $detail }.
error-other-vectors = Это векторы игры «{ $found }», а не «{ $known }».

## Ошибки: начало партии

error-wrong-seats = Игроков должно быть от { $low } до { $high }, а не { $given }.
error-bad-seed = Зерно — это текст или число не длиннее 63 бит, а не { $given }.
error-options-not-a-map = Настройки — это имена со значениями.
error-unknown-option = Настройки «{ $name }» нет. Есть: { $known }.
error-bad-option = Настройка «{ $name }» принимает: { $allowed }.
error-impossible-deal = Такой расклад невозможен: { $why }.

## Ошибки: ответы

error-not-asked = Сейчас здесь ни о чём не спрашивают.
error-which-ask = Вопросов сразу несколько, назовите один: { $asks }.
error-no-such-ask = Такого вопроса не было.
error-closed-ask = Этот вопрос уже закрыт.
error-no-such-offer = Сейчас так сделать нельзя: «{ $key }».
error-no-such-seat = Места { $seat } в этой партии нет.
error-over = Партия уже закончилась.
error-not-an-option = { $value } — такого выбора нет. Можно: { $allowed }.
error-closed-option = { $value } — сейчас это выбрать нельзя: { $reason }.
error-not-a-list = Здесь нужен список, а не { $value }.
error-twice = В ответе { $value } что-то названо дважды.
error-wrong-count = В ответе { $value } названо не столько: нужно не меньше { $low } и не больше { $high }.
error-out-of-range = { $value } не подходит: нужно целое число от { $low } до { $high }.
error-not-text = Здесь нужен текст, а не { $value }.
error-too-long = { $high ->
    [one] Слишком длинно: можно не больше { $high } знака.
   *[other] Слишком длинно: можно не больше { $high } знаков.
}
error-not-printable = В тексте есть знаки, которые не показать.
error-not-an-order = Расставьте по порядку всё: { $allowed }.
error-not-a-share = Нужно по числу на каждого: { $allowed }.
error-over-cap = Кому-то досталось больше, чем можно.
error-wrong-sum = Раздать нужно ровно { $total }.
error-path-too-long = { $value } — здесь больше шагов, чем в вопросе.
error-path-too-short = Выбор не закончен: осталось решить «{ $key }».
error-bad-time = Такого времени не бывает.
error-time-runs-back = Время назад не идёт: на часах уже { $now }.
error-no-deadline = Здесь нечего ждать: часы не идут.
error-nothing-to-undo = Нет ответа, который можно взять назад.
error-too-late-to-undo = Взять ответ назад уже нельзя: другие по нему что-то узнали.
error-not-over = Вся история открывается, когда партия закончена.
error-imagined = У воображаемой партии нет записи.
error-empty-entry = В этой строке записи ничего не сказано.

## Ошибки: записи

error-broken-record = Запись не прочесть, это не JSON: { $detail }
error-foreign-record = Это не запись партии: { $detail }
error-other-format = Запись сделана в формате { $found }, а здесь читают формат { $known }.
error-other-game = Это запись игры «{ $found }», а не «{ $known }».
error-other-version = Запись сделана по правилам версии { $found }, а здесь версия { $known }.
error-bad-start = Партию из записи не начать. { $detail }
error-bad-entry = Строка { $index } записи не подходит. { $detail }

## Ошибки: правила

error-rule-failed = Правила игры дали сбой: { $message }.
error-endless = Правила игры ходят по кругу: { $message }.
error-stuck = Правила игры застряли: { $message }.
error-bad-yield = Ошибка в правилах игры: { $message }.
error-bad-phase = Ошибка в правилах игры: { $message }.
error-bad-form = Ошибка в правилах игры: { $message }.
error-bad-seat = Ошибка в правилах игры: { $message }.
error-bad-default = Ошибка в правилах игры: { $message }.
error-empty-ask = Ошибка в правилах игры: { $message }.
