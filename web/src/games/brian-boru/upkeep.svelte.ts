/** The end of a round in its steps, from what was told. */

import type { Ref, Told } from "../../schema";
import { stepsOf, type Step } from "../../table/automa";
import type { Table } from "../../table/store.svelte";
import { viewOf } from "./view";

export const STEPS: [id: string, symbol: string][] = [
  ["marriage", "court"],
  ["battle", "battle"],
  ["church", "church"],
  ["claims", "crown"],
];
const FOLDED: ReadonlySet<string> = new Set();

/** Everything told from the last discarding of hands to the next round. */
export function lastUpkeep(told: Told[]): Told[] {
  const start = told.findLastIndex((each) => each.kind === "hands-discarded");
  if (start < 0) return [];
  const after = told.slice(start + 1);
  const end = after.findIndex((each) => each.kind === "round-begins" || each.step === "end");
  return end < 0 ? after : after.slice(0, end);
}

/** Everybody's points when the round began whose end is told; null if that was not told. */
export function pointsBefore(told: Told[]): number[] | null {
  const begun = told.filter((each) => each.kind === "round-begins" && each.points !== null);
  return begun.at(-2)?.points ?? null;
}

export const upkeepSteps = (told: Told[]): Step[] => stepsOf(lastUpkeep(told), FOLDED);

/** What a reader was shown already, so that it is told once. */
class Seen {
  round = $state(0); // the round whose end was read
}
const SEEN = new WeakMap<Table, Seen>();
export function seenOf(table: Table): Seen {
  let seen = SEEN.get(table);
  if (!seen) SEEN.set(table, (seen = new Seen()));
  return seen;
}

/** Is the end of the last round to be told now? */
export function isRoundEnd(table: Table): boolean {
  const view = viewOf(table);
  return (
    !table.past &&
    view.draft?.step === 1 &&
    view.round > 1 &&
    seenOf(table).round < view.round &&
    upkeepSteps(table.told).length > 0
  );
}

const idOf = (fact: unknown): string =>
  typeof fact === "object" && fact !== null && "id" in fact ? String((fact as Ref).id) : "";

/** Towns where something happened in the step that is told, and all before it. */
export function townChanges(table: Table): Map<string, string> {
  if (!isRoundEnd(table)) return new Map();
  return new Map(
    lastUpkeep(table.told).flatMap((each) =>
      idOf(each.facts.town) ? [[idOf(each.facts.town), each.kind] as const] : [],
    ),
  );
}

export function regionChanges(table: Table): Set<string> {
  if (!isRoundEnd(table)) return new Set();
  return new Set(lastUpkeep(table.told).map((each) => idOf(each.facts.region)));
}
