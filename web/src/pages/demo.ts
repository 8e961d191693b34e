/** Saved positions as tables: `/t/turn`, `/t/henry`, `/t/end` … Only in builds for pictures. */

import type { Line } from "../table/line.svelte";
import { SavedLine, type Saved } from "../table/demo.svelte";
import type { Table } from "../table/store.svelte";

const FILES = import.meta.glob<Saved>("../../tests/sights/*.json", { import: "default" });

export async function demoLine(id: string, table: Table): Promise<Line | null> {
  const load = FILES[`../../tests/sights/${id}.json`];
  if (!load) return null;
  const line = new SavedLine(await load(), table);
  if (location.hash === "#offline") line.state = "broken";
  return line;
}
