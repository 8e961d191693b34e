"""A reader's socket, past the queues of ASGI: what is heard and said goes through no task.

uvicorn's own protocol, which shakes hands, keeps the connection alive and takes leave as before.
Only messages of somebody who has come in go another way: whoever listens is called with each, and
what is said needs no task either. Through `receive` and `send` each of them would wake one and
pass every layer of the application.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

WIRE = "crowns.wire"  # among the extensions of a scope
WHOLE_TEXT = 0x81  # the first byte of its frame


class Wire(WebSocketsSansIOProtocol):
    _hear: Callable[[bytes], object] | None = None  # somebody listens
    _go_on: Callable[[], object] | None = None  # and is told when more may be said

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._said: list[bytes] = []  # in this step of the loop

    async def run_asgi(self) -> None:
        self.scope["extensions"][WIRE] = {"wire": self}
        await super().run_asgi()

    def listen(self, hear: Callable[[bytes], object], go_on: Callable[[], object]) -> None:
        """From now on messages are heard at once, first those that came before.

        By `receive` one learns only that the reader has left.
        """
        self._hear, self._go_on = hear, go_on
        for _ in range(self.queue.qsize()):
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                hear(message.get("bytes") or (message.get("text") or "").encode())
            else:
                self.queue.put_nowait(message)
        self.hear_on()

    def hang_up(self) -> None:
        """Nobody listens any more."""
        self._hear = self._go_on = None

    def hear_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def pause(self) -> None:
        """Hear nothing for a while: whoever listens has enough to do."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def say(self, text: bytes) -> bool:
        """Hand a text to the system; False if it takes no more now, `go_on` is then called.

        Whatever is said in one step of the loop goes out in one piece at its end, after all that
        is to be done in it: the system works as long for a long piece as for a short one, and
        wakes whoever waits for it only once.
        """
        if not self.writable.is_set():
            return False
        if not self._said:
            self.loop.call_soon(self._send)
        self._said.append(text)
        return True

    def _send(self) -> None:
        said, self._said = self._said, []
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return  # they have left
        if self.conn.extensions:  # what compresses
            for text in said:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([framed(text) for text in said]))

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        said = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._hear(said)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._go_on is not None:
            self._go_on()


def framed(text: bytes) -> bytes:
    """A whole text of the server, as RFC 6455 wants it: uncompressed, without a mask."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 2**16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text


def wire_of(scope: Scope) -> Wire:
    """The reader's wire; the house is served by a server that has it (`serving.py`)."""
    wire = scope["extensions"][WIRE]["wire"]
    assert isinstance(wire, Wire)
    return wire
