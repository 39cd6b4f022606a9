game-name = Под прицелом
game-about = Каждый держит кого-то на мушке, и никто не знает, кто есть кто. Программы — в любой миг. Побеждает последняя сторона.
mode-basic = Пистолеты
mode-rifles = Винтовки: выстрел отнимает две жизни
option-points = Сколько жизней отнимает выстрел.
option-window = Сколько секунд есть на ответ программе или выстрелу.
ask-action = Ваш ход: выстрелить, прицелиться в другого, подсмотреть роль или обменять программу?
ask-target = Кого выберете?
ask-weapon = Чьё оружие?
ask-program = Какую программу?
ask-play = Сыграть программу прямо сейчас.
ask-played = Отмените программу?
ask-shot = Защитите от выстрела?
told-dealt = Ваша роль: { $role-name }. Ваши программы: { $cards-name }.
told-played = { $seat } — программа «{ $card-name }».
told-shot = { $seat } стреляет! Цель: { $target }.
told-hurt = { $seat }: { $points ->
    [0] ни царапины
    [one] минус { $points } жизнь
    [few] минус { $points } жизни
   *[many] минус { $points } жизней
}.
told-died = { $seat } выбывает. Роль: { $role-name }.
told-aimed = { $seat } теперь целится иначе. Цель: { $target }.
told-peeked = { $seat } подсматривает роль. Чья она: { $target }.
told-saw = { $target } — роль: { $role-name }.
told-exchanged = { $seat } кладёт программу под колоду и берёт другую.
told-drew-card = Вы взяли программу: { $card-name }.
told-mixed = { $seat } и { $target }: роли перемешаны.
card-human = человек
card-machine = машина
card-trojan = Троян
card-rollback = Возврат
card-defender = Защитник
card-orellana = Орельяна
reason-one-side = в живых осталась одна сторона
side-human = люди
    .wins = Побеждают люди
side-machine = машины
    .wins = Побеждают машины
