/** What the listed choices mean for a place: which use it, and what its labels say. */

import type { Choice, Outcome, Ref } from "../../schema";
import { same } from "../../table/refs";
import type { Table } from "../../table/store.svelte";
import type { Item } from "./letters";
import { placeOf, playerOf, viewOf, type Goods } from "./view";

export const place = (id: string): Ref => ({ kind: "place", id });
export const card = (id: string): Ref => ({ kind: "card", id });

/** Everything that can be answered with a thing. */
export const using = (table: Table, ref: Ref): Choice[] =>
  table.choices.filter(
    (each) => same(each.subject, ref) || each.targets.some((target) => same(target, ref)),
  );

/** A place was touched: one choice is previewed, of several the dock asks which. */
export function touchAny(table: Table, ref: Ref, anchor: Element): void {
  const own = using(table, ref);
  const { preview } = table;
  const isAgain = preview !== null && own.includes(preview);
  const isTarget = table.targets.size > 0 && own.some((each) => same(each.subject, table.subject));
  if (isAgain || isTarget || own.length === 0) return table.touch(ref, anchor);
  table.clear();
  const [only] = own;
  if (own.length === 1 && only) {
    table.subject = only.subject;
    return table.look(only);
  }
  table.subject = ref;
  table.verb = null;
}

const HIDDEN = new Set(["worker", "points", "building_card"]); // said otherwise, or of no interest here

export const items = (goods: Goods, sign: "+" | "−", hidden = HIDDEN): Item[] =>
  Object.entries(goods)
    .filter(([good, n]) => n > 0 && !hidden.has(good))
    .map(([good, n]) => [`${sign}${n}`, good]);

const PAID_ALWAYS = new Set(["worker", "silver", "building_card"]);
const COUNTED: Record<string, string> = {
  storehouse: "trades",
  town_centre: "captive",
  guardhouse: "prison",
};

export type Label = { items: Item[]; choice: Choice | null };

/** The gold labels of a lot; those with a choice can be touched by themselves. */
export function labels(table: Table, id: string, own: Choice[]): Label[] {
  const view = viewOf(table);
  const of = (...verbs: string[]) => own.filter((each) => verbs.includes(each.verb));
  if (view.asked === "capture") {
    return of("capture").map((choice) => {
      const player = Number(choice.targets.find((each) => each.kind === "player")?.id ?? 0);
      const count = placeOf(view, id)?.workers[player] ?? 0;
      return { items: [[String(count), `seat:${player}`]], choice };
    });
  }
  const found: Label[] = [];
  const add = (list: Item[], choice: Choice | null = null) => {
    if (list.length) found.push({ items: list, choice });
  };
  if (id === "guildhall") {
    const wonders = new Set(of("monument").map((each) => String(each.subject?.id)));
    const [builds, levels] = [of("build"), of("cathedral", "cathedral-free")];
    if (builds.length) add([[`${builds.length}×`, "building_card"]]);
    if (levels.length) add([["", "church"]]);
    if (wonders.size) add([[`${wonders.size}×`, "reward_card"]]);
    return found;
  }
  const times = COUNTED[id];
  const plain = of("place", "mine");
  if (times && plain.length) add([[`${placeOf(view, id)?.strength ?? ""}×`, times]]);
  for (const choice of plain) {
    const { gains, pays } = choice.outcome;
    const list = [...items(gains, "+"), ...items(pays, "−", PAID_ALWAYS)];
    add(list, plain.length > 1 ? choice : null);
  }
  for (const choice of of("workshop-draw", "visit-draw").slice(0, 1)) {
    add(items(choice.outcome.gains, "+", new Set()), choice);
  }
  const hires = of("workshop-hire").length;
  if (hires) add([[`${hires}×`, "apprentice"]]);
  for (const { outcome } of of("take-back")) add(items(outcome.gains, "+", new Set()));
  if (of("contribute-first").length) add([["", "princess"]]);
  return found.slice(0, 3);
}

/** How much of a good the reader has and would have; null for what lies on no board. */
export function beforeAndAfter(
  table: Table,
  outcome: Outcome,
  good: string,
): [before: number, after: number] | null {
  const mine = playerOf(table, table.me);
  if (!mine) return null;
  const { virtue, influence, home: worker, hand_size: building_card, unpaid_debts: debt } = mine;
  const kept: Goods = { ...mine.goods, virtue, influence, worker, building_card, debt };
  const [before, after] = [kept[good], outcome.afterwards[good]];
  return before === undefined || after === undefined ? null : [before, after];
}

/** What a choice does to the virtue of the reader; null if nothing. */
export function virtueAfter(table: Table, choice: Choice | null): number | null {
  const [now, then] = (choice && beforeAndAfter(table, choice.outcome, "virtue")) ?? [];
  return then === undefined || then === now ? null : then;
}

const AT: Record<string, string> = { build: "guildhall", monument: "guildhall" };

/** Where on the town a choice happens. */
export function spotOf(choice: Choice): string | null {
  const fixed = AT[choice.verb] ?? (choice.verb.startsWith("cathedral") ? "guildhall" : undefined);
  if (fixed) return fixed;
  const refs = [choice.subject, ...choice.targets];
  const found = refs.find((ref) => ref?.kind === "place" && !String(ref.id).startsWith("held"));
  return found ? String(found.id) : null;
}

const PLACING = new Set([
  ...["place", "mine", "workshop-draw", "workshop-hire", "market-draw", "market-hire"],
  ...["build", "cathedral", "cathedral-free", "monument", "visit", "visit-draw", "visit-hire"],
]);
export const isPlacing = (choice: Choice): boolean => PLACING.has(choice.verb);
