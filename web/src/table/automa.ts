/** What happened in steps: a scripted turn, or what a room tells. */

import type { Phrase, ScoreSight, Told } from "../schema";
import type { Table } from "./store.svelte";

export type Step = {
  id: string;
  title?: Phrase; // where no message of the room names it
  told: Told[]; // its result
  all: Told[]; // with everything that was tried
  isMine?: boolean; // it hit the reader
  score?: ScoreSight[]; // lines of the score sheet that it counts
};

/** Everything that is told now: what is new of a scripted turn, then what the room tells. */
export function taleOf(table: Table, bookkeeping: ReadonlySet<string>): Step[] {
  const first = table.chapters[0]?.all[0]?.index ?? Infinity;
  const turn = table.automa.filter(({ index }) => index > table.automaSeen && index < first);
  return [...stepsOf(turn, bookkeeping), ...table.chapters];
}

export function stepsOf(turn: Told[], bookkeeping: ReadonlySet<string>): Step[] {
  const steps: Step[] = [];
  for (const told of turn) {
    if (told.step === null) continue;
    let step = steps.find((each) => each.id === told.step);
    if (!step) steps.push((step = { id: told.step, told: [], all: [] }));
    step.all.push(told);
    if (!bookkeeping.has(told.kind)) step.told.push(told);
  }
  return steps;
}
