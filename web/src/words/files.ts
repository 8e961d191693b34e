/** The catalogues as files: the same ones that the Python side reads, loaded when needed. */

import type { Language } from "../schema";

type Files = Record<string, () => Promise<string>>;

const ENGINE = import.meta.glob("../../../src/threecrowns/engine/texts/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;
const GAMES = import.meta.glob("../../../src/threecrowns/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;
const OURS = import.meta.glob("../../../src/threecrowns/web_texts/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;

const GUIDES = import.meta.glob("../../../src/threecrowns/table/guides/texts/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;

const SOURCES = "../../../src/threecrowns";

/** The client's own words and those of every game in one language. */
export function commonTexts(language: Language): Promise<string[]> {
  return read(
    [ENGINE, `${SOURCES}/engine/texts/${language}.ftl`],
    [OURS, `${SOURCES}/web_texts/${language}.ftl`],
  );
}

/** The words of one game; none if it is unknown here. */
export function gameTexts(game: string, language: Language): Promise<string[]> {
  const folder = game.replaceAll("-", "_");
  return read([GAMES, `${SOURCES}/games/${folder}/texts/${language}.ftl`]);
}

/** What the guides say. */
export function guideTexts(language: Language): Promise<string[]> {
  return read([GUIDES, `${SOURCES}/table/guides/texts/${language}.ftl`]);
}

function read(...wanted: [Files, string][]): Promise<string[]> {
  const found = wanted.flatMap(([files, name]) => files[name] ?? []);
  return Promise.all(found.map((load) => load()));
}
