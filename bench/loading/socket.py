"""A WebSocket for a load script: little work, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """Speaks text frames without compression; `hear` is called with each."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], object]) -> None:
        self.host = host
        self.path = path
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.status = 0
        self._received = bytearray()
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment] # uvloop has its own class
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        for future in (self.opened, self.closed):
            if not future.done():
                future.set_exception(error or ConnectionResetError("closed"))
                future.exception()  # nobody has to ask for it

    def send(self, text: bytes) -> None:
        """A masked frame; the mask may be nought."""
        size = len(text)
        if size < 126:
            head = bytes((0x80 | TEXT, 0x80 | size))
        else:
            head = bytes((0x80 | TEXT, 0x80 | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        received = self._received
        received += data
        if not self._is_open and not self._open():
            return
        at = 0
        while (frame := _frame(received, at)) is not None:
            kind, begin, end = frame
            at = end
            if kind == TEXT:
                self.hear(bytes(received[begin:end]))
            elif kind == PING:
                payload = bytes(received[begin:end])  # at most 125 bytes; it must come back
                head = bytes((0x80 | PONG, 0x80 | len(payload)))
                self.transport.write(head + b"\0\0\0\0" + payload)
            elif kind == CLOSE:
                self.transport.close()
                return
        del received[:at]

    def _open(self) -> bool:
        end = self._received.find(b"\r\n\r\n")
        if end < 0:
            return False
        self.status = int(self._received[9:12])
        del self._received[: end + 4]
        if self.status != 101:
            self.transport.close()
            return False
        self._is_open = True
        if not self.opened.done():
            self.opened.set_result(None)
        return True


def _frame(data: bytearray, at: int) -> tuple[int, int, int] | None:
    """Kind, begin and end of the frame at a place, if it is there to its end."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1] & 0x7F, at + 2
    if size == 126:
        size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
    elif size == 127:
        size, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
    if len(data) < begin + size:
        return None
    return data[at] & 0x0F, begin, begin + size


async def connect(port: int, path: str, hear: Callable[[bytes], object]) -> Socket:
    host = f"127.0.0.1:{port}"
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(host, path, hear), "127.0.0.1", port
    )
    await socket.opened
    return socket
