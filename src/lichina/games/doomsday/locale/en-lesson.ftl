### The guided match: what the coach says. No more than four short sentences at a time.

lesson-welcome = The fight is on, and the first turn is yours. Hold your cards: you are for the humans, and so is { $friend }. { $foe } and { $other } are wounded, but who are they? Choose “Peek” and look at the left card of { $foe }.
lesson-seen = Two machines on one card: { $foe } is almost certainly your enemy. What you have seen is kept in your notes. There is one action in a turn, so end it.
lesson-end-turn = One action is taken in a turn. Programs can be played besides, before it or after. End your turn.
lesson-others = The others are playing now. The lines from the weapons show who aims at whom.
lesson-friend = { $friend } peeks at your card: let it be seen that you are a friend. Whoever has seen the right card will not shoot at you.
lesson-foe = { $foe } is playing. An unarmed player peeks, takes a weapon or draws a program.
lesson-aimed-at = { $foe } aims the rifle at you! It can only be fired in the next turn, so there is time to think.
lesson-other = You are aimed at, and everybody sees it. Soon it is your turn: arm yourself, too.
lesson-arm = Tap the pistol in the centre, then an enemy: you take the weapon and aim it. You can fire it a round later. Then end your turn.
lesson-shoot = You are armed and have aimed. Shoot! After a shot with the pistol you draw a program, and the weapon goes back to the centre.
lesson-done = The action is taken. End your turn.
lesson-heal = You are wounded, and you have “Charge”: this program heals, and it can be played at any time. Open your programs.
lesson-window = A shot is announced, and until the ring closes anybody may step in. Whoever cannot just waits: the pause tells nothing.
lesson-react = You can step in! Open your programs and play “Underground for Dummies”: { $foe } drops the rifle, and there is no shot. Or wait: the ring closes by itself.
lesson-answered = There is a pause here, too: a program, damage and a death can be answered. Who has an answer is a secret.
lesson-answer = You are shot at. Take the damage, or reveal the kind of card that the weapon names: then you are unhurt, but everybody knows more about you. Reveal a card!
lesson-discard = Two programs are kept at the end of a turn. One too many has to go.
lesson-half = { $foe } dies: the cards are open, and the check says truly that the game goes on. One enemy is left: { $other }.
lesson-dead = You are dead, and now you know who is who. Keep silent and watch: a team wins with its dead.
lesson-won = There are no machines left: the humans have won, the living and the dead. That is the game: peek, aim, and take nobody’s word for it. Now for a real table!
lesson-lost = This time the victory is not yours. But you know what matters: how to peek, aim and answer a shot. Now for a real table!
