/** What was told, put together by turns. */

import type { Sight, Told } from "../schema";

export type Turn = { number: number; seat: number | null; told: Told[] };

/** Turns in their order; what belongs to none stands under number 0. */
export function turnsOf(told: Told[]): Turn[] {
  const turns: Turn[] = [];
  for (const each of told) {
    const last = turns.at(-1);
    if (last?.number === each.turn) {
      last.told.push(each);
      last.seat ??= each.seat;
    } else {
      turns.push({ number: each.turn, seat: each.seat, told: [each] });
    }
  }
  return turns;
}

/** The turns after this seat's last one; its own present turn does not count. */
export function sinceLastTurn(turns: Turn[], seat: number, present: number): Turn[] {
  const before = turns.filter((turn) => !(turn.seat === seat && turn.number >= present));
  const own = before.findLastIndex((turn) => turn.seat === seat);
  return before.slice(own + 1).filter((turn) => turn.seat !== null);
}

const NO_ANSWERS = new Set(["ended-turn", "turn"]);

/** Has the reader answered after a turn? For a spectator, has anybody? */
export const isAnswered = (told: Told[], turn: number, reader: number | null): boolean =>
  told.some(
    (each) =>
      each.turn > turn &&
      each.seat !== null &&
      (reader === null || each.seat === reader) &&
      !NO_ANSWERS.has(each.kind),
  );

/** The last turn of a scripted opponent, if the reader has not answered since. */
export function lastAutomaTurn(told: Told[], now: Sight): Told[] {
  const steps = told.filter((each) => each.step !== null);
  const turn = steps.at(-1)?.turn;
  if (turn === undefined) return [];
  const isOld = now.winners !== null || isAnswered(told, turn, now.reader);
  return isOld ? [] : steps.filter((each) => each.turn === turn);
}

/** What something told changed for a seat. */
export function changeFor(told: Told[], at: Told, seat: number): number {
  const index = told.indexOf(at);
  const before = told.slice(0, index).findLast((each) => each.points !== null);
  const now = at.points?.[seat];
  const then = before?.points?.[seat];
  return now === undefined || then === undefined ? 0 : now - then;
}
