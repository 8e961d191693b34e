/** The places of Architects in boxes of 64 x 56 with the ground at y = 54, wonders of 40 x 56,
 * workers of 24 x 32 and figures of 30 x 44. */

import { BUILDINGS } from "./buildings";
import {
  P,
  barrel,
  fir,
  gold,
  hatch,
  house,
  ink,
  log,
  plaster,
  pot,
  roof,
  stone,
  stones,
  timber,
  tree,
  v,
} from "./strokes";

const wood = "#b98a55";
const building = (kind: string): string => BUILDINGS[kind]?.() ?? "";
const coin = (x: number, y: number, r: number, c = "#d7d9d6") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" stroke="${ink}" stroke-width="1.100"/><circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="none" stroke="${ink}" stroke-width=".6"/>`;

/* ---- places ---- */
export const TOWN: Record<string, () => string> = {
  quarry: () => building("quarry"),
  forest: () =>
    fir(9, 54, 1.7) +
    fir(24, 46, 1.9) +
    tree(40, 50, 1.5) +
    fir(55, 52, 2) +
    fir(33, 56, 1.5) +
    log(47, 51.5, 3.2) +
    log(53, 53, 3) +
    P("M14 55l9-9", "none", 1.6) +
    P("M20 44l5-2 2 5-5 1z", "#9aa0a3", 1),
  silversmith: () =>
    house(5, 54, 20, 22, 15, 12, { beams: 1, door: 0 }) +
    P("M9 54V44h12v10z", "#3a2114", 1) +
    P("M11 54c0-5 3-4 4-8c2 3 4 4 4 8z", gold, 0.8) +
    P("M30 24v-9h6v7", stone, 1.2) +
    P("M46 44h15c0 5-3 7-5.500 7v2h3v2h-10v-2h3v-2C49 51 46 49 46 44z", "#d7d9d6", 1.3) +
    coin(40, 51, 3.2) +
    coin(43, 47, 3.2) +
    P("M50 36l4-5 4 5-4 2z", "#eceeeb", 1) +
    hatch(58, 45, 56, 50, 3, -2, 0, 0.5),
  mines: () =>
    P("M1 54C4 38 12 22 24 17c6-5 12-4 17 3c9 4 17 18 22 34z", "#b3a78f") +
    P("M24 17l4 9-6 8M41 20l-3 8 6 9M12 38l8 3", "none", 1) +
    hatch(46, 30, 59, 49, 8, -4, 5, 0.5) +
    P("M18 54V37h22v17z", "#2b1a10", 1) +
    P("M15 54V36h5v18zM38 54V36h5v18z", wood, 1.3) +
    P("M13 37v-5h32v5z", wood, 1.3) +
    P("M24 54v-5h13l-1.500 5z", "#8b9096", 1.2) +
    `<circle cx="27" cy="54" r="2" fill="${ink}"/><circle cx="34" cy="54" r="2" fill="${ink}"/>` +
    P("M25 49l3-3 2 2 3-3 3 4z", gold, 1) +
    pot(54, 54, 0.85),
  storehouse: () =>
    P("M4 54V28h42v26z", plaster) +
    `<path d="M4 40h42M14 28v26M36 28v26M4 40l10-12M46 40L36 28" stroke="${timber}" stroke-width="1.500" fill="none"/>` +
    P("M0 29L9 12h32l9 17z", "#8a6a46") +
    hatch(12, 15, 42, 15, 10, -3, 10, 0.45) +
    P("M18 54V42h14v12z", "#4a3421", 1) +
    P("M18 54l14-12M32 54L18 42", "none", 1) +
    P("M19 24l-1.500-8 4 3 3.500-5 3.500 5 4-3-1.500 8z", gold, 1) +
    barrel(53, 54, 0.9) +
    barrel(61, 54, 0.7) +
    P("M49 44h9v-7h-9zM49 44l9-7M58 44l-9-7", wood, 1),
  workshop: () =>
    P("M3 54V30h40v24z", "#e9d5ac") +
    P("M8 54V36h30v18z", "#5a4326", 1) +
    P("M0 31l6-14h34l6 14z", roof) +
    hatch(9, 20, 40, 20, 10, -3, 8, 0.4) +
    P("M9 46h28v3H9zM12 49v5M34 49v5", wood, 1.2) +
    P("M14 45l9-7 2 2-8 6z", "#d7d9d6", 1) +
    P("M30 45v-7h5v7", wood, 1) +
    P("M52 54L58 28l6 26M54.500 44h8", "none", 1.6) +
    `<circle cx="58" cy="27" r="2.400" fill="${gold}" stroke="${ink}" stroke-width="1"/>` +
    P("M44 54v-3h8v3zM45 51v-3h6v3z", wood, 1),
  town_centre: () => building("market"),
  tax_stand: () =>
    P("M4 28h40l5-12H9z", v("vermilion")) +
    P("M12.500 28l4-12M22 28l2-12M33 28V16M42 28l-2-12", "none", 1) +
    P(
      "M4 28v4q3.300 4 6.700 0q3.300 4 6.700 0q3.300 4 6.600 0q3.300 4 6.700 0q3.300 4 6.600 0q3.300 4 6.700 0v-4z",
      plaster,
      1.1,
    ) +
    P("M7 34v20M42 34v20", "none", 1.8) +
    P("M3 44h44v10H3z", wood) +
    hatch(36, 46, 44, 52, 4, 0, 4, 0.4) +
    coin(12, 41, 3) +
    coin(17, 41, 3) +
    coin(14.5, 36.5, 3) +
    P("M28 44V32M22 34h12M22 34l-3 5h6zM34 34l-3 5h6z", gold, 1) +
    P("M50 54V30h4v24zM48 31l4-7 4 7z", wood, 1.2) +
    P("M53 36h10v8H53z", plaster, 1) +
    `<path d="M55 39h6M55 41.500h4" stroke="${ink}" stroke-width=".8"/>`,
  guardhouse: () => building("guardhouse"),
  guildhall: () => building("guildhall"),
  prison: () =>
    P("M8 54V22h48v32z", stone) +
    hatch(44, 25, 44, 52, 8, 11, 0, 0.38) +
    P("M8 22v-6h7v3h7v-3h7v3h6v-3h7v3h7v-3h7v6z", stone) +
    P("M15 44V32a5 5 0 0 1 10 0v12z", "#221a14", 1) +
    P("M17.500 44V29M20 44V27.500M22.500 44V29M15 37h10", "none", 1.3).replace(ink, "#c3c3ba") +
    P("M39 44V32a5 5 0 0 1 10 0v12z", "#221a14", 1) +
    P("M41.500 44V29M44 44V27.500M46.500 44V29M39 37h10", "none", 1.3).replace(ink, "#c3c3ba") +
    P("M28 54V43a4 4 0 0 1 8 0v11z", "#4a3421", 1) +
    P("M10 28h4M50 26h5M28 26h6M11 50h4M50 50h4M26 36h4", "none", 0.8),
};

/* ---- wonders ---- */
const base = (c: string) => P("M4 54h32v-4H4zM8 50h24v-4H8z", c, 1.2);
export const WONDERS: Record<string, () => string> = {
  monument_clay: () =>
    base("#d08a62") +
    P("M9 46V34h22v12zM12.500 34V23h15v11zM16 23v-9h8v9z", "#c9764e") +
    hatch(25, 36, 25, 45, 4, 5, 0, 0.45) +
    P("M18 46v-5a2 2 0 0 1 4 0v5z", ink, 0.6) +
    P("M15 14l5-8 5 8z", "#8f3f22"),
  monument_wood: () =>
    base(wood) +
    P("M10 46V32h20v14z", "#a9794a") +
    P("M7 33l13-9 13 9z", timber) +
    P("M14 27V18h12v9z", "#a9794a") +
    P("M11 19l9-8 9 8z", timber) +
    P("M20 11V2", "none", 1.5) +
    P("M9 31l-5-4M31 31l5-4", "none", 1.6) +
    hatch(12, 35, 28, 35, 6, 0, 9, 0.4) +
    P("M18 46v-6a2 2 0 0 1 4 0v6z", ink, 0.6),
  monument_stone: () =>
    base(stone) +
    P("M7 46V12h26v34h-6V29a7 7 0 0 0-14 0v17z", stone) +
    P("M5 12V6h30v6z", stone) +
    hatch(29, 15, 29, 44, 9, 4, 0, 0.45) +
    P("M10 18h6M24 20h5M10 25h2M10 32h2", "none", 0.8),
  monument_gold: () =>
    base("#e7d9b2") +
    P("M15 46V20h10v26z", plaster) +
    P("M12 20h16v-4H12z", gold) +
    P("M18 24v20M22 24v20", "none", 0.8) +
    P("M20 16c-4 0-5-4-4-8l-3-2 4-1c1-3 5-3 6 0l4 1-3 2c1 4 0 8-4 8z", gold, 1.2) +
    P("M20 4V-1", "none", 1.3),
  monument_marble: () =>
    base("#f4efe4") +
    P("M8 46V30h24v16z", "#f4efe4") +
    P("M11 46V31M16 46V31M24 46V31M29 46V31", "none", 1.6) +
    P("M6 30h28v-3H6z", "#f4efe4") +
    P("M9 27a11 12 0 0 1 22 0z", "#dfe6e4") +
    hatch(24, 18, 29, 25, 4, -3, 2, 0.4) +
    P("M20 15v-6M17.500 11h5", "none", 1.5),
};
export const well = () =>
  P("M14 54V38h36v16z", stone) +
  hatch(42, 40, 42, 53, 5, 7, 0, 0.4) +
  P("M12 38h40v-5H12zM14 46h36M24 38v8M38 38v8M31 46v8", "none", 1) +
  P("M12 38h40v-5H12z", stone, 1.3) +
  P("M17 33V16M47 33V16", "none", 2.4) +
  P("M10 18L32 4l22 14z", roof) +
  hatch(36, 8, 48, 16, 5, -5, 6, 0.45) +
  P("M17 22h30M32 22v8", "none", 1.6) +
  P("M28 30h8l-1 6h-6z", "#b98a55", 1.1);

/* ---- workers: a hat per colour, a letter, a hatch ---- */
const HATS: Record<string, string> = {
  blue: "M5.800 8c0-4 2.600-6.800 6.400-6.800 3.600 0 5.800 2.300 6 5l3.300 1.800z",
  green: "M5.800 9L12.800-2.500 18.200 9z",
  purple: "M12-2l6.800 6.400L12 9.400 5.200 4.400z",
  red: "M6-1h12v8.500H6z",
  yellow:
    "M2 7c2-2 4.300-2.200 4.900-2.300C7.300-1 16.700-1 17.100 4.700c.6.100 2.900.3 4.900 2.300-4 2.600-16 2.600-20 0z",
};
const BODY =
  "M12 12.500C5.800 12.500 4 20 2.200 29.300c4.400 2.400 15.200 2.400 19.600 0C20 20 18.200 12.500 12 12.500z";

export const worker = (colour: string, letter: string): string =>
  `<g class="wk"><ellipse cx="12" cy="30" rx="10.5" ry="2.2" fill="#000" opacity=".25"/><path d="${BODY}" fill="${v("pl-" + colour)}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/><path d="${BODY}" fill="url(#h-${colour})"/><circle cx="12" cy="9.3" r="4.7" fill="#f0d9b8" stroke="${ink}" stroke-width="1.3"/><path d="${HATS[colour] ?? HATS.blue}" fill="${v("pl-" + colour)}" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"/>${letter ? `<text class="ar-t" x="12" y="27.2" text-anchor="middle" font-size="12" fill="${v("pl-" + colour + "-ink")}">${letter}</text>` : ""}</g>`;

export const princess = (): string =>
  `<ellipse cx="15" cy="42" rx="13" ry="2.500" fill="#000" opacity=".25"/>` +
  P("M15 17C9 17 7 27 2 41c6 3 20 3 26 0C23 27 21 17 15 17z", "#efd3a0", 1.5) +
  P("M15 18l-5 23M15 18l5 23", "none", 0.8) +
  P("M8.500 24c-3 2-4 6-3 9l4-2M21.500 24c3 2 4 6 3 9l-4-2", v("lapis"), 1.2) +
  `<circle cx="15" cy="11" r="5.500" fill="#f0d9b8" stroke="${ink}" stroke-width="1.400"/>` +
  P("M9 12c-2 4-2 7-1 10M21 12c2 4 2 7 1 10", "none", 2).replace(ink, "#8a5a22") +
  P("M8.500 8.500L7.500 0l4 3.500L15-1.500l3.500 5 4-3.500-1 8.500z", gold, 1.3);
export const profiteer = (): string =>
  `<ellipse cx="15" cy="42" rx="13" ry="2.500" fill="#000" opacity=".25"/>` +
  P("M15 17C7 17 5 28 4 41c6 3 16 3 22 0C25 28 23 17 15 17z", "#4a3421", 1.5) +
  P("M15 18v23", "none", 0.9).replace(ink, gold) +
  P("M9 30c2-3 10-3 12 0l-1 6H10z", gold, 1.2) +
  P("M13 27h4", "none", 1.2) +
  `<circle cx="15" cy="11" r="5.500" fill="#e8c9a2" stroke="${ink}" stroke-width="1.400"/>` +
  P("M11 14c2 3 6 3 8 0l-1 4h-6z", "#3b2a1a", 1) +
  P("M3 8c3-2 5-2 5-2 1-8 13-8 14 0 0 0 2 0 5 2-6 3-18 3-24 0z", v("vermilion"), 1.3) +
  P("M21 4c4-4 6-4 7-3-1 3-3 4-6 4", "#fbf3df", 1);

/* ---- what lies about on a lot, by its right lower corner ---- */
const at = (x: number, y: number, s: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${drawn}</g>`;
type Corner = (x: number, y: number, isLarge: boolean) => string;
export const GREENERY: Record<string, Corner> = {
  quarry: (x, y, d) => {
    const k = d ? 1 : 0.6;
    const rocks = at(x - 46 * k, y - 30 * k, k * 0.9, stones(8, 20) + stones(28, 26));
    return rocks + (d ? at(x - 70, y - 22, 0.8, fir(4, 14, 0.9)) : "");
  },
  mines: (x, y, d) => {
    const k = d ? 1 : 0.6;
    return at(x - 34 * k, y - 44 * k, k, fir(8, 34, 1.5) + fir(22, 38, 1.1));
  },
  forest: (x, y, d) => {
    const k = d ? 1 : 0.62;
    const trees = fir(8, 30, 1.5) + tree(30, 34, 1.3) + fir(50, 44, 1.7) + tree(12, 50, 1.1);
    return at(x - 66 * k, y - 52 * k, k, trees);
  },
  silversmith: (x, y, d) => (d ? at(x - 34, y - 34, 1, tree(18, 30, 1.2)) : ""),
  town_centre: (x, y, d) =>
    at(
      x - (d ? 46 : 30),
      y - (d ? 50 : 31),
      d ? 1 : 0.62,
      P("M6 40h28l-3-5H9z", stone, 1.2) +
        P("M11 35h18l-2-4H13z", stone, 1.2) +
        P("M18 31V8h4v23z", stone, 1.2) +
        P("M20 8V0M15.5 3.5h9", "none", 2.2),
    ),
  storehouse: (x, y, d) => (d ? at(x - 40, y - 40, 1, tree(26, 36, 1.1)) : ""),
  guardhouse: (x, y, d) => (d ? at(x - 34, y - 46, 1, fir(18, 40, 1.5)) : ""),
};

/** What stands in the arches of the black market; its foot is at y = 0. */
export const STALLS: Record<string, () => string> = {
  small: () =>
    P("M0-2v-18h26v18z", wood, 1.2) +
    P("M0-20l26 18M26-20L0-2", "none", 1) +
    P("M6-20v-12h15v12z", "#a9794a", 1.2) +
    P("M6-26h15", "none", 1),
  middle: () =>
    P("M13-44C4-44 3-34 3-26L-2-2h30L23-26c0-8-1-18-10-18z", "#4a3421", 1.3) +
    P("M8-34c0-7 10-7 10 0c0 4-2 7-5 7s-5-3-5-7z", "#1c140e", 1) +
    P("M5-20l8 6 8-6", "none", 1) +
    P("M17-12h9v7h-9z", "#efe2c4", 1),
  large: () => barrel(4, -1, 1.3) + barrel(19, -1, 1.3) + barrel(12, -15, 1.2),
};

/** A picture for a building card, by what its id says. */
const BY_ID: [RegExp, () => string][] = [
  [/well|fountain|reserv|bath|aqued/, () => well()],
  [/pit|mining/, () => TOWN.mines?.() ?? ""],
  [/lumber|wood_market/, () => TOWN.forest?.() ?? ""],
  [/crane|draft|atelier|factory|work/, () => TOWN.workshop?.() ?? ""],
  [/depot|hideout|granar/, () => TOWN.storehouse?.() ?? ""],
  [/dungeon|jail|prison|pillory/, () => TOWN.prison?.() ?? ""],
  [/market/, () => building("market")],
  [/hut|house|lodge|tavern|den/, () => building("inn")],
  [/guild|hall|school|university|library|theatre|museum/, () => building("guildhall")],
  [/castle|fort|strong|citadel|rampart|keep|barrack|armou|palace/, () => building("fortress")],
  [/church|chapel|abbey|monast|steeple/, () => building("cathedral")],
  [/tower|light|observ/, () => building("watchtower")],
  [/vault|treas|mint|bank|money/, () => building("trading_post")],
];
const OTHERS = [
  ...["inn", "market", "trading_post", "guildhall", "bakery", "smithy", "watchtower"],
  ...["fortress", "sawmill", "pottery", "cooperage", "mill", "farm"],
];
export function buildingPicture(id: string): string {
  if (BUILDINGS[id]) return building(id);
  const found = BY_ID.find(([says]) => says.test(id));
  if (found) return found[1]();
  const number = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return building(OTHERS[number % OTHERS.length] ?? "inn");
}
