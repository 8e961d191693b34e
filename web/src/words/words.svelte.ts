/** The language in which this reader reads, and the catalogue in it. */

import type { Language, Param, Phrase } from "../schema";
import { preferences } from "../preferences.svelte";
import { Catalogue, type Span } from "./catalogue";
import { commonTexts, gameTexts } from "./files";
import { capital, minus } from "./typography";

export const LANGUAGES: Language[] = ["cs", "pl", "en"];

class Words {
  private games: string[] = [];
  private current = $state.raw<Catalogue | null>(null);

  get isReady(): boolean {
    return this.current !== null;
  }

  get catalogue(): Catalogue {
    if (!this.current) throw new Error("words are needed before they are loaded");
    return this.current;
  }

  get language(): Language {
    return this.current?.language ?? preferences.language;
  }

  /** Load the chosen language with the words of these games too. */
  async load(language: Language = preferences.language, ...games: string[]): Promise<void> {
    this.games = [...new Set([...this.games, ...games])];
    const texts = await Promise.all([
      commonTexts(language),
      ...this.games.map((game) => gameTexts(game, language)),
    ]);
    this.current = new Catalogue(language, texts.flat());
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    preferences.language = language;
    await this.load(language);
  }
}

export const words = new Words();

/** A message of the client's own. */
export const t = (id: string, params: Record<string, string | number> = {}): string =>
  words.catalogue.say(id, params);

/** Anything worded, as it is shown: with real minus signs. */
export const say = (param: Param): string => minus(words.catalogue.word(param));

/** The same as a sentence of its own. */
export const sentence = (param: Param): string => capital(say(param));

export function spans(param: Param, isSentence = false): Span[] {
  return words.catalogue.spans(param).map((span, i) => ({
    ...span,
    text: isSentence && i === 0 ? capital(minus(span.text)) : minus(span.text),
  }));
}

export const ours = (id: string, params?: Phrase["params"]): Phrase => ({
  id,
  params: params ?? {},
});
