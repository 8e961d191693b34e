/** What the server says of a table of Architects. */

import type { Names } from "../../schema";
import type { Table } from "../../table/store.svelte";

export type Goods = Record<string, number>;

export interface OfferView {
  slot: number;
  row: number;
  column: number; // from 1
  coins: number; // silver lying there
  apprentice: string | null;
  price: Goods; // for the reader's next worker: silver, tax, coins
  silver: number; // all of it
}
export interface PlaceView {
  id: string;
  workers: number[]; // [player]
  has_princess: boolean;
  has_profiteer: boolean;
  monument: string | null;
  goods: Goods; // what a space of the black market gives now
  strength: number; // how many workers would count if the reader placed one
  together: number; // own ones that could then be captured at once
}
export interface GuildhallView {
  rows: number;
  row_length: number;
  lying: number;
  workers: number[];
  resets_at: number[]; // spaces, from 1
  next_reset: number | null;
}
export interface MonumentView {
  id: string;
  laid: number;
  owner: number | null;
  site: string | null;
}
export interface HandView {
  id: string;
  missing: Goods;
  missing_skills: string[];
}
export interface PlayerView {
  player: number;
  is_scripted: boolean;
  board: string | null;
  goods: Goods;
  virtue: number;
  forbidden: string | null; // by virtue: "cathedral", "market"
  influence: number;
  unpaid_debts: number;
  paid_debts: number;
  level: number;
  home: number;
  captives: number[]; // [owner]
  apprentices: string[];
  skills: string[];
  buildings: string[];
  monuments: string[];
  hand_size: number;
  points: number;
  marker: string | null; // a scripted opponent's
}
export interface View {
  asked: string;
  turn: number;
  turn_number: number;
  final_turns: number | null;
  is_reset_due: boolean;
  has_wonder: boolean;
  players: PlayerView[];
  places: PlaceView[];
  prison: number[];
  tax: number;
  guildhall: GuildhallView;
  cathedral: { level: number; players: number[] }[];
  offer: OfferView[];
  apprentices_left: number;
  buildings_left: number;
  being_built: string[];
  hand: HandView[];
  pack: HandView[];
  five: HandView[];
  due: Goods;
  credit: number;
  left: number | null;
  monuments: MonumentView[];
  contribution: { card: string; laid: string[] } | null;
  consequence: string | null;
  script: { opponent: string; schemes: number; discards: string[]; advanced: number } | null;
}

export interface AbilityFace {
  kind: string;
  also: string | null;
  gain: Goods;
  amount: number;
  limit: number;
  trade: string | null;
  pay: Goods;
}
export interface ApprenticeFace {
  names: Names;
  skills: string[];
  virtue: number;
  ability: AbilityFace;
}
export interface EffectFace {
  kind: string;
  gain: Goods;
  count: number;
  options: EffectFace[];
}
export interface BuildingFace {
  names: Names;
  skills: string[];
  cost: Goods;
  points: number;
  virtue: number;
}
export interface BoardFace {
  names: Names;
  ability: AbilityFace;
  start: Goods;
  prisoners: number;
}
export interface MonumentFace {
  names: Names;
  resource: string;
  cost: Goods;
  points: number;
}
export interface LevelFace {
  level: number;
  spaces: number;
  points: number;
  cost: Goods;
}
export interface ContributionFace {
  names: Names;
  gains: Record<string, Goods>;
  princess: EffectFace;
  profiteer_gain: Goods;
  profiteer_loss: number;
}
export interface SchemeFace {
  names: Names;
  is_advanced: boolean;
}
export interface Components {
  resources: string[];
  places: Record<
    string,
    { names: Names; clause: string; cost: Goods; yields: Record<string, number[]> }
  >;
  levels: LevelFace[];
  virtue_points: number[];
  cathedral_virtue: number; // at least so much to work on the cathedral
  market_virtue: number; // at most so much to enter the black market
  influence_most: number;
  influence_steps: number[];
  apprentices: Record<string, ApprenticeFace>;
  buildings: Record<string, BuildingFace>;
  boards: Record<string, BoardFace>;
  contributions: Record<string, ContributionFace>;
  monuments: Record<string, MonumentFace>;
  schemes: Record<string, SchemeFace>;
  opponents: Record<string, { names: Names }>;
}

export const PURSE = ["clay", "wood", "stone", "silver", "gold", "marble"] as const;
export const MARKET = "black_market";

export const viewOf = (table: Table): View => table.sight?.view as View;
export const componentsOf = (table: Table): Components => table.facts?.components as Components;
export const colourOf = (table: Table, seat: number): string =>
  table.sight?.seats[seat]?.colour ?? "blue";
export const playerOf = (table: Table, seat: number): PlayerView | undefined =>
  viewOf(table).players.find((each) => each.player === seat);
export const placeOf = (view: View, id: string): PlaceView | undefined =>
  view.places.find((each) => each.id === id);

const IN_TRAY = 6; // cards that can be read there
/** Is the hand that must be put down larger than the tray? */
export const isTooLarge = (view: View): boolean =>
  view.asked === "hand-limit" && view.hand.length > IN_TRAY;
