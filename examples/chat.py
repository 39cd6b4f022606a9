"""A bot that asks a language model what to do, at any endpoint that speaks as OpenAI's chat completions do.

    lichina simulate mafia --seats 6 --games 1 --bots "0=examples/chat.py:Chat:url=http://127.0.0.1:8080/v1,others=belief"
    lichina sit http://…/t/… --bot "examples/chat.py:Chat:url=http://127.0.0.1:8080/v1:model=local"

It sends nothing anywhere until an address is given. If the endpoint wants a key, it is read from the environment:
LICHINA_CHAT_KEY. The model reads the story as its seat has heard it, what it sees, and the answers it can give with
their numbers; it replies with a number. If it replies with anything else, a random answer is given.
"""

from __future__ import annotations

import json
import os
import re
from typing import Annotated, Any
from urllib.request import Request, urlopen

import msgspec
from msgspec import Meta

from lichina.bots import Bot, Move, Sight
from lichina.kernel import BadOptions, Dice, Question
from lichina.registry import find
from lichina.words import Narrator, Words

ORDERS = {
    "en": "You play {game} as {name}. {about}\nReply with the number of one of the answers, and nothing else.",
    "ru": "Вы играете в «{game}», вас зовут {name}. {about}\nОтветьте номером одного из ответов и ничем больше.",
}


class Chat(Bot):
    """Lets a language model decide."""

    class Settings(Bot.Settings, frozen=True):
        url: str = ""
        """Where the endpoint is, such as http://127.0.0.1:8080/v1; without it the bot does not play."""
        model: str = "local"
        game: str = "mafia"
        language: str = "en"
        answers: Annotated[int, Meta(ge=2, le=500)] = 60
        """At most how many answers to one question are offered; if there are more, some are drawn."""
        events: Annotated[int, Meta(ge=1, le=5_000)] = 80
        """How many of the latest events are told."""
        patience: Annotated[int, Meta(ge=1, le=600)] = 60
        """For how many seconds a reply is waited for."""

    settings: Settings

    def __init__(self, dice: Dice, **settings: Any) -> None:
        super().__init__(dice, **settings)
        if not self.settings.url:
            raise BadOptions("no-chat-url", "say where the model is: url=http://127.0.0.1:8080/v1")
        found = find(self.settings.game)
        self._rules = found.game
        self._words: Words = found.words(self.settings.language)

    def decide(self, sight: Sight) -> Move | None:
        waiting = next((ask for ask in sight.asks if ask.held is None), None)
        if waiting is None:
            return None
        answers = self._answers(waiting)
        if len(answers) == 1:
            return waiting.number, answers[0]
        said = self._ask_model(self._prompt(sight, waiting, answers))
        number = re.search(r"\d+", said)
        chosen = int(number[0]) - 1 if number else -1
        answer = answers[chosen] if 0 <= chosen < len(answers) else self.dice.choice(answers)
        return waiting.number, answer

    def _answers(self, question: Question) -> list[Any]:
        """The answers to choose from."""
        limit = self.settings.answers
        found = question.form.answers(limit + 1)
        if len(found) <= limit:
            return found
        return [*dict.fromkeys(question.form.draw(self.dice) for _ in range(limit))]

    def _prompt(self, sight: Sight, question: Question, answers: list[Any]) -> list[dict[str, str]]:
        names = self._words.names(len(sight.seats))
        narrator = Narrator(self._words, names, game=self._rules)
        orders = ORDERS[self.settings.language].format(
            game=self._words("game-name"), name=names[sight.seat], about=self._words("game-about")
        )
        lines = [narrator.told(event) for event in sight.told()[-self.settings.events :]]
        lines.append(msgspec.json.encode(sight.view).decode())
        lines.append(narrator.asked(question))
        lines += [f"{number}. {json.dumps(answer)}" for number, answer in enumerate(answers, 1)]
        lines.append(", ".join(f"{seat} = {name}" for seat, name in enumerate(names)))
        return [{"role": "system", "content": orders}, {"role": "user", "content": "\n".join(lines)}]

    def _ask_model(self, messages: list[dict[str, str]]) -> str:
        """What the model replies; an error of the network is an error of the bot."""
        headers = {"Content-Type": "application/json"}
        if key := os.environ.get("LICHINA_CHAT_KEY"):
            headers["Authorization"] = f"Bearer {key}"
        body = json.dumps({"model": self.settings.model, "messages": messages, "temperature": 0.7}).encode()
        request = Request(f"{self.settings.url.rstrip('/')}/chat/completions", body, headers)
        with urlopen(request, timeout=self.settings.patience) as answer:
            return str(json.loads(answer.read())["choices"][0]["message"]["content"])
