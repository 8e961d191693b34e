/** What Henry tried, as his script tells it. */

import type { Ref, Told } from "../../schema";
import type { At } from "./view";

export type Try = { number: number; rule: string; direction: string; at: At; isTaken: boolean };

export function tries(told: Told[]): Try[] {
  return told
    .filter((each) => each.kind === "henry-tries" && isCell(each.facts.cell))
    .map((each, n) => ({
      number: n + 1,
      rule: String(each.facts.rule),
      direction: String(each.facts.direction),
      at: (each.facts.cell as Ref).id as At,
      isTaken: each.facts.taken === 1,
    }));
}

const isCell = (fact: unknown): boolean =>
  typeof fact === "object" && fact !== null && "kind" in fact && fact.kind === "cell";
