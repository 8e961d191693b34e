"""How the house is doing, in figures that Prometheus reads.

Labels come from closed lists of our own (codes, templates of routes): whoever asks for strange
things cannot make the figures grow, and nothing of anybody's is in them.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

TEXT = CONTENT_TYPE_PLAIN_0_0_4
DISK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
THOUGHT = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


class Metrics:
    def __init__(self) -> None:
        every = self.registry = CollectorRegistry(auto_describe=True)
        ProcessCollector(registry=every)
        self.tables = Gauge("crowns_tables", "Tables in memory", registry=every)
        self.readers = Gauge("crowns_readers", "Sockets that look at a table", registry=every)
        answers = Counter(
            "crowns_answers", "Orders that are on disk and were told", ["by"], registry=every
        )
        self.person_answers, self.bot_answers = answers.labels("person"), answers.labels("bot")
        self.refusals = Counter(
            "crowns_refusals", "What was refused, by its code", ["way", "code"], registry=every
        )
        self.requests = Counter(
            "crowns_requests", "Requests", ["method", "route", "status"], registry=every
        )
        self.writing = Histogram(
            "crowns_commit_seconds", "Until a group is on disk", registry=every, buckets=DISK
        )
        self.unwritten = Gauge(
            "crowns_unwritten", "Changes that wait to be on disk", registry=every
        )
        self.waiting = Histogram(
            "crowns_bot_waiting_seconds",
            "Until somebody is free to think for a bot",
            registry=every,
            buckets=THOUGHT,
        )
        self.thinking = Histogram(
            "crowns_bot_thinking_seconds", "What a bot thinks", registry=every, buckets=THOUGHT
        )
        self.pending = Gauge(
            "crowns_bots_pending", "Bots of this process that wait or think", registry=every
        )
        self.queue = Gauge(
            "crowns_queue_length", "Games of all processes that wait for a bot", registry=every
        )
        self.is_up = Gauge("crowns_database_up", "Does the database answer?", registry=every)
        self.errors = Counter("crowns_errors", "Mistakes of ours in the log", registry=every)

    def thought(self, waited: float, took: float) -> None:
        self.waiting.observe(max(0.0, waited))
        self.thinking.observe(took)

    def refused(self, way: str, code: str) -> None:
        self.refusals.labels(way, code).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
