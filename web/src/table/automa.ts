/** A scripted turn in steps. */

import type { Told } from "../schema";

export type Step = {
  id: string;
  told: Told[]; // its result
  all: Told[]; // with everything that was tried
};

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
