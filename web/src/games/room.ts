/** What a game brings to the frame: its own drawings, and a few facts about its words. */

import type { Component } from "svelte";
import type { IconArt } from "../icons/common";
import type { Choice, Outcome, Question, Ref, ScoreSight, SeatSight, Sight, Told } from "../schema";
import type { Step } from "../table/automa";
import type { Group } from "../table/choosing";
import type { Table } from "../table/store.svelte";

export interface Answering {
  table: Table;
  room: Room;
  question?: Question; // its answers in groups
  choices?: Choice[]; // or just these
  isLarge?: boolean;
}

export interface Room {
  Stage: Component<{ table: Table }>;
  Side: Component<{ table: Table }>;
  Hand: Component<{ table: Table }>;
  Dock?: Component<{ table: Table; room: Room }>; // instead of the common one
  Answers?: Component<Answering>; // all answers of a question, instead of the common lists
  Facts: Component<{ table: Table; seat: number }>; // in a player's strip
  Extra: Component<{ table: Table; seat: number }>; // below them, where there is room
  Look: Component<{ table: Table; of: Ref }>; // a piece in the inspector
  Goods: Component<{
    goods: Record<string, number>; // what is paid or gained
    table?: Table;
    outcome?: Outcome; // both on a bill
    isGain?: boolean;
  }>;
  Words: Component<{ table: Table }>; // the position as headings and lists
  Tries: Component<{ table: Table; told: Told[] }>; // why an automa did a step
  More?: Component<{ table: Table; choice: Choice }>; // on a bill, before what it costs
  shortTitle?(): string; // how the title begins, where the whole has no room
  status(sight: Sight): string;
  note?(table: Table, seat: SeatSight): string; // beside a player's name
  piece(table: Table, ref: Ref): string | null; // the component a reference means
  place(table: Table, choice: Choice): string; // beside what its target lies
  categories(score: ScoreSight[], sight: Sight): [string, number[]][]; // at the end, side by side
  rows: Record<string, Component<{ table: Table; choice: Choice }>>; // verbs shown as rows
  openVerbs?: ReadonlySet<string>; // whose groups are open at once, besides the first
  icons: Record<string, IconArt>; // of verbs
  keys: Record<string, string>; // letter -> verb
  endVerb: string; // what ends a turn
  bookkeeping: ReadonlySet<string>; // kinds of news that are folded
  steps: Record<string, string>; // step of an automa's turn -> its title's message
  tale?(table: Table): Step[]; // what else is told step by step
  taleTitle?(table: Table): string;
  groups?(table: Table, question: Question): Group[]; // of choices; otherwise by verb
  largeKinds?: ReadonlySet<string>; // of questions whose few answers are large buttons
  hasSecretHands: boolean;
}

const ROOMS: Record<string, () => Promise<{ room: Room }>> = {
  architects: () => import("./architects/room"),
  "two-heirs": () => import("./two-heirs/room"),
  "brian-boru": () => import("./brian-boru/room"),
};

/** The room of a game; null if this client cannot draw it. */
export async function roomOf(game: string): Promise<Room | null> {
  const load = ROOMS[game];
  return load ? (await load()).room : null;
}
