"""All that is known of somebody, wherever it is kept."""

from __future__ import annotations

from typing import Any

import msgspec

from threecrowns.server.people.accounts import Account, Accounts
from threecrowns.server.people.ladder import Ladders


def everything_of(accounts: Accounts, ladders: Ladders, account: Account) -> dict[str, Any]:
    return {
        **accounts.everything(account),
        "ratings": msgspec.to_builtins(ladders.ratings(account.id)),
        "rated": msgspec.to_builtins(ladders.games(account.id, None)),
    }
