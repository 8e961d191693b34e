/** What the server says of a table. Written by hand until it is generated from the JSON schema. */

/** A piece or a place: `{kind: "tile", id: "JO1"}`, `{kind: "cell", id: [1, -2]}`,
 * `{kind: "unit", id: "elite", seat: 0}`, `{kind: "slot", id: 3}`, `{kind: "player", id: 1}`. */
export type Ref = { kind: string; id: string | number | [number, number]; seat?: number };

export type Language = "en" | "cs" | "pl";
export type Names = Record<Language, string>;
export type Phrase = { id: string; params?: Record<string, Param> };
export type Thing = { ref: Ref; name: Names | Phrase | string };
export type Param = string | number | Names | Phrase | Thing | Param[];

export type Source = { ref: Ref; gives: string };
export type Change = {
  seat: number;
  before: number;
  after: number;
  reason: Phrase;
  clause: string;
  pieces: Ref[];
};
export type Outcome = {
  pays: Record<string, number>;
  gains: Record<string, number>;
  sources: Source[]; // what pays
  points: number[] | null; // of every seat afterwards; null: not known before it happens
  changes: Change[];
  is_final: boolean; // cannot be taken back
  asks_on: boolean; // another question follows
  usual: Phrase[];
  warns: Phrase[];
  is_certain: boolean;
};
export type Case = { when: Phrase; outcome: Outcome };
export type Choice = {
  action: number;
  verb: string;
  move: Record<string, unknown>;
  subject: Ref | null; // what one touches first
  targets: Ref[];
  say: Phrase;
  outcome: Outcome;
  cases: Case[];
};
export type Verb = { id: string; title: Phrase };
export type Question = {
  index: number;
  seat: number;
  kind: string;
  about: Ref[];
  text: Phrase;
  verbs: Verb[];
  choices: Choice[];
};
export type Refusal = { code: string; clause: string; text: Phrase; helps: number[] };
export type Why = { ref: Ref; choices: number[]; refusal: Refusal | null };
export type Told = {
  index: number;
  answer: number; // after how many answers it happened
  turn: number;
  kind: string;
  seat: number | null;
  facts: Record<string, Ref | number | string | Ref[]>;
  text: Phrase | null;
  points: number[] | null; // of every seat afterwards
  step: string | null; // of an automa's turn
};
export type SeatLook = {
  seat: number;
  colour: string;
  letter: Phrase;
  name: Names | Phrase | string;
  player: string; // "human", a bot's level, or "scripted"
  points: number;
};
export type ScoreLine = {
  seat: number;
  points: number;
  clause: string;
  reason: Phrase;
  pieces: Ref[];
};
export type Undo = { steps: number; blocked_by: Phrase | null; can_restart: boolean };
export type Sight = {
  index: number; // how many answers were given
  reader: number | null; // null: a spectator
  seats: SeatLook[];
  waiting: number[]; // seats that are asked
  turn: number;
  view: unknown; // the game's own
  question: Question | null;
  news: Told[];
  score: ScoreLine[];
  undo: Undo;
  winners: number[] | null; // when over
};

/** Sent once: what does not change while a table is played. */
export type TableFacts = {
  game: string;
  title: Names;
  components: unknown; // the game's own
  setup: { seats: number; options: Record<string, unknown> };
  seats: SeatLook[];
};
