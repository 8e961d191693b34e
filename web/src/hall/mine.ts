/** Which seats of a table are played from this browser. */

import { keysOf } from "../keys";
import type { Listed } from "../schema";

export function mySeats(table: Listed): number[] {
  const own = keysOf(table.id);
  const mine = table.keys.filter((each) => each.player === "human" && own.includes(each.key));
  return mine.map((each) => each.seat);
}

/** Can it only be looked at? */
export const isDone = (table: Listed): boolean => table.is_over || table.is_read_only;

/** Does the table wait for somebody at this screen? */
export const isYours = (table: Listed): boolean =>
  !isDone(table) && table.standing.waiting.some((seat) => mySeats(table).includes(seat));

/** What waits for me stands first, what is over last. */
export const rank = (table: Listed): number => (isYours(table) ? 0 : isDone(table) ? 2 : 1);
