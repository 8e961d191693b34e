/** What the hall asks of the server: one place for its addresses. */

import { allKeys, forgetTable, keepKeys, keysOf } from "../keys";
import type {
  GameFacts,
  HouseFacts,
  Listed,
  NewTable,
  Opened,
  Phrase,
  PlayOn,
  Prospect,
} from "../schema";
import { ours } from "../words/words.svelte";

export type HallFacts = { tables: Listed[]; address: string | null };

/** One sentence for a person. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: Phrase,
  ) {
    super(code);
  }
}

export async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const keys = allKeys();
  const headers = { ...init.headers, ...(keys.length && { "x-crowns-keys": keys.join(", ") }) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { ...init, headers });
  } catch {
    throw new Refused("hall/silent", ours("hall-no-server"));
  }
  const said = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok) return said as T;
  const problem = said as { code?: string; text?: Phrase } | null;
  throw new Refused(
    problem?.code ?? `http/${answer.status}`,
    problem?.text ?? ours("hall-no-server"),
  );
}

export const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** A table that was opened here is played here, but for the seats that others take by a link. */
async function opened(answer: Promise<Opened>, byLink: number[] = []): Promise<string> {
  const { id, seats } = await answer;
  keepKeys(id, seats, byLink);
  return id;
}

export async function hallFacts(): Promise<HallFacts> {
  const [tables, facts] = await Promise.all([call<Listed[]>("tables"), house()]);
  for (const table of tables) keepKeys(table.id, table.keys);
  return { tables, address: facts.address };
}

/** Nothing is dealt before the browsers gave their numbers, unless the deal is a known one. */
export function openTable(wish: NewTable, byLink: number[] = []): Promise<string> {
  const gathers = wish.seed == null && wish.guide == null;
  return opened(call("tables", json({ ...wish, gathers })), byLink);
}

/** How the seats of such a table would look, or why the game does not allow it. */
export const tryTable = (wish: NewTable): Promise<Prospect> => call("prospect", json(wish));

export const allGames = (): Promise<GameFacts[]> => call("games");

export const house = (): Promise<HouseFacts> => call("house");

export async function removeTable(id: string): Promise<void> {
  await call(`tables/${encodeURIComponent(id)}`, { method: "DELETE" });
  forgetTable(id);
}

export const playFrom = (id: string, answers: number, wish: PlayOn): Promise<string> =>
  opened(call(`tables/${encodeURIComponent(id)}/from/${answers}`, json(wish)));

export const importRecord = (file: File): Promise<string> =>
  opened(call("import", { method: "POST", body: file }));

/** Where others open this hall: the address of the local network, if there is one. */
export const linkTo = (path: string, address: string | null): string =>
  new URL(path, address ?? location.origin).href;

export const qrOf = (text: string): string => `/api/qr?text=${encodeURIComponent(text)}`;

export function tableSocket(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const keys = keysOf(id).map((key) => `seat=${encodeURIComponent(key)}`);
  const seats = keys.length ? `?${keys.join("&")}` : "";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket${seats}`;
}
