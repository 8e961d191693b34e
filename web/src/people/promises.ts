/** What the draws of a table were promised to be when this browser first saw it, and the numbers
 * that this browser gave to its shuffle. */

const PLACE = "crowns-promises";
const NUMBERS = "crowns-numbers";

function kept<T>(place: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, T>;
  } catch {
    return {};
  }
}

/** The commitment that was told first; a later one cannot take its place. */
export function promiseOf(table: string, told: string): string {
  const all = kept<string>(PLACE);
  const first = all[table];
  if (first) return first;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all, [table]: told }));
  } catch {
    // no storage: then it holds as long as the page does
  }
  return told;
}

/** [seat] -> the number that this browser gave for it. */
export const numbersOf = (table: string): Record<string, number> =>
  kept<Record<string, number>>(NUMBERS)[table] ?? {};

/** A number for the shuffle, the same whenever it is asked for: 53 bits that nobody can foresee. */
export function numberFor(table: string, seat: number): number {
  const given = numbersOf(table);
  const known = given[seat];
  if (known !== undefined) return known;
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  const number = (high >>> 11) * 2 ** 32 + low;
  try {
    const all = kept<Record<string, number>>(NUMBERS);
    localStorage.setItem(
      NUMBERS,
      JSON.stringify({ ...all, [table]: { ...given, [seat]: number } }),
    );
  } catch {
    // no storage: then it cannot be looked for in the record
  }
  return number;
}
