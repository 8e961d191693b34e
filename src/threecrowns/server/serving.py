"""How the application is served."""

from __future__ import annotations

import uvicorn
from fastapi import FastAPI

from threecrowns.server.protocol import LARGEST_MESSAGE

MOST_WAITING = 3  # seconds for readers who do not take leave when the house closes


def server_config(app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,  # whoever starts it says where the log goes
        access_log=False,  # addresses hold keys
        server_header=False,
        timeout_graceful_shutdown=MOST_WAITING,
        lifespan="on",
    )
