/** The rules of a game as blocks: headings, clauses, tables, paragraphs. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "item"; id: string | null; text: Inline[] }
  | { kind: "table"; rows: Inline[][][] }
  | { kind: "text"; text: Inline[] };

const FILES = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
});

/** Every file of a game: one, or the base game and what extends it. */
export async function rulesOf(game: string): Promise<Block[] | null> {
  const names = Object.keys(FILES).filter((name) => {
    const file = name.split("/").at(-1)?.replace(/\.md$/, "") ?? "";
    return file === game || file.startsWith(`${game}-`);
  });
  const texts = await Promise.all(names.map((name) => FILES[name]?.() ?? ""));
  return texts.length ? texts.flatMap(blocksOf) : null;
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    for (const part of partsOf(paragraph.split("\n"))) {
      const block = blockOf(part);
      if (block) blocks.push(block);
    }
  }
  return blocks;
}

/** The lines of a paragraph, cut where an item, a heading or a table begins. */
function partsOf(lines: string[]): string[][] {
  const parts: string[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const isRow = line.startsWith("|");
    const goesOn = last !== undefined && isRow === (last[0]?.startsWith("|") ?? false);
    if (goesOn && !/^\s*([-*] |\d+\. |#+ )/.test(line)) last.push(line);
    else parts.push([line]);
  }
  return parts;
}

function blockOf(lines: string[]): Block | null {
  const [first = ""] = lines;
  const heading = /^(#+) (.*)/.exec(first);
  if (heading)
    return { kind: "heading", level: heading[1]?.length ?? 1, text: inline(heading[2] ?? "") };
  if (first.startsWith("|")) {
    const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line));
    const cells = (row: string) => row.replace(/^\||\|\s*$/g, "").split("|");
    return {
      kind: "table",
      rows: rows.map((row) => cells(row).map((each) => inline(each.trim()))),
    };
  }
  const text = lines.map((line) => line.trim()).join(" ");
  if (!text || /^-{3,}$/.test(text)) return null;
  const item = /^(?:[-*]|\d+\.) (.*)/.exec(text);
  if (!item) return { kind: "text", text: inline(text) };
  const body = item[1] ?? "";
  return {
    kind: "item",
    id: /^\*\*([A-Z]+\d+[a-z]?)\*\*/.exec(body)?.[1] ?? null,
    text: inline(body),
  };
}

function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/)
    .filter(Boolean)
    .map((part): Inline => {
      if (/^\*\*.+\*\*$/.test(part)) return { kind: "strong", text: part.slice(2, -2) };
      if (/^`.+`$/.test(part)) return { kind: "code", text: part.slice(1, -1) };
      if (/^\*.+\*$/.test(part)) return { kind: "em", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}
