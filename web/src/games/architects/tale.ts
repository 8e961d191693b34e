/** What is told step by step: a reset of the black market, the end of the game, where it happened. */

import type { Ref, Told } from "../../schema";
import { taleOf, type Step } from "../../table/automa";
import { isAnswered } from "../../table/news";
import type { Table } from "../../table/store.svelte";
import { t } from "../../words/words.svelte";

/** Kinds of news that begin a chapter of a reset. */
const RESET = new Set([
  ...["reset", "to-prison", "large-card", "profiteer-claims", "princess-rewards"],
  ...["to-monument", "consequence-card", "prison-loss", "most-prisoners"],
]);
const END = new Set(["end-effect", "influence-gold", "game-over"]);
const PLACES: Record<string, string> = {
  "large-card": "black_market_large",
  "to-monument": "monuments",
  "prison-loss": "prison",
  "most-prisoners": "prison",
};

export const tale = (table: Table): Step[] =>
  table.isOver ? endChapters(table) : resetChapters(table);

export const taleTitle = (table: Table): string =>
  t(table.isOver ? "ui-arch-end-tale" : "ui-arch-reset-tale");

/** The events of a reset that came after the reader's last turn, put together. */
export function resetChapters(table: Table): Step[] {
  const { told, sight } = table;
  const start = told.findLastIndex((each) => each.kind === "reset");
  const first = told[start];
  if (!first || isAnswered(told, first.turn, sight?.reader ?? null)) return [];
  let before = "";
  const events = told.slice(start).filter((each) => each.turn === first.turn);
  return chapters(table, events, ({ kind }) => {
    const isMore =
      (kind === "to-monument" && before === "to-monument") ||
      (kind === "to-prison" && before !== "reset");
    before = kind;
    return RESET.has(kind) && !isMore;
  });
}

/** What buildings and influence bring after the last turn; nothing if they bring nothing. */
function endChapters(table: Table): Step[] {
  const start = table.told.findIndex((each) => END.has(each.kind));
  const found = chapters(table, table.told.slice(start), ({ kind }) => END.has(kind));
  return found.length > 1 ? found : [];
}

function chapters(table: Table, events: Told[], isFirst: (told: Told) => boolean): Step[] {
  const found: Step[] = [];
  for (const each of events) {
    if (each.kind === "turn" || !each.text) continue;
    const last = found.at(-1);
    const isNew = isFirst(each) || !last;
    if (isNew) found.push({ id: String(each.index), title: each.text, told: [], all: [each] });
    else {
      last.told.push(each);
      last.all.push(each);
    }
    const step = found.at(-1);
    if (step && each.seat === table.me && each.kind !== "gained") step.isMine = true;
  }
  return found;
}

export function placeOfTold(told: Told): string | null {
  const fixed = PLACES[told.kind];
  if (fixed) return fixed;
  const fact = told.facts.place;
  return typeof fact === "object" && fact !== null && "kind" in fact
    ? String((fact as Ref).id)
    : null;
}

export type Mark = { place: string; n: number; isDone: boolean };

/** Numbers on the lots while something is told: filled ones have happened. */
export function taleMarks(table: Table, bookkeeping: ReadonlySet<string>): Mark[] {
  if (!table.isExplaining) return [];
  return taleOf(table, bookkeeping).flatMap((step, i) => {
    const place = step.all.map(placeOfTold).find((each) => each !== null);
    return place ? [{ place, n: i + 1, isDone: i <= table.automaStep }] : [];
  });
}
