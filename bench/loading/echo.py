"""The least that a server can do: what one reader says is said to all of the same table."""

from __future__ import annotations

import socket
import sys

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()
readers: dict[str, list[WebSocket]] = {}


@app.websocket("/{table}")
async def talk(socket: WebSocket, table: str) -> None:
    await socket.accept()
    readers.setdefault(table, []).append(socket)
    try:
        while True:
            text = await socket.receive_text()
            for reader in readers[table]:
                await reader.send_text(text)
    except (WebSocketDisconnect, RuntimeError):
        readers[table].remove(socket)


def main() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
        config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, loop=sys.argv[1])
        uvicorn.Server(config).run([listener])


if __name__ == "__main__":
    main()
