/** The line to a table: one socket, opened again when it breaks. */

import { VERSION, type Known, type Message, type Reply, type Request } from "../protocol";

const FIRST_WAIT = 1; // seconds until the first try again; doubled up to the last
const LAST_WAIT = 16;
const COME_AGAIN = [4408, 4429]; // too slow, too fast

/** The line broke before an answer came. */
export class LineBroken extends Error {}

type Waiting = { resolve: (reply: Reply) => void; reject: (error: Error) => void };

export interface Line {
  readonly state: "opening" | "open" | "broken" | "gone";
  readonly seconds: number; // until the next try
  ask(request: Request): Promise<Reply>;
  sit(seat: number | null): void; // look as another of one's seats
  tryNow(): void;
  close(): void;
}

export class SocketLine implements Line {
  state = $state<Line["state"]>("opening");
  seconds = $state(0);
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private count = 0;
  private wait = FIRST_WAIT;
  private clock: ReturnType<typeof setInterval> | undefined;
  private isClosed = false;

  constructor(
    private readonly address: string,
    private readonly known: () => Known,
    private readonly hear: (message: Message) => void,
  ) {
    this.open();
  }

  ask(request: Request): Promise<Reply> {
    const { socket } = this;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new LineBroken());
    const n = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(n, { resolve, reject });
      socket.send(JSON.stringify({ ...request, n }));
    });
  }

  sit(seat: number | null): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ t: "sit", seat }));
    }
  }

  tryNow(): void {
    if (this.state === "broken") this.open();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.clock);
    this.socket?.close();
  }

  private open(): void {
    clearInterval(this.clock);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.state = "open";
      this.wait = FIRST_WAIT;
      socket.send(JSON.stringify({ t: "hello", v: VERSION, ...this.known() }));
    };
    socket.onmessage = (event) => this.read(String(event.data));
    socket.onclose = (event) => this.broke(event.code);
  }

  private read(text: string): void {
    const message = JSON.parse(text) as Message;
    if ("n" in message && message.n !== null) {
      this.waiting.get(message.n)?.resolve(message);
      this.waiting.delete(message.n);
    } else {
      this.hear(message);
    }
  }

  private broke(code: number): void {
    for (const each of this.waiting.values()) each.reject(new LineBroken());
    this.waiting.clear();
    if (this.isClosed) return;
    if (code >= 4000 && !COME_AGAIN.includes(code)) {
      this.state = "gone"; // the server's word: no such table, or not for this reader
      return;
    }
    this.state = "broken";
    this.seconds = this.wait;
    this.wait = Math.min(LAST_WAIT, this.wait * 2);
    this.clock = setInterval(() => {
      this.seconds -= 1;
      if (this.seconds <= 0) this.open();
    }, 1000);
  }
}
