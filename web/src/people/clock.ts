/** Time on a clock, in words as short as a player's strip is. */

import { t } from "../words/words.svelte";

const DAY = 86400;

/** "4:05" below an hour, "2 h 10 min" below a day, then "1 d 4 h". */
export function timeText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  if (days) return `${t("pace-day", { count: days })} ${t("pace-hour", { count: hours })}`;
  if (hours) return `${t("pace-hour", { count: hours })} ${t("pace-minute", { count: minutes })}`;
  return `${minutes}:${String(left % 60).padStart(2, "0")}`;
}
