/** The keys of seats that this browser holds, table by table: its own, and those it may hand on. */

import type { SeatKey } from "./schema";

const OWN = "crowns-keys"; // seats that are played from here
const LENT = "crowns-lent"; // seats of bots, and of friends who come by a link
export type LentKey = { seat: number; key: string };

function read<T>(place: string): Record<string, T[]> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, T[]>;
  } catch {
    return {}; // forbidden, or not ours: then one looks on
  }
}

function write<T>(place: string, kept: Record<string, T[]>): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // full or forbidden: the game can be played until the page is left
  }
}

export const keysOf = (table: string): string[] => read<string>(OWN)[table] ?? [];

export const lentOf = (table: string): LentKey[] => read<LentKey>(LENT)[table] ?? [];

export const allKeys = (): string[] => [
  ...Object.values(read<string>(OWN)).flat(),
  ...Object.values(read<LentKey>(LENT))
    .flat()
    .map((each) => each.key),
];

/** The keys of all seats that are played from here. */
export const ownKeys = (): string[] => Object.values(read<string>(OWN)).flat();

/** Another key for a seat that somebody comes to by a link. */
export function changeLent(table: string, seat: number, key: string): void {
  const kept = read<LentKey>(LENT);
  const others = (kept[table] ?? []).filter((each) => each.seat !== seat);
  write(LENT, { ...kept, [table]: [...others, { seat, key }] });
}

export function keepKey(table: string, key: string): void {
  const kept = read<string>(OWN);
  write(OWN, { ...kept, [table]: [...new Set([...(kept[table] ?? []), key])] });
}

/** The keys of a table that is new here; seats `byLink` are for others. */
export function keepKeys(table: string, seats: SeatKey[], byLink: number[] = []): void {
  const kept = read<string>(OWN);
  if (kept[table] || seats.length === 0) return;
  const isOwn = (each: SeatKey) => each.player === "human" && !byLink.includes(each.seat);
  write(OWN, { ...kept, [table]: seats.filter(isOwn).map((each) => each.key) });
  const others = seats.filter((each) => !isOwn(each)).map(({ seat, key }) => ({ seat, key }));
  if (others.length) write(LENT, { ...read<LentKey>(LENT), [table]: others });
}

/** A key that opens nothing would shut out those that do. */
export function forgetKey(table: string, key: string): void {
  const kept = read<string>(OWN);
  const left = (kept[table] ?? []).filter((each) => each !== key);
  if (left.length) write(OWN, { ...kept, [table]: left });
  else forgetIn(OWN, table);
}

export function forgetTable(table: string): void {
  forgetIn(OWN, table);
  forgetIn(LENT, table);
}

function forgetIn(place: string, table: string): void {
  const { [table]: _, ...others } = read<unknown>(place);
  write(place, others);
}
