/** A hall with saved positions as my games. Only in builds for pictures. */

import type { Saved } from "../table/demo.svelte";
import type { HallFacts, TableCard } from "./api";

const FILES = import.meta.glob<Saved>("../../tests/sights/*.json", { import: "default" });

export async function demoHall(): Promise<HallFacts> {
  const isEmpty = location.hash === "#empty";
  const names = isEmpty ? [] : ["turn", "henry", "siege", "end"];
  const tables = await Promise.all(names.map(card));
  return { tables, addresses: [] };
}

async function card(id: string, n: number): Promise<TableCard> {
  const saved = await FILES[`../../tests/sights/${id}.json`]?.();
  if (!saved) throw new Error(`no saved position ${id}`);
  const { sight } = saved;
  const hours = [0, 2, 26, 80][n] ?? 0;
  return {
    id,
    game: saved.table.game,
    seats: sight.seats,
    waiting: n === 2 ? [1] : sight.waiting,
    mine: [0],
    is_over: sight.winners !== null,
    changed: Date.now() / 1000 - hours * 3600,
    view: sight.view,
  };
}
