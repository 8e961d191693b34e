/** The messages on the socket; their fields are in the schema. */

import type { FromReader, Hello, Sit, ToReader } from "./schema";

export { PROTOCOL as VERSION } from "./schema";

type Unnumbered<T> = T extends unknown ? Omit<T, "n"> : never;

/** What is asked of the server; `n` is added when it is sent and comes back with the reply. */
export type Request = Unnumbered<Exclude<FromReader, Hello | Sit>>;

/** What a reader knows already when a line is opened again. */
export type Known = Omit<Hello, "t" | "v">;

export type Message = ToReader;
export type Reply = Extract<Message, { n: number | null }>;
