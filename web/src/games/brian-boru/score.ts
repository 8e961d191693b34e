/** The categories of the score sheet, by the message of their reason. */

import type { ScoreSight, Sight } from "../../schema";
import { t } from "../../words/words.svelte";

export const CATEGORIES: [reason: string, title: string][] = [
  ["score-track", "ui-boru-track"],
  ["score-coins", "ui-boru-mcoins"],
  ["score-marker", "ui-boru-mmarker"],
  ["score-renown", "ui-boru-mrenown"],
  ["score-token", "ui-boru-mtokens"],
  ["score-board-token", "ui-boru-mboard"],
  ["score-regions", "ui-boru-mregions"],
];

export const categories = (score: ScoreSight[], sight: Sight): [string, number[]][] =>
  CATEGORIES.map(([reason, title]) => [
    t(title),
    sight.seats.map(({ seat }) =>
      score
        .filter((line) => line.seat === seat && line.reason.id === reason)
        .reduce((total, line) => total + line.points, 0),
    ),
  ]);
