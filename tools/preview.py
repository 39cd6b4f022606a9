"""Draw the picture that a link shows where it is shared: the masks of the first screen over the roofs.

python -m tools.preview                writes web/public/preview.png
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from lichina.server.preview import HEIGHT, PICTURE, WIDTH
from tests.browser.chromium import ROOT, find, opened
from tests.browser.server import Served

ROOFS = ROOT / "web" / "src" / "games" / "mafia" / "tile.svg"
DRAW = """(roofs) => {
  const masks = document.querySelector(".masks");
  const title = document.createElement("div");
  title.textContent = "Личина";
  Object.assign(title.style, { fontFamily: "Forum, serif", fontSize: "150px", lineHeight: "1", color: "#efe8d8",
    letterSpacing: "0.04em" });
  const page = document.createElement("div");
  Object.assign(page.style, { position: "fixed", inset: "0", background: "#191724", display: "grid", zIndex: "99",
    justifyItems: "center", alignContent: "start", gap: "28px", paddingTop: "66px" });
  const town = new DOMParser().parseFromString(roofs, "image/svg+xml").documentElement;
  Object.assign(town.style, { position: "absolute", inset: "0", width: "100%", height: "100%" });
  town.querySelector("[opacity='.9']").remove();
  Object.assign(masks.style, { width: "560px", position: "relative", zoom: "1.6", padding: "0" });
  title.style.position = "relative";
  page.append(town, title, masks);
  document.body.append(page);
}"""


def main() -> None:
    with TemporaryDirectory() as folder, Served(Path(folder) / "log.txt") as served, opened(find()) as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="ru-RU")
        page.goto(served.safe)
        page.locator(".masks").wait_for()
        page.evaluate("() => document.fonts.load('150px Forum', 'Личина')")
        page.evaluate(DRAW, ROOFS.read_text(encoding="utf-8"))
        (ROOT / "web" / "public" / PICTURE).write_bytes(page.screenshot())
        print(f"web/public/{PICTURE} is new")


if __name__ == "__main__":
    main()
