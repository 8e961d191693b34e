/** What things and places are called here, and where things are. */

import type { Ref } from "../../schema";
import type { Table } from "../../table/store.svelte";
import { minus } from "../../words/typography";
import { t, words } from "../../words/words.svelte";
import { componentsOf, faceOf, tileAt, viewOf, type At, type TileView } from "./view";

export const tileName = (table: Table, id: string): string =>
  faceOf(table, id)?.names[words.language] ?? id;

export const cellName = (at: At): string => minus(at.join(","));

/** What Henry is called on his level, after his name: `the Brave`. */
export function levelName(table: Table): string {
  const { henry, levels } = componentsOf(table);
  const whole = levels[(viewOf(table).henry?.level ?? 0) - 1]?.[words.language] ?? "";
  const name = `${henry[words.language]} `;
  return whole.startsWith(name) ? whole.slice(name.length) : whole;
}

export const placeName = (table: Table, tile: TileView): string =>
  tile.owner === null || tile.id === null ? t("ui-heirs-land") : tileName(table, tile.id);

/** The tile a reference means, if its front is known. */
export function tileIdOf(table: Table, ref: Ref): string | null {
  if (ref.kind === "tile" && typeof ref.id === "string") {
    return componentsOf(table).tiles[ref.id] ? ref.id : null;
  }
  if (ref.kind === "slot") return viewOf(table).ring[Number(ref.id)]?.tile ?? null;
  if (ref.kind === "cell") {
    const tile = tileAt(viewOf(table), ref.id as At);
    return tile && tile.owner !== null ? tile.id : null;
  }
  return null;
}

/** Where in the landscape something is; null if nowhere. */
export function atOf(table: Table, ref: Ref): At | null {
  const view = viewOf(table);
  if (ref.kind === "cell") return ref.id as At;
  if (ref.kind === "tile") return view.landscape.find((tile) => tile.id === ref.id)?.at ?? null;
  if (ref.kind === "unit") {
    return view.units.find((unit) => unit.unit === ref.id && unit.owner === ref.seat)?.at ?? null;
  }
  if (ref.kind === "treasure")
    return view.landscape.find((tile) => tile.token === ref.id)?.at ?? null;
  return null;
}

/** Where these are, each place once: a tile and its cell are one. */
export function placesOf(table: Table, refs: Ref[]): At[] {
  const found = refs.map((ref) => atOf(table, ref)).filter((at) => at !== null);
  return [...new Map(found.map((at) => [at.join(), at])).values()];
}

/** `Quarry 1,2`, `Sawmill`, or for an empty cell `beside Inn, Market`. */
export function whereName(table: Table, ref: Ref): string {
  const id = tileIdOf(table, ref);
  if (ref.kind !== "cell") return id ? tileName(table, id) : "";
  const at = ref.id as At;
  const view = viewOf(table);
  const here = tileAt(view, at);
  if (here) return `${placeName(table, here)} ${cellName(at)}`;
  const beside = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ]
    .map(([dx = 0, dy = 0]) => tileAt(view, [at[0] + dx, at[1] + dy]))
    .flatMap((tile) => (tile ? placeName(table, tile) : []));
  if (!beside.length) return t("ui-heirs-corner");
  return t("ui-heirs-beside", { what: [...new Set(beside)].join(", ") });
}
