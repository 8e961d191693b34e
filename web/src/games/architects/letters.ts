/** Letters, chips and groups of workers inside the drawing of the town. */

import { pip } from "../../art/goods";
import { mark } from "../../art/marks";
import { worker } from "../../art/town";
import type { Plan } from "./plan";

export const ink = "var(--line)";
export const v = (name: string): string => `var(--${name})`;
export const safe = (said: string): string =>
  said.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const NARROW = /[ijlI.,:;'’|!()/ -]/;
const WIDE = /[mwMWÓŹŻŁ]/;

/** About how wide a text is in the bold sans. */
export function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const sign of text) {
    sum += NARROW.test(sign) ? 0.28 : WIDE.test(sign) ? 0.78 : /\p{Lu}/u.test(sign) ? 0.6 : 0.51;
  }
  return sum * size;
}

export function text(
  said: string | number,
  x: number,
  y: number,
  size: number,
  fill = v("ink"),
  anchor = "start",
): string {
  return `<text class="ar-t" x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" fill="${fill}" text-anchor="${anchor}">${safe(String(said))}</text>`;
}

export const pipAt = (good: string, x: number, y: number, size: number): string =>
  `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${size}" height="${size}" viewBox="0 0 32 32">${pip(good)}</svg>`;

export type Seat = { colour: string; letter: string };
export const markAt = (seat: Seat | undefined, x: number, y: number, size: number): string =>
  seat ? mark(seat.colour, size > 12 ? seat.letter : "", x, y, size) : "";

/** `+4 stone`, `−2 virtue`; a number beside the mark of a player is `["3", "seat:1"]`. */
export type Item = [text: string, good: string];

/** A label: what one more worker would bring. Returns its markup and size. */
export function chip(
  items: Item[],
  plan: Plan,
  seats: Seat[],
  isQuiet = false,
): { body: string; w: number; h: number } {
  const h = plan.pip + 5;
  let w = 6;
  let body = "";
  for (const [said, good] of items) {
    const wide = said ? widthOf(said, plan.chip) + 2 : 0;
    if (said) {
      const fill = said.startsWith("−") ? v("loss") : v("ink");
      body += text(said, w, h / 2 + plan.chip * 0.34, plan.chip, fill);
    }
    body += good.startsWith("seat:")
      ? markAt(seats[Number(good.slice(5))], w + wide, (h - plan.pip) / 2, plan.pip)
      : pipAt(good, w + wide, (h - plan.pip) / 2, plan.pip);
    w += wide + plan.pip + 4;
  }
  w += 2;
  const frame = `<path class="frame" d="M0 0h${w.toFixed(1)}v${h}h${(-w).toFixed(1)}z" fill="${v("raised")}" stroke="${v(isQuiet ? "rule-strong" : "lit")}" stroke-width="${isQuiet ? 1 : 2}"/>`;
  return { body: frame + body, w, h };
}

/** The name of a lot on a small banner. */
export function plate(said: string, x: number, y: number, size: number, most: number): string {
  let letters = size;
  let w = widthOf(said, letters);
  if (w > most - 12) {
    letters = Math.max(size * 0.76, (letters * (most - 12)) / w);
    w = widthOf(said, letters);
  }
  const h = size + 7;
  return `<path d="M${x} ${y}h${(w + 12).toFixed(1)}l-4 ${h / 2} 4 ${h / 2}h${(-w - 12).toFixed(1)}z" fill="${v("raised")}" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>${text(said, x + 5, y + h / 2 + letters * 0.34, letters)}`;
}

/** Workers by player: at most three figures of a group, and their number. */
export function workers(
  counts: number[],
  x: number,
  y: number,
  most: number,
  scale: number,
  seats: Seat[],
  ghost: number | null = null,
  isOneRow = false,
): string {
  const list = counts
    .map((n, player) => ({ player, n }))
    .filter((each) => each.n > 0 || each.player === ghost);
  if (!list.length) return "";
  const width = (figures: number, s: number) =>
    list.reduce((sum, { player, n }) => {
      const stack = 24 * s + (Math.min(Math.max(n, 1), figures) - 1) * 8 * s + (n > 1 ? 11 : 3);
      return sum + stack + (player === ghost ? 18 * s : 0);
    }, 0);
  if (list.length > 3 && !isOneRow && width(1, scale) > most) {
    const half = Math.floor(list.length / 2);
    const row = (from: number, to: number) => {
      const own = new Set(list.slice(from, to).map((each) => each.player));
      return {
        counts: counts.map((n, player) => (own.has(player) ? n : 0)),
        ghost: ghost !== null && own.has(ghost) ? ghost : null,
      };
    };
    const [back, front] = [row(0, half), row(half, list.length)];
    const s = scale * 0.94;
    return (
      workers(back.counts, x + 6 * scale, y - 21 * scale, most, s, seats, back.ghost, true) +
      workers(front.counts, x, y, most, scale, seats, front.ghost, true)
    );
  }
  let figures = 3;
  let s = scale;
  while (width(figures, s) > most && (figures > 1 || s > scale * 0.62)) {
    if (figures > 1) figures -= 1;
    else s *= 0.92;
  }
  const size = Math.max(11, 13 * Math.min(1, s));
  const top = y + 32 * (scale - s);
  let at = x;
  let body = "";
  for (const { player, n } of list) {
    const seat = seats[player] ?? { colour: "blue", letter: "" };
    const shown = Math.min(n, figures);
    for (let i = shown - 1; i >= 0; i--) {
      const gx = at + (shown - 1 - i) * 8 * s;
      body += `<g transform="translate(${gx.toFixed(1)} ${top.toFixed(1)}) scale(${s.toFixed(3)})">${worker(seat.colour, i === 0 ? seat.letter : "")}</g>`;
    }
    let end = at + (shown ? 24 * s + (shown - 1) * 8 * s : 0);
    if (player === ghost) {
      const gx = n ? end - 6 * s : at;
      body += `<g transform="translate(${gx.toFixed(1)} ${(top - 3).toFixed(1)}) scale(${s.toFixed(3)})">${worker(seat.colour, seat.letter)}</g><path d="M${gx - 1} ${top - 6}h${24 * s + 2}v${34 * s + 4}h${-24 * s - 2}z" fill="none" stroke="${v("lit")}" stroke-width="2.2" stroke-dasharray="5 3"/>`;
      end = gx + 24 * s;
    }
    const total = n + (player === ghost ? 1 : 0);
    if (total > 1) {
      const cy = top + 32 * s - 7;
      body += `<circle cx="${end + 3}" cy="${cy}" r="${size * 0.62}" fill="${v("raised")}" stroke="${ink}" stroke-width="1"/>${text(total, end + 3, cy + size * 0.35, size, v("ink"), "middle")}`;
      end += 11;
    } else end += 3;
    at = end + 1;
  }
  return body;
}
