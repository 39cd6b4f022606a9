"""Draw what `lichina watch` prints as a picture for the README.

python tools/picture.py docs/images/watch.svg mafia --seats 7 --seed 13 --lang ru
"""

import subprocess
import sys
from html import escape
from pathlib import Path
from textwrap import wrap

INK, PAPER, QUIET, EMBER = "#17131f", "#f4ece0", "#9a8fa8", "#e8743b"
LINE, LEFT, TOP = 22, 28, 64
WIDEST = 88


def main(arguments: list[str]) -> int:
    target, *watch = arguments
    command = [sys.executable, "-m", "lichina", "watch", *watch]
    told = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout
    lines: list[str] = []
    for line in told.rstrip().splitlines():
        lines += wrap(line, WIDEST, subsequent_indent=" " * 8) or [""]
    width = max(len(line) for line in lines) * 9 + 2 * LEFT
    height = len(lines) * LINE + TOP + 24
    Path(target).write_text(draw(lines, width, height, " ".join(watch)), encoding="utf-8")
    return 0


def draw(lines: list[str], width: int, height: int, command: str) -> str:
    texts = [f'<text class="quiet" x="{LEFT}" y="38">$ lichina watch {escape(command)}</text>']
    for number, line in enumerate(lines):
        kind = "title" if number == 0 or number == len(lines) - 1 else "quiet" if line and line[0] != " " else "told"
        texts.append(f'<text class="{kind}" x="{LEFT}" y="{TOP + number * LINE + 8}">{escape(line)}</text>')
    style = "text{font:14px ui-monospace,Menlo,Consolas,monospace;white-space:pre}"
    style += f".told{{fill:{PAPER}}}.quiet{{fill:{QUIET}}}.title{{fill:{EMBER};font-weight:bold}}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 {width} {height}"'
    head += f' role="img" aria-label="{command}">'
    frame = f'<rect width="{width}" height="{height}" rx="14" fill="{INK}"/>'
    return "\n".join([head, f"<style>{style}</style>", frame, *texts, "</svg>", ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
