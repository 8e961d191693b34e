/** The messages on the socket, version 1. */

import type { Phrase, Ref, Sight, TableFacts, Why } from "./schema";

export const VERSION = 1;

/** What is asked of the server; `n` is added when it is sent and comes back with the reply. */
export type Request =
  | { t: "answer"; index: number; action: number }
  | { t: "undo"; index: number }
  | { t: "restart"; index: number }
  | { t: "why"; index: number; ref: Ref }
  | { t: "hint"; index: number }
  | { t: "look"; ref: Ref }
  | { t: "at"; answer: number };

export type Hint = { action: number; value: number; visits: number };
export type Look = { title: Phrase; lines: Phrase[]; unsure: Phrase[] };

export type Reply =
  | { t: "ok"; n: number }
  | { t: "refused"; n: number; code: string; text: Phrase; sight?: Sight }
  | { t: "why"; n: number; why: Why }
  | { t: "hint"; n: number; choices: Hint[] }
  | ({ t: "look"; n: number } & Look)
  | { t: "past"; n: number; sight: Sight };

export type Message = ({ t: "table" } & TableFacts) | { t: "sight"; sight: Sight } | Reply;
