### Слова «Судного дня». Имена игроков не склоняются, если неизвестны их формы, и род игроков неизвестен.
### Карты и места карт стоят в именительном падеже: после двоеточия, после тире, в кавычках или в скобках.

game-name = Судный день
game-about = Машины восстали. Люди, машины и изгои держат друг друга на мушке, и никто не знает, кто есть кто. Подсматривайте, стреляйте и вмешивайтесь в чужой ход, пока живы.

## Режимы

mode-basic = Обычная игра
    .about = От четырёх до восьми игроков, у каждого две свои карты верности.
mode-advanced = Продвинутая игра
    .about = От девяти до шестнадцати игроков, и карта верности — одна на двух соседей.
mode-legion = Легион
    .about = Появляются легион и павшие: можно сменить сторону, просто подсмотрев не ту карту.
mode-advanced-legion = Продвинутая игра с легионом
    .about = От девяти до шестнадцати игроков, общие карты верности и две новые команды.

## Настройки

option-legion = Есть ли в игре легион и павшие.
    .title = Режим «Легион»
option-with_ono = Есть ли в режиме «Легион» роль «О.Н.О.».
    .title = Роль «О.Н.О.»
option-arsenal = Какое оружие лежит в центре, когда вас пятеро или шестеро.
    .title = Набор оружия
option-arsenal-usual = впятером две винтовки и пистолет, вшестером винтовка, пистолет и напарник
option-arsenal-other = впятером винтовка, пистолет и напарник, вшестером две винтовки и пистолет
option-weapon_text = Чем отвечают на лазер и на напарника: правила и карты говорят разное.
    .title = Текст оружия
option-weapon_text-rulebook = как в правилах: на лазер — картой верности, на напарника — ролью
option-weapon_text-cards = как на картах: на лазер — ролью, на напарника — картой верности
option-row6 = У кого две двойные карты верности, когда вас шестеро: таблица напечатана неясно.
    .title = Верность вшестером
option-row6-scan = у машин
option-row6-copies = у людей
option-may_pass = Можно ли закончить ход, не сделав действия.
    .title = Можно пропустить действие
option-stalemate_rounds = Через сколько кругов без единой смерти партия кончается ничьей.
    .title = Кругов до ничьей
option-window = Сколько секунд есть, чтобы ответить на выстрел, программу, повреждения или смерть.
    .title = Время на ответ
option-turn = Сколько секунд есть на ход.
    .title = Время на ход
option-answer = Сколько секунд есть, чтобы решить, что делать под выстрелом или по воле карты.
    .title = Время на решение

## Стороны. «Вы — …»

side-human = Люди
side-machine = Машины
side-outcast = Изгой
side-legion = Легион
side-fallen = Павшие
card-human = человек
card-machine = машина
card-outcast = изгой
card-legion = легион
card-fallen = павший

## Места карт

card-role = роль
card-second = вторая карта роли
card-left = левая карта верности
card-right = правая карта верности

## Главы истории

chapter-turn = Ходит { $seat }

## События: раздача и ход

told-dealt = Ваши карты: { $roles-name }, { $loyalty-name }. Программы: { $cards-name }.
told-turn = Ходит { $seat }.

## События: роли и верность

told-peeked = { $spot ->
    [role] { $target-forms ->
        [yes] { $seat } подсматривает роль { $target-gen }.
       *[no] { $seat } подсматривает роль игрока { $target }.
    }
    [second] { $target-forms ->
        [yes] { $seat } подсматривает вторую карту роли { $target-gen }.
       *[no] { $seat } подсматривает вторую карту роли игрока { $target }.
    }
    [left] { $target-forms ->
        [yes] { $seat } подсматривает левую карту верности { $target-gen }.
       *[no] { $seat } подсматривает левую карту верности игрока { $target }.
    }
   *[right] { $target-forms ->
        [yes] { $seat } подсматривает правую карту верности { $target-gen }.
       *[no] { $seat } подсматривает правую карту верности игрока { $target }.
    }
}
told-saw = Вы видите: { $card-name } ({ $target }, { $spot-name }).
told-role-revealed = { $seat } открывает роль «{ $card-name }».
told-role-hidden = { $seat } закрывает роль «{ $card-name }».
told-roles-swapped = { $seat } и { $target } меняются ролями.
told-leader = { $team ->
    [human] { $seat } становится предводителем людей.
   *[machine] { $seat } становится предводителем машин.
}
told-got-roles = { $cards-name } — теперь это ваша роль.
told-loyalty-revealed = { $spot ->
    [left] { $seat } открывает карту слева: { $card-name }.
   *[right] { $seat } открывает карту справа: { $card-name }.
}
told-loyalty-hidden = { $spot ->
    [left] { $seat } закрывает карту слева: { $card-name }.
   *[right] { $seat } закрывает карту справа: { $card-name }.
}
told-loyalty-swapped = Карты верности меняются местами: { $seat } ({ $spot-name }) и { $target } ({ $other-name }).
told-got-loyalty = { $spot ->
    [left] Слева от вашей роли теперь { $card-name }.
   *[right] Справа от вашей роли теперь { $card-name }.
}

## События: оружие

told-armed = { $targets-count ->
    [0] { $seat } берёт оружие: { $weapon-name }.
   *[other] { $seat } берёт оружие: { $weapon-name }. На прицеле: { $targets }.
}
told-aimed = { $targets-count ->
    [0] { $seat } ни в кого не целится: { $weapon-name }.
   *[other] Прицел меняется: { $weapon-name } ({ $seat }). Цель теперь: { $targets }.
}
told-aimed-anew = { $targets-count ->
    [0] { $seat } ни в кого не целится: { $weapon-name }.
   *[other] { $seat } находит новую цель: { $weapon-name }. На прицеле: { $targets }.
}
told-dropped = { $seat } бросает оружие: { $weapon-name }.
told-seized = { $target-forms ->
    [yes] { $seat } отнимает оружие у { $target-gen }: { $weapon-name }.
   *[no] { $seat } отнимает оружие у игрока { $target }: { $weapon-name }.
}
told-weapons-swapped = { $seat } и { $target } меняются оружием.
told-jammed = { $seat } не может сменить цель: { $weapon-name }.
told-shot = { $way ->
    [heal] { $seat } лечит с напарником. Кого: { $targets }.
    [assassin] { $seat } стреляет, и на карте роли — Убийца! Оружие: { $weapon-name }. Под прицелом: { $targets }.
   *[other] { $seat } стреляет! Оружие: { $weapon-name }. Под прицелом: { $targets }.
}
told-no-shot = { $seat } лишается оружия ({ $weapon-name }), и выстрела нет.

## События: жизнь и смерть

told-in-danger = { $seats-count ->
    [1] Под ударом { $seats }.
   *[other] Под ударом { $seats }.
}
told-prevented = { $seat }: одним повреждением меньше.
told-hurt = { $points ->
    [one] { $seat } теряет жизнь. Осталось: { $lives }.
    [few] { $seat } теряет { $points } жизни. Осталось: { $lives }.
   *[many] { $seat } теряет { $points } жизней. Осталось: { $lives }.
}
told-healed = { $seat } снова в порядке. Жизней: { $lives }.
told-died = { $seat } погибает. Открыты карты: { $roles-name }, { $loyalty-name }.
told-teams = Вы видите живых насквозь. { $teams }.
told-goes-on = { $seats-count ->
    [1] Проверка ({ $seats }): никто не победил, игра продолжается.
   *[other] Проверка ({ $seats }): никто не победил, игра продолжается.
}
told-revived = { $lives ->
    [one] { $seat } воскресает с одной жизнью.
   *[other] { $seat } воскресает с двумя жизнями.
}

## События: программы

told-played = { $card ->
    [fog_of_war_off] { $seat } играет программу «{ $card-name }». Команда — { $words-name }.
   *[other] { $targets-count ->
        [0] { $seat } играет программу «{ $card-name }».
       *[other] { $seat } играет программу «{ $card-name }». Для кого: { $targets }.
    }
}
told-countered = Программа «{ $card-name }» ({ $seat }) не сработает: её отменили.
told-drew = { $count ->
    [0] { $seat } не берёт программ: колода пуста.
    [one] { $seat } берёт { $count } программу.
    [few] { $seat } берёт { $count } программы.
   *[many] { $seat } берёт { $count } программ.
}
told-drew-cards = Вам достались программы: { $cards-name }.
told-discarded = { $count ->
    [one] { $seat } сбрасывает { $count } программу.
    [few] { $seat } сбрасывает { $count } программы.
   *[many] { $seat } сбрасывает { $count } программ.
}
told-hidden-counted = { $over ->
    [yes] { $seat }: тайных программ верности больше двух, лишнее уходит под колоду.
   *[no] { $seat }: тайных программ верности не больше двух.
}
told-discarded-cards = Под колоду ушло: { $cards-name }.
told-handed = { $count ->
    [one] { $target-forms ->
        [yes] { $seat } получает { $count } программу от { $target-gen }.
       *[no] { $seat } получает { $count } программу от игрока { $target }.
    }
    [few] { $target-forms ->
        [yes] { $seat } получает { $count } программы от { $target-gen }.
       *[no] { $seat } получает { $count } программы от игрока { $target }.
    }
   *[many] { $target-forms ->
        [yes] { $seat } получает { $count } программ от { $target-gen }.
       *[no] { $seat } получает { $count } программ от игрока { $target }.
    }
}
told-handed-cards = { $target-forms ->
    [yes] От { $target-gen } переходит: { $cards-name }. Получает { $seat }.
   *[no] От игрока { $target } переходит: { $cards-name }. Получает { $seat }.
}
told-taken-off = { $seat } снимает со стола постоянную программу «{ $card-name }».
told-saw-program = { $target } берёт программу «{ $card-name }».
told-replaced = Гадалка убирает под колоду программу, которую берёт { $seat }.
told-got-program = К вам переходит программа «{ $card-name }».
told-programs-swapped = { $seat } и { $target } меняются программами.
told-retrieved = { $seat } забирает себе программу «{ $card-name }».
told-replayed = { $seat } применяет программу «{ $card-name }» ещё раз.
told-mixed-own = { $seat } закрывает свои карты верности. Какая теперь где, больше никто не знает.
told-mixed-loyalty = Карты верности перемешаны и розданы заново, закрытыми: { $seats }.
told-inverted = { $on ->
    [yes] Верность людям теперь считается верностью машинам, и наоборот.
   *[no] Верность людям снова верность людям, верность машинам — верность машинам.
}
told-answered = { $right ->
    [yes] { $seat } спрашивает: { $target } — { $team-name }? Ответ: да.
   *[no] { $seat } спрашивает: { $target } — { $team-name }? Ответ: нет.
}
told-listed = { $team ->
    [human] Туман войны отключён. Люди среди остальных: { $seats }.
    [machine] Туман войны отключён. Машины среди остальных: { $seats }.
   *[outcast] Туман войны отключён. Изгои среди остальных: { $seats }.
}

## События: легион и павшие

told-converting = { $count ->
    [one] { $seat } тайно обращает кого-то в легион.
   *[other] { $seat } тайно обращает в легион двоих.
}
told-converted = Обращение в легион. Кто обращает: { $seat }. Кто теперь легион: { $target }.
told-joins-the-fallen = { $seat } теперь среди павших.
told-cured = { $seat } возвращается к своим.

## События: что сказано (не обязательно правда)

told-said-am = { $team ->
    [human] { $seat }: «Я за людей».
    [machine] { $seat }: «Я за машин».
    [outcast] { $seat }: «Я ни за кого, изгой».
    [legion] { $seat }: «Я — легион».
   *[fallen] { $seat }: «Я среди павших».
}
told-said-card = { $seat }: «{ $target }, { $spot-name } — { $card-name }».
told-said-shoot = { $target-forms ->
    [yes] { $seat }: «Стрелять надо в { $target-acc }».
   *[no] { $seat }: «Стрелять надо сюда: { $target }».
}
told-said-spare = { $target-forms ->
    [yes] { $seat }: «Не стреляйте в { $target-acc }».
   *[no] { $seat }: «Сюда не стреляйте: { $target }».
}
told-said-have = { $seat }: «У меня есть „{ $card-name }“».
told-said-have-not = { $seat }: «У меня нет такой программы: „{ $card-name }“».
told-said-trust = { $seat }: «Мне можно верить».

## Вопросы: ход

ask-turn = Ваш ход. Что вы сделаете?
ask-play = Сыграть программу прямо сейчас.
ask-say = Что вы скажете?
ask-as = Что это за карта?
ask-program = Какая программа?
ask-weapon = Какое оружие?
ask-target = Кого взять на прицел?
ask-second-target = А рядом?
ask-way = Ранить или лечить?
ask-whose = Чья карта?
ask-spot = Какая карта?
ask-discard = Программ слишком много. Какую сбросить?

## Вопросы: ответы

ask-shot = Объявлен выстрел. Вмешаетесь?
ask-played = Сыграна программа. Отмените её?
ask-damage = Сейчас кто-то получит повреждения. Защитите?
ask-death = Кто-то погиб. Воскресите?
ask-answer = { $points ->
    [one] { $seat } стреляет в вас ({ $weapon-name }). Откроете карту или получите { $points } повреждение?
    [few] { $seat } стреляет в вас ({ $weapon-name }). Откроете карту или получите { $points } повреждения?
   *[many] { $seat } стреляет в вас ({ $weapon-name }). Откроете карту или получите { $points } повреждений?
}
ask-role-spot = И какую роль?
ask-aim = На кого навести оружие ({ $weapon-name })?
ask-cover = Какую карту верности закрыть?

## Вопросы: программы

ask-holder = У кого это оружие?
ask-whom = Кого вы выберете?
ask-another = Кто ещё?
ask-team = Человек, машина или изгой?
ask-at-once = Стрелять сразу?
ask-take = Взять это оружие сразу?
ask-count = Сколько программ?
ask-malfunction = «Неисправность»: какую карту верности вы откроете?
ask-selfie_gun = «Селфипушка»: какую карту подсмотреть? Чья: { $seat }.
ask-adventurer_bot = «Бот-авантюрист»: какую карту роли подсмотреть? Чья: { $seat }.
ask-defragmentation = Поменять свои карты верности местами? Этого никто не увидит.
ask-dealing_newbie = «Новичок на раздаче»: какую программу отдаёт { $seat }?
ask-armor_bot = Взять брошенное оружие?
ask-give = Какую программу вы отдадите? Получит { $seat }.
ask-hidden_camera = { $seat } подсматривает карту: { $target } ({ $spot-name }). Посмотреть и вам?

## Вопросы: роли людей

ask-photographer = Открылась карта верности. Кому вернуть жизнь?
ask-grunwald = С кем обменяться программами?
ask-grunwald-give = Какую свою программу отдать? Получит { $seat }.
ask-paramedic = Кого воскресить?
ask-sniper = Взять лазер?
ask-waitress = Кому раздать программы?
ask-waitress-steal = У кого забрать программу?
ask-seeker = Какую карту верности открыть?
ask-fixer = Оставить оружие при себе?
ask-invisible = Все ваши карты открыты. Какие закрыть?

## Вопросы: роли машин

ask-trespassers_w = Кто-то подсмотрел чужую карту. Перевернуть чью-нибудь роль?
ask-bounty_hunter = Чью роль открыть?
ask-joke = Какую программу сбросить?
ask-brainless-loyalty = Чью карту верности открыть?
ask-brainless-role = Чью роль открыть?
ask-brainless-damage = Кому нанести повреждение?
ask-mercenary = Вас убили. Кому ответить двумя повреждениями?
ask-executor = Брошено оружие. Взять его?
ask-executor-retrieve = Программа «{ $card-name }» ({ $seat }) сработала. Забрать её себе?
ask-unit_010011012 = Какое оружие взять?
ask-virus = Какую карту верности поменять местами с другой?
ask-virus-other = С какой картой она поменяется местами? Первая: { $seat } ({ $spot-name }).
ask-sleeper = Чью роль взять?

## Вопросы: роли изгоев

ask-collector = { $seat } берёт программы. Взять и вам?
ask-thief = У кого забрать все программы?
ask-lightbringer = Воскреснуть?
ask-watson-open = «Слой Ватсон»: открыть ближнюю карту верности? Иначе — повреждение.
ask-watson-discard = «Слой Ватсон»: сбросить программу? Иначе — повреждение.
ask-fortune_teller = { $seat } берёт программу, и вы её видите. Оставить её?
ask-mole = Начинается ход: { $seat }. Какую карту подсмотреть?
ask-white_rabbit = Применить программу «{ $card-name }» ещё раз?
ask-seer-loyalty = Какую карту верности подсмотреть?
ask-seer-role = Чью роль подсмотреть?
ask-mind_eater = Кого обратить в легион? Остальные об этом не узнают.
ask-ono = Кого вернуть к своим или ранить?
ask-human_leader_b = Кому вернуть жизнь? Не больше чем троим.

## Слова на кнопках

card-peek = Подсмотреть
card-arm = Вооружиться
card-draw = Взять программу
card-drop = Бросить оружие
card-aim = Сменить цель
card-shoot = Стрелять
card-end = Закончить ход
card-damage = Получить повреждения
card-reveal = Открыть карту
card-hurt = ранить
card-heal = лечить
card-enough = больше никого
card-yes = да
card-no = нет
card-pistol_2 = второй пистолет
card-rifle_2 = вторая винтовка
card-fire = сразу стрелять
card-hold = пока не стрелять
card-unseen = закрытая программа наугад
card-keep = оставить
card-exchange = поменять местами
card-under = убрать под колоду
card-turn = перевернуть роль
card-am = За кого я
card-card = Какая у кого карта
card-spare = Кого пощадить
card-have = Какая программа у меня есть
card-have-not = Какой программы у меня нет

## Что можно сосчитать после партии

fact-length = Сыграно ходов: { $turns }. Погибших к концу: { $dead }.
fact-peeks = { $count ->
    [few] Чаще всех чужие карты видит { $seat }: { $count } раза.
   *[other] Чаще всех чужие карты видит { $seat }: { $count } раз.
}
fact-joined = Легион и павшие к концу: { $count }.

## Что считает симуляция

tally-endings = Кто выигрывает
tally-endings-nobody = никто не выжил
tally-endings-stalemate = слишком долго никто не погибал
tally-length = Длина партии
tally-length-turns = ходы
tally-length-dead = погибшие

## Чем кончилась партия

reason-last-team = врагов в живых не осталось
reason-last-alive = больше никого в живых не осталось
reason-nobody-left = в живых не осталось никого
reason-stalemate = слишком долго никто не погибал

## Правила

search-hint = Лазер, предводитель, легион…
