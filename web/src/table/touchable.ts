/** What makes a piece of a drawing touchable: by finger, mouse and keyboard, lit or dark. */

import type { Ref } from "../schema";
import { key } from "./refs";
import type { Table } from "./store.svelte";

export function touchable(table: Table, ref: Ref, label: string, isLit: boolean) {
  return {
    role: "button",
    tabindex: isLit ? 0 : -1, // dark things are reached with Shift and arrows
    "aria-label": label,
    "data-ref": key(ref),
    "data-lit": isLit || undefined,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      table.touch(ref, event.currentTarget as Element);
    },
    onpointerenter: () => {
      table.seen = ref;
    },
    onfocus: () => {
      table.seen = ref;
    },
  } as const;
}
