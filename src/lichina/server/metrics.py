"""Figures for an operator: counts alone, nothing about who or what."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The figures of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("lichina_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("lichina_tables", "Tables by stage", ["stage"], registry=self.registry)
        self.messages = Counter("lichina_messages", "Frames received", registry=self.registry)
        self.refused = Counter("lichina_refused", "Frames refused", registry=self.registry)
        self.requests = Counter("lichina_requests", "HTTP requests", ["status"], registry=self.registry)
        self.troubles = Counter("lichina_troubles", "Faults of rules, bots, storage or server", registry=self.registry)

    def text(self) -> bytes:
        """All figures in the format of Prometheus."""
        return generate_latest(self.registry)
