/** The choices of a question as the dock lists them. */

import type { Choice, Question } from "../../schema";
import { groups as byVerb, type Group } from "../../table/choosing";
import type { Table } from "../../table/store.svelte";
import { ours } from "../../words/words.svelte";
import { placeOf, viewOf } from "./view";

/** Where a worker may go, in the order of the dock. */
const PLACINGS = ["gather", "guildhall", "town", "princess", "workshop", "market"] as const;
const BY_VERB: Record<string, (typeof PLACINGS)[number]> = {
  mine: "gather",
  build: "guildhall",
  cathedral: "guildhall",
  "cathedral-free": "guildhall",
  monument: "guildhall",
  "contribute-first": "princess",
  "workshop-draw": "workshop",
  "workshop-hire": "workshop",
  "visit-draw": "workshop",
  "visit-hire": "workshop",
  "market-draw": "market",
  "market-hire": "market",
};
const GATHERING = new Set(["quarry", "forest", "silversmith", "mines"]);

function placing({ verb, subject }: Choice): (typeof PLACINGS)[number] {
  const at = String(subject?.id);
  if (at.startsWith("black_market")) return "market";
  return BY_VERB[verb] ?? (GATHERING.has(at) ? "gather" : "town");
}

const paid = (choice: Choice, good: string): number => choice.outcome.pays[good] ?? 0;
const total = (choice: Choice): number =>
  Object.values(choice.outcome.pays).reduce((sum, n) => sum + n, 0);

/** The cheapest way first: with the least influence, then with the fewest goods. */
const byCost = (a: Choice, b: Choice): number =>
  paid(a, "influence") - paid(b, "influence") || total(a) - total(b);

/** Others before one's own, large groups before small ones. */
function byGroup(table: Table): (a: Choice, b: Choice) => number {
  const view = viewOf(table);
  const facts = (choice: Choice): [number, number] => {
    const owner = Number(choice.targets.find((each) => each.kind === "player")?.id ?? 0);
    const count = placeOf(view, String(choice.subject?.id))?.workers[owner] ?? 0;
    return [Number(owner === table.me), count];
  };
  return (a, b) => {
    const [[ownA, countA], [ownB, countB]] = [facts(a), facts(b)];
    return (
      Number(a.verb !== "capture") - Number(b.verb !== "capture") || ownA - ownB || countB - countA
    );
  };
}

/** Of choices that differ only in what a switch on the bill asks, the first stands for all. */
export const alternatives = (table: Table, choice: Choice): Choice[] =>
  choice.verb === "cathedral" || choice.verb === "monument"
    ? table.choices.filter(
        (each) =>
          each.verb === choice.verb &&
          (each.verb === "cathedral" || each.subject?.id === choice.subject?.id),
      )
    : [choice];

export function groups(table: Table, question: Question): Group[] {
  const { choices, kind } = question;
  if (kind === "pay" || kind === "capture") {
    const sorted = [...choices].sort(kind === "pay" ? byCost : byGroup(table));
    return [{ verb: question.verbs[0]!, choices: sorted }];
  }
  if (kind !== "place") return byVerb(question, table.points, table.me);
  const shown = choices.filter((each) => alternatives(table, each)[0] === each);
  return PLACINGS.map((id) => ({
    verb: { id, title: ours(`ui-arch-group-${id}`) },
    choices: shown.filter((each) => placing(each) === id),
  })).filter((group) => group.choices.length > 0);
}
