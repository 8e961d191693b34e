/** The language in which this reader reads, and the catalogue in it. */

import type { Language, Param, Phrase } from "../schema";
import { preferences } from "../preferences.svelte";
import { Catalogue, type Span } from "./catalogue";
import { commonTexts, gameTexts, guideTexts } from "./files";
import { capital, minus } from "./typography";

export const LANGUAGES: Language[] = ["cs", "pl", "en"];

/** The catalogues in one language: two games may use one id for different words. */
type Catalogues = { common: Catalogue; games: Map<string, Catalogue> };

class Words {
  private games = new Set<string>(); // whose words are wanted
  private isGuided = false; // are the words of the guides wanted?
  private asked: Language = preferences.language; // the language chosen last
  private current = $state.raw<Catalogues | null>(null);
  private here = $state<string | null>(null); // the game of the table that is shown

  get isReady(): boolean {
    return this.current !== null;
  }

  /** The words at hand: our own, and those of the game whose table is shown. */
  get catalogue(): Catalogue {
    return this.of(this.here);
  }

  get language(): Language {
    return this.current?.common.language ?? preferences.language;
  }

  /** Our own words and those of a game, if they are loaded. */
  of(game: string | null): Catalogue {
    if (!this.current) throw new Error("words are needed before they are loaded");
    return this.current.games.get(game ?? "") ?? this.current.common;
  }

  /** Load the chosen language with the words of these games too. */
  async load(language: Language = preferences.language, ...games: string[]): Promise<void> {
    for (const game of games) this.games.add(game);
    this.asked = language;
    const wanted = [...this.games];
    const isGuided = this.isGuided;
    const [common, guides, ...texts] = await Promise.all([
      commonTexts(language),
      isGuided ? guideTexts(language) : [],
      ...wanted.map((game) => gameTexts(game, language)),
    ]);
    const isMore = wanted.length < this.games.size || isGuided !== this.isGuided;
    if (isMore || language !== this.asked) return this.load(this.asked); // asked for meanwhile
    const ofGame = (game: string, nth: number): [string, Catalogue] => [
      game,
      new Catalogue(language, [...common, ...(texts[nth] ?? []), ...guides]),
    ];
    this.current = { common: new Catalogue(language, common), games: new Map(wanted.map(ofGame)) };
    document.documentElement.lang = language;
  }

  /** A table of this game is shown now: its words are at hand. */
  async enter(game: string): Promise<void> {
    await this.load(undefined, game);
    this.here = game;
  }

  leave(game: string): void {
    if (this.here === game) this.here = null;
  }

  /** The words of the guides, too, from now on. */
  async loadGuides(): Promise<void> {
    this.isGuided = true;
    await this.load();
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

/** The same in the words of a game, where no table is shown or several are told of. */
export const sayOf = (game: string, param: Param): string => minus(words.of(game).word(param));

export const sentenceOf = (game: string, param: Param): string => capital(sayOf(game, param));

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
