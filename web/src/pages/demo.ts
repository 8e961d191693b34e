/** Saved positions as tables: `/t/turn`, `/t/henry`, `/t/end` … Only in builds for pictures. */

import type { Sight } from "../schema";
import type { Line } from "../table/line.svelte";
import { SavedLine, type Saved } from "../table/demo.svelte";
import type { Table } from "../table/store.svelte";

const FILES = import.meta.glob<Saved>("../../tests/sights/*.json", { import: "default" });

export async function demoLine(id: string, table: Table): Promise<Line | null> {
  const load = FILES[`../../tests/sights/${id}.json`];
  if (!load) return null;
  const saved = await load();
  const line = new SavedLine(saved, table);
  if (location.hash === "#offline") line.state = "broken";
  if (location.hash === "#handover") beOpposite(table, saved.sight);
  return line;
}

/** Two at one screen: the other side is shown until somebody hands the table over. */
function beOpposite(table: Table, sight: Sight): void {
  table.show({ ...sight, reader: sight.reader === 0 ? 1 : 0, question: null });
  addEventListener("handover", () => table.show(sight), { once: true });
}
