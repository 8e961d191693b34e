"""How a host wants the house to be: everything that can be set, with what is usual.

`crowns serve --settings FILE` reads it from a TOML file, `cli/settings.py` says what is wrong with
one. What a value may be stands in its type; `EXPECTS` names the message for what a type cannot say.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from threecrowns.server.people.limits import Rate

EXPECTS = "expects"
Host = Annotated[
    str,
    msgspec.Meta(pattern=r"^[A-Za-z0-9.:_-]{1,253}$", extra={EXPECTS: "settings-expects-host"}),
]
Network = Annotated[str, msgspec.Meta(extra={EXPECTS: "settings-expects-network"})]
Token = Annotated[
    str,
    msgspec.Meta(pattern=r"^[!-~]{16,200}$", extra={EXPECTS: "settings-expects-token"}),
]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A section of the file; what is not known there is a mistake."""


class RateSettings(Part, frozen=True, kw_only=True):
    at_once: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    per_minute: Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]

    @property
    def rate(self) -> Rate:
        return Rate(self.at_once, self.per_minute / 60)


class LimitSettings(Part, frozen=True, kw_only=True):
    """How often somebody may do something; what is not set is as usual."""

    messages: RateSettings | None = None  # of one socket
    new_tables: RateSettings | None = None  # from one address
    new_accounts: RateSettings | None = None
    sign_in: RateSettings | None = None  # one name from one address
    sign_in_from: RateSettings | None = None  # any name from one address
    sign_in_as: RateSettings | None = None  # one name from anywhere
    seats: RateSettings | None = None  # keys and feeds tried from one address
    pages: RateSettings | None = None  # of players, looked at from one address
    talking: RateSettings | None = None  # from one seat
    reports: RateSettings | None = None

    @property
    def rates(self) -> dict[str, Rate]:
        """[name of a rate] -> what the host wants instead of the usual."""
        wanted = msgspec.structs.asdict(self)
        return {name: each.rate for name, each in wanted.items() if each is not None}


class WebhookSettings(Part, frozen=True, kw_only=True):
    enabled: bool = True
    networks: tuple[Network, ...] = ()  # of the host's own that may be called


class PushSettings(Part, frozen=True, kw_only=True):
    """The key of the house for Web Push (VAPID); without it nothing is pushed."""

    key: str | None = None  # the file with it
    contact: str | None = None  # an address for the push services: mailto:host@example.org


class LogSettings(Part, frozen=True, kw_only=True):
    level: Literal["debug", "info", "warning", "error"] = "warning"  # info: every request, too
    format: Literal["text", "json"] = "text"
    to: Literal["file", "stderr"] = "file"  # server.log in the folder of the tables


class MetricsSettings(Part, frozen=True, kw_only=True):
    token: Token | None = None  # opens /metrics; without it only sitting at the machine does


class Settings(Part, frozen=True, kw_only=True):
    host: Host = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] | None = None
    public: Host | None = None  # the name under which a proxy serves everybody
    proxies: tuple[Network, ...] = ("127.0.0.1", "::1")  # whose word on who comes is believed
    data: str | None = None
    database: (
        Annotated[
            str,
            msgspec.Meta(
                pattern="^postgres(ql)?://.", extra={EXPECTS: "settings-expects-database"}
            ),
        ]
        | None
    ) = None
    workers: Annotated[int, msgspec.Meta(ge=1, le=256)] | None = None  # bots that think at a time
    free_text: bool = True  # may people write words of their own to each other?
    limits: LimitSettings = LimitSettings()
    webhooks: WebhookSettings = WebhookSettings()
    push: PushSettings = PushSettings()
    log: LogSettings = LogSettings()
    metrics: MetricsSettings = MetricsSettings()
