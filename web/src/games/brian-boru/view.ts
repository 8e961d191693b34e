/** What the server says of a table of Brian Boru. */

import type { Choice, Names, Phrase, Ref, SeatSight } from "../../schema";
import type { Table } from "../../table/store.svelte";
import { say, words } from "../../words/words.svelte";

export type Point = [number, number];
export type Suit = "red" | "blue" | "yellow" | "white";
export type TrackName = "marriage" | "battle" | "church";

export interface TownView {
  id: string;
  disc: number | null; // whose disc lies here, also below a control token
  has_vikings: boolean;
  has_monastery: boolean;
  is_active: boolean;
}
export interface RegionView {
  id: string;
  is_face_up: boolean;
  holder: number | null; // null: the token lies on the board
  strengths: number[]; // [seat]
  counted: number[]; // [seat] with military support
  vikings: number;
  weight: number; // what counts for the threshold
  would_flip: boolean;
  strongest: number[]; // several if tied
  next_holder: number | null;
}
export interface RaceView {
  track: TrackName;
  amounts: number[]; // [seat]
  leaders: number[];
  losers: number[]; // would lose a town to the Vikings
}
export interface PlayerView {
  seat: number;
  colour: string;
  coins: number;
  renown: number;
  vp: number; // on the score track
  points: number; // if the game ended now
  space: number;
  raiders: number;
  church_discs: number;
  regions: number;
  cards: number;
  tokens: string[];
  marriages: string[];
  hand: string[] | null; // null: not yours
}
export interface TrickView {
  number: number;
  tricks: number;
  active_town: string | null;
  leader: number | null;
  cards: (string | null)[]; // [seat]
  order: number[];
  winner: number | null;
  is_complete: boolean;
  resolver: number | null;
  action: string | null;
  unresolved: number[];
}
export interface DraftView {
  step: number;
  pack_size: number;
  pack: string[] | null; // null: not yours
  waiting: number[];
  passes_to: number | null; // who gets what the reader does not keep
}
export interface RowView {
  changes: Record<string, number>;
  extra: number; // further steps that could be bought
  targets: string[]; // towns to expand to
  freeable: string[];
  ahead: Record<string, boolean>; // tracks where nobody would be further: is it alone?
}
export interface ProspectView {
  card: string;
  primary: RowView;
  upper: RowView;
  lower: RowView | null;
}
export interface PurchaseView {
  reached: number; // space, raiders, discs
  after: number; // less if the disc falls back
  is_alone: boolean | null; // with the most of all; null: somebody would have more
}
export interface View {
  asked: string;
  actor: number;
  waiting: number[];
  winners: number[] | null;
  symbol: string | null;
  purchases: PurchaseView[]; // [steps]
  region: string | null;
  loser: number | null;
  phase: string;
  round: number;
  rounds: number;
  marker: number | null;
  battle_area: number;
  marriage: string | null;
  marriages_left: number;
  princess: string | null;
  princess_holder: number | null;
  towns: TownView[];
  regions: RegionView[];
  races: RaceView[];
  players: PlayerView[];
  trick: TrickView | null;
  draft: DraftView | null;
  prospects: ProspectView[];
  notes: { played: string[][]; packs: string[][] } | null;
}

export interface CardFace {
  id: string;
  suit: Suit;
  value: number;
  primary: string[];
  upper: string[];
  lower: string[];
}
export interface TownFace {
  name: string;
  colour: Suit;
  region: string;
  at: Point;
  roads: string[];
}
export interface RegionFace {
  names: Names;
  letter: string;
  threshold: number;
  points: number;
  outline: Point[];
  towns: string[];
}
export interface MarriageFace {
  names: Names;
  vp: number;
  renown: number;
  region: string | null;
  is_princess: boolean;
}
export interface Components {
  cards: Record<string, CardFace>;
  towns: Record<string, TownFace>;
  roads: [string, string][];
  regions: Record<string, RegionFace>;
  marriages: Record<string, MarriageFace>;
  track: { coins: number; renown: number; has_town: boolean }[];
  sides: Record<string, Names>;
  player_counts: Record<string, { rounds: number; dealt: number; choices: number; tricks: number }>;
  constants: { extra_cost: number; expand_cost: number; decline_points: number };
  coast: Point[];
}

/** The game's own view of what is shown now. */
export const viewOf = (table: Table): View => table.sight?.view as View;
export const componentsOf = (table: Table): Components => table.facts?.components as Components;

export const town = (id: string): Ref => ({ kind: "town", id });
export const card = (id: string): Ref => ({ kind: "card", id });
export const region = (id: string): Ref => ({ kind: "region", id });
export const track = (id: TrackName): Ref => ({ kind: "track", id });

export const faceOf = (table: Table, id: string): CardFace =>
  componentsOf(table).cards[id] as CardFace;
export const townOf = (table: Table, id: string): TownFace =>
  componentsOf(table).towns[id] as TownFace;
export const regionOf = (table: Table, id: string): RegionFace =>
  componentsOf(table).regions[id] as RegionFace;
export const regionName = (table: Table, id: string): string =>
  regionOf(table, id).names[words.language];
export const seatOf = (table: Table, seat: number): SeatSight =>
  table.sight?.seats[seat] as SeatSight;
export const seatName = (table: Table, seat: number): string => say(seatOf(table, seat).name);
export const colourOf = (table: Table, seat: number): string =>
  table.sight?.seats[seat]?.colour ?? "white";
export const playerOf = (table: Table): PlayerView | undefined => viewOf(table).players[table.me];
export const isReading = (table: Table): boolean => (table.sight?.reader ?? null) !== null;

/** A word or number of a move. */
export const moved = (choice: Choice, field: string): string => String(choice.move[field] ?? "");

/** Strength before and after, as the engine words it in a move. */
export type Standing = {
  region: string;
  before: number;
  after: number;
  best: number;
  vikings: number;
  turns: boolean; // the claim token
  regionPoints: number; // for one region more
};
export function standingOf(phrase: Phrase | undefined): Standing | null {
  const params = phrase?.params;
  if (!phrase || !params || !phrase.id.startsWith("standing")) return null;
  const where = params.region as { ref?: Ref };
  return {
    region: String(where.ref?.id ?? ""),
    before: Number(params.before),
    after: Number(params.after),
    best: Number(params.best),
    vikings: Number(params.vikings),
    turns: Boolean(params.turns),
    regionPoints: Number(params.region_points ?? 0),
  };
}
export const standingIn = (choice: Choice): Standing | null =>
  standingOf(choice.say.params?.standing as Phrase | undefined);

/** A case of a choice, as the engine tells it. */
export type ToldCase = { when: Phrase; gains: Record<string, number>; told: Phrase[] };
export const casesOf = (choice: Choice): ToldCase[] => choice.cases as unknown as ToldCase[];
