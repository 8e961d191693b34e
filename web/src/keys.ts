/** The keys of the seats that are played from this browser, table by table. */

import type { SeatKey } from "./schema";

const PLACE = "crowns-keys";
type Kept = Record<string, string[]>; // [table] -> keys

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return {}; // forbidden, or not ours: then one looks on
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // full or forbidden: the game can be played until the page is left
  }
}

export const keysOf = (table: string): string[] => read()[table] ?? [];

export const allKeys = (): string[] => Object.values(read()).flat();

export function keepKey(table: string, key: string): void {
  const kept = read();
  write({ ...kept, [table]: [...new Set([...(kept[table] ?? []), key])] });
}

/** The keys of all people at a table that nobody here sits at yet. */
export function keepKeys(table: string, seats: SeatKey[]): void {
  const kept = read();
  if (kept[table]?.length) return;
  const own = seats.filter((seat) => seat.player === "human").map((seat) => seat.key);
  if (own.length) write({ ...kept, [table]: own });
}

/** A key that opens nothing would shut out those that do. */
export function forgetKey(table: string, key: string): void {
  const kept = read();
  write({ ...kept, [table]: (kept[table] ?? []).filter((each) => each !== key) });
}
