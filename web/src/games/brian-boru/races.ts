/** The three races of a round, in the order in which they are shown. */

import type { Table } from "../../table/store.svelte";
import { t } from "../../words/words.svelte";
import { moved, seatName, viewOf, type RaceView, type TrackName } from "./view";

export type Runner = {
  seat: number;
  count: number;
  isFirst: boolean;
  isTied: boolean;
  isLast: boolean;
};

export const raceOf = (table: Table, track: TrackName): RaceView =>
  viewOf(table).races.find((each) => each.track === track) as RaceView;

export function runners(table: Table, track: TrackName): Runner[] {
  const race = raceOf(table, track);
  return race.amounts
    .map((count, seat) => ({
      seat,
      count,
      isFirst: race.leaders.length === 1 && race.leaders[0] === seat,
      isTied: race.leaders.length > 1 && race.leaders.includes(seat),
      isLast: race.losers.includes(seat),
    }))
    .sort((a, b) => b.count - a.count);
}

export const raceTitle = (track: TrackName): string => t(`ui-boru-${track}`);

export const raceLabel = (table: Table, track: TrackName): string =>
  `${raceTitle(track)}: ${runners(table, track)
    .map((each) => `${seatName(table, each.seat)} ${each.count}`)
    .join(", ")}`;

const BOUGHT: Record<string, TrackName> = { court: "marriage", battle: "battle", church: "church" };

/** What a previewed purchase would make of a count; null if it is not about this track. */
export function afterPurchase(table: Table, track: TrackName): number | null {
  const { symbol, purchases } = viewOf(table);
  if (table.preview?.verb !== "buy" || BOUGHT[symbol ?? ""] !== track) return null;
  const bought = purchases[Number(moved(table.preview, "steps"))];
  return bought && bought.after !== raceOf(table, track).amounts[table.me] ? bought.after : null;
}
