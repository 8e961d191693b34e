/** Small pictures of positions, for the tickets in the hall. */

import type { SeatSight, Spot } from "../schema";

export type Sketch = { box: string; body: string };
type Sketcher = (spots: Spot[], seats: SeatSight[]) => Sketch;

const colourOf = (seats: SeatSight[], seat: number | null): string | undefined =>
  seats.find((each) => each.seat === seat)?.colour;
const point = (spot: Spot): [number, number] => {
  const [x = 0, y = 0] = spot.at.split(",").map(Number);
  return [x, y];
};

/** The landscape: pigments, and frames in the owners' colours. */
const heirs: Sketcher = (spots, seats) => {
  const xs = spots.map((spot) => point(spot)[0]);
  const ys = spots.map((spot) => -point(spot)[1]);
  const [left, top] = [Math.min(...xs) - 0.4, Math.min(...ys) - 0.4];
  const [width, height] = [Math.max(...xs) - left + 1.4, Math.max(...ys) - top + 1.4];
  const body = spots.map((spot) => {
    const [x, y] = point(spot);
    const colour = colourOf(seats, spot.seat);
    const frame = colour ? `var(--pl-${colour})` : "var(--line)";
    return `<rect x="${x * 10 + 0.3}" y="${-y * 10 + 0.3}" width="9.4" height="9.4" fill="var(--t-${spot.look})" stroke="${frame}" stroke-width="${colour ? 1.6 : 0.4}"/>`;
  });
  const box = [left, top, width, height].map((n) => n * 10).join(" ");
  return { box, body: body.join("") };
};

const COAST =
  "452,263 471,223 398,228 424,185 452,104 543,73 561,75 644,80 629,123 669,97 713,73 783,125 821,194 832,208 855,294 803,318 753,366 729,404 744,442 769,475 774,525 774,546 776,589 761,661 732,761 693,811 641,794 559,837 495,892 419,946 299,980 275,937 246,894 160,863 151,827 222,794 262,720 361,704 307,696 222,718 287,625 343,582 347,556 262,556 190,489 229,427 245,399 202,347 246,297 333,328 390,311 412,304 429,266";

/** Ireland: whose discs lie where, and where the Vikings sit on them. */
const boru: Sketcher = (spots, seats) => {
  const discs = spots.map((spot) => {
    const [x, y] = point(spot);
    const ring = spot.look === "vikings" ? 'stroke-dasharray="12 9" stroke-width="14"' : "";
    return `<circle cx="${x}" cy="${y}" r="30" fill="var(--pl-${colourOf(seats, spot.seat)})" stroke="var(--line)" stroke-width="7" ${ring}/>`;
  });
  const land = `<polygon points="${COAST}" fill="var(--t-green-pale)" stroke="var(--line)" stroke-width="9" stroke-linejoin="round"/>`;
  return {
    box: "-180 30 1360 970",
    body: `<rect x="-400" width="1800" height="1100" fill="var(--sea)"/>${land}${discs.join("")}`,
  };
};

// Where the places of the town lie in the small picture.
const PLACES: Record<string, [number, number]> = {
  quarry: [14, 11],
  forest: [14, 31],
  silversmith: [14, 51],
  workshop: [14, 71],
  mines: [42, 11],
  town_centre: [70, 11],
  tax_stand: [96, 11],
  storehouse: [42, 74],
  guardhouse: [68, 74],
  prison: [110, 28],
  guildhall: [102, 46],
  black_market_small: [92, 74],
  black_market_middle: [102, 74],
  black_market_large: [112, 74],
};
const CHURCH =
  '<g stroke="var(--line)" stroke-width="1.2"><path d="M32 62V36l6-11 6 11v26z" fill="var(--stonework)"/><path d="M44 62V39l15-14 15 14v23z" fill="var(--plaster)"/><path d="M53 62v-9a6 6 0 0 1 12 0v9z" fill="var(--accent-fill)"/><circle cx="59" cy="38" r="4.5" fill="var(--pl-blue)"/></g>';
const dot = (x: number, y: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="3.3" fill="${fill}" stroke="var(--line)" stroke-width=".9"/>`;

/** The town: whose workers stand where, and how high everybody got on the cathedral. */
const architects: Sketcher = (spots, seats) => {
  const drawn = new Map<string, number>(); // dots at a place so far
  const body = spots.flatMap((spot) => {
    const fill = `var(--pl-${colourOf(seats, spot.seat)})`;
    if (spot.look === "level") return dot(77 + (spot.seat ?? 0) * 3, 60 - spot.count * 6, fill);
    const [x, y] = PLACES[spot.at] ?? [60, 40];
    return Array.from({ length: spot.count }, () => {
      const n = drawn.get(spot.at) ?? 0;
      drawn.set(spot.at, n + 1);
      return dot(x + (n % 4) * 5.6 - 8, y + Math.floor(n / 4) * 5.6 - 3, fill);
    });
  });
  const ground =
    '<rect width="124" height="86" fill="var(--sky)"/><path d="M0 62h124v24H0z" fill="var(--t-yellow-pale)"/>';
  return { box: "0 0 124 86", body: ground + CHURCH + body.join("") };
};

const SKETCHERS: Record<string, Sketcher> = { "two-heirs": heirs, "brian-boru": boru, architects };

/** The picture of a position; null if there is nothing to see yet. */
export function sketchOf(game: string, spots: Spot[], seats: SeatSight[]): Sketch | null {
  const sketcher = SKETCHERS[game];
  return sketcher && spots.length ? sketcher(spots, seats) : null;
}
