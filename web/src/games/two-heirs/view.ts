/** What the server says of a table of The Two Heirs, its words for colours and edges as ours. */

import type { TreasureForm } from "../../art/figures";
import type { Terrain } from "../../art/land";
import type { Edge } from "../../art/road";
import type {
  TwoHeirsComponents,
  TwoHeirsTileFace,
  TwoHeirsTileView,
  TwoHeirsTreasureFace,
  TwoHeirsView,
} from "../../schema";
import type { Table } from "../../table/store.svelte";

export type At = [number, number];
export type Goods = [wood: number, stone: number, grain: number];

export interface TileView extends TwoHeirsTileView {
  colour: Terrain;
}
export type { TwoHeirsSlotView as SlotView, TwoHeirsUnitView as UnitView } from "../../schema";
export interface View extends TwoHeirsView {
  landscape: TileView[];
  top_colour: Terrain | null;
}
export interface TileFace extends TwoHeirsTileFace {
  colour: Terrain;
  road: Edge[][];
}
export interface Components extends TwoHeirsComponents {
  tiles: Record<string, TileFace>;
  treasures: Record<string, TwoHeirsTreasureFace & TreasureForm>;
}

export const GOODS = ["wood", "stone", "grain"] as const;
export type Good = (typeof GOODS)[number];
export const GOOD_OF: Record<Terrain, Good> = { green: "wood", grey: "stone", yellow: "grain" };
export const TERRAIN_OF: Record<string, Terrain> = {
  wood: "green",
  stone: "grey",
  grain: "yellow",
};

/** The game's own view of what is shown now. */
export const viewOf = (table: Table): View => table.sight?.view as View;
export const componentsOf = (table: Table): Components => table.facts?.components as Components;
export const faceOf = (table: Table, id: string): TileFace | undefined =>
  componentsOf(table).tiles[id];
/** What a tile costs to build. */
export const costOf = (table: Table, id: string): Record<Good, number> => {
  const [wood = 0, stone = 0, grain = 0] = faceOf(table, id)?.cost ?? [];
  return { wood, stone, grain };
};
export const colourOf = (table: Table, seat: number): string =>
  table.sight?.seats[seat]?.colour ?? "white";

export const sameAt = (a: At | null | undefined, b: At | null | undefined): boolean =>
  !!a && !!b && a[0] === b[0] && a[1] === b[1];

export const tileAt = (view: View, at: At): TileView | undefined =>
  view.landscape.find((tile) => sameAt(tile.at, at));
