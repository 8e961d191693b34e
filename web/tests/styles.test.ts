import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const COLOURS = /^:root$|^\[data-theme/;
const OWN: Record<string, RegExp> = {
  "two-heirs": /^\.tname$|^\.fig[-.]|^svg\.t /, // what is drawn of a piece, also outside the table
  "brian-boru": /^:root$|^\[data-theme|\.bb\b/,
  architects: COLOURS,
};

/** Without what stands in brackets, however deep. */
function plain(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, "");
  return less === selector ? less : plain(less);
}

function selectorsOf(css: string): string[] {
  const bare = css.replace(/\/\*.*?\*\//gs, "").replace(/:where\((\[data-game=[^)]*)\)/g, "$1");
  const heads = [...bare.matchAll(/([^{};]+)\{/g)].map(([, head = ""]) => head.trim());
  return heads
    .filter((head) => !/^(@|from|to|[\d.]+%)/.test(head))
    .flatMap((head) => plain(head).split(","))
    .map((one) => one.trim());
}

describe("the look of a room", () => {
  // Once it is loaded it stays, also at the table of another game.
  it.each(Object.entries(OWN))("%s says whose it is in every rule", (game, own) => {
    const folder = `src/games/${game}`;
    const files = readdirSync(folder, { encoding: "utf-8", recursive: true });
    const css = files
      .filter((file) => file.endsWith(".css"))
      .flatMap((file) => selectorsOf(readFileSync(`${folder}/${file}`, "utf-8")));
    const common = css.filter((one) => !one.includes(`[data-game="${game}"]`) && !own.test(one));
    expect(css).not.toEqual([]);
    expect(common).toEqual([]);
  });
});
