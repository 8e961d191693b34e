/** Who answers for a seat, in words. */

import type { SeatSight } from "../schema";
import { t, words } from "../words/words.svelte";

const LEVELS: Record<string, string> = {
  random: "ui-level-beginner",
  greedy: "ui-level-easy",
  "search-1": "ui-level-fair",
  "search-2": "ui-level-steady",
  "search-3": "ui-level-strong",
  master: "ui-level-master",
};

export function levelName(player: string): string {
  const id = LEVELS[player];
  return id && words.catalogue.has(id) ? t(id) : player;
}

export function playerNote(seat: SeatSight): string {
  if (seat.player === "human" || seat.player === "script") return "";
  return t("ui-bot", { level: levelName(seat.player) });
}
