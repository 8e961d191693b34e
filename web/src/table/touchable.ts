/** What makes a piece of a drawing touchable: by finger, mouse and keyboard, lit or dark. */

import type { Ref } from "../schema";
import { maybeDrag } from "./drag";
import { key } from "./refs";
import type { Table } from "./store.svelte";

export function touchable(table: Table, ref: Ref, label: string, isLit: boolean) {
  return {
    role: "button",
    tabindex: isLit ? 0 : -1, // dark things are reached with Shift and arrows
    "aria-label": label,
    "data-ref": key(ref),
    "data-lit": isLit || undefined,
    "data-carry": table.subjects.has(key(ref)) || undefined, // the board stays while it is dragged
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      table.touch(ref, event.currentTarget as Element);
    },
    onpointerdown: (event: PointerEvent) => maybeDrag(event, table, ref),
    onpointerenter: () => {
      table.seen = ref;
    },
    onfocus: () => {
      table.seen = ref;
    },
  } as const;
}
