/** Tiles as markup: drawn once each, then used again. */

import { BUILDINGS } from "../../art/buildings";
import { GROUND, LAND, type Terrain } from "../../art/land";
import { road } from "../../art/road";
import { glyph } from "../../icons/glyph";
import { grain, stone, wood } from "../../icons/common";
import { words } from "../../words/words.svelte";
import { GOODS, TERRAIN_OF, type Good, type TileFace } from "./view";

const ICONS = { wood, stone, grain };
const NAME_ROOM = 88; // width of the name band
const LARGEST = 11.5;

/** Patterns and clips that the faces use; once per page. */
export const FACE_DEFS = `${GROUND}<clipPath id="c-road"><path d="M0 0H100V83H0zM38 95.5H62V100H38z"/></clipPath><clipPath id="c-full"><rect width="100" height="100"/></clipPath>`;

const text = (said: string): string =>
  said.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface FaceLook {
  colour?: string; // of its owner; without, nobody's
  isTurned?: boolean; // stands on its head for this reader
  hasCost?: boolean;
  isNameless?: boolean;
}

const drawn = new Map<string, string>();

export function tileFace(id: string, face: TileFace, look: FaceLook = {}): string {
  const key = JSON.stringify([id, words.language, look]);
  let markup = drawn.get(key);
  if (markup === undefined) drawn.set(key, (markup = draw(face, look)));
  return markup;
}

function draw(face: TileFace, look: FaceLook): string {
  const { colour: owner, isTurned, hasCost, isNameless } = look;
  const name = face.names[words.language];
  const frame = owner ? `var(--pl-${owner})` : "var(--raised)";
  const ink = owner ? `var(--pl-${owner}-ink)` : "var(--ink)";
  const size = Math.min(LARGEST, NAME_ROOM / (name.length * 0.47)).toFixed(1);
  const high = isNameless ? 88 : 77;
  const ground = `<rect x="6" y="6" width="88" height="${high}"`;
  const picture = BUILDINGS[face.kind ?? kindOf(face.names.en)]?.() ?? "";
  const body =
    `<rect x=".8" y=".8" width="98.4" height="98.4" rx="2.5" fill="${frame}" stroke="var(--line)" stroke-width="1.6"/>` +
    (owner && owner !== "white"
      ? `<rect x="1.5" y="1.5" width="97" height="97" fill="url(#h-${owner})"/>`
      : "") +
    `${ground} fill="var(--t-${face.colour})"/>${ground} fill="url(#g-${face.colour})" stroke="var(--line)" stroke-width="1"/>` +
    `<g clip-path="url(#${isNameless ? "c-full" : "c-road"})">${road(face.road)}</g>` +
    `<svg x="${(isNameless ? 13 : 14) + (hasCost ? 6 : 0)}" y="${isNameless ? 16 : 8}" width="${hasCost ? 70 : 74}" height="${hasCost ? 63 : 66}" viewBox="-1 -4 66 60" overflow="visible">${picture}</svg>`;
  const label = isNameless
    ? ""
    : `<text class="tname" x="50" y="${isTurned ? 11.6 : 93.2}" fill="${ink}" font-size="${size}">${text(name)}</text>`;
  const turned = isTurned ? `<g transform="rotate(180 50 50)">${body}</g>` : body;
  return turned + label + (hasCost ? costColumn(face) : "");
}

function costColumn(face: TileFace): string {
  const pips = GOODS.flatMap((good, i) => Array.from({ length: face.cost[i] ?? 0 }, () => good));
  return pips
    .map(
      (good, n) =>
        `<svg x="2.5" y="${3 + n * 17.5}" width="19" height="19" viewBox="0 0 32 32">${pip(good)}</svg>`,
    )
    .join("");
}

/** A good in a roundel, in a box of 32. */
export function pip(good: Good): string {
  const colour = TERRAIN_OF[good] ?? "green";
  return `<circle cx="16" cy="16" r="14.5" fill="var(--t-${colour}-pale)" stroke="var(--line)" stroke-width="2"/>${glyph(ICONS[good], 5.5, 5.5, 21, `var(--t-${colour}-deep)`)}`;
}

/** The back of a tile: open land. The start tile carries a crown. */
export function landFace(colour: Terrain, isStart = false): string {
  return (
    `<rect x=".8" y=".8" width="98.4" height="98.4" rx="2.5" fill="var(--t-${colour})" stroke="var(--line)" stroke-width="1.6"/><rect x="1.5" y="1.5" width="97" height="97" fill="url(#g-${colour})"/><g opacity=".96">${LAND[colour]()}</g>` +
    (isStart
      ? `<g transform="translate(33 34)"><circle cx="17" cy="17" r="18" fill="var(--road)" stroke="var(--line)" stroke-width="1.6"/><path d="M7 24L5 10l6.5 5L17 7l5.5 8L29 10l-2 14z" fill="var(--gold-leaf)" stroke="var(--line)" stroke-width="1.6" stroke-linejoin="round"/></g>`
      : "")
  );
}

/** The drawing of a kind whose id was not said. */
const kindOf = (name: string): string =>
  name.toLowerCase().replace(/['’]/g, "").replace(/[ -]+/g, "_");
