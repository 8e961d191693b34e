/** A hall with saved positions as my games. Only in builds for pictures. */

import { keepKey } from "../keys";
import type { Saved } from "../table/demo.svelte";
import type { Listed, Spot, TwoHeirsTileView } from "../schema";
import type { HallFacts } from "./api";

const FILES = import.meta.glob<Saved>("../../tests/sights/*.json", { import: "default" });

export async function demoHall(): Promise<HallFacts> {
  const isEmpty = location.hash === "#empty";
  const names = isEmpty ? [] : ["turn", "henry", "boru-lead", "ar-place5"];
  const tables = await Promise.all(names.map(card));
  return { tables, address: null };
}

const spot = ({ at, colour, owner }: TwoHeirsTileView): Spot => ({
  at: at.join(","),
  look: colour,
  seat: owner,
  count: 1,
});

export async function card(id: string, n: number): Promise<Listed> {
  const saved = await FILES[`../../tests/sights/${id}.json`]?.();
  if (!saved) throw new Error(`no saved position ${id}`);
  const { sight } = saved;
  keepKey(id, id);
  const hours = [0, 2, 26, 80][n] ?? 0;
  const changed = new Date(Date.now() - hours * 3600_000).toISOString();
  return {
    id,
    game: saved.table.game,
    title: saved.table.title,
    created: changed,
    changed,
    seats: sight.seats,
    names: saved.table.names,
    standing: {
      answers: sight.answers,
      turn: sight.turn,
      points: sight.seats.map((seat) => seat.points),
      waiting: n === 2 ? [1] : sight.waiting,
      winners: sight.winners,
      resigned: null,
      guide: null,
      is_gathering: false,
      sketch: "landscape" in sight.view ? sight.view.landscape.map(spot) : [],
    },
    is_over: sight.winners !== null,
    is_read_only: false,
    origin: null,
    keys: [{ seat: 0, player: "human", name: "", key: id }],
  };
}
