/** Words phrases from the Fluent catalogues, exactly as `engine/texts.py` does. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language, Param, Phrase, Ref } from "../schema";
import { isList, isPhrase, isThing } from "./kinds";

/** A piece of a sentence; with a ref it is the name of something on the table. */
export type Span = { text: string; ref?: Ref };

// Around the name of a thing while its sentence is made. Private use: no text has them.
const OPEN = "\uE000";
const NAMED = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}(\\d+)${NAMED}|(${CLOSE})`);

/** A number as Python groups it: also four digits in Polish. */
const grouped = (n: number) => new FluentNumber(n, { useGrouping: "always" });

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The sentence of a message id. A missing one is a bug and shows as its id. */
  say(message: string, params: Record<string, string | number> = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) return `[${message}]`;
    const errors: Error[] = [];
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      values[name] = typeof value === "number" ? grouped(value) : value;
    }
    const worded = this.bundle.formatPattern(pattern, values, errors);
    return errors[0] ? `[${message}: ${errors[0].message}]` : worded;
  }

  /** A phrase with everything inside it, a published name, a thing, or a list of them. */
  word(param: Param): string {
    return this.worded(param, null);
  }

  /** The same text in pieces, so that the names of things can be links. */
  spans(param: Param): Span[] {
    const refs: Ref[] = [];
    const parts = this.worded(param, refs).split(MARKED);
    const spans: Span[] = [];
    const open: Ref[] = [];
    for (let i = 0; i < parts.length; i += 3) {
      const text = parts[i] ?? "";
      const ref = open.at(-1);
      if (text) spans.push(ref ? { text, ref } : { text });
      const named = parts[i + 1];
      const next = named === undefined ? undefined : refs[Number(named)];
      if (next) open.push(next);
      else if (parts[i + 2]) open.pop();
    }
    return spans;
  }

  private worded(param: Param, refs: Ref[] | null): string {
    if (typeof param === "string" || typeof param === "number") return String(param);
    if (isList(param)) return param.map((each) => this.worded(each, refs)).join(", ");
    if (isThing(param)) {
      const name = this.worded(param.name, refs);
      if (!refs) return name;
      refs.push(param.ref);
      return `${OPEN}${refs.length - 1}${NAMED}${name}${CLOSE}`;
    }
    if (!isPhrase(param)) return param[this.language];
    return this.say(param.id, this.params(param, refs));
  }

  private params(phrase: Phrase, refs: Ref[] | null): Record<string, string | number> {
    const entries = Object.entries(phrase.params ?? {});
    return Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        typeof value === "number" ? value : this.worded(value, refs),
      ]),
    );
  }
}
