/** Short names of choices under the heading of their verb. */

import type { Choice, Thing } from "../schema";
import { say, sentence } from "../words/words.svelte";
import { capital, signed } from "../words/typography";
import { same, things } from "./refs";

/** `Inn −1,0`: the things a move names; a move that names none is said in full. */
export function label(choice: Choice): string {
  const isSubject = (thing: Thing) => Number(same(thing.ref, choice.subject));
  const named = things(choice.say).sort((a, b) => isSubject(b) - isSubject(a));
  return named.length ? capital(named.map(say).join(" ")) : sentence(choice.say);
}

/** For screen readers: `Build Inn on −1,0, +4` */
export function fullLabel(choice: Choice, gain: number | null): string {
  return gain === null ? sentence(choice.say) : `${sentence(choice.say)}, ${signed(gain)}`;
}
