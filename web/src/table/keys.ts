/** The keyboard: the same keys in all languages and all games. */

import type { Room } from "../games/room";
import type { Table } from "./store.svelte";

export interface Sheets {
  keys(): void;
  words(): void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function press(event: KeyboardEvent, table: Table, room: Room, sheets: Sheets): void {
  const target = event.target instanceof Element ? event.target : document.body;
  const isText = target.matches("input, select, textarea") || target.closest("dialog") !== null;
  if (isText || event.ctrlKey || event.metaKey || event.altKey) return;
  const isPiece = target.hasAttribute("data-ref");
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const arrow = ARROWS[name];
  if (arrow && !target.closest('[role="slider"], [role="tablist"], .tc-pane')) {
    if (step(target, arrow, event.shiftKey)) event.preventDefault();
  } else if ((name === "Enter" || name === " ") && isPiece) {
    event.preventDefault();
    touch(target);
  } else if (name === "Enter" && !target.closest("button, a, summary")) {
    if (table.isExplaining) table.finishAutoma();
    else void table.commit();
  } else if (name === "Escape") {
    if (table.pop || table.subject || table.preview || table.hints) table.back();
    else if (table.isDrawerOpen) table.isDrawerOpen = false;
    else if (table.past) table.returnToNow();
  } else if (name === "u") {
    void table.undo(event.shiftKey);
  } else if (name === "n") {
    const end = table.choices.find((choice) => choice.verb === room.endVerb);
    if (end) table.look(end);
    else
      void table.why({ kind: "verb", id: room.endVerb }, document.querySelector("#tc-q") ?? target);
  } else if (name === "?") {
    if (isPiece && !target.hasAttribute("data-lit")) touch(target);
    else sheets.keys();
  } else if (name === "/") {
    event.preventDefault(); // or it would be the first sign typed
    table.clear();
    table.isTyping = !table.isOver && !table.past;
  } else if (name === "v") {
    sheets.words();
  } else if (name === "h") {
    if (table.isMine) void table.hint();
  } else if (name === "l") {
    table.openDrawer("log");
  } else if (name === "s") {
    table.openDrawer("score");
  } else if (name === "i") {
    const ref = table.subject ?? table.seen;
    if (ref) void table.inspect(ref, document.querySelector(`[data-ref]:focus`) ?? target);
  } else if (name === "[" || name === "]") {
    const at = table.sight?.answers ?? 0;
    void table.lookAt(name === "[" ? at - 1 : at + 1);
  } else if (/^[1-9]$/.test(name)) {
    focusOn(document.querySelectorAll(".tc-hand [data-ref]")[Number(name) - 1], true);
  } else {
    const verb = room.keys[name];
    if (verb) openGroup(verb);
  }
}

/** Go from a piece to the next one in a direction: lit ones, or all with Shift. */
function step(from: Element, [dx, dy]: [number, number], isAll: boolean): boolean {
  const wanted = isAll ? "[data-ref]" : "[data-ref][data-lit]";
  const others = [...document.querySelectorAll(wanted)].filter(isShown);
  if (!from.hasAttribute("data-ref")) return focusOn(others[0]);
  const [x, y] = middle(from);
  let best: [number, Element] | null = null;
  for (const other of others) {
    if (other === from) continue;
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along < 4) continue;
    const far = along + across * 2;
    if (best === null || far < best[0]) best = [far, other];
  }
  return focusOn(best?.[1]);
}

const isShown = (each: Element): boolean => each.getClientRects().length > 0;

function middle(each: Element): [number, number] {
  const box = each.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function focusOn(each: Element | undefined, isTouched = false): boolean {
  if (!(each instanceof HTMLElement || each instanceof SVGElement)) return false;
  each.focus();
  if (isTouched) touch(each);
  return true;
}

const touch = (each: Element): boolean =>
  each.dispatchEvent(new MouseEvent("click", { bubbles: true }));

function openGroup(verb: string): void {
  const group = document.querySelector(`.tc-group[data-verb="${verb}"]`);
  if (!(group instanceof HTMLDetailsElement)) return;
  group.open = true;
  group.querySelector("button")?.focus();
}
