/** Short names of choices under the heading of their verb. */

import type { Choice } from "../schema";
import { capital } from "../words/typography";
import { say, sentence } from "../words/words.svelte";
import { signed } from "../words/typography";
import { things } from "./refs";

/** `Inn −1,0`: the things a move names; a move that names none is said in full. */
export function label(choice: Choice): string {
  const named = things(choice.say);
  return named.length ? capital(named.map(say).join(" ")) : sentence(choice.say);
}

/** For screen readers: `Build Inn on −1,0, +4` */
export function fullLabel(choice: Choice, gain: number | null): string {
  return gain === null ? sentence(choice.say) : `${sentence(choice.say)}, ${signed(gain)}`;
}
