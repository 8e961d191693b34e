/** Player marks: shape, hatch and letter, so that colour is never alone. */

/** Fixed shape per colour in all games, in a box of 32. */
export const SHAPES: Record<string, string> = {
  white: "M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z", // roundel
  blue: "M3 3h26v12c0 8-5 13-13 16C8 28 3 23 3 15z", // heater shield
  purple: "M16 1 31 16 16 31 1 16z", // lozenge
  green: "M9 3h14l8 13-8 13H9L1 16z", // hexagon
  orange: "M16 2 31 29H1z", // delta
  black: "M3 3h26v26H3z", // billet
  pink: "M16 1c4 0 6 3 6 6 3-1 8 1 8 6 0 4-3 6-5 6 2 3 1 8-3 10-3 1-5-1-6-3-1 2-3 4-6 3-4-2-5-7-3-10-2 0-5-2-5-6 0-5 5-7 8-6 0-3 2-6 6-6z", // cinquefoil
  red: "M11 2h10v9h9v10h-9v9H11v-9H2V11h9z", // cross
  yellow: "M16 1l4.600 8.6L30 8l-4 8 4 8-9.4-1.6L16 31l-4.6-8.6L2 24l4-8-4-8 9.4 1.6z", // mullet of six
};
/** Hatching after the heraldic system of Petra Sancta. */
const HATCH: Record<string, string> = {
  white: "",
  blue: "M0 3h8M0 7h8",
  red: "M3 0v8M7 0v8",
  green: "M0 0l8 8M-4 4l8 8M4-4l8 8",
  purple: "M8 0 0 8M12 4 4 12M4-4-4 4",
  black: "M0 3h8M0 7h8M3 0v8M7 0v8",
  orange: "M8 0 0 8M12 4 4 12M4-4-4 4M0 4h8",
  yellow: "M2 2h.5M6 6h.5",
  pink: "M4 0v8",
};

/** Where the letter stands: a triangle is wide at its foot. */
export const LETTER_Y: Record<string, number> = { orange: 25, blue: 20.5 };
export const isHatched = (colour: string) => Boolean(HATCH[colour]);
/** The patterns `url(#h-blue)` ...; once per page. */
export const HATCHES = Object.entries(HATCH)
  .filter(([, d]) => d)
  .map(
    ([colour, d]) =>
      `<pattern id="h-${colour}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="${d}" stroke="var(--pl-${colour}-ink)" stroke-opacity=".28" stroke-width="${colour === "yellow" ? 2 : 1}" stroke-linecap="round"/></pattern>`,
  )
  .join("");
/** A mark as markup, for use inside a drawing. */
export function mark(colour: string, letter: string, x: number, y: number, size: number): string {
  const shape = SHAPES[colour] ?? SHAPES.white;
  return `<svg class="tc-mark" x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32"><path d="${shape}" fill="var(--pl-${colour})" stroke="var(--line)" stroke-width="2" stroke-linejoin="round"/>${isHatched(colour) ? `<path d="${shape}" fill="url(#h-${colour})"/>` : ""}<text x="16" y="${LETTER_Y[colour] ?? 20.8}" fill="var(--pl-${colour}-ink)">${letter}</text></svg>`;
}
