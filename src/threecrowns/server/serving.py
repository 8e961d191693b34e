"""How the application is served."""

from __future__ import annotations

import gc
import sys

import uvicorn
from fastapi import FastAPI

from threecrowns.server.protocol import LARGEST_MESSAGE
from threecrowns.server.settings import Settings
from threecrowns.server.wire import Wire

GARBAGE = (20_000, 20, 50)  # new objects until it is looked for, and how often how thoroughly
SWITCH = 0.0005  # seconds for which one thread may keep the others waiting
USUAL = Settings()
MOST_WAITING = 3  # seconds for readers who do not take leave when the house closes


def prepare_process() -> None:
    """Set Python up for a process that serves for days.

    The thread that writes gets Python's lock soon, however busy the readers keep it. What was
    loaded at the start is not looked through for garbage again and again.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def server_config(app: FastAPI, settings: Settings = USUAL) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,  # whoever starts it says where the log goes
        access_log=False,  # addresses hold keys
        log_level="warning",  # so does what is told of every socket
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=MOST_WAITING,
        lifespan="on",
    )
