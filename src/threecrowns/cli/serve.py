"""`crowns serve`: the house with all tables, for the browser."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import segno
import uvicorn

from threecrowns.bots.workers import cores
from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import Call, Command, Flag, file_path, plain_text, whole_number
from threecrowns.cli.settings import LOG, SETTINGS, data_folder, settings_of
from threecrowns.engine.refusal import CrownsError, system_reason
from threecrowns.server.app import make_app
from threecrowns.server.house import House, is_loopback
from threecrowns.server.logs import write_log
from threecrowns.server.people.pushing import PushKeys
from threecrowns.server.serving import prepare_process, server_config
from threecrowns.server.settings import PushSettings, Settings
from threecrowns.server.store import Store
from threecrowns.table.thinkers import Thinkers

LOOPBACK = "127.0.0.1"
USUAL_PORT = 7377
EVERYWHERE = ("0.0.0.0", "::", "")
SOMEWHERE_ELSE = ("192.0.2.1", 9)  # an address that nobody has; nothing is sent there
MOST_THINKERS = 8  # processes of some 40 MB, started when they are needed; who wants more says so


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    settings = settings_of(call)
    folder = data_folder(settings)
    store = Store(folder, url=settings.database)
    try:
        with listening(settings.host, settings.port) as listener:
            folder.mkdir(parents=True, exist_ok=True)
            write_log(settings.log, folder)
            return _serve(speaker, call, settings, store, listener)
    finally:
        store.close()


def _serve(
    speaker: Speaker, call: Call, settings: Settings, store: Store, listener: socket.socket
) -> int:
    host, port = listener.getsockname()[:2]
    here = address_of(LOOPBACK if host in EVERYWHERE else host, port)
    others = None if is_loopback(host) else address_of(own_address(host), port)
    public = settings.public
    names = tuple({settings.host, socket.gethostname(), f"{socket.gethostname()}.local"})
    if public is not None:
        names, others = (public,), f"https://{public}/"
    thinkers = Thinkers(settings.workers or min(MOST_THINKERS, cores()))
    house = House(
        store,
        thinkers,
        address=others,
        hosts=names,
        trusts_home=public is None,
        settings=settings,
        push=push_keys(settings.push),
    )

    def opened() -> None:
        speaker.say("serve-open", address=here)
        if public is not None:
            speaker.say("serve-public", address=f"https://{public}/")
        elif others is not None:
            speaker.say("serve-others", address=others)
            show_qr(speaker, others)
        speaker.say("serve-how-to-stop")
        sys.stdout.flush()
        if call["open"] and has_browser():
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    prepare_process()
    server = _Server(server_config(make_app(house), settings), opened)
    # Whoever ends it politely ends it as Ctrl-C does: bots that think are sent home first.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        for end in (signal.SIGINT, signal.SIGTERM):
            signal.signal(end, signal.SIG_IGN)  # it is closing already
    finally:
        thinkers.close()
    speaker.say("serve-stopped")
    return 0


def push_keys(settings: PushSettings) -> PushKeys | None:
    """The host's keys of Web Push, if there are any; raises CrownsError."""
    if settings.key is None:
        return None
    return PushKeys(Path(settings.key), settings.contact or "")


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened()


@contextlib.contextmanager
def listening(host: str, port: int | None) -> Iterator[socket.socket]:
    """The socket that everybody comes in by; raises CrownsError.

    Without a wish it is the usual port, or any other if that one is taken.
    """
    family = _family(host)
    wanted = [USUAL_PORT, 0] if port is None else [port]
    for each in wanted:
        try:
            found = socket.create_server((host, each), family=family)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and each != wanted[-1]:
                continue
            raise _not_open(host, each, error) from error
        with found:
            yield found
        return


def _family(host: str) -> socket.AddressFamily:
    try:
        return socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
    except (OSError, UnicodeError) as error:
        raise CrownsError("serve-host-unknown", host=host) from error


def _not_open(host: str, port: int, error: OSError) -> CrownsError:
    if error.errno == errno.EADDRINUSE:
        return CrownsError("serve-port-taken", port=str(port))
    if error.errno == errno.EADDRNOTAVAIL:
        return CrownsError("serve-host-unknown", host=host)
    return CrownsError("serve-port-refused", port=str(port), reason=system_reason(error))


def address_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address(host: str) -> str:
    """How other devices of the local network find this one."""
    if host not in EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
            return str(probe.getsockname()[0])
        except OSError:  # no network at all
            return LOOPBACK


def has_browser() -> bool:
    """Is there a screen, and a browser to show something on it?"""
    if sys.platform.startswith("linux"):
        if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def show_qr(speaker: Speaker, address: str) -> None:
    """The address as a picture, two rows of it in each line."""
    if speaker.is_ascii:
        return
    rows = [list(row) for row in segno.make_qr(address).matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        signs = (" ▄▀█"[2 * above + below] for above, below in zip(upper, lower, strict=True))
        speaker.line("".join(signs), style="black on white")


COMMANDS = {
    "serve": Command(
        "serve",
        run,
        flags=(
            Flag("open"),
            SETTINGS,
            LOG,
            Flag("host", plain_text, placeholder="HOST"),
            Flag("port", whole_number(0, 65535), placeholder="PORT"),
            Flag("data", file_path, placeholder="DIR"),
            Flag("public", plain_text, placeholder="HOST"),
        ),
    )
}
