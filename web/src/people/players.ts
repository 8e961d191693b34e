/** Rated players, in words: people, bots, scripted opponents, and whoever is gone. */

import type { Competitor, RatingFacts } from "../schema";
import { levelName } from "../table/player";
import { sayOf, t } from "../words/words.svelte";

export const pathOf = (name: string): string => `/people/${encodeURIComponent(name)}`;

/** What a rated player is called. */
export function calledOf(player: Competitor, game: string): string {
  if (player.name !== null) return player.name;
  if (player.script !== null) return sayOf(game, player.script);
  if (player.bot !== null) return t("ui-bot", { level: levelName(player.bot) });
  return t("player-gone");
}

/** A rating as one reads it: its value, and how far the true one may be from it. */
export const ratingOf = ({ value, spread }: RatingFacts): string =>
  t("rating-value", { value: String(value), spread: String(spread) }); // without a mark of thousands
