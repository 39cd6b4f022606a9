### Слова самой «Личины»: ошибки, команды, рассказчик. Слова игр лежат рядом с их правилами.

## Люди за столом

bot-names = Даша, Гоша, Майя, Тимур, Соня, Лев, Вера, Платон, Нина, Яша, Зоя, Марк, Ася, Глеб, Лада, Фёдор, Ульяна, Рома, Кира, Егор, Варя, Семён, Тася, Илья, Злата, Артур, Люба, Матвей, Инна, Клим, Жанна, Захар
statistics-nobody = Никто
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
ended-side = Победа стороны «{ $side }»
ended-side-won = { $count ->
    [1] { $victory }: { $reason }. Победитель: { $winners }.
   *[other] { $victory }: { $reason }. Победители: { $winners }.
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
preset-first = Первый раз
preset-usual = Как обычно
preset-everything = Всё сразу
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
simulate-title-players = «{ $game }», { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
simulate-progress = Партии
simulate-rate-now = { $rate } в секунду
rows-written = Данные: { $path }
records-kept = Записи партий: { $path }
simulate-sides = Сторона
simulate-reasons = Чем кончилось
simulate-seats = Место
simulate-bots = Бот
simulate-count = Партий
simulate-wins = Побед
simulate-cases = Раз
simulate-mean = Среднее
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

## Турнир

tournament-title = Турнир: «{ $game }», { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}; { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}, { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
}
tournament-rating = Рейтинг
tournament-share = Очки
tournament-wins = Победы
tournament-against = Кто против кого
tournament-points = Кто против кого: доля очков
tournament-ratings = Рейтинг
tournament-note = В скобках — где настоящее значение лежит с уверенностью 95 %. Рейтинг считается по Брэдли и Терри, в шкале шахмат: перевес в 400 — это десять очков из одиннадцати.
figure-drawn = Рисунок: { $path }

## Баланс

balance-title = Баланс игры «{ $game }»
balance-summary = Партий с обычными настройками: { $usual }, со случайными: { $varied }. Играли боты: { $bots }. Игроков за столом: { $seats }. Режимы: { $modes }.
balance-how-to-read = Точка — то, что вышло; черта — где настоящее значение лежит с уверенностью 95 %. Так играют боты: люди играют иначе.
balance-made = «Личина» { $version }, зерно { $seed }.
balance-numbers = Числа
balance-sides = Кто побеждает
balance-sides-about = Из партий, в которых эта сторона играла.
balance-parties = Кто побеждает
balance-parties-about = Как часто среди победителей есть хоть один с этой ролью — из партий, где она была.
balance-by-seats = По числу игроков
balance-players = Игроков
balance-by-mode = По режимам
balance-roles = По ролям
balance-roles-about = Как часто побеждает тот, кому досталась эта роль.
balance-first = По очереди хода
balance-first-about = Как часто побеждает тот, кто ходит первым, вторым, последним или между ними.
balance-nobody-first = Первого игрока в этой игре нет.
balance-place-first = Первый
balance-place-second = Второй
balance-place-between = Между ними
balance-place-last = Последний
balance-length = Сколько длится партия
balance-length-about = Сколько партий и какой длины. Время — игровое: так, будто за столом люди.
balance-decisions = Решений
balance-minutes = Минут
balance-quarter = четверть — до
balance-half = половина — до
balance-three-quarters = три четверти — до
balance-longest = самая долгая
balance-endings = Чем кончается
balance-effects = Что сильнее всего меняет шансы
balance-effects-about = На сколько процентных пунктов чаще или реже побеждает названный, когда это есть. Сравниваются партии в одном режиме и с одним числом игроков. Интервалы верны для всех сравнений сразу (их { $compared }). Карта, которая выходит только в долгих партиях, идёт рука об руку со всем, чем они отличаются.
balance-no-effects = Партий слишком мало, чтобы сравнивать.
balance-card = карта «{ $name }»
balance-role = роль «{ $name }»
balance-option = { $name } — { $value }
balance-change = Изменение
balance-with = С этим
balance-without = Без этого
balance-rivals-about = Боты друг против друга: { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}, режим «{ $mode }», { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}; каждую все пары играли за каждую сторону.
report-written = Отчёт: { $path }

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
cli-bots = боты: один на всех, по одному на место через запятую или по сторонам: town=belief,others=random; бывает и файл.py:Класс, и имя:настройка=значение
cli-rotate = с каждой партией все пересаживаются на одно место
cli-seats-range = сколько игроков: число или промежуток, например 5-8
cli-out = файл для данных: .csv, .jsonl или .parquet; рядом ляжет второй, со строкой на каждое место
cli-keep = папка для записей всех партий
cli-resume = продолжить: что уже есть в файле --out, не играть заново
cli-shard = какую долю из скольких сыграть, например 2/5; доли соединяет lichina merge
cli-tournament = боты друг против друга: кто сильнее и насколько
cli-rivals = кто играет, через запятую; без этого — все боты игры, кроме search
cli-deals = сколько раздач; каждую все пары играют за каждую сторону
cli-figure = куда нарисовать: .svg, .png или .pdf
cli-balance = насколько честна игра: отчёт страницей и сводка
cli-balance-games = сколько партий с обычными настройками; столько же — со случайными
cli-balance-seats = сколько игроков: число или промежуток; без этого — от наименьшего до наибольшего
cli-modes = режимы через запятую; без этого — все
cli-reports = папка для отчётов
cli-merge = соединить данные нескольких симуляций
cli-merged = файл, куда соединить
cli-shares = файлы, которые соединить
cli-match = номер партии симуляции с этим зерном
cli-seed = зерно: число или текст; с ним всё повторится точь-в-точь
cli-option = настройка игры; можно указать несколько раз; имя=@файл — значение из файла, если игра это умеет
cli-mode = режим игры
cli-workers = сколько процессов делят работу
cli-cluster = адрес планировщика Dask: вместо процессов этой машины играет кластер
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
error-forget-whom = Скажите, чьи имена убрать: --name ИМЯ или --everybody
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
error-bad-counts = Нужно число или промежуток, например 5-8, а не «{ $value }».
error-bad-share = Доля пишется как 2/5, а не «{ $value }».
error-bad-shard = Доли { $own } из { $of } не бывает.
error-mixed-bots = Назовите место или сторону либо у каждого бота, либо ни у одного: «{ $value }».
error-bad-bot-setting = Настройка бота пишется как имя=значение, а не «{ $value }».
error-no-bot-named = Для места { $seat } ({ $part }) бот не назван, и для остальных (others) тоже.
error-unknown-part = Никто за столом не «{ $name }». Есть: { $known }.
error-no-bot-there = Файла с ботом нет: { $path }.
error-no-such-bot = В файле { $path } нет бота «{ $name }».
error-unknown-ending = Имя файла { $path } должно кончаться на одно из: { $known }.
error-file-there = Файл { $path } уже есть. Продолжить его можно с --resume.
error-other-simulation = В файле { $path } — партии другой симуляции.
error-more-there = В файле { $path } больше партий, чем просят сыграть.
error-foreign-data = В файле { $path } — не партии симуляции.
error-nothing-to-resume = Продолжить можно только то, что пишется в файл: назовите его в --out.
error-not-one-simulation = Эти файлы — от разных симуляций.
error-match-twice = Партия { $match } есть в файлах дважды.
error-not-shareable = Несколько процессов могут поделить только игры и ботов, которые импортируются по имени. { $detail }
error-too-few-bots = Нужны хотя бы два разных бота, а названы: { $given }.
error-no-cluster = По адресу { $address } не отвечает никакой кластер. { $detail }
error-no-workers = В кластере { $address } некому играть: запустите там dask worker.
error-cluster-failed = Кластер не справился. { $detail }
error-cluster-version = На одной из машин кластера другая версия «Личины»: { $found }, а нужна { $wanted }.
error-needs-extra = Для этого нужны дополнительные пакеты: pip install "lichina[{ $extra }]"
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
error-bad-ahead = В { $path } AHEAD должен быть типа Ahead: кто думает и кто доигрывает.
error-bad-lesson = В { $path } должна быть LESSON: учебная партия.
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

error-impossible-throw = Так кости не ложатся: { $value }.
error-bad-vectors = Это не векторы правил: { $detail }.
error-other-vectors = Это векторы игры «{ $found }», а не «{ $known }».

## Ошибки: начало партии

error-wrong-seats = Игроков должно быть от { $low } до { $high }, а не { $given }.
error-bad-seed = Зерно — это текст или число не длиннее 63 бит, а не { $given }.
error-options-not-a-map = Настройки — это имена со значениями.
error-unknown-option = Настройки «{ $name }» нет. Есть: { $known }.
error-bad-option = Настройка «{ $name }» принимает: { $allowed }.
error-unknown-bot-setting = У бота { $bot } нет настройки «{ $name }». Есть: { $known }.
error-wrong-bot-setting = Настройка «{ $name }» бота { $bot } принимает: { $allowed }.
error-no-option-text = Настройка «{ $name }» из файла не читается.
error-bad-option-text = Файл с настройкой «{ $name }» не разобрать: { $detail }
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
error-changed-enough = Этот ответ менялся слишком часто: теперь он остаётся как есть.
error-not-over = Вся история открывается, когда партия закончена.
error-imagined = У воображаемой партии нет записи.
error-strange-dice = В эту партию внесли другие кости: по записи её было бы не повторить.
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
error-bad-offer = Ошибка в правилах игры: { $message }.
error-bad-default = Ошибка в правилах игры: { $message }.
error-empty-ask = Ошибка в правилах игры: { $message }.

## Стол: почему он стоит

paused-host = Пауза: её объявил хозяин стола. Стол на паузе хранится тридцать дней.
paused-fault = Правила дали сбой, и партия остановлена. Хозяин стола может продолжить или вернуться на один ответ назад.
paused-storage = Записать ход не удаётся: хранилище недоступно. Партия стоит и продолжится сама, ничего не потеряно.
paused-nobody = За столом никого нет, и партия стоит. Стол без людей закрывается через сутки.
notice-slept = { $minutes ->
    [one] Сервер спал около { $minutes } минуты. Часы партии всё это время стояли.
   *[other] Сервер спал около { $minutes } минут. Часы партии всё это время стояли.
}
notice-bots-hear-taps = За этим столом говорят вслух, а боты слышат только то, что отмечено касанием: кто кем назвался, кого обвинил. Что не отмечено, того они не слышали и судят по голосованиям.
notice-broken-rules = Правила игры с тех пор изменились, и прошлую партию не продолжить. Её рассказ сохранён.
notice-broken-record = Прошлую партию не удалось восстановить. Её рассказ сохранён.
bot-did-not-hear = Мне не было слышно, о чём говорили: никто ничего не отметил. Сужу по тому, что видно.
bye-1001 = Сервер останавливается. Сейчас вернёмся.
bye-1009 = Слишком длинное сообщение.
bye-1012 = Сервер перезапускается. Сейчас вернёмся.
bye-1013 = База данных недоступна, партии стоят. Вернёмся, как только она ответит.
bye-4400 = Слишком много непонятных сообщений.
bye-4401 = Вы не сидите за этим столом. Войдите заново.
bye-4403 = Хозяин стола попросил вас уйти.
bye-4404 = Этого стола нет, или он закрыт.
bye-4406 = Эта страница устарела. Обновите её.
bye-4409 = Слишком много устройств у одного игрока: это отключено.
bye-4412 = Стол переезжает на другую машину. Сейчас вернёмся.
bye-4429 = Слишком много сообщений сразу. Попробуйте чуть позже.

## Ошибки: стол

error-at-the-door = Хозяин стола ещё не впустил вас.
error-bad-frame = Это сообщение не разобрать: { $detail }.
error-bad-setting = Так настроить нельзя: { $detail }.
error-closing = Сервер останавливается. Попробуйте через минуту.
error-table-moving = Стол переезжает на другую машину. Попробуйте ещё раз через несколько секунд.
error-dead-link = По этой ссылке уже входили, или её десять минут прошли.
error-device-full = { $high ->
    [one] С одного устройства играют не больше { $high } человека.
   *[other] С одного устройства играют не больше { $high } человек.
}
error-door-closed = Хозяин стола больше никого не впускает.
error-host-only = Это может только хозяин стола.
error-kick-host = Хозяина стола выгнать нельзя.
error-line-too-long = { $high ->
    [one] В реплике не больше { $high } знака.
   *[other] В реплике не больше { $high } знаков.
}
error-mask-taken = Эту маску за столом уже носят. Выберите другую.
error-match-on = Партия уже идёт.
error-muted = Хозяин стола выключил вам чат.
error-no-fault = Вернуться назад можно, только если правила дали сбой.
error-only-simulated = Настройка «{ $name }» со значением { $value } — только для симуляций: за столом людям нужно время ответить, и пауза у всех одна.
error-no-fixed-deal = За живым столом карты сдаёт случай: расклад и зерно не выбирают.
error-no-match = Сейчас партия не идёт.
error-no-seat = Вы зритель: отвечают те, кто играет.
error-no-seat-free = Все места заняты.
error-no-spectators = Зрителей сюда не пускают.
error-own-devices = В этой игре вмешаться можно в любой момент, поэтому каждому нужен свой телефон: один на всех не подойдёт.
error-no-lesson = Учебной партии для игры «{ $name }» нет.
error-lesson-fixed = В учебной партии всё идёт по плану: здесь ничего менять нельзя.
error-no-such-channel = Здесь сейчас не поговорить: такого чата нет.
error-no-such-game = Игры «{ $name }» здесь нет. Есть: { $known }.
error-no-such-pack = Набора «{ $name }» у этой игры нет. Есть: { $known }.
error-no-texts = У игры «{ $name }» нет текстов на этом языке.
error-no-such-mask = Такой маски нет: их номера — от 0 до { $high }.
error-cannot-replay = { $why ->
    [rules] Эту партию уже не показать: с тех пор изменились правила игры.
    [length] Эту партию не показать: она слишком длинная.
   *[record] Эту партию не показать: её запись повреждена.
}
error-cannot-forget = Из партии { $match } имя сейчас не убрать. Попробуйте ещё раз чуть позже.
error-no-such-match = Такой партии здесь нет: она ещё не закончена, ссылка неверна или партию уже удалили.
error-no-such-person = Такого человека за столом нет.
error-no-such-table = Такого стола нет, или он закрыт.
error-not-said-now = Сейчас этого здесь не сказать: { $reason }.
error-no-talking = Сейчас вам нельзя говорить в этом чате.
error-no-token = Вы не сидите за этим столом.
error-not-a-bot = На этом месте не бот.
error-not-allowed = Это не для вас.
error-not-in-match = Во время партии это не поменять.
error-not-paused = Партия не на паузе.
error-not-waiting = { $name } не ждёт у двери.
error-not-waiting-for-seat = { $name } не ждёт места.
error-nothing-said = Пустую реплику не отправить.
error-other-match = Это была прошлая партия, а сейчас идёт другая.
error-paused = Партия на паузе.
error-clock-moved = То время уже вышло, идёт следующее.
error-seat-is-played = { $name } за столом и играет.
error-slow-down = { $seconds ->
    [one] Слишком часто. Попробуйте через { $seconds } секунду.
    [few] Слишком часто. Попробуйте через { $seconds } секунды.
   *[many] Слишком часто. Попробуйте через { $seconds } секунд.
}
error-table-closed = Этот стол закрыт.
error-table-full = За этим столом слишком много людей.
error-too-many-tables = На этом сервере слишком много столов. Попробуйте позже.
error-rules-failed = Правила дали сбой на этом ответе. Он не принят.
error-cannot-deal = Правила дали сбой при раздаче. Выберите другие настройки.
error-metrics-local = Показатели читают на самой машине сервера.
error-server-failed = На сервере что-то пошло не так. Уже записано.
error-no-such-page = Такой страницы нет.
error-no-client = Клиент не собран: выполните make client.
error-wrong-method = Так к этому адресу не обращаются.
error-too-large = Слишком большой запрос.
error-address-too-long = Адрес запроса слишком длинный.
error-headers-too-large = Слишком большие заголовки запроса.
error-too-slow = Запрос пришёл не целиком: слишком долго.
error-too-many-connections = Слишком много соединений. Попробуйте через минуту.
error-wrong-media-type = Нужен JSON.
error-bad-request = Запрос не разобрать. { $detail }
error-wrong-host = Этот сервер так не называется.
error-wrong-origin = Запрос пришёл с чужой страницы.
error-bad-public-url = Адрес для всех выглядит как https://play.example, а не «{ $value }».
error-bad-node-url = С базой данных нужен и --node-url: по какому адресу другие серверы находят этот, например http://10.0.0.3:8000, а не «{ $value }».
error-node-url-alone = --node-url нужен серверам с общей базой данных, а база не указана: добавьте --database
error-processes-here = На этой системе несколько процессов запустить нельзя.
error-processes-need-database = Несколько процессов делят столы через базу данных: добавьте --database и --node-url.
error-processes-need-http = У нескольких процессов несколько портов, и обращаются к ним по http: --node-url должен начинаться с http://. С https запускайте их по одному, каждый со своим --node-url.
error-process-failed = Один из процессов не запустился, поэтому остановлены и остальные.
error-no-postgres = Для базы данных нужен asyncpg, а он не установлен: pip install lichina[postgres]

## Сервер

serve-ready = «Личина» ждёт гостей: { $address }
serve-open = Стол открыт для всех в этой сети (порт { $port }); в интернет он сам не выходит. Только для этой машины: --host 127.0.0.1
serve-local = Стол открыт только для этой машины (порт { $port }). Для всех в этой сети: --host 0.0.0.0
serve-there = Стол открыт по адресу { $host }, порт { $port }.
serve-tables = { $count ->
    [one] С прошлого раза остался { $count } стол: он на своём месте.
    [few] С прошлого раза осталось { $count } стола: они на своих местах.
   *[many] С прошлого раза осталось { $count } столов: они на своих местах.
}
serve-data = Столы хранятся в папке { $path }
serve-database = Столы хранятся в базе данных { $path }
serve-stop = Остановить: Ctrl+C
serve-stopped = Остановлено. Столы сохранены.
migrate-done = Таблицы «Личины» в базе данных готовы.

## Свой бот за чужим столом

sit-here = { $name } за столом. Все видят: программа «{ $program }», чья: { $owner }. Остановить: Ctrl+C
sit-waits = Ждём у двери, пока ведущий стола откроет.
sit-match = Началась партия { $number }.
sit-no-seat = Идёт партия { $number }, а места для бота нет. Он ждёт.
sit-won = Партия { $number }: победа.
sit-lost = Партия { $number }: победы нет.
sit-cut = Связь пропала, пробуем вернуться.
sit-back = Снова за столом.
sit-closed = Стол закрыли.
sit-clumsy = Стол отверг несколько ответов подряд, поэтому дан ответ по умолчанию.
sit-failed = Бот не справился, поэтому дан ответ по умолчанию: { $detail }
error-bad-table-link = Это не ссылка на стол: { $link }. Ссылка выглядит так: http://192.0.2.7:8000/t/…; к адресу сервера добавьте слово стола: --code.
error-no-server-there = { $link } не отвечает: { $detail }
error-refused-there = { $detail }
error-other-words-there = Сервер говорит то, чего эта версия не понимает: { $detail }
error-bot-imagines = { $bot } думает с помощью воображаемых партий. За чужим столом их нет: там никто не знает столько, чтобы их вообразить.
error-no-worlds-here = Воображать партии можно только там, где идёт сама партия, но не за чужим столом.
error-no-phase-here = В какой фазе партия, стол не говорит. Что видно всем, есть в view.
error-nothing-imagined = Место { $seat } не может вообразить ни одной партии, неотличимой от этой.

## Столы в командной строке

tables-none = Столов нет.
tables-number = №
tables-code = Слово
tables-game = Игра
tables-stage = Что там
tables-people = Людей
tables-touched = Последняя запись
tables-broken = не прочесть
tables-stage-lobby = собираются
tables-stage-match = идёт партия
tables-stage-ended = партия кончилась
tables-stage-paused = пауза
backup-made = Копия готова: { $path }
restore-made = Столы восстановлены в папке { $path }
forget-done = { $count ->
    [one] Имена и слова убраны из { $count } партии. Статистика осталась.
   *[other] Имена и слова убраны из { $count } партий. Статистика осталась.
}
forget-nothing = Убирать нечего: таких партий у этого стола нет.
restore-kept = То, что там было, сохранено: { $path }
cli-play = открыть столы и показать страницу в браузере этой машины
cli-serve = открыть столы для телефонов и браузеров
cli-migrate = создать в базе данных таблицы «Личины» или обновить их
cli-tables = какие столы открыты
cli-backup = сделать копию всех столов; можно не останавливая сервер
cli-restore = вернуть столы из копии
cli-forget = убрать из законченных партий имена и то, что люди печатали; с папкой — пока сервер остановлен
cli-forget-table = стол: его слово, код из ссылки или вся ссылка, на стол или на повтор
cli-forget-name = чьё имя убрать
cli-forget-everybody = убрать имена всех, кто играл за этим столом
cli-keep-matches = сколько дней хранить законченные партии; без этого они хранятся всегда
cli-most-tables = сколько столов может быть открыто сразу
cli-data = папка, где хранятся столы
cli-database = вместо папки — база данных PostgreSQL, общая для нескольких серверов: postgresql://lichina@db.example/lichina. Пароль — не здесь, а в переменной LICHINA_DATABASE вместе со всем адресом, в файле или в PGPASSWORD
cli-database-file = файл, в котором стоит адрес базы данных, можно с паролем
cli-node-url = по какому адресу этот сервер находят остальные серверы той же базы, например http://10.0.0.3:8000
cli-no-browser = не открывать браузер
cli-processes = сколько процессов обслуживают гостей на этой машине; нужна база данных. Остальные серверы находят их по портам, следующим за портом в --node-url
cli-port = порт; 0 — любой свободный
cli-host = адрес, на котором слушать: 0.0.0.0 — вся сеть, 127.0.0.1 — только эта машина
cli-public-url = адрес, по которому сервер видят снаружи, например https://play.example
cli-proxied = перед сервером стоит прокси, и он говорит, кто пришёл
cli-open-metrics = показывать /metrics всем, а не только этой машине
cli-log = писать журнал работы в stderr и на терминале тоже
cli-own-game = своя игра, которую предложить: файл .py или папка; можно указать несколько раз
cli-sit = посадить своего бота за чей-то стол
cli-sit-table = ссылка на стол; вместе с --code — адрес сервера
cli-sit-bot = бот: файл.py:Класс или имя бота из самой игры; настройки пишут как имя:настройка=значение
cli-sit-name = как его зовут за столом
cli-sit-owner = чья это программа: это прочтут все за столом; если не указать — имя, под которым вы вошли в систему
cli-sit-code = слово стола вместо ссылки
cli-sit-matches = уйти после стольких партий
cli-backup-file = файл с копией
error-cannot-listen = На { $host }, порт { $port }, слушать нельзя: { $detail }.

## Ошибки: журнал

error-journal-taken = Строка { $index } стола { $table } уже записана: этот стол ведёт кто-то другой.
error-journal-gap = Строку { $index } стола { $table } не записать: следующая по порядку — { $next }.
error-journal-table-closed = Стол { $table } закрыт: { $why }.
error-journal-down = Сейчас ничего не записать: { $detail }.
error-journal-damaged = Журнал { $path } повреждён ({ $detail }). В нём ничего не изменено; вернуть резервную копию: lichina restore
error-journal-no-place = В { $path } журнал не держать: { $detail }.
error-journal-in-use = Журнал в { $path } уже занят: с ним работает другой сервер.
error-journal-half-restored = Восстановление в { $path } прервалось на полпути. Повторите его: lichina restore
error-journal-foreign = { $path } — база данных, но не журнал «Личины».
error-journal-other-format = Журнал { $path } в формате { $found }, а здесь читается формат { $known }.
error-journal-elsewhere = Стол { $table } ведёт другой сервер: { $url }
error-database-away = База данных недоступна: { $detail }.
error-database-silent = { $seconds ->
    [one] База данных не ответила за { $seconds } секунду.
    [few] База данных не ответила за { $seconds } секунды.
   *[many] База данных не ответила за { $seconds } секунд.
}
error-database-empty = Таблиц «Личины» в базе данных ещё нет. Создать их: lichina migrate
error-database-old = База данных осталась от более ранней версии. Обновить её: lichina migrate
error-database-new = База данных в формате { $found }, а эта версия знает формат { $known }: нужна более новая «Личина».
error-database-foreign = В базе данных уже есть таблицы с такими же названиями, но не «Личины». Возьмите отдельную базу.
error-bad-database-url = Адрес базы данных выглядит как postgresql://lichina@db.example/lichina
error-password-shown = Пароль в командной строке видят все программы этой машины. Задайте адрес в переменной { $variable }, в файле (--database-file) или только пароль в PGPASSWORD.
error-two-storages = Из --data, --database и --database-file можно задать только одно.
error-no-database = Укажите базу данных: --database, --database-file или переменную LICHINA_DATABASE.
error-backup-by-postgres = Базу данных копируют и возвращают средствами PostgreSQL: pg_dump и pg_restore. Эта команда — для папки (--data).
error-database-damaged = База данных повреждена: { $detail }.
error-journal-missing = В { $path } журнала нет.
error-backup-exists = Файл { $path } уже есть, и перезаписан он не будет.
error-backup-damaged = Резервная копия { $path } повреждена ({ $detail }). Ничего не восстановлено.
error-backup-failed = Файл { $path } не записать: { $detail }.
error-backup-unreadable = Резервная копия { $path } не читается: { $detail }.

## Ошибки: имена

error-name-empty = Назовитесь: имя не может быть пустым.
error-name-too-long = { $high ->
    [one] Имя слишком длинное: можно не больше { $high } знака.
   *[other] Имя слишком длинное: можно не больше { $high } знаков.
}
error-name-unprintable = В имени есть знаки, которые не показать. Попробуйте другое.
error-name-taken = Имя «{ $name }» не отличить от другого за этим столом. Свободно имя «{ $suggestion }».

## Боты и чаты

bot-belief = рассуждает
bot-simple = простой
bot-search = думает долго
bot-random = наугад
bot-lesson = ведёт урок
channel-table = Общий чат
channel-dead = Чат выбывших

## Ссылка, которой делятся

preview-name = Личина
preview-about = Игры, в которых не все те, кем кажутся. Карты раздаёт и тайны хранит сервер, а у каждого в руках свой телефон.
preview-table = { $game } · «Личина»
preview-table-about = Вас зовут за стол. Откройте ссылку, назовитесь и садитесь.
preview-picture = Ряд масок в темноте над крышами города

## Агенты, которые читают

env-you = Вы — { $name }.
env-view = Что вам видно сейчас:
env-said = Уже сказано: { $said }
env-choices = Ответьте одним из этих обозначений:
env-pass = пока ничего
env-end = это всё
error-out-of-vocabulary = В словаре этой игры нет обозначения «{ $token }».
error-no-critic = Всю правду показывает только среда, созданная с critic=True.
