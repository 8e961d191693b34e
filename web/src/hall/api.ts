/** What the hall asks of the server: one place for its addresses. */

import type { Names, Phrase, SeatLook } from "../schema";

export type Player = "human" | string; // or a bot's level

/** How a table is to be set up. */
export type Wish = {
  game: string;
  seats: number;
  players: Player[];
  options?: Record<string, unknown>;
  seed?: number;
};

/** One of my tables, as the hall shows it. */
export type TableCard = {
  id: string;
  game: string;
  seats: SeatLook[];
  waiting: number[];
  mine: number[]; // seats of mine
  is_over: boolean;
  changed: number; // seconds since 1970
  view: unknown; // a small public view, for the picture
};

export type HallFacts = { tables: TableCard[]; addresses: string[] };

/** One sentence for a person. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: Phrase | null,
  ) {
    super(code);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new Refused("hall/silent", { id: "hall-no-server" });
  }
  const said = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok) return said as T;
  const problem = said as { code?: string; text?: Phrase } | null;
  throw new Refused(problem?.code ?? `http/${answer.status}`, problem?.text ?? null);
}

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

export const hallFacts = (): Promise<HallFacts> => call("hall");
export const openTable = (wish: Wish): Promise<{ id: string }> => call("tables", json(wish));
export const rematch = (id: string): Promise<{ id: string }> =>
  call(`tables/${encodeURIComponent(id)}/rematch`, json({}));
export const playFrom = (id: string, answer: number): Promise<{ id: string }> =>
  call(`tables/${encodeURIComponent(id)}/from/${answer}`, json({}));
export const importRecord = (file: File): Promise<{ id: string }> =>
  call("records", { method: "POST", body: file });
export const rulesText = (game: string): Promise<{ title: Names; text: string }> =>
  call(`rules/${encodeURIComponent(game)}`);

export function tableSocket(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
