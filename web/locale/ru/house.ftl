### Дом: главная, новый стол, дверь, места за столом, настройки.

less = { $what }: меньше
more = { $what }: больше
cancel = Отмена
saved = Сохранено
menu = Меню
rules = Правила
rules-of-game = Правила игры
game = Игра
language = Язык
language-ru = Русский
language-en = English
seconds = { $seconds } с

## Главная

home-about = Игры, в которых не все те, кем кажутся. Карты раздаёт и тайны хранит сервер, а у каждого в руках свой телефон.
home-create = Создать стол
home-join = Слово стола
home-join-how = Его видно на экране того, кто создал стол
home-enter = Войти
home-tables = Вы уже сидите
home-learn = Учебная партия
home-learn-about = Пять минут с ботами: всё покажем на деле
home-rules-about = Коротко, с поиском
home-settings = Настройки
statistics = Статистика
home-install = Установить на этот телефон
home-tv = Большой экран
home-tv-about = Откройте на телевизоре или ноутбуке

## Новый стол

create-title = Новый стол
create-table = Создать стол
create-other-game = Выбрать другую игру
create-way = Как вы играете
create-solo = Один с ботами
create-solo-about = Остальные места займут боты: можно начать сразу
create-pass = Один телефон на всех
create-pass-about = Передаёте его по кругу: каждый видит только своё

sitting = Как вы сидите
sitting-together = В одной комнате
sitting-together-tag = за одним столом
sitting-together-about = У каждого свой телефон, говорите вслух
sitting-apart = Порознь, текстом
sitting-apart-tag = порознь, текстом
sitting-apart-about = Кто где, переписываетесь прямо здесь
sitting-call = Созвон
sitting-call-tag = на созвоне
sitting-call-about = Кто где, говорите в своём звонке

preset = Правила на сегодня
preset-own = Свои
preset-own-about = Настройки изменены вручную
mode = Режим
mode-none = Без режима
all-options = Все настройки игры
changed = изменены
as-usual = Как обычно
option-idle = Для { $count } игроков это ничего не меняет.
as-mode = Как в режиме

## Дверь

your-name = Ваше имя
mask = Маска
mask-choose = Выберите маску
mask-other = сменить
mask-number = Маска { $number }
mask-taken = Маска { $number }, занята: { $name }
door-host = { $name } зовёт вас за стол
door-people = { $count ->
    [one] за столом { $count } человек
    [few] за столом { $count } человека
   *[many] за столом { $count } человек
}
door-match-on = партия уже идёт
door-match-hint = Партия уже идёт: пока для вас нет места, вы зритель.
door-host-closed = Стол ведёт { $name }
door-match-wait = Партия уже идёт: вы сядете, когда для вас найдётся место.
door-closed = Стол закрыт: больше сюда никого не пускают.
door-knock-hint = За этот стол каждого впускают отдельно.
door-knock = Постучаться
door-enter = Сесть за стол
door-enter-watch = Войти и смотреть
door-enter-wait = Войти и ждать места
door-why = Играть или смотреть
door-play = Играть
door-watch = Смотреть
door-mask-hint = Если её уже носит кто-то за столом, вам достанется другая.
waiting = Вы у двери
waiting-host = Стол ведёт { $name }. Скоро вам откроют.
waiting-number = Ваш номер: по нему вас узнают
waiting-leave = Не ждать

## Места

seats = Места за столом
seat-number = место { $number }
seat-now = { $name }: место { $number }
seat-of = Место { $number } из { $count }
seat-place = Место за столом
seat-up = Выше
seat-down = Ниже
tag-host = ведёт стол
tag-acting = пока ведёт стол
tag-you = вы
tag-beside = с этого телефона
tag-away = нет на месте
tag-muted = без слова
tag-bot = бот
tag-bot-level = бот · { $level }
tag-program = программа «{ $name }», чья: { $owner }
temper-bold = рискует
temper-careful = осторожничает
temper-talkative = любит поговорить
temper-terse = говорит мало
temper-trusting = верит людям
temper-wary = не верит никому
temper-sly = врёт и не краснеет
temper-frank = врать не умеет
kind-player = игрок
kind-spectator = зритель
kind-tv = экран
watchers = Без места
waits-for-seat = ждёт места
knocking = Стучатся
knocking-now = Стучится: { $name }
knocking-removed = уже просили уйти
back-leave = Уйти от стола?
back-leave-lobby = Место останется за вами: вернуться можно с первой страницы.
back-leave-match = Партия идёт дальше. Место останется за вами, а пока вас нет, за вас сыграет бот.
back-stay = Остаться
back-go = На первую страницу
tiles = Игры
tile-players = { $high ->
    [one] { $low }–{ $high } игрок
    [few] { $low }–{ $high } игрока
   *[many] { $low }–{ $high } игроков
}
tile-minutes = { $low }–{ $high } мин
tile-light = легко начать
tile-middle = надо вникнуть
tile-heavy = надолго и всерьёз
arrived = Кто пришёл
arrived-more = и ещё { $count }
arrived-bots = { $count ->
    [one] и { $count } бот
    [few] и { $count } бота
   *[many] и { $count } ботов
}
came-in = За столом { $name }
bots = Боты
bots-fill = Добрать ботами до { $count }
bot-name = Имя бота
bot-level = Как играет
bot-level-all = Так же играют все боты
bot-remove = Убрать бота
give-seat-to = Отдать это место
rename = Изменить
sit = Сесть за стол
no-seats = Все места заняты. Когда одно освободится, вы сможете сесть.
stand = Уступить место и смотреть
admit = Впустить
mute = Лишить слова
unmute = Вернуть слово
make-host = Передать стол
make-host-sure = Передать стол? Дальше его ведёт { $name }.
make-host-yes = Передать
kick = Попросить уйти
kick-sure = { $name } больше не будет за этим столом: вернуть можете только вы. Дальше все новые сначала стучатся, и каждого впускаете вы.
kick-yes = Попросить
acting-host = Хозяина стола сейчас нет. Пока стол ведёт { $name }.
host-starts = Партию начнёт { $name }.
start = { $count ->
    [0] Начать
    [1] Начать
    [2] Начать вдвоём
    [3] Начать втроём
    [4] Начать вчетвером
    [5] Начать впятером
    [6] Начать вшестером
    [7] Начать всемером
    [8] Начать ввосьмером
    [9] Начать вдевятером
    [10] Начать вдесятером
    [one] Начать: { $count } игрок
    [few] Начать: { $count } игрока
   *[many] Начать: { $count } игроков
}
beside = Ещё один за этим телефоном
beside-open = Посадить ещё одного за этот телефон
beside-about = Играть будете по очереди: телефон сам скажет, кому его передать, и спрячет чужое.
beside-name = Имя
beside-add = Посадить
beside-added = { $name } за столом
beside-leave = Убрать с этого телефона
lobby-lesson = Учебная партия: места и правила уже выбраны.
lobby-talk = Разговор за столом
evening = Игры вечера
evening-name = Имя
evening-score = { $won } из { $played }
evening-game = { $name }: { $numbers }
evening-won-mark = победа
evening-lost-mark = поражение
evening-out-mark = не играет
evening-won = Побед
evening-points = Очки

## Приглашение

invite = Позвать за стол
invite-friends = Позвать друзей
invite-how = Наведите камеру или откройте { $address } и введите слово
invite-more = Ссылка и большой экран
invite-and-devices = Позвать, большой экран, другое устройство
invite-link = Ссылка на стол
invite-tv = Большой экран
invite-tv-how = Откройте на телевизоре или ноутбуке, который видно всем:
qr = QR-код со ссылкой на этот стол
link = Ссылка
share = Поделиться
copy-link = Скопировать
copied = Скопировано
move-title = Моё место на другом устройстве
move-about = Телефон садится? Продолжите с другого, ничего не потеряв.
move-link = Получить ссылку
move-how = Откройте её на другом устройстве и никому не показывайте: это ваше место. Действует { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}.
move-here = Продолжить на этом устройстве?
move-here-about = Ваше место за столом откроется и здесь.
move-nothing = Эта ссылка уже использована или скопирована не целиком.
move-go = Продолжить здесь

## Настройки

game-settings = Что и как играем
table-settings = Настройки стола
door-setting = Кто может войти
door-setting-open = Все, у кого есть слово или ссылка
door-setting-knock = Каждого впускает хозяин стола
door-setting-closed = Больше никто
spectators-setting = Пускать зрителей
clocks-setting = Время ограничено
clocks-setting-about = Без часов партия ждёт, пока все не ответят
pace-setting = Темп
pace-times = { $pace ->
    [0.5] вдвое быстрее
    [0.75] быстрее на четверть
    [1] обычный
    [1.5] медленнее в полтора раза
    [2] медленнее вдвое
    [3] медленнее втрое
    [5] медленнее впятеро
   *[other] × { $pace }
}
bots-think = Сколько думают боты
bots-think-least = Не меньше
bots-think-most = Не больше
voice-setting = Чей телефон говорит вслух
voice-setting-about = Слова рассказчика и ботов; если есть большой экран, пусть говорит он
table-language = Язык стола
table-language-about = На нём говорит рассказчик; у каждого на экране язык свой
leave = Уйти из-за стола
leave-sure = Уйти из-за стола? Ваше место освободится.
leave-yes = Уйти
close-table = Закрыть стол
close-table-sure = Закрыть стол навсегда? Он закроется для всех.
close-table-yes = Закрыть
settings = Настройки
always-dark = Всегда темно
always-dark-about = Экран не светлеет и днём: для тёмной комнаты
tremble = Вибрация
tremble-about = Телефон вздрогнет, когда до вас дойдёт очередь
glow = Вспышка по краю экрана
glow-about = Этот телефон не вибрирует: край экрана вспыхнет, когда до вас дойдёт очередь
volume = Громкость
volume-about = Звуки и голос рассказчика. За одним столом телефон зовёт только вас, а ночью молчит
volume-off = без звука
volume-percent = { $percent } %
voice-of-narrator = Голос рассказчика
motion-note = Движения на экране слушаются настроек телефона.
lost-title = Здесь никого
lost-about = Может быть, ссылка скопирована не целиком.
