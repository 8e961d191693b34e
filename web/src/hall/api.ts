/** What the hall asks of the server: one place for its addresses. */

import { allKeys, keepKeys, keysOf } from "../keys";
import type { HouseFacts, Listed, NewTable, Opened, Phrase, PlayOn } from "../schema";
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

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
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

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** A table that was opened here is played here: its people sit at this screen. */
async function opened(answer: Promise<Opened>): Promise<string> {
  const { id, seats } = await answer;
  keepKeys(id, seats);
  return id;
}

export async function hallFacts(): Promise<HallFacts> {
  const [tables, house] = await Promise.all([call<Listed[]>("tables"), call<HouseFacts>("house")]);
  for (const table of tables) keepKeys(table.id, table.keys);
  return { tables, address: house.address };
}

export const openTable = (wish: NewTable): Promise<string> => opened(call("tables", json(wish)));

export const playFrom = (id: string, answers: number, wish: PlayOn): Promise<string> =>
  opened(call(`tables/${encodeURIComponent(id)}/from/${answers}`, json(wish)));

export const importRecord = (file: File): Promise<string> =>
  opened(call("import", { method: "POST", body: file }));

export function tableSocket(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const keys = keysOf(id).map((key) => `seat=${encodeURIComponent(key)}`);
  const seats = keys.length ? `?${keys.join("&")}` : "";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket${seats}`;
}
