/** A piece taken in the hand, carried over the page and put down: a second way to choose. */

import type { Ref } from "../schema";
import { key } from "./refs";
import type { Table } from "./store.svelte";

const SLIP = 6; // pixels a finger may slip and still touch

/** A finger or a button went down on a piece; it may be carried from here. */
export function maybeDrag(event: PointerEvent, table: Table, ref: Ref): void {
  if (!event.isPrimary || event.button > 0 || !table.subjects.has(key(ref))) return;
  const { clientX, clientY, pointerId } = event;
  const hearing = new AbortController();
  const on = { signal: hearing.signal };

  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    if (!table.drag) {
      if (Math.hypot(now.clientX - clientX, now.clientY - clientY) <= SLIP) return;
      table.lift(ref);
    }
    table.drag = { ref, x: now.clientX, y: now.clientY };
  };
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    hearing.abort();
    if (!table.drag) return;
    table.drag = null;
    if (now.type === "pointercancel") return table.clear();
    table.drop(piecesAt(now.clientX, now.clientY));
    addEventListener("click", swallow, { capture: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  };
  addEventListener("pointermove", move, on);
  addEventListener("pointerup", end, on);
  addEventListener("pointercancel", end, on);
}

const swallow = (event: Event): void => event.stopPropagation(); // the end of a drag is no touch

/** What lies at a point of the page, the uppermost first. */
function piecesAt(x: number, y: number): Element[] {
  const pieces = document.elementsFromPoint(x, y).map((each) => each.closest("[data-ref]"));
  return [...new Set(pieces.filter((each) => each !== null))];
}
