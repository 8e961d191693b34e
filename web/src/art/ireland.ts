/** Ireland in ink: coast and borders roughened from the outlines of the content, and what adorns the map. */

import type { Components, Point } from "../games/brian-boru/view";

type Pair = [Point, Point];
export interface Ireland {
  coast: string;
  regions: Record<string, string>;
  borders: string[];
  roads: { from: string; to: string; d: string }[];
}

/** The island with its plates; the same on a phone, where plates lie closer. */
export const HOME = [146, 18, 780, 974] as const;
export const LAND = [138, 34, 766, 962] as const;

// Where names and plates crowd least: found by trying, see the note on the look of this table.
const NAMES_AT: Record<string, string> = {
  w: "no1 no5 no6 du2 co3 co6 le3 mu1 mu2 mu4 mu5 mu10",
  e: "no2 no3 no7 ul2 ul3 br1 br3 so3 du1 co8 co9 le2 le4 le6 le7 mu3 mu7 mu8 mu9",
  s: "no4 ul4 ul5 br2 so5 so6 le1 le9 mu6",
  n: "ul1 br4 so1 so2",
  sw: "so4",
  se: "du3 co5 co7",
  nw: "co1 co4",
  ne: "co2 le5 le8",
};
const FLAG_LEFT = new Set(
  "br1 br4 co5 co6 co7 du2 le1 le3 le4 le5 le6 le7 le8 le9 mu1 mu2 mu9 no2 no6 no7 so2 so5 ul5".split(
    " ",
  ),
);
export type NameSide = "e" | "w" | "n" | "s" | "ne" | "se" | "nw" | "sw";
const SIDE = new Map(
  Object.entries(NAMES_AT).flatMap(([side, towns]) =>
    towns.split(" ").map((town) => [town, side as NameSide] as const),
  ),
);
export const nameSide = (town: string): NameSide => SIDE.get(town) ?? "e";
export const isFlagLeft = (town: string): boolean => FLAG_LEFT.has(town);
export const PLATES: Record<string, Point> = {
  northern_ui_neill: [581, 222],
  munster: [372, 776],
  connaught: [326, 410],
  leinster: [852, 694],
  ulaid: [860, 128],
  southern_ui_neill: [854, 408],
  dublin: [858, 540],
  breifne: [314, 266],
};
export const PLATES_PHONE: Record<string, Point> = {
  ...PLATES,
  northern_ui_neill: [572, 212],
  connaught: [336, 420],
  leinster: [576, 636],
  ulaid: [822, 96],
  southern_ui_neill: [822, 404],
  dublin: [842, 518],
  breifne: [326, 266],
};
export const INLAND = new Set(["northern_ui_neill", "munster", "connaught"]);
export const LEADERS = [
  "M800 402L748 400",
  "M806 530L776 528",
  "M800 682L764 668",
  "M820 132L792 150",
  "M372 276L404 296",
];

const LAKES = [
  "M700 190c10-8 22-4 23 8s4 26-6 34-20 4-22-8-6-26 5-34z",
  "M530 262c6-6 12-1 10 6s-8 14-14 20-12 4-8-4 6-16 12-22z",
  "M498 440c5-4 9 2 8 10s4 14 0 22-10 2-9-6-4-22 1-26z",
  "M462 586c6-2 8 6 4 14s-10 18-16 24-10 2-6-6 10-30 18-32z",
  "M318 506c8-4 12 2 8 10s2 16-6 18-10-8-8-14 0-12 6-14z",
  "M484 338c4-3 8 1 7 6s-1 10-6 10-6-12-1-16z",
  "M262 452c7-5 13 0 10 6s-4 10-10 9-6-11 0-15z",
];
const SHANNON =
  "M485 352C478 378 486 396 492 414S500 432 501 442M502 474C500 492 494 508 490 524S482 560 470 584M446 624C436 642 424 664 412 680S386 694 362 697";
const HILLS: Point[] = [
  [236, 850],
  [262, 872],
  [214, 500],
  [248, 520],
  [268, 378],
  [452, 140],
  [470, 166],
  [560, 604],
  [534, 596],
  [806, 340],
  [704, 152],
  [330, 905],
  [440, 770],
  [640, 170],
];
const WAVES: Point[] = [
  [850, 60],
  [880, 250],
  [905, 300],
  [835, 620],
  [900, 800],
  [790, 770],
  [842, 880],
  [720, 900],
  [560, 950],
  [470, 960],
  [640, 880],
  [170, 640],
  [200, 600],
  [160, 690],
  [180, 250],
  [160, 330],
  [170, 420],
  [330, 215],
  [250, 200],
  [420, 40],
  [820, 30],
  [880, 600],
  [150, 560],
  [700, 965],
  [600, 905],
  [190, 735],
];
const SHIP =
  '<path class="hull" d="M-15 2c3 1 3 6 15 6s12-5 15-6c2-3 2-7 4-8-4-1-6 2-6.500 5-8 3-17 3-25 0C-13-4-15-7-19-6c2 1 2 5 4 8z"/><path class="mast" d="M0 3V-17"/><path class="sail" d="M-10-15h20c2 4 2 9 0 13h-20c2-4 2-9 0-13z"/><path class="stripe" d="M-4.500-15c1.400 4 1.400 9 0 13M2-15c1.400 4 1.400 9 0 13M7.500-15c1.400 4 1.400 9 0 13"/>';

/** A number from 0 to 1 that is always the same for a name. */
function noise(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
    seed = Math.imul(seed ^ (seed >>> 12), 0x297a2d39);
    seed ^= seed >>> 15;
    return (seed >>> 0) / 2 ** 32;
  };
}

const isBefore = (a: Point, b: Point): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
const ordered = (a: Point, b: Point): Pair => (isBefore(a, b) ? [a, b] : [b, a]);
const keyOf = (a: Point, b: Point): string => ordered(a, b).join("|");
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const at = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;

function rough(a: Point, b: Point, amount: number, random: () => number, depth: number): Point[] {
  if (depth === 0 || Math.hypot(a[0] - b[0], a[1] - b[1]) < 9) return [a];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = 0.42 + random() * 0.16;
  const aside = (random() * 2 - 1) * amount;
  const bent: Point = [a[0] + dx * along - dy * aside, a[1] + dy * along + dx * aside];
  return [
    ...rough(a, bent, amount * 0.85, random, depth - 1),
    ...rough(bent, b, amount * 0.85, random, depth - 1),
  ];
}

const pairs = (ring: Point[]): Pair[] =>
  ring.map((point, i) => [point, ring[(i + 1) % ring.length] ?? point]);

function closed(p: Point[]): string {
  const first = p[0] ?? [0, 0];
  const parts = p.map((each, i) => `Q${at(each)} ${at(middle(each, p[i + 1] ?? first))}`);
  return `M${at(middle(p.at(-1) ?? first, first))}${parts.join("")}Z`;
}

function open(p: Point[]): string {
  const inner = p
    .slice(1, -1)
    .map((each, i) => `Q${at(each)} ${at(middle(each, p[i + 2] ?? each))}`);
  return `M${at(p[0] ?? [0, 0])}${inner.join("")}L${at(p.at(-1) ?? [0, 0])}`;
}

/** Draw the outlines by hand, so to speak: borders that two regions share meet exactly. */
export function ink({ regions, coast, roads, towns }: Components): Ireland {
  const owners = new Map<string, string[]>(); // edge -> regions
  for (const [id, region] of Object.entries(regions)) {
    for (const [a, b] of pairs(region.outline)) {
      owners.set(keyOf(a, b), [...(owners.get(keyOf(a, b)) ?? []), id].sort());
    }
  }
  const drawn = new Map<string, Point[]>();
  const edge = (a: Point, b: Point): Point[] => {
    const name = keyOf(a, b);
    const [from, to] = ordered(a, b);
    const isInner = (owners.get(name)?.length ?? 0) > 1;
    const line = drawn.get(name) ?? [...rough(from, to, isInner ? 0.1 : 0.17, noise(name), 3), to];
    drawn.set(name, line);
    return from === a ? line : line.toReversed();
  };
  const ring = (outline: Point[]) => pairs(outline).flatMap(([a, b]) => edge(a, b).slice(0, -1));

  const inner = new Map<string, Pair[]>(); // the same two regions -> their common edges in order
  for (const region of Object.values(regions)) {
    for (const [a, b] of pairs(region.outline)) {
      const both = owners.get(keyOf(a, b)) ?? [];
      if (both.length < 2) continue;
      const list = inner.get(both.join()) ?? [];
      if (!list.some(([c, d]) => keyOf(c, d) === keyOf(a, b))) list.push([a, b]);
      inner.set(both.join(), list);
    }
  }
  return {
    coast: closed(ring(coast)),
    regions: Object.fromEntries(
      Object.entries(regions).map(([id, region]) => [id, closed(ring(region.outline))]),
    ),
    borders: [...inner.values()].flatMap((list) =>
      chains(list).map((chain) =>
        open([...chain.flatMap(([a, b]) => edge(a, b).slice(0, -1)), chain.at(-1)?.[1] ?? [0, 0]]),
      ),
    ),
    roads: roads.map(([from, to]) => {
      const a: Point = towns[from]?.at ?? [0, 0];
      const b: Point = towns[to]?.at ?? [0, 0];
      const random = noise(`${from}-${to}`);
      const bow = (random() < 0.5 ? -1 : 1) * (0.06 + random() * 0.07);
      const [x, y] = middle(a, b);
      const bent: Point = [x - (b[1] - a[1]) * bow, y + (b[0] - a[0]) * bow];
      return { from, to, d: `M${a.join(" ")}Q${at(bent)} ${b.join(" ")}` };
    }),
  };
}

/** Edges that follow one another, put together. */
function chains(edges: Pair[]): Pair[][] {
  const left = [...edges];
  const found: Pair[][] = [];
  for (let next = left.shift(); next; next = left.shift()) {
    const chain = [next];
    for (let isGrowing = true; isGrowing;) {
      const tail = chain.at(-1)?.[1];
      const head = chain[0]?.[0];
      const after = left.findIndex(([a]) => a.join() === tail?.join());
      const before = left.findIndex(([, b]) => b.join() === head?.join());
      isGrowing = after >= 0 || before >= 0;
      if (after >= 0) chain.push(...left.splice(after, 1));
      else if (before >= 0) chain.unshift(...left.splice(before, 1));
    }
    found.push(chain);
  }
  return found;
}

const hill = ([x, y]: Point): string =>
  `<path d="M${x - 13} ${y + 6}q6-12 11-14q3 3 6 7q3-4 5-4q5 4 8 11M${x - 2} ${y - 8}q1 6-2 10M${x + 9} ${y - 5}q1 4 0 8"/>`;

/** Sea with its lining, and the bare land. */
export function sea({ coast }: Ireland): string {
  const lines = [62, 44, 27, 13].map(
    (width, i) =>
      `<path class="wl l${i + 1}" d="${coast}" stroke-width="${width}"/><path class="wl w" d="${coast}" stroke-width="${width - 2.6}"/>`,
  );
  const waves = WAVES.map(
    ([x, y]) => `<path d="M0 0q4-5 8 0t8 0" transform="translate(${x} ${y})"/>`,
  );
  return `<rect class="sea" x="-900" y="-800" width="3000" height="2800"/><g class="waves">${waves.join("")}</g>${lines.join("")}<path class="shade" d="${coast}" transform="translate(3 5)"/><path class="land" d="${coast}"/>`;
}

/** Waters, hills and lines over the washes of the regions. */
export function lines({ coast, borders }: Ireland): string {
  return `<path class="river" d="${SHANNON}"/>${LAKES.map((d) => `<path class="lake" d="${d}"/>`).join("")}<g class="hills">${HILLS.map(hill).join("")}</g>${borders.map((d) => `<path class="border" d="${d}"/>`).join("")}<path class="coast" d="${coast}"/>`;
}

export const COMPASS = `<g class="compass" transform="translate(872 826) scale(.9)"><circle r="27"/><circle r="21"/><path class="f" d="M0-36 5-5 0 0zM0 36-5 5 0 0zM36 0 5 5 0 0zM-36 0-5-5 0 0z"/><path class="e" d="M0-36-5-5 0 0zM0 36 5 5 0 0zM36 0 5-5 0 0zM-36 0-5 5 0 0z"/><path class="d" d="M17-17 4-4M-17-17-4-4M17 17 4 4M-17 17-4 4"/></g>`;

const ROWS = [5, 5, 4, 4]; // ships side by side

/** Raiders in the battle area, one ship each. */
export function fleet(ships: number, x: number, y: number): string {
  const places: Point[] = [];
  let left = ships;
  ROWS.forEach((row, j) => {
    const here = Math.min(row, left);
    for (let i = 0; i < here; i += 1) {
      places.push([(i - (here - 1) / 2) * 40 + (j % 2 ? 7 : -7), j * 33]);
    }
    left -= here;
  });
  return `<g class="bb-fleet" transform="translate(${x} ${y}) scale(.86)">${places.map((p) => `<g transform="translate(${p.join(" ")})">${SHIP}</g>`).join("")}</g>`;
}
