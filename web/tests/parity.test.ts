/** The same words in the browser as in Python; `tools/web_words.py` brings Python's. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Language } from "../src/schema";
import { Catalogue } from "../src/words/catalogue";

type Worded = {
  language: Language;
  folder: string;
  id: string;
  params: Record<string, string | number>;
  text: string;
};
const file = process.env.CROWNS_WORDED;
const read = (folder: string, language: string) =>
  readFileSync(`../src/threecrowns/${folder}/${language}.ftl`, "utf-8");

describe.skipIf(!file)("every message of all catalogues", () => {
  it("is worded as in Python", () => {
    const all = JSON.parse(readFileSync(file ?? "", "utf-8")) as Worded[];
    const catalogues = new Map<string, Catalogue>();
    const wrong: string[] = [];
    for (const { language, folder, id, params, text } of all) {
      const name = `${language} ${folder}`;
      const known =
        catalogues.get(name) ??
        new Catalogue(
          language,
          [...new Set(["engine/texts", folder])].map((each) => read(each, language)),
        );
      catalogues.set(name, known);
      const ours = known.word({ id, params });
      if (ours !== text) wrong.push(`${name} ${id} ${JSON.stringify(params)}: ${text} | ${ours}`);
    }
    const folders = new Set(all.map((each) => each.folder));
    for (const folder of ["engine/texts", "cli/texts", "web_texts"])
      expect(folders).toContain(folder);
    expect(all.length).toBeGreaterThan(1000);
    expect(wrong.slice(0, 40)).toEqual([]);
  });
});
