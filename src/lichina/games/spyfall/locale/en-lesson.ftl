### The guided match: what the coach says.

lesson-welcome = Hello! This is a practice match of two rounds: three bots and you. Press your card and hold it: that way nobody else sees it.
lesson-waiting = You are all at the circus, and all of you know it but one, who holds { -spy }’s card instead. The others are looking at their cards now.
lesson-listen = Listen to the questions and the answers. Those who know the place answer with confidence, but in hints. { -Spy } is guessing.
lesson-answer = The question is for you. Answer so that it is clear you know the place, but not too plainly: { -spy } is listening, too. Choose an answer and send it.
lesson-ask = Whoever has answered asks next. Choose whom to ask, and about what. Try asking { $spy } about something every circus has.
lesson-slip = What { $spy } says is not so in a circus. That looks like { -spy }! Press “Stop!” and accuse { $spy }. If everybody agrees, the card is shown.
lesson-hasty = One vote against was enough, and the accusation failed. You have one in a round, so save it. Now it is for others to accuse, and for you to listen.
lesson-hasty-slip = Now it shows: { $spy } is wrong. Your accusation is spent, but somebody else will make one soon. Vote for it.
lesson-trial = The clock has stopped, and everybody but the accused votes. The card is shown only if all are for it.
lesson-final = Time is up. Now everybody points at once at whom they suspect. Remember who was wrong.
lesson-caught = { $spy } is { -spy }! Everybody who knew the place gets a point, and the first to accuse gets one more. Now let us change places.
lesson-not-caught = The round is over: { $spy } was { -spy }. It happens! Now let us change places.
lesson-spy = Now you are { -spy }. Look at your card: there is no place on it. Work out where everybody is, and do not give yourself away.
lesson-spy-listen = Listen to what they ask and what they answer. The list of places is before you: cross out in your mind what does not fit.
lesson-spy-answer = A question for you, and you do not know the place. Be careful: “partly” fits nearly everywhere. But do not hesitate, for that shows, too.
lesson-spy-ask = Ask what helps you to guess. The bolder the question, the more you learn, and the more it shows that you do not know.
lesson-spy-knows = By the water, high up, and awake at night… Only one place on the list is like that! Press “Stop!”, turn up { -spy }’s card and name it. You have one try.
lesson-spy-trial = You waited too long, and now you stand accused. If all are for it, the whole table sees your card.
lesson-spy-final = Time is up, and the place can no longer be named. Point at somebody else, and hope.
lesson-end = The match is over. Below you see where you were in each round, and how many points it gave to whom.
lesson-end-named = The lighthouse! You named the right place, and that is 4 points, more than anything else is worth. Now you know both sides of the game.
lesson-end-missed = It was the lighthouse: by the water, high, and nobody sleeps there at night. The others get a point. Try again, or sit down at a real table!
lesson-end-exposed = You were exposed: when { -spy } waits, the table has time to find out. It was the lighthouse. Try again, or sit down at a real table!
