/** What the server says of a table of The Two Heirs. */

import type { TreasureForm } from "../../art/figures";
import type { Terrain } from "../../art/land";
import type { Edge } from "../../art/road";
import type { Names, Phrase, Source } from "../../schema";
import type { Table } from "../../table/store.svelte";

export type At = [number, number];
export type Goods = [wood: number, stone: number, grain: number];

export interface TileView {
  at: At;
  colour: Terrain;
  id: string | null; // null: nobody knows the front of the start tile
  owner: number | null; // null: terrain
  token: string | null; // a treasure of Henry's
}
export interface SlotView {
  slot: number;
  tile: string | null;
  has_shield: boolean;
  rank: number; // the how-many-th tile from the shield; 0 without a tile
}
export interface UnitView {
  owner: number;
  unit: string; // "elite", "1" or "2"
  at: At | null;
  place: string; // "landscape", "reserve" or "aside"
  is_marked: boolean;
}
export interface PlayerView {
  seat: number;
  hand: string[];
  reach: number;
  resources: Goods; // available now
  points: number;
  sources?: Source[]; // what gives them
  missing?: Record<string, Goods>; // what a tile in hand lacks
}
export interface HenryView {
  level: number;
  treasures_left: number;
  reference: At; // the tile beside which he builds
}
export interface View {
  asked: string;
  target: At | null; // the building a siege is about
  turn: number;
  turns_ended: number;
  crown: number;
  discounts: number;
  stack: number;
  top_colour: Terrain | null;
  landscape: TileView[];
  ring: SlotView[];
  units: UnitView[];
  players: [PlayerView, PlayerView];
  henry: HenryView | null;
}
export interface TileFace {
  names: Names;
  set: string;
  colour: Terrain;
  cost: Goods;
  road: Edge[][]; // exits joined on the tile, its bottom edge to the owner
  kind?: string;
  look?: Phrase[]; // what is printed on it, line by line
}
export interface Components {
  tiles: Record<string, TileFace>;
  sets: Record<string, Names>;
  henry: Names;
  levels: Names[];
  treasures?: Record<string, TreasureForm>;
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
export const colourOf = (table: Table, seat: number): string =>
  table.sight?.seats[seat]?.colour ?? "white";

export const sameAt = (a: At | null | undefined, b: At | null | undefined): boolean =>
  !!a && !!b && a[0] === b[0] && a[1] === b[1];

export const tileAt = (view: View, at: At): TileView | undefined =>
  view.landscape.find((tile) => sameAt(tile.at, at));
