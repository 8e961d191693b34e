/** Does a record hold together, and were its draws promised before the first of them?
 *
 * Every line is chained to those before it, and the header promises the secret of the draws by its
 * hash. Whether the draws follow from the secret only the rules can tell: `crowns verify` does. */

import { sha256, textHash } from "./sha256";

export type Verdict =
  | { is: "fair" } // every line in place, and the secret is the one that was promised
  | { is: "untold" } // every line in place; a game that was given up does not tell its secret
  | { is: "broken"; line: number }
  | { is: "other-secret" }
  | { is: "other-number" }; // the number that this browser gave is not in the shuffle

const LINK = 12; // signs of a link

export function checkRecord(
  text: string,
  promised: string,
  given: Record<string, number> = {}, // [seat] -> what this browser gave to the shuffle
): Verdict {
  const lines = text.split("\n").filter(Boolean);
  let link = "";
  let secret: string | null = null;
  let commitment = "";
  let numbers: number[] = [];
  for (const [n, line] of lines.entries()) {
    const fields = fieldsOf(line);
    const claimed = fields?.get("h");
    if (!fields || !claimed) return { is: "broken", line: n + 1 };
    fields.delete("h");
    link = textHash(link + canonical(fields)).slice(0, LINK);
    if (claimed !== JSON.stringify(link)) return { is: "broken", line: n + 1 };
    if (n === 0) {
      commitment = worded(fields.get("commitment"));
      numbers = JSON.parse(fields.get("numbers") ?? "[]") as number[];
    }
    if (fields.has("secret")) secret = worded(fields.get("secret"));
  }
  if (lines.length === 0) return { is: "broken", line: 1 };
  if (commitment !== promised) return { is: "other-secret" };
  const isIn = ([seat, number]: [string, number]) => numbers[Number(seat)] === number;
  if (!Object.entries(given).every(isIn)) return { is: "other-number" };
  if (secret === null) return { is: "untold" };
  return sha256(bytesOf(secret)) === commitment ? { is: "fair" } : { is: "other-secret" };
}

const worded = (raw: string | undefined): string => (raw ? String(JSON.parse(raw)) : "");

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The fields of a line, each as it was written: `1` and `1.0` are two things. */
function fieldsOf(line: string): Map<string, string> | null {
  try {
    JSON.parse(line);
  } catch {
    return null;
  }
  return line.startsWith("{") ? members(line) : null;
}

const canonical = (fields: Map<string, string>): string =>
  `{${[...fields]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, raw]) => `${JSON.stringify(name)}:${sorted(raw)}`)
    .join(",")}}`;

/** A value with the keys of all its objects in order. */
function sorted(raw: string): string {
  if (raw.startsWith("{")) return canonical(members(raw));
  if (raw.startsWith("[")) return `[${parts(raw).map(sorted).join(",")}]`;
  return raw;
}

function members(object: string): Map<string, string> {
  return new Map(
    parts(object).map((part) => {
      const [name] = /^"(?:[^"\\]|\\.)*"/.exec(part) ?? [""];
      return [String(JSON.parse(name)), part.slice(name.length).replace(/^\s*:\s*/, "")];
    }),
  );
}

/** What stands between the commas of an object or a list. */
function parts(raw: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 1;
  const inner = raw.slice(0, -1);
  for (const { 0: sign, index } of inner.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]/g)) {
    if (index === 0) continue;
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    else if (sign === "," && depth === 0) {
      found.push(raw.slice(start, index).trim());
      start = index + 1;
    }
  }
  const last = inner.slice(start).trim();
  return last ? [...found, last] : found;
}
