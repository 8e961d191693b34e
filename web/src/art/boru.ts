/** Emblems of the suits and symbols of the cards. */

const star = (n: number, a: number, b: number): string =>
  Array.from({ length: 2 * n }, (_, i) => {
    const r = i % 2 ? b : a;
    const angle = (Math.PI * i) / n - Math.PI / 2;
    return `${i ? "L" : "M"}${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  }).join("") + "Z";

/** A silhouette of its own for each suit, so that no colour has to be seen. Box -20 to 20. */
const SUITS: Record<string, string> = {
  red: star(9, 19, 14.6), // battle: palisade of a ringfort seen from above
  blue: "M-14.500 17.500V-4.500L0-19.500 14.500-4.500V17.500Z", // church: gable of a chapel
  yellow: "M-5.500-13.400 0-20.500 5.500-13.400A16 16 0 1 1-5.500-13.400Z", // a ring with a stone
  white: "M-18 15.500-19.500-9-9.500-1 0-18 9.500-1 19.500-9 18 15.500Z", // royal: crown
};
const LETTER_Y: Record<string, number> = { red: 5.2, blue: 8.8, yellow: 7.4, white: 10.5 };
const INNER_Y: Record<string, number> = { blue: 0.8, white: 1.2 };

export function suitShape(suit: string, letter: string): string {
  const d = SUITS[suit] ?? "";
  return `<g class="bb-suit ${suit}"><path class="b" d="${d}"/><path class="i" d="${d}" transform="translate(0 ${INNER_Y[suit] ?? 0}) scale(.8)"/><text y="${LETTER_Y[suit] ?? 6}">${letter}</text></g>`;
}

/** The ragged edge of a claim token that lies face up. */
export const SEAL = star(12, 13, 11.4);

/** Symbols in a box of 24. */
const SYMBOLS: Record<string, string> = {
  take_town:
    '<path d="M6.500 22.500V2" class="st"/><path class="fl" d="M7 2.800h13l-3.600 4.100L20 11H7z"/><path class="ln" d="M3 22.500h8"/>',
  coin: '<circle class="au" cx="12" cy="12" r="9.300"/><path class="ln" d="M12 4.500v15M4.500 12h15M10 4.500h4M10 19.500h4M4.500 10v4M19.500 10v4"/>',
  pay: '<circle class="no" cx="12" cy="12" r="9.300"/><path class="mi" d="M7 12h10"/>',
  battle:
    '<path class="fl" d="M21.500 2.500 20.300 8 11 17.300 6.700 13 16 3.700zM4.300 11.600l8.100 8.100-1.600 1.600-8.100-8.100zM6 16.300l1.700 1.700-4 4L2 20.300z"/>',
  church:
    '<path class="fl" fill-rule="evenodd" d="M10 1.500h4V5a6.600 6.600 0 0 1 3.700 3H20.500v4h-2.100a6.600 6.600 0 0 1-4.400 4.700V22.500h-4V16.700A6.600 6.600 0 0 1 5.600 12H3.500V8H6.300A6.600 6.600 0 0 1 10 5zM10 7.200A4.300 4.300 0 0 0 8.700 8.400L10 8.400zM14 7.200V8.400h1.300A4.300 4.300 0 0 0 14 7.200zM8.100 11.600A4.300 4.300 0 0 0 10 14.100V11.600zM14 11.600v2.500a4.300 4.300 0 0 0 1.900-2.500z"/>',
  court:
    '<path class="fl" fill-rule="evenodd" d="M12 8.500a7.200 7.200 0 1 1-.01 0zM12 11.500a4.200 4.200 0 1 0 .01 0zM8 1.500h8l2.300 3.100L12 9.700 5.700 4.600z"/>',
  expand:
    '<circle class="fl" cx="5.600" cy="18.400" r="4"/><path class="da" d="M8.800 15.200 14.600 9.400"/><circle class="ho" cx="17.800" cy="6.200" r="4.500"/>',
  free_town:
    '<path class="fl" d="M10.500 2.300a9.800 9.800 0 0 0-2 18.900l2.700-4.600-3.600-4.300 4-4z"/><path class="ho" d="M14 3.500a9.500 9.500 0 0 1 1 17.400l.5-4.700-3.500-4.100 4-4.300z"/>',
  raider:
    '<circle class="fl" cx="12" cy="12" r="10"/><path class="pa" d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19"/><circle class="au" cx="12" cy="12" r="3.400"/>',
  monastery:
    '<path class="fl" d="M8.500 22.500 9 10 12 1.500 15 10l.5 12.500z"/><path class="pa" d="M12 11.500v3M12 18v4.500"/>',
  harp: '<path class="fl" fill-rule="evenodd" d="M6 21.500 4 4c3-2 5.600-.6 7.800 1.200C14.500 7.400 17 7 19.500 3L21 4.500c-1 7-5 13.500-12 17.200zM8 18.300c4.600-2.600 8-6.800 9.700-11.200-2.700 1.800-5.300 1.400-7.600-.6C8.800 5.300 7.800 5 6.600 5.400z"/><path class="ln" d="M9.500 8v8.500M12 9v5.500M14.500 9v2.500"/>',
  seal: '<path class="au" d="M12 1.5l2.6 2.2 3.300-.6 1.200 3.100 3.100 1.200-.6 3.300 2.200 2.600-2.200 2.600.6 3.300-3.100 1.200-1.200 3.100-3.300-.6L12 23.500l-2.600-2.200-3.300.6-1.200-3.100-3.100-1.200.6-3.300L.2 12.700l2.200-2.600-.6-3.300 3.100-1.200 1.200-3.100 3.300.6z"/><circle class="ln" cx="12" cy="12.500" r="6"/>',
  disc: '<circle class="fl" cx="12" cy="12" r="8"/><circle class="pa" cx="12" cy="12" r="4.800"/>',
  cards: '<path class="fl" d="M4 6.500 13 3l7 15.500-9 3.500z"/>',
  wreath:
    '<g class="fl"><ellipse cx="9.1" cy="20.7" rx="3.300" ry="1.500" transform="rotate(-188 9.1 20.7)"/><ellipse cx="14.9" cy="20.7" rx="3.300" ry="1.500" transform="rotate(188 14.9 20.7)"/><ellipse cx="4.9" cy="17.4" rx="3.300" ry="1.500" transform="rotate(-152 4.9 17.4)"/><ellipse cx="19.1" cy="17.4" rx="3.300" ry="1.500" transform="rotate(152 19.1 17.4)"/><ellipse cx="3.4" cy="12.3" rx="3.300" ry="1.500" transform="rotate(-116 3.4 12.3)"/><ellipse cx="20.6" cy="12.3" rx="3.300" ry="1.500" transform="rotate(116 20.6 12.3)"/><ellipse cx="5.2" cy="7.3" rx="3.300" ry="1.500" transform="rotate(-80 5.2 7.3)"/><ellipse cx="18.8" cy="7.3" rx="3.300" ry="1.500" transform="rotate(80 18.8 7.3)"/><ellipse cx="9.6" cy="4.3" rx="3.300" ry="1.500" transform="rotate(-44 9.6 4.3)"/><ellipse cx="14.4" cy="4.3" rx="3.300" ry="1.500" transform="rotate(44 14.4 4.3)"/></g>',
  crown: '<path class="fl" d="M3 19 1.800 7.500 7.800 12 12 3.500 16.200 12l6-4.500L21 19z"/>',
  fall: '<path class="fl" d="M12 21 3 10h5.500V3h7v7H21z"/>',
  town: '<path class="fl" d="M4 21V11l4-4 4 4v10zM13 21V8l3.500-5L20 8v13z"/>',
};
const SAME: Record<string, string> = { gain_coin: "coin", pay_coin: "pay", gain_renown: "harp" };
export const symbol = (name: string): string => SYMBOLS[SAME[name] ?? name] ?? "";

/** A symbol as markup, for use inside a drawing. */
export const symbolAt = (name: string, x: number, y: number, size: number, more = ""): string =>
  `<svg class="bb-g g-${name} ${more}" x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24">${symbol(name)}</svg>`;

export const VINE =
  '<path d="M0 34C8 36 13 31 11 25 9 20 3 22 4 26M11 25C12 15 4 12 1 6M40 6C32 4 27 9 29 15c2 5 8 3 7-1M29 15C28 25 36 28 39 34M14 40c-1-4 2-7 6-7s7 3 6 7M14 0c-1 4 2 7 6 7s7-3 6-7"/>';
export const VIKINGS =
  '<circle class="sh" r="19"/><path class="sg" d="M0 0V-19A19 19 0 0 1 13.400-13.400zM0 0H19A19 19 0 0 1 13.400 13.400zM0 0V19A19 19 0 0 1-13.400 13.400zM0 0H-19A19 19 0 0 1-13.400-13.400z"/><circle class="rim" r="19"/><circle class="bs" r="5.600"/>';
export const TOWER =
  '<path class="wall" d="M-7 14-5.500-14 0-27 5.500-14 7 14z"/><path class="roof" d="M-6.200-13.500 0-28 6.200-13.500z"/><path class="win" d="M0-8v6M0 4v4"/>';
export const BANNER =
  '<path class="pole" d="M0 12V-33"/><path class="fly" d="M1-32H27L20-24 27-16H1z"/><path class="trim" d="M1-29.500H22M1-18.500H22"/><circle cx="0" cy="-35" r="3"/>';
