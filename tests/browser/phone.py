"""Somebody's phone, and a television: a browser of its own each, that must have nothing to complain of."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect
from websockets.sync.client import connect

from tests.server.guest import PROTOCOL, Guest

from .chromium import ROOT, WEB
from .server import Served

PATIENCE_MILLISECONDS = 60_000.0
"""Whatever is awaited comes within so many milliseconds, or the test has failed. A busy machine needs most of it."""
expect.set_options(timeout=PATIENCE_MILLISECONDS)
GLANCE_MILLISECONDS = 20.0
"""What is awaited is looked for again after so many."""
MOMENT_MILLISECONDS = 50.0
"""Bots that were asked have answered, mostly."""
LULL_MILLISECONDS = 1_500.0
"""If nothing has come for so many milliseconds, nobody but the clock is waited for: bots are quicker."""

PHONE = {"width": 360, "height": 740}
TELEVISION = {"width": 1920, "height": 1080}
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
KNOWN = ("Cross-Origin-Opener-Policy header has been ignored", "favicon.ico")
"""What browsers say of every page that does not come by https (that header is for those that do), or is no screen."""
LOCALES = {"ru": "ru-RU", "en": "en-GB"}

# Another device of the same person, that brings one command and goes. It is in the same browser: when the answer is
# there, the page has been sent what came of it.
COMMAND = """([protocol, table, person, command]) => new Promise((done, failed) => {
  const address = `ws://${location.host}/ws/${table}` + (person ? `?person=${person}` : '');
  const socket = new WebSocket(address, protocol);
  socket.onopen = () => socket.send(JSON.stringify({...command, id: 1}));
  socket.onclose = (event) => failed(new Error(`closed: ${event.code}`));
  socket.onmessage = ({data}) => {
    const frame = JSON.parse(data);
    if (frame.id !== 1) return;
    socket.onclose = null;
    socket.close();
    done(frame);
  };
})"""
REQUEST = """async ([method, path, body]) => {
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch(path, {method, headers, body: body === null ? null : JSON.stringify(body)});
  return [answer.status, await answer.json()];
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
LARGE = "size => { document.documentElement.style.fontSize = size; }"
OTHER_LIGHT = """async () => {
  const {dataset} = document.documentElement;
  const before = dataset.light;
  const turn = async (light) => {
    dataset.light = light;
    await new Promise(requestAnimationFrame);
    const turning = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(turning.map((one) => one.finished.catch(() => null)));
  };
  await turn(before === 'day' ? 'night' : 'day');
  const found = await axe.run(document, {resultTypes: ['violations'], runOnly: ['color-contrast']});
  await turn(before);
  return found;
}"""
BEYOND = """() => {
  const wide = document.documentElement.clientWidth;
  const over = [...document.querySelectorAll('body *')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.right > wide + 1 && getComputedStyle(one).position !== 'fixed';
  });
  const named = (one) => `${one.tagName} ${one.getAttribute('class') ?? ''} ${one.getBoundingClientRect().right}`;
  return {page: document.documentElement.scrollWidth - wide, over: over.slice(0, 5).map(named)};
}"""


class Phone:
    """One browser of one person."""

    def __init__(self, browser: Browser, served: Served, name: str, shots: Path, lang: str = "ru", **more: Any) -> None:
        self.name = name
        self.served = served
        self.origin = more.pop("origin", served.home)
        self.shots = shots
        self.troubles: list[str] = []
        self.expected = [*KNOWN]
        settings: dict[str, Any] = {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
        self.context = browser.new_context(**{**settings, "locale": LOCALES[lang], "reduced_motion": "reduce", **more})
        self.context.set_default_timeout(PATIENCE_MILLISECONDS)
        self.table = ""
        self.heard: dict[str, Guest] = {}
        """What the page's own sockets have brought, by the person; the first is "". Of two tabs the later is heard."""
        self.holder = ""
        """Which of several people has the phone in the hand."""
        self.page = self.tab()
        self.person: int | None = None
        """Whom of several people on this phone the commands are from; None: the first."""

    def tab(self) -> Page:
        """Another page of the same browser."""
        page = self.context.new_page()
        page.on("console", self._complains)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.troubles.append(f"pageerror: {error}"))
        return page

    def _listen(self, socket: WebSocket) -> None:
        if "text=1" not in socket.url:
            return  # one of our own commands
        found = re.search(r"person=(\d+)", socket.url)
        table = socket.url.split("?")[0].rpartition("/")[2]
        guest = Guest("", table, "", 0)
        self.heard[found[1] if found else ""] = guest
        socket.on("framereceived", lambda frame: guest.take(frame if isinstance(frame, bytes) else frame.encode()))

    @property
    def guest(self) -> Guest:
        """What the person with this phone has been told, and is asked."""
        return self.heard.get(self.holder) or Guest("", "", "", 0)

    def _complains(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def close(self) -> list[str]:
        """Put it away; what it had to complain of."""
        self.context.close()
        found = dict.fromkeys(self.troubles)
        return [trouble for trouble in found if not any(re.search(known, trouble) for known in self.expected)]

    # --- looking --------------------------------------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(self.origin + path)

    def find(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def sees(self, testid: str) -> Locator:
        """Wait until a part of the screen is there."""
        found = self.find(testid).first
        expect(found).to_be_visible()
        return found

    def tap(self, testid: str) -> None:
        self.find(testid).first.click()

    def glance(self) -> None:
        """Hold the card in hand for a moment, and say that it was seen."""
        self.find("card").get_by_role("button").press("Enter")
        self.tap("confirm")

    def screenshot(self, name: str) -> bytes:
        self.shots.mkdir(parents=True, exist_ok=True)
        return self.page.screenshot(path=self.shots / f"{name}.png", animations="disabled")

    def inspect(self, name: str) -> None:
        """A picture of this screen; it is accessible in both lights, and fits, with large text, too."""
        self.screenshot(name)
        self.accessible()
        self.fits()
        self.page.evaluate(LARGE, "200%")
        self.fits()
        self.screenshot(f"{name}-200")
        self.page.evaluate(LARGE, "")

    def accessible(self) -> None:
        """No rule of axe is broken, and neither by day nor by night are words hard to read."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        found += self.page.evaluate(OTHER_LIGHT)["violations"]
        self._note(_told(one) for one in found)

    def fits(self) -> None:
        """Nothing stands out at the side."""
        found = self.page.evaluate(BEYOND)
        if found["page"] > 0:
            self._note([f"{found['page']} px too wide: {', '.join(found['over'])}"])

    def _note(self, troubles: Iterable[str]) -> None:
        """What is wrong with a screen does not stop the test: at its end everything is said."""
        title = self.page.locator("h1").first.inner_text()
        self.troubles += [f"{title}: {trouble}" for trouble in troubles]

    # --- at a table -----------------------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """The HTTP API, as this browser: with its cookies."""
        if self.page.url == "about:blank":
            self.open("/healthz")  # no screen, but at home here
        status, answer = self.page.evaluate(REQUEST, [method, path, body])
        assert status < 400, answer
        return answer

    def host(self, **settings: Any) -> str:
        """Make a table, without the screens for it, and sit down at it."""
        self.table = self.call("POST", "/api/tables", {"name": self.name, "game": "mafia", **settings})["table"]
        self.open(f"/t/{self.table}")
        return self.table

    def enter(self, table: str, kind: str = "player") -> None:
        """Come to a table, without the screens for it."""
        self.table = table
        self.call("POST", f"/api/tables/{table}/people", {"name": self.name, "kind": kind})
        self.open(f"/t/{table}")

    def act(self, what: str, **fields: Any) -> None:
        """A command that is carried out, as from another device of the same person."""
        answer = self.page.evaluate(COMMAND, [PROTOCOL, self.table, self.person, {"do": what, **fields}])
        assert answer["t"] == "ok", (what, fields, answer)

    def try_to(self, what: str, **fields: Any) -> bool:
        """A command; whether it was carried out."""
        answer = self.page.evaluate(COMMAND, [PROTOCOL, self.table, self.person, {"do": what, **fields}])
        return bool(answer["t"] == "ok")

    def look(self) -> dict[str, Any]:
        """The frames that another device of the same person would get now, by their kind."""
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies(self.page.url))
        whose = "" if self.person is None else f"?person={self.person}"
        address = f"ws://127.0.0.1:{self.served.port}/ws/{self.table}{whose}"
        seen: dict[str, Any] = {}
        with connect(address, subprotocols=[PROTOCOL], additional_headers={"Cookie": cookies}, proxy=None) as socket:
            socket.send(json.dumps({"do": "ping", "id": 1}))
            while "ok" not in seen:
                frame = json.loads(socket.recv(PATIENCE_MILLISECONDS / 1000))
                seen[frame["t"]] = frame
        return seen

    def comes(self, true: Callable[[], bool], patience: float) -> bool:
        """Whether it becomes so in time: while this waits, all pages take in what they are sent."""
        for _ in range(int(patience / GLANCE_MILLISECONDS)):
            if true():
                return True
            self.page.wait_for_timeout(GLANCE_MILLISECONDS)
        return true()

    def wait(self, true: Callable[[], bool], patience: float = PATIENCE_MILLISECONDS) -> None:
        """Wait until what the page was sent makes it so."""
        assert self.comes(true, patience), f"not within {patience / 1000} s: {self.guest.match}"

    def until(self, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Look until it is so."""
        seen: list[dict[str, Any]] = []

        def found() -> bool:
            seen.append(self.look())
            return true(seen[-1])

        told = self.comes(found, PATIENCE_MILLISECONDS)
        assert told, f"not within {PATIENCE_MILLISECONDS / 1000} s: {json.dumps(seen[-1], ensure_ascii=False)[:2000]}"
        return seen[-1]

    def is_current(self) -> bool:
        """Whether the page has heard of everything that goes on at the table by now."""
        return _going_on(self.guest.match) == _going_on(self.look()["match"])

    def hasten(self) -> None:
        """The host says that time is up; what comes of it has come and is shown, or bots are still at it."""
        heard = len(self.guest.raw)
        done = self.try_to("hasten", until=self.guest.match["clock"]["deadline"])
        self.comes(lambda: len(self.guest.raw) > heard, LULL_MILLISECONDS if done else MOMENT_MILLISECONDS)
        self.page.evaluate(DRAWN)


def _going_on(match: dict[str, Any]) -> tuple[Any, ...]:
    asks = [ask["ask"] for ask in match.get("asks", ())]
    moment = match.get("moment")
    return match.get("public"), moment and moment["ends"], asks, bool(match.get("over"))


def _told(violation: dict[str, Any]) -> str:
    nodes = [f"{' '.join(map(str, node['target']))}: {node['failureSummary']}" for node in violation["nodes"][:3]]
    return f"{violation['id']}: {' | '.join(nodes)}"


def shots_of(test: str) -> Path:
    """Where the pictures of a test are kept."""
    return ROOT / "build" / "screenshots" / re.sub(r"[^\w-]+", "-", test).strip("-")
