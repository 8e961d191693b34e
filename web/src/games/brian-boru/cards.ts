/** What is printed on an action card, in words. */

import type { Table } from "../../table/store.svelte";
import { t } from "../../words/words.svelte";
import { faceOf, type CardFace } from "./view";

/** Equal symbols side by side, gathered. */
export function runs(row: string[]): [string, number][] {
  const found: [string, number][] = [];
  for (const symbol of row) {
    const last = found.at(-1);
    if (last?.[0] === symbol) last[1] += 1;
    else found.push([symbol, 1]);
  }
  return found;
}

export const wordRow = (row: string[]): string =>
  runs(row)
    .map(([symbol, count]) => t(`symbol-${symbol.replaceAll("_", "-")}`, { count }))
    .join(", ");

export function cardName(face: CardFace): string {
  const lower = face.lower.length ? ` ${t("ui-boru-or")} ${wordRow(face.lower)}` : "";
  return t("ui-boru-card-name", {
    suit: t(`suit-${face.suit}`),
    value: face.value,
    win: wordRow(face.primary),
    lose: wordRow(face.upper) + lower,
  });
}

const SUITS = ["red", "blue", "yellow", "white"];

/** By suit, then by value. */
export function sorted(table: Table, cards: readonly string[]): string[] {
  const rank = (id: string) => {
    const face = faceOf(table, id);
    return SUITS.indexOf(face.suit) * 100 + face.value;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
