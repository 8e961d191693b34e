/** What a table needs, fetched while something else is waited for. */

import { roomOf } from "../games/room";
import { words } from "../words/words.svelte";

export function fetchAhead(game?: string): void {
  const fetched = [
    import("./TablePage.svelte"),
    ...(game ? [roomOf(game), words.load(undefined, game)] : []),
  ];
  Promise.all(fetched).catch(() => undefined); // whoever needs it asks again, and says so
}
