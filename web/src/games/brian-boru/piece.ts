/** What makes a thing on the map touchable, with a meaning of its own. */

import type { Ref } from "../../schema";
import type { Table } from "../../table/store.svelte";
import { touchable } from "../../table/touchable";

export function piece(
  table: Table,
  ref: Ref,
  label: string,
  isLit: boolean,
  touch: (anchor: Element, event: MouseEvent) => void,
  role = "button", // "img": numbers stand on it that its name says in another order
) {
  return {
    ...touchable(table, ref, label, isLit),
    role,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      touch(event.currentTarget as Element, event);
    },
  };
}
