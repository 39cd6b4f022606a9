"""Figures for an operator: counts alone, nothing about who or what."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from .pauses import Pauses


class Metrics:
    """The figures of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("lichina_connections", "Open sockets", registry=self.registry)
        self.relayed = Gauge("lichina_relayed", "Sockets passed on to another server", registry=self.registry)
        self.tables = Gauge("lichina_tables", "Tables by stage", ["stage"], registry=self.registry)
        self.messages = Counter("lichina_messages", "Frames received", registry=self.registry)
        self.refused = Counter("lichina_refused", "Frames refused", registry=self.registry)
        self.requests = Counter("lichina_requests", "HTTP requests", ["status"], registry=self.registry)
        self.troubles = Counter("lichina_troubles", "Faults of rules, bots, storage or server", registry=self.registry)
        self.pauses = Pauses()
        longest = Gauge(
            "lichina_longest_pause_seconds", "Longest pause of the last minute or two", ["of"], registry=self.registry
        )
        longest.labels("loop").set_function(lambda: self.pauses.loop.seconds)
        longest.labels("working").set_function(lambda: self.pauses.working.seconds)
        longest.labels("collecting").set_function(lambda: self.pauses.collecting.seconds)

    def text(self) -> bytes:
        """All figures in the format of Prometheus."""
        return generate_latest(self.registry)
