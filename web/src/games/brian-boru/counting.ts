/** The end, counted step by step as the score sheet says it: what was gained before, every region,
 * and in how many of them each player is. */

import type { ScoreSight } from "../../schema";
import type { Step } from "../../table/automa";
import type { Table } from "../../table/store.svelte";
import { ours, t } from "../../words/words.svelte";
import { region as regionRef, regionOf, viewOf, type RegionView } from "./view";

export type Count = Step & { score: ScoreSight[]; region: string | null };

const BEFORE = ["score-track", "score-coins", "score-marker", "score-renown"];
const AFTER = ["score-regions"];

export const taleTitle = (): string => t("ui-boru-counting");

/** Nothing before the game is over, and nothing of a record that is only looked at. */
export function tale(table: Table): Count[] {
  const end = table.told.findLast((each) => each.kind === "game-over");
  if (!table.isOver || table.isReplay || !end) return [];
  const score = table.sight?.score ?? [];
  const count = (id: string, lines: ScoreSight[]): Count => ({
    id,
    told: [],
    all: [end],
    score: lines,
    region: null,
  });
  const ofReason = (id: string) =>
    count(
      id,
      score.filter((line) => line.reason.id === id),
    );
  const ofRegion = ({ id }: RegionView): Count => ({
    ...count(
      id,
      score.filter((line) => line.origin?.kind === "region" && line.origin.id === id),
    ),
    title: ours("ui-boru-count-region", {
      region: { ref: regionRef(id), name: regionOf(table, id).names, typed: id },
    }),
    region: id,
  });
  return [
    ...BEFORE.map(ofReason).filter((step) => step.score.length),
    ...viewOf(table).regions.map(ofRegion),
    ...AFTER.map(ofReason).filter((step) => step.score.length),
  ];
}

/** All steps up to the one that is shown; none when nothing is counted. */
export const countedSoFar = (table: Table): Count[] =>
  table.isOver && table.isExplaining
    ? (table.chapters.slice(0, table.automaStep + 1) as Count[])
    : [];

/** What the step that is shown brings a seat, and all up to it. */
export const broughtBy = (steps: Count[], seat: number): number =>
  steps
    .flatMap((step) => step.score)
    .filter((line) => line.seat === seat)
    .reduce((total, line) => total + line.points, 0);

/** Once more from the first step. */
export function countAgain(table: Table): void {
  table.automaStep = 0;
  table.automaSeen = -1;
}
