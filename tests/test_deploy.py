"""What is offered for operating a server fits the program: options, names of figures, a port."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lichina.cli.parser import build
from lichina.server.metrics import Metrics
from lichina.words import Words

DEPLOY = Path(__file__).parent.parent / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))


def started(unit: Path) -> list[str]:
    """What a unit starts, after the name of the program."""
    (line,) = re.findall(r"^ExecStart=/opt/lichina/bin/lichina (.+)$", unit.read_text(encoding="utf-8"), re.M)
    return str(line).replace("%H", "n3.example").split()


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_what_the_program_understands(unit: Path) -> None:
    found = build(Words("en")).parse(started(unit))
    assert (found.port, found.proxied, found.public_url) == (8000, True, "https://play.example")
    assert "KillMode=mixed" in unit.read_text(encoding="utf-8")


def test_one_unit_keeps_tables_in_its_folder_and_the_other_in_the_database_of_its_environment() -> None:
    one, many = (
        build(Words("en")).parse(started(DEPLOY / name)) for name in ("lichina.service", "lichina-many.service")
    )
    assert (one.data, one.node_url, one.processes) == ("/var/lib/lichina", None, 1)
    assert (many.data, many.database, many.node_url, many.processes) == (None, None, "http://n3.example:8000", 4)
    assert "EnvironmentFile=/etc/lichina.env" in (DEPLOY / "lichina-many.service").read_text(encoding="utf-8")


def test_the_container_starts_what_the_program_understands() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    command = json.loads(re.findall(r"^CMD (.+)$", text, re.M)[0])
    found = build(Words("en")).parse(command)
    assert (found.data, found.host, found.port) == ("/data", "0.0.0.0", 8000)
    assert "EXPOSE 8000" in text and "127.0.0.1:8000/healthz" in text and '[postgres]"' in text


def test_the_dashboard_shows_figures_that_there_are() -> None:
    board = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    metrics = Metrics()
    metrics.tables.labels("match").set(1)
    metrics.requests.labels("2xx").inc()
    there = {line.partition(" ")[0].partition("{")[0] for line in metrics.text().decode().splitlines()}
    shown = {name for text in expressions for name in re.findall(r"lichina_\w+", text)}
    assert shown <= there
    kept = {name for name in there if name.startswith("lichina_") and not name.endswith("_created")}
    assert shown == kept, "every figure has its place on the board"


def test_the_proxy_passes_on_what_the_server_needs() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for name, value in {
        "Host": "$host",
        "X-Forwarded-For": "$proxy_add_x_forwarded_for",
        "Upgrade": "$http_upgrade",
        "X-Lichina-Pass": '""',
    }.items():
        assert f"proxy_set_header {name} {value};" in text
