### Слова «Судного дня». Имена игроков не склоняются, если неизвестны их формы, и род игроков неизвестен.
### Карты и места карт стоят в именительном падеже: после двоеточия, после тире, в кавычках или в скобках.

game-name = Судный день
game-about = Машины восстали. Люди, машины и изгои держат друг друга на мушке, и никто не знает, кто есть кто. Подсматривайте, стреляйте и вмешивайтесь в чужой ход, пока живы.
game-line = Все держат всех на мушке, и никто не знает, кто человек.

## Режимы

mode-basic = Обычная игра
    .about = От четырёх до восьми игроков, у каждого две свои карты верности.
mode-advanced = Продвинутая игра
    .about = От девяти до шестнадцати игроков, и карта верности — одна на двух соседей.
mode-legion = Легион
    .about = Появляются легион и павшие: можно сменить сторону, просто подсмотрев не ту карту.
mode-advanced-legion = Продвинутая игра с легионом
    .about = От девяти до шестнадцати игроков, общие карты верности и две новые команды.

learn-about = Три бота и вы: один друг, два врага и заряженная винтовка. Подсмотрите, прицельтесь и вмешайтесь, пока не поздно.

preset-first-about = До восьми игроков, роли для первой игры и больше времени на раздумья.
preset-usual-about = Люди, машины и изгои, сколько бы вас ни было.
preset-everything-about = С легионом и павшими: подсмотрев не ту карту, меняешь сторону. Для тех, кто уже играл.

## Настройки

option-first_roles = Берутся ли прежде других шесть ролей, которые правила советуют для первой игры.
    .title = Роли для первой игры
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
option-moment = Сколько секунд все смотрят на то, что решает партию: на выстрел, открытую карту, смерть, развязку. Кто посмотрел, нажимает «Дальше»; когда нажали все, партия идёт дальше сразу. Ноль — не останавливаться.
    .title = Длина сцены

## Стороны. «Вы — …»

side-human = Люди
    .wins = Побеждают люди
side-machine = Машины
    .wins = Побеждают машины
side-outcast = Изгой
    .wins = Побеждает изгой
side-legion = Легион
    .wins = Побеждает легион
side-fallen = Павшие
    .wins = Побеждают павшие
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

## Что видят все

moment-shot = Выстрел
moment-role-revealed = Роль открыта
moment-loyalty-revealed = Верность открыта
moment-died = Смерть
moment-revived = Воскрешение
moment-unmasked = Маски сняты

## Главы истории

chapter-turn = Ходит { $seat }

## События: раздача и ход

told-dealt = Ваши карты: { $roles-name }, { $loyalty-name }. Программы: { $cards-name }.
told-turn = Ходит { $seat }.

## События: роли и верность

told-peeked = { $spot ->
    [role] { $target-forms ->
        [yes] { $seat } подсматривает роль { $target-gen }.
       *[no] { $seat } подсматривает чужую роль ({ $target }).
    }
    [second] { $target-forms ->
        [yes] { $seat } подсматривает вторую карту роли { $target-gen }.
       *[no] { $seat } подсматривает чужую вторую карту роли ({ $target }).
    }
    [left] { $target-forms ->
        [yes] { $seat } подсматривает левую карту верности { $target-gen }.
       *[no] { $seat } подсматривает чужую левую карту верности ({ $target }).
    }
    [program] { $seat } подсматривает программу, которую берёт { $target }.
   *[right] { $target-forms ->
        [yes] { $seat } подсматривает правую карту верности { $target-gen }.
       *[no] { $seat } подсматривает чужую правую карту верности ({ $target }).
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
told-loyalty-swapped = { $seat-forms ->
    [yes] { $target-forms ->
        [yes] Меняются местами { $spot-name } { $seat-gen } и { $other-name } { $target-gen }.
       *[no] Меняются местами { $spot-name } ({ $seat }) и { $other-name } ({ $target }).
    }
   *[no] Меняются местами { $spot-name } ({ $seat }) и { $other-name } ({ $target }).
}
told-got-loyalty = { $spot ->
    [left] Слева от вашей роли теперь { $card-name }.
   *[right] Справа от вашей роли теперь { $card-name }.
}

## События: оружие

told-armed = { $targets-count ->
    [0] { $seat } берёт оружие: { $weapon-name }.
   *[other] { $seat } берёт оружие: { $weapon-name }. На прицеле { $targets }.
}
told-aimed = { $targets-count ->
    [0] { $seat } ни в кого не целится ({ $weapon-name }).
   *[other] { $seat-forms ->
        [yes] На прицеле у { $seat-gen } ({ $weapon-name }) теперь { $targets }.
       *[no] Теперь на прицеле { $targets }. Целится { $seat } ({ $weapon-name }).
    }
}
told-aimed-anew = { $targets-count ->
    [0] { $seat } ни в кого не целится ({ $weapon-name }).
   *[other] { $seat } находит новую цель ({ $weapon-name }). На прицеле { $targets }.
}
told-dropped = { $seat } бросает оружие: { $weapon-name }.
told-seized = { $target-forms ->
    [yes] { $seat } отнимает оружие у { $target-gen }: { $weapon-name }.
   *[no] { $seat } отнимает оружие: { $weapon-name }. Лишается его { $target }.
}
told-weapons-swapped = { $seat } и { $target } меняются оружием.
told-jammed = { $seat } не может сменить цель ({ $weapon-name }).
told-shot = { $way ->
    [heal] { $targets-forms ->
        [yes] { $seat } и напарник лечат { $targets-acc }.
       *[no] { $seat } и напарник лечат. На очереди { $targets }.
    }
    [assassin] { $targets-forms ->
        [yes] { $seat } стреляет { $targets-into } как Убийца! Оружие: { $weapon-name }.
       *[no] { $seat } стреляет как Убийца! Под прицелом { $targets }. Оружие: { $weapon-name }.
    }
   *[other] { $targets-forms ->
        [yes] { $seat } стреляет { $targets-into }! Оружие: { $weapon-name }.
       *[no] { $seat } стреляет! Под прицелом { $targets }. Оружие: { $weapon-name }.
    }
}
told-no-shot = { $seat } остаётся без оружия ({ $weapon-name }): выстрела не будет.

## События: жизнь и смерть

told-in-danger = { $seats-count ->
    [1] Под ударом { $seats }.
   *[other] Под ударом { $seats }.
}
told-prevented = { $seat } получает одним повреждением меньше.
told-hurt = { $points ->
    [one] { $seat } теряет жизнь. Осталось жизней: { $lives }.
    [few] { $seat } теряет { $points } жизни. Осталось жизней: { $lives }.
   *[many] { $seat } теряет { $points } жизней. Осталось жизней: { $lives }.
}
told-healed = { $seat } чувствует себя лучше. Жизней теперь: { $lives }.
told-died = { $seat } погибает. Открыты карты: { $roles-name }, { $loyalty-name }.
told-teams = { $again ->
    [yes] Ход окончен. Живых вы видите такими: { $teams }.
   *[no] Вы видите живых насквозь. { $teams }.
}
told-goes-on = { $again ->
    [yes] { $seats-forms ->
        [yes] Ход окончен, ещё одна проверка после смерти { $seats-gen }: никто не победил.
       *[no] Ход окончен, проверка ещё раз ({ $seats }): никто не победил.
    }
   *[no] { $seats-forms ->
        [yes] Проверка после смерти { $seats-gen }: никто не победил, игра продолжается.
       *[no] Проверка ({ $seats }): никто не победил, игра продолжается.
    }
}
told-decided = { $side ->
    [human] Проверка: врагов не осталось, победили люди!
    [machine] Проверка: людей не осталось, победили машины!
    [outcast] Проверка: остался один изгой, это победа!
    [legion] Проверка: остался один легион, это победа!
    [fallen] Проверка: остались одни павшие, это победа!
   *[nobody] Проверка: в живых не осталось никого.
}
told-unmasked = Кто есть кто: { $teams }.
told-revived = { $lives ->
    [one] { $seat } воскресает с одной жизнью.
   *[other] { $seat } воскресает с двумя жизнями.
}

## События: программы

told-played = { $card ->
    [fog_of_war_off] { $seat } играет программу «{ $card-name }». Команда — { $words-name }.
   *[other] { $targets-count ->
        [0] { $seat } играет программу «{ $card-name }».
       *[other] { $seat } играет программу «{ $card-name }». Выбор — { $targets }.
    }
}
told-countered = Программа «{ $card-name }» ({ $seat }) не сработает: её отменили.
told-drew = { $count ->
    [0] { $seat } не берёт программ: колода пуста.
    [1] { $seat } берёт программу.
    [one] { $seat } берёт { $count } программу.
    [few] { $seat } берёт { $count } программы.
   *[many] { $seat } берёт { $count } программ.
}
told-drew-cards = { $cards-count ->
    [1] Вам достаётся программа «{ $cards-name }».
   *[other] Вам достаются программы: { $cards-name }.
}
told-discarded = { $count ->
    [1] { $seat } сбрасывает программу.
    [one] { $seat } сбрасывает { $count } программу.
    [few] { $seat } сбрасывает { $count } программы.
   *[many] { $seat } сбрасывает { $count } программ.
}
told-hidden-counted = { $over ->
    [yes] { $seat } признаёт: тайных программ верности на руке больше двух. Лишнее уходит под колоду.
   *[no] { $seat } подтверждает: тайных программ верности на руке не больше двух.
}
told-discarded-cards = { $cards-count ->
    [1] Под колоду уходит программа «{ $cards-name }».
   *[other] Под колоду уходят программы: { $cards-name }.
}
told-handed = { $count ->
    [1] { $target-forms ->
        [yes] { $seat } получает программу от { $target-gen }.
       *[no] { $seat } получает программу, отдаёт её { $target }.
    }
    [one] { $target-forms ->
        [yes] { $seat } получает { $count } программу от { $target-gen }.
       *[no] { $seat } получает { $count } программу, отдаёт её { $target }.
    }
    [few] { $target-forms ->
        [yes] { $seat } получает { $count } программы от { $target-gen }.
       *[no] { $seat } получает { $count } программы, отдаёт их { $target }.
    }
   *[many] { $target-forms ->
        [yes] { $seat } получает { $count } программ от { $target-gen }.
       *[no] { $seat } получает { $count } программ, отдаёт их { $target }.
    }
}
told-handed-cards = { $target-forms ->
    [yes] { $seat } получает от { $target-gen }: { $cards-name }.
   *[no] { $seat } получает: { $cards-name }. Отдаёт { $target }.
}
told-taken-off = { $seat } снимает со стола постоянную программу «{ $card-name }».
told-saw-program = { $target } берёт программу «{ $card-name }».
told-replaced = Гадалка убирает под колоду программу, которую берёт { $seat }.
told-got-program = К вам переходит программа «{ $card-name }».
told-programs-swapped = { $seat } и { $target } меняются программами.
told-retrieved = { $seat } забирает себе программу «{ $card-name }».
told-replayed = { $seat } применяет программу «{ $card-name }» ещё раз.
told-mixed-own = Теперь только { $seat } знает, какая из двух закрытых карт верности где.
told-mixed-loyalty = { $seats-forms ->
    [yes] Карты верности { $seats-gen } перемешаны и розданы заново, закрытыми.
   *[no] Карты верности перемешаны и розданы заново, закрытыми: { $seats }.
}
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
told-converted = { $target-forms ->
    [yes] { $seat } выбирает для легиона { $target-acc }. Кого обратить нельзя, тот остаётся собой.
   *[no] { $seat } выбирает для легиона: { $target }. Кого обратить нельзя, тот остаётся собой.
}
told-joins-the-fallen = { $seat } теперь среди павших, если не в легионе.
told-cured = { $seat } возвращается к своим.

## События: что сказано (не обязательно правда)

told-said-am = { $tone ->
    [plain] { $team ->
        [human] { $seat }: «Я за людей».
        [machine] { $seat }: «Я за машины».
        [outcast] { $seat }: «Я — изгой».
        [legion] { $seat }: «Я — легион».
       *[fallen] { $seat }: «Я среди павших».
    }
    [curt] { $seat }: «Я — { $team-name }. Точка».
    [warm] { $seat }: «Друзья, я — { $team-name }, честное слово».
    [stern] { $seat }: «Запомните хорошенько: я — { $team-name }, и никак иначе».
    [wry] { $seat }: «Сюрприз: я — { $team-name }!»
   *[weary] { $seat }: «Ну хорошо, скажу: я — { $team-name }».
}
told-said-card = { $tone ->
    [plain] { $target-forms ->
        [yes] { $seat }: «У { $target-gen } { $spot-name } — { $card-name }».
       *[no] { $seat }: «{ $target }, { $spot-name } — { $card-name }».
    }
    [curt] { $seat }: «{ $target }, { $spot-name }: { $card-name }».
    [warm] { $target-forms ->
        [yes] { $seat }: «Вам стоит это знать: у { $target-gen } { $spot-name } — { $card-name }».
       *[no] { $seat }: «Вам стоит это знать. { $target }, { $spot-name }: { $card-name }».
    }
    [stern] { $target-forms ->
        [yes] { $seat }: «Мне известно точно: у { $target-gen } { $spot-name } — { $card-name }».
       *[no] { $seat }: «Мне известно точно: { $target }, { $spot-name } — { $card-name }».
    }
    [wry] { $target-forms ->
        [yes] { $seat }: «А знаете, какая у { $target-gen } { $spot-name }? Это { $card-name }!»
       *[no] { $seat }: «Угадайте, что тут. { $target }, { $spot-name }: { $card-name }!»
    }
   *[weary] { $target-forms ->
        [yes] { $seat }: «Неужели это надо говорить вслух? У { $target-gen } { $spot-name } — { $card-name }».
       *[no] { $seat }: «Неужели это надо говорить вслух? { $target }, { $spot-name } — { $card-name }».
    }
}
told-said-shoot = { $tone ->
    [plain] { $target-forms ->
        [yes] { $seat }: «Стрелять надо { $target-into }».
       *[no] { $seat }: «Стрелять надо сюда: { $target }».
    }
    [curt] { $target-forms ->
        [yes] { $seat }: «Огонь по { $target-dat }».
       *[no] { $seat }: «Огонь. { $target }».
    }
    [warm] { $target-forms ->
        [yes] { $seat }: «Помогите мне избавиться от { $target-gen }».
       *[no] { $seat }: «Помогите мне избавиться вот от кого: { $target }».
    }
    [stern] { $target-forms ->
        [yes] { $seat }: «Всё зло от { $target-gen }. Стреляйте».
       *[no] { $seat }: «Всё зло отсюда: { $target }. Стреляйте».
    }
    [wry] { $target-forms ->
        [yes] { $seat }: «По { $target-dat } давно пуля плачет».
       *[no] { $seat }: «Вот по кому давно пуля плачет: { $target }».
    }
   *[weary] { $target-forms ->
        [yes] { $seat }: «Сколько можно щадить { $target-acc }? Стреляйте уже».
       *[no] { $seat }: «Сколько можно щадить? { $target }! Стреляйте уже».
    }
}
told-said-spare = { $tone ->
    [plain] { $target-forms ->
        [yes] { $seat }: «Не стреляйте { $target-into }».
       *[no] { $seat }: «Сюда не стреляйте: { $target }».
    }
    [curt] { $target-forms ->
        [yes] { $seat }: «Только не { $target-into }».
       *[no] { $seat }: «Только не сюда: { $target }».
    }
    [warm] { $target-forms ->
        [yes] { $seat }: «Пожалуйста, оставьте { $target-acc } в покое».
       *[no] { $seat }: «Пожалуйста, оставьте в покое: { $target }».
    }
    [stern] { $target-forms ->
        [yes] { $seat }: «За выстрел { $target-into } ответите мне».
       *[no] { $seat }: «За этот выстрел ответите мне: { $target }».
    }
    [wry] { $target-forms ->
        [yes] { $seat }: «Стрелять { $target-into }? Такое обаяние надо беречь».
       *[no] { $seat }: «{ $target }? Такое обаяние надо беречь».
    }
   *[weary] { $target-forms ->
        [yes] { $seat }: «Не цельтесь вы { $target-into }, это никуда не ведёт».
       *[no] { $seat }: «Не цельтесь вы сюда, это никуда не ведёт: { $target }».
    }
}
told-said-have = { $tone ->
    [plain] { $seat }: «У меня есть „{ $card-name }“».
    [curt] { $seat }: «Есть „{ $card-name }“».
    [warm] { $seat }: «Не волнуйтесь, „{ $card-name }“ у меня».
    [stern] { $seat }: «Предупреждаю: „{ $card-name }“ наготове».
    [wry] { $seat }: «Что это тут у меня? Да это же „{ $card-name }“!»
   *[weary] { $seat }: «Ладно, признаюсь: „{ $card-name }“ у меня».
}
told-said-have-not = { $tone ->
    [plain] { $seat }: «У меня нет такой программы: „{ $card-name }“».
    [curt] { $seat }: «„{ $card-name }“? Нет».
    [warm] { $seat }: «Мне бы сейчас „{ $card-name }“, да нету».
    [stern] { $seat }: «Говорю один раз: „{ $card-name }“ не у меня».
    [wry] { $seat }: «„{ $card-name }“? Разве что во сне».
   *[weary] { $seat }: «Да нет у меня этого. „{ $card-name }“ ищите у других».
}
told-said-trust = { $tone ->
    [plain] { $seat }: «Мне можно верить».
    [curt] { $seat }: «Верьте мне».
    [warm] { $seat }: «Мы с вами заодно, поверьте».
    [stern] { $seat }: «Мне доверять можно. Запомните это».
    [wry] { $seat }: «Разве с таким честным лицом врут?»
   *[weary] { $seat }: «Поверьте уже наконец, и пойдём дальше».
}

## Вопросы: ход

ask-moment = Посмотрите, что произошло.
ask-turn = Ваш ход. Что вы сделаете?
ask-play = Сыграть программу прямо сейчас.
ask-say = Что вы скажете?
ask-as = Что это за карта?
ask-program = Какая программа?
ask-weapon = Какое оружие?
ask-target = В кого прицелиться?
ask-second-target = А рядом?
ask-way = Ранить или лечить?
ask-whose = Чья карта?
ask-spot = Какая карта?
ask-discard = Программ слишком много. Какую сбросить?

## Вопросы: ответы

ask-shot = Объявлен выстрел. Вмешаетесь?
ask-played = Сыграна программа. Отмените её?
ask-damage = Сейчас кто-то получит повреждения. Защитите его?
ask-death = Кто-то погиб. Воскресите его?
ask-answer = { $points ->
    [one] { $seat } стреляет в вас ({ $weapon-name }). Откроете карту или получите { $points } повреждение?
    [few] { $seat } стреляет в вас ({ $weapon-name }). Откроете карту или получите { $points } повреждения?
   *[many] { $seat } стреляет в вас ({ $weapon-name }). Откроете карту или получите { $points } повреждений?
}
ask-role-spot = И какую роль?
ask-aim = На кого навести оружие ({ $weapon-name })?
ask-lay-down = Держать можно только одно оружие. Какое бросить?
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
ask-selfie_gun = { $seat-forms ->
    [yes] «Селфипушка»: какую карту { $seat-gen } подсмотреть?
   *[no] «Селфипушка»: какую карту подсмотреть? Чья: { $seat }.
}
ask-adventurer_bot = { $seat-forms ->
    [yes] «Бот-авантюрист»: какую карту роли { $seat-gen } подсмотреть?
   *[no] «Бот-авантюрист»: какую карту роли подсмотреть? Чья: { $seat }.
}
ask-defragmentation = Поменять свои карты верности местами? Этого никто не увидит.
ask-dealing_newbie = «Новичок на раздаче»: какую программу отдаёт { $seat }?
ask-armor_bot = Взять брошенное оружие?
ask-give = { $seat-forms ->
    [yes] Какую программу вы отдадите { $seat-dat }?
   *[no] Какую программу вы отдадите? Получит { $seat }.
}
ask-hidden_camera = { $target-forms ->
    [yes] { $seat } подсматривает карту { $target-gen } ({ $spot-name }). Посмотреть и вам?
   *[no] { $seat } подсматривает карту: { $target } ({ $spot-name }). Посмотреть и вам?
}

## Вопросы: роли людей

ask-photographer = Открылась карта верности. Кому вернуть жизнь?
ask-grunwald = С кем обменяться программами?
ask-grunwald-give = { $seat-forms ->
    [yes] Какую свою программу отдать { $seat-dat }?
   *[no] Какую свою программу отдать? Получит { $seat }.
}
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
ask-mole = Ходит { $seat }. Какую карту подсмотреть?
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

fact-length = { $turns ->
    [one] Сыгран { $turns } ход
    [few] Сыграно { $turns } хода
   *[many] Сыграно { $turns } ходов
}{ $dead ->
    [0] {""}, и к концу все живы.
    [one] {""}, к концу погиб { $dead } игрок.
    [few] {""}, к концу погибли { $dead } игрока.
   *[many] {""}, к концу погибло { $dead } игроков.
}
fact-peeks = { $count ->
    [few] Чаще всех чужие карты видит { $seat }: { $count } раза.
   *[other] Чаще всех чужие карты видит { $seat }: { $count } раз.
}
fact-joined = { $count ->
    [one] К концу за легион и павших — { $count } игрок.
    [few] К концу за легион и павших — { $count } игрока.
   *[many] К концу за легион и павших — { $count } игроков.
}

## Что считает симуляция

tally-endings = Кто выигрывает
tally-endings-nobody = никто не выжил
tally-endings-stalemate = слишком долго никто не погибал
tally-length = Длина партии
tally-length-turns = ходы
tally-length-dead = погибшие

## Чем кончилась партия

reason-last-team = все, кто им мешал, мертвы
reason-last-alive = больше никого в живых не осталось
reason-nobody-left = в живых не осталось никого
reason-stalemate = слишком долго никто не погибал

## Правила

search-hint = Лазер, предводитель, легион…
