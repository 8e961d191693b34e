/** Goods and other things that are counted, as pips in a box of 32: the shape says the kind, the
 * glyph says which, colour comes last. */

import { crown, stone, wood, type IconArt } from "../icons/common";
import { church, prison, scales } from "../icons/game";
import { glyph } from "../icons/glyph";

const ink = "var(--line)";
const solid = (body: string): IconArt => ({ kind: "solid", body });
const GLYPHS: Record<string, IconArt> = {
  crown,
  stone,
  wood,
  church,
  prison,
  scales,
  clay: solid(
    "<path d='M8 2.500h8v2.600h-1.200c3.800 2 5.500 5.600 4.600 9.600-.7 3-2.400 5.300-4.400 6.800H9c-2-1.500-3.700-3.800-4.400-6.800-.9-4 .8-7.600 4.600-9.600H8z'/>",
  ),
  marble: solid(
    "<path d='M4 2.500h16v3H4zM6 6.500h3.400v11H6zM10.400 6.500h3.200v11h-3.200zM14.600 6.500H18v11h-3.400zM4 18.500h16v3H4z'/>",
  ),
  gold: solid("<path d='M6.500 8h11L22 19H2z'/>"),
  cards: solid(
    "<path d='M4 2h11v15H4z' opacity='.55'/><path fill-rule='evenodd' d='M8 6h12v16H8zM14 9l-4 4h1.500v5h5v-5H18z'/>",
  ),
  carpentry: solid(
    "<path fill-rule='evenodd' d='M1.500 6.500h7l14 5v3.200l-1.700 2.300-1.700-2.300-1.700 2.300-1.700-2.300-1.700 2.300-1.700-2.300-1.700 2.300-1.100-1.500v3.600H1.500zM4 9.500v5h2.200v-5z'/>",
  ),
  tiling: solid(
    "<path d='M2 3h6.200v7a3.100 3.100 0 0 1-6.200 0zM8.900 3h6.200v7a3.100 3.100 0 0 1-6.200 0zM15.800 3H22v7a3.100 3.100 0 0 1-6.200 0zM5.400 14.200a4 4 0 0 0 3-1.900 4 4 0 0 0 3.200 1.900v4.300a3.100 3.100 0 0 1-6.200 0zM12.400 14.200a4 4 0 0 0 3.200-1.900 4 4 0 0 0 3 1.900v4.300a3.100 3.100 0 0 1-6.200 0z'/>",
  ),
  masonry: solid("<path d='M3 4h15l3 3.500-3 3.500H3zM8.500 11h4v11h-4z'/>"),
  worker: solid(
    "<path d='M12 10.500c-5 0-6.500 5-8 11 4 1.600 12 1.600 16 0-1.500-6-3-11-8-11z'/><circle cx='12' cy='6' r='4.200'/>",
  ),
  laurel: solid(
    "<path d='M12 2.500l2.600 6 6.400.6-4.800 4.300 1.400 6.300L12 16.400l-5.600 3.300 1.400-6.300L3 9.100l6.400-.6z'/>",
  ),
  shackle: solid(
    "<path fill-rule='evenodd' d='M7 3a5.500 5.500 0 1 1 0 11A5.500 5.500 0 0 1 7 3zm0 2.600a2.900 2.900 0 1 0 0 5.800 2.900 2.900 0 0 0 0-5.800zM17 10a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zm0 2.600a2.900 2.900 0 1 0 0 5.800 2.900 2.900 0 0 0 0-5.800z'/><path d='M10.500 11l3 2.500-1.600 2-3-2.500z'/>",
  ),
  swap: solid("<path d='M2 8.500L8 3v3.500h12v4H8V14zM22 15.500L16 21v-3.500H4v-4h12V10z'/>"),
  bell: solid(
    "<path d='M12 2a2 2 0 0 1 2 2c3 1 4.500 4 4.500 7.500 0 3 1 4.500 2.500 6H3c1.500-1.500 2.500-3 2.500-6C5.500 8 7 5 10 4a2 2 0 0 1 2-2zM9.500 19h5a2.500 2.500 0 0 1-5 0z'/>",
  ),
  princess: solid("<path d='M3 20L1.500 7l6 5L12 4l4.500 8 6-5L21 20z'/>"),
  profiteer: solid(
    "<path d='M8 3h8l-1.500 4c4 2 6 6 5.500 10-.3 2.500-2 4-4 4.500H8c-2-.5-3.700-2-4-4.500C3.500 13 5.500 9 9.500 7z'/>",
  ),
};

const SHAPES: Record<string, string> = {
  round: '<circle cx="16" cy="16" r="14.3"',
  coin: '<circle cx="16" cy="16" r="14.3"',
  square: '<path d="M3 3h26v26H3z"',
  lozenge: '<path d="M16 1L31 16 16 31 1 16z"',
  shield: '<path d="M3.5 3h25v12c0 8-5 12.500-12.5 15.500C8.500 27.500 3.500 23 3.500 15z"',
  slip: '<path d="M5 2h22v28l-4-3-3.5 3-3.5-3-3.5 3-3.5-3-4 3z"',
};
type Pip = [shape: keyof typeof SHAPES, fill: string, glyph?: string, paint?: string];
const PIPS: Record<string, Pip> = {
  clay: ["round", "#e0a07e", "clay", "#5b2412"],
  wood: ["round", "#c4d09a", "wood", "#2c4a22"],
  stone: ["round", "#d0d3d0", "stone", "#3b434a"],
  silver: ["coin", "#e7e9e6"],
  gold: ["round", "#f0ce62", "gold", "#6b4700"],
  marble: ["round", "#fbf6ec", "marble", "#4d5a63"],
  influence: ["lozenge", "#7a4f94", "crown", "#fff5dd"],
  virtue: ["shield", "#2f6d60", "scales", "#fff5dd"],
  debt: ["slip", "#f3d9c9", "minus2", "#a02a1b"],
  building_card: ["square", "#fcf7ea", "cards", "#58483a"],
  reward_card: ["square", "#f7dc94", "laurel", "#6b4700"],
  apprentice: ["square", "#fcf7ea", "worker", "#58483a"],
  points: ["shield", "#a02a1b", "laurel", "#fff6e6"],
  worker: ["round", "#efe4c8", "worker", "#2a2017"],
  tax: ["coin", "#d9634a"],
  coins: ["coin", "#e7e9e6"],
  carpentry: ["square", "#a9794a", "carpentry", "#fff5dd"],
  tiling: ["square", "#b4492f", "tiling", "#fff5dd"],
  masonry: ["square", "#6f7a82", "masonry", "#fff5dd"],
  captive: ["round", "#d3c3a3", "shackle", "#2a2017"],
  trades: ["round", "#efe4c8", "swap", "#2a2017"],
  prison: ["square", "#8b8d84", "prison", "#fff5dd"],
  bell: ["round", "#f3d9c9", "bell", "#a02a1b"],
  princess: ["round", "#f7dc94", "princess", "#6b4700"],
  profiteer: ["round", "#4a3421", "profiteer", "#f2cc6b"],
  any: ["round", "#efe4c8", "q", "#2a2017"],
  church: ["square", "#efe4c8", "church", "#2a2017"],
};
const INSET: Record<string, [number, number, number]> = {
  lozenge: [8.5, 8.5, 15],
  shield: [7.5, 6, 17],
};

/** A pip; a missing good is dashed red. */
export function pip(name: string, isMissing = false): string {
  if (name.startsWith("any_")) return anyOf(isMissing);
  const [shape, colour, sign, paint] = PIPS[name] ?? ["round", "#efe4c8", "q", "#2a2017"];
  const stroke = isMissing ? "var(--accent)" : ink;
  const dash = isMissing ? ' stroke-dasharray="4 3"' : "";
  const body = `${SHAPES[shape]} fill="${isMissing ? "var(--raised)" : colour}" stroke="${stroke}" stroke-width="2" stroke-linejoin="round"${dash}/>`;
  const fill = isMissing ? "var(--accent)" : (paint ?? ink);
  if (shape === "coin") {
    return `${body}<circle cx="16" cy="16" r="10" fill="none" stroke="${stroke}" stroke-width="1.2"/><path d="M16 9v14M9 16h14M11.5 11.5l3 3M20.5 11.5l-3 3M11.5 20.5l3-3M20.5 20.5l-3-3" stroke="${stroke}" stroke-width="1.7" stroke-linecap="round"/>`;
  }
  if (sign === "minus2") {
    return `${body}<path d="M10 13h12M10 19h12" stroke="${fill}" stroke-width="3"/>`;
  }
  if (sign === "q") {
    return `${body}<text class="ar-t" x="16" y="22" text-anchor="middle" font-size="17" fill="${fill}">?</text>`;
  }
  const [x, y, size] = INSET[shape] ?? [6, 6, 20];
  const icon = GLYPHS[sign ?? ""];
  return body + (icon ? glyph(icon, x, y, size, fill) : "");
}

/** Wood or stone, in any mix. */
function anyOf(isMissing: boolean): string {
  const stroke = isMissing ? "var(--accent)" : ink;
  const dash = isMissing ? ' stroke-dasharray="4 3"' : "";
  return (
    `${SHAPES.round} fill="#c4d09a" stroke="${stroke}" stroke-width="2"${dash}/><path d="M16 1.7a14.3 14.3 0 0 1 0 28.600z" fill="#d0d3d0" stroke="${stroke}" stroke-width="1.5"/>` +
    glyph(wood, 1, 7, 17, "#2c4a22") +
    glyph(stone, 15, 8, 15, "#3b434a")
  );
}

/** A glyph of this game inside a drawing. */
export function sign(name: string, x: number, y: number, size: number, fill: string): string {
  const icon = GLYPHS[name];
  return icon ? glyph(icon, x, y, size, fill) : "";
}
export const icons = GLYPHS;
