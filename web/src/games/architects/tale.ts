/** The last reset of the black market in steps, as its events tell it; and where steps happened. */

import type { Ref, Told } from "../../schema";
import { stepsOf } from "../../table/automa";
import type { Table } from "../../table/store.svelte";

export type Chapter = { told: Told[]; place: string | null; isMine: boolean };

const STARTS = new Set([
  ...["reset", "to-prison", "large-card", "profiteer-claims", "princess-rewards"],
  ...["to-monument", "consequence-card", "prison-loss", "most-prisoners"],
]);
const PLACES: Record<string, string> = {
  "large-card": "black_market_large",
  "to-monument": "monuments",
  "prison-loss": "prison",
  "most-prisoners": "prison",
};

/** The events of a reset that came after the reader's last turn, put together. */
export function resetChapters(table: Table): Chapter[] {
  const { told, me } = table;
  const present = table.sight?.turn ?? 0;
  const seats = table.sight?.seats.length ?? 0;
  const start = told.findLastIndex((each) => each.kind === "reset");
  const first = told[start];
  if (!first || first.turn < present - seats) return [];
  const chapters: Chapter[] = [];
  let before = "";
  for (const each of told.slice(start).filter((one) => one.turn === first.turn)) {
    if (each.kind === "turn" || !each.text) continue;
    const isMore =
      (each.kind === "to-monument" && before === "to-monument") ||
      (each.kind === "to-prison" && before !== "reset");
    const last = chapters.at(-1);
    if (last && (!STARTS.has(each.kind) || isMore)) last.told.push(each);
    else chapters.push({ told: [each], place: placeOfTold(each), isMine: false });
    const chapter = chapters.at(-1);
    if (chapter && each.seat === me && each.kind !== "gained") chapter.isMine = true;
    before = each.kind;
  }
  return chapters;
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

/** Numbers on the lots while a scripted turn is told: filled ones have happened. */
export function automaMarks(table: Table, bookkeeping: ReadonlySet<string>): Mark[] {
  if (!table.isExplaining) return [];
  return stepsOf(table.automa, bookkeeping).flatMap((step, i) => {
    const place = step.all.map(placeOfTold).find((each) => each !== null);
    return place ? [{ place, n: i + 1, isDone: i <= table.automaStep }] : [];
  });
}
