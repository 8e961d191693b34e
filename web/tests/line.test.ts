import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "../src/protocol";
import { LineBroken, SocketLine } from "../src/table/line.svelte";

/** A socket whose other end is the test. */
class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.breaks(1000);
  }
  opens(): void {
    this.readyState = 1;
    this.onopen();
  }
  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const last = () => FakeSocket.made.at(-1)!;

describe("the line to a table", () => {
  let heard: Message[];
  let line: SocketLine;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    heard = [];
    line = new SocketLine(
      "ws://table",
      () => ({ known: 9, since: 7, seat: 0 }),
      (message) => heard.push(message),
    );
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("greets with what it knows, and passes on what it hears", () => {
    last().opens();
    expect(last().sent).toEqual([{ t: "hello", v: 1, known: 9, since: 7, seat: 0 }]);
    last().says({ t: "sight", sight: {} });
    expect(heard).toEqual([{ t: "sight", sight: {} }]);
    expect(line.state).toBe("open");
  });

  it("gives each reply to whoever asked", async () => {
    last().opens();
    const first = line.ask({ t: "hint", index: 1 });
    const second = line.ask({ t: "undo", index: 1 });
    last().says({ t: "ok", n: 2 });
    last().says({ t: "hint", n: 1, best: [] });
    expect((await second).t).toBe("ok");
    expect((await first).t).toBe("hint");
  });

  it("tries again when it breaks, later and later, and greets anew", async () => {
    last().opens();
    const asked = line.ask({ t: "undo", index: 1 });
    last().breaks(1006);
    await expect(asked).rejects.toBeInstanceOf(LineBroken);
    await expect(line.ask({ t: "undo", index: 1 })).rejects.toBeInstanceOf(LineBroken);
    expect([line.state, line.seconds]).toEqual(["broken", 1]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made.length).toBe(2);
    last().breaks(1006);
    expect(line.seconds).toBe(2);
    line.tryNow();
    last().opens();
    expect(line.state).toBe("open");
    expect(last().sent[0]).toMatchObject({ t: "hello" });
  });

  it("does not try again when the server says that there is no such table", () => {
    last().breaks(4404);
    expect(line.state).toBe("gone");
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.made.length).toBe(1);
  });
});
