/** What a touch means here: a lead is a town and a card in any order, a draft is two cards. */

import type { Choice, Ref } from "../../schema";
import { key, same } from "../../table/refs";
import type { Table } from "../../table/store.svelte";
import { card, moved, town, viewOf } from "./view";

const kindOf = (table: Table): string => table.question?.kind ?? "";

/** The town that is chosen: touched first, or named by what is previewed. */
export function chosenTown(table: Table): string | null {
  if (table.preview?.move.town) return moved(table.preview, "town");
  return table.subject?.kind === "town" ? String(table.subject.id) : null;
}

/** The cards that are chosen, in the order of touching. */
export function chosenCards(table: Table): string[] {
  const first = table.subject?.kind === "card" ? [String(table.subject.id)] : [];
  const named = table.preview
    ? ["card", "first", "second"].flatMap((field) =>
        table.preview?.move[field] ? [moved(table.preview, field)] : [],
      )
    : [];
  return [...new Set([...first, ...named])];
}

const leadOf = (table: Table, townId: string, cardId: string): Choice | undefined =>
  table.choices.find((each) => moved(each, "town") === townId && moved(each, "card") === cardId);

const keepOf = (table: Table, a: string, b: string): Choice | undefined =>
  table.choices.find((each) => {
    const named = [moved(each, "first"), moved(each, "second")];
    return a !== b && named.includes(a) && named.includes(b);
  });

/** Towns that an answer names, each with one of its choices; a chosen card narrows them. */
export function litTowns(table: Table): Map<string, Choice> {
  const found = new Map<string, Choice>();
  const [only] = kindOf(table) === "lead" ? chosenCards(table) : [];
  for (const choice of table.choices) {
    const id = moved(choice, "town");
    if (!id || found.has(id) || (only && moved(choice, "card") !== only)) continue;
    found.set(id, choice);
  }
  return found;
}

/** Cards that an answer names; a chosen town narrows them. */
export function litCards(table: Table): Set<string> {
  const only = kindOf(table) === "lead" ? chosenTown(table) : null;
  return new Set(
    table.choices
      .filter((each) => !only || moved(each, "town") === only)
      .flatMap((each) => ["card", "first", "second"].map((field) => moved(each, field)))
      .filter(Boolean),
  );
}

function pick(table: Table, ref: Ref): void {
  table.clear();
  table.subject = ref;
}

/** The reason against this very pair. */
const whyNotLead = (table: Table, townId: string, cardId: string, anchor: Element): void =>
  void table.whyMove({ do: "lead", town: townId, card: cardId }, anchor);

const FINGER = 26; // pixels around a finger within which a lit town is meant
const DOUBT = 10; // so much nearer a dark town must be to be meant itself

/** The town that a touch means: a finger beside a lit one means that. */
export function meantBy(event: MouseEvent, anchor: Element, id: string): string {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return id;
  const far = (each: Element): number => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return Math.hypot(x - event.clientX, y - event.clientY);
  };
  const most = Math.min(FINGER, far(anchor) + DOUBT);
  const near = [...document.querySelectorAll(".bb-town[data-lit]")]
    .map((lit) => [far(lit), lit] as const)
    .filter(([distance]) => distance < most)
    .sort(([a], [b]) => a - b)[0]?.[1];
  return near?.getAttribute("data-ref")?.split(":")[1] ?? id;
}

export function touchTown(table: Table, id: string, anchor: Element): void {
  const ref = town(id);
  if (kindOf(table) !== "lead" || !table.choices.length) return table.touch(ref, anchor);
  const [held] = chosenCards(table);
  if (chosenTown(table) === id) {
    if (table.preview) return void table.commit();
    return table.clear();
  }
  const choice = held ? leadOf(table, id, held) : undefined;
  if (held && choice) {
    table.subject = card(held);
    table.look(choice);
  } else if (held) {
    whyNotLead(table, id, held, anchor);
  } else if (litTowns(table).has(id)) {
    pick(table, ref);
  } else {
    void table.why(ref, anchor);
  }
}

export function touchCard(table: Table, id: string, anchor: Element): void {
  const ref = card(id);
  const kind = kindOf(table);
  if (!table.choices.length || !litOf(table, id)) return plan(table, ref, anchor);
  if (kind === "lead") touchLead(table, id, anchor);
  else if (kind === "draft") touchDraft(table, id);
  else table.touch(ref, anchor);
}

const litOf = (table: Table, id: string): boolean =>
  table.choices.some((each) =>
    ["card", "first", "second"].some((field) => moved(each, field) === id),
  );

/** Nobody asks for this card now: it is only looked at. */
function plan(table: Table, ref: Ref, anchor: Element): void {
  if (table.choices.length) return void table.why(ref, anchor);
  if (same(table.subject, ref)) table.clear();
  else pick(table, ref);
}

function touchLead(table: Table, id: string, anchor: Element): void {
  const where = chosenTown(table);
  if (chosenCards(table).includes(id)) {
    if (table.preview) return void table.commit();
    return table.clear();
  }
  if (!where) return pick(table, card(id));
  const choice = leadOf(table, where, id);
  if (!choice) return whyNotLead(table, where, id, anchor);
  table.subject = card(id);
  table.look(choice);
}

function touchDraft(table: Table, id: string): void {
  const [first, second] = chosenCards(table);
  if (id === first) {
    if (second) pick(table, card(second));
    else table.clear();
  } else if (id === second && first) {
    pick(table, card(first));
  } else if (!first) {
    pick(table, card(id));
  } else {
    const choice = keepOf(table, first, id);
    if (choice) table.look(choice);
  }
}

/** Towns that the chosen card could expand to. */
export function reached(table: Table): string[] {
  const { asked, prospects, trick } = viewOf(table);
  if (asked === "expand") return [...litTowns(table).keys()];
  const row = table.preview ? moved(table.preview, "action") : "";
  const held = asked === "secondary" ? trick?.cards[table.me] : chosenCards(table).at(-1);
  if (asked === "lead" || !held || (asked === "secondary" && row !== "upper")) return [];
  return prospects.find((each) => each.card === held)?.upper.targets ?? [];
}

export const isHot = (table: Table, ref: Ref): boolean =>
  [...table.hot, ...table.lines].some((each) => key(each) === key(ref));
