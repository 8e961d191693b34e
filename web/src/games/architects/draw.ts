/** The parts of the town as markup: pure drawing of a view on a plan. */

import { sign } from "../../art/goods";
import { P, hatch } from "../../art/strokes";
import { GREENERY, STALLS, TOWN, WONDERS, princess, profiteer, worker } from "../../art/town";
import {
  ink,
  markAt,
  pipAt,
  plate,
  text,
  v,
  widthOf,
  workers,
  type Item,
  type Seat,
} from "./letters";
import { archOf, outline, stallBox, type Box, type Plan } from "./plan";
import type { Components, View } from "./view";

export const GROUNDS: Record<string, [fill: string, pattern: string]> = {
  quarry: ["t-grey-pale", "grey"],
  mines: ["t-grey-pale", "grey"],
  forest: ["t-green", "green"],
  cathedral: ["t-green-pale", "green"],
  black_market: ["ar-dark", ""],
  prison: ["ar-stone", "grey"],
  monuments: ["ar-lot2", "yellow"],
  town_centre: ["ar-plaza", ""],
};

export const TOWN_DEFS = `<pattern id="ar-cob" width="17" height="13" patternUnits="userSpaceOnUse"><path d="M2 4q3-3 6 0M10 10q3-3 6 0" fill="none" stroke="${v("road-edge")}" stroke-width=".8" opacity=".28"/></pattern><pattern id="ar-brick" width="18" height="10" patternUnits="userSpaceOnUse"><path d="M0 5h18M0 10h18M5 0v5M14 5v5" stroke="#000" stroke-width=".8" opacity=".3"/></pattern>`;

export function ground(plan: Plan): string {
  const { width, height, wall, isLarge: d } = plan;
  const step = d ? 9 : 6;
  let top = `M${wall.x} ${wall.y + wall.h}V${wall.y}`;
  for (let x = wall.x; x < wall.x + wall.w - step * 2; x += step * 2) {
    top += `h${step}v${-wall.h * 0.45}h${step}v${wall.h * 0.45}`;
  }
  top += `H${wall.x + wall.w}v${wall.h}z`;
  const gates = [0.335, 0.665].map((share) => {
    const x = wall.x + wall.w * share;
    const k = d ? 15 : 9;
    const foot = wall.y + wall.h + 2;
    return (
      P(`M${x - k} ${foot}V${wall.y - k * 0.9}h${k * 2}V${foot}z`, v("stonework"), 1.1) +
      P(
        `M${x - k - 2} ${wall.y - k * 0.9}l${k + 2} ${-k * 0.9} ${k + 2} ${k * 0.9}z`,
        v("roof"),
        1.1,
      ) +
      P(
        `M${x - k * 0.45} ${foot}v${-k * 0.5}a${k * 0.45} ${k * 0.45} 0 0 1 ${k * 0.9} 0v${k * 0.5}z`,
        ink,
        0.6,
      )
    );
  });
  const sheet = `<rect x="1" y="1" width="${width - 2}" height="${height - 2}"`;
  return (
    `${sheet} fill="${v("ar-street")}" stroke="${ink}" stroke-width="1.5"/>${sheet} fill="url(#ar-cob)"/>` +
    `<path d="${top}" fill="${v("stonework")}" stroke="${ink}" stroke-width="1"/><path d="${top}" fill="url(#ar-brick)"/>${gates.join("")}`
  );
}

// -- tracks: the frame is the ruler

/** Who stands on each step. */
function standing(steps: number[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  steps.forEach((step, player) => found.set(step, [...(found.get(step) ?? []), player]));
  return found;
}

export function virtueTrack(
  view: View,
  parts: Components,
  plan: Plan,
  seats: Seat[],
  title: string,
  wanted: number | null,
): string {
  const { x, y, w, h } = plan.virtue;
  const d = plan.isLarge;
  const label = d ? Math.max(72, widthOf(title, 13) + 36) : 26;
  const count = parts.virtue_points.length;
  const f = (w - label) / count;
  let body = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${v("raised")}" stroke="${ink}" stroke-width="1.2"/>`;
  body += d
    ? pipAt("virtue", x + 5, y + 4, 20) + text(title, x + 28, y + 18.5, 13)
    : pipAt("virtue", x + 4, y + 2.5, 16);
  parts.virtue_points.forEach((points, i) => {
    const fx = x + label + i * f;
    const isLow = i < parts.cathedral_virtue;
    const isHigh = i > parts.market_virtue;
    const fill = isLow ? v("accent-soft") : isHigh ? v("lit-soft") : "none";
    body += `<rect x="${fx}" y="${y}" width="${f}" height="${h}" fill="${fill}" stroke="${v("rule-strong")}" stroke-width=".8"/>`;
    body += text(i, fx + (d ? 5 : 2), y + (d ? 12 : 9), d ? 11 : 9.5, v("ink-soft"));
    if (points) {
      const said = `${points > 0 ? "+" : "−"}${Math.abs(points)}`;
      const colour = v(points > 0 ? "gain" : "loss");
      body += text(said, fx + f - 2, y + h - 3, d ? 11 : 9.5, colour, "end");
    }
  });
  const size = d ? 19 : 14.5;
  for (const [step, players] of standing(view.players.map((each) => each.virtue))) {
    const fx = x + label + step * f;
    const gap = Math.min(size + 1, (f - size) / Math.max(1, players.length - 1));
    players.forEach((player, i) => {
      const at = fx + (players.length > 1 ? 0 : (f - size) / 2) + i * gap;
      body += markAt(seats[player], at, y + (h - size) / 2 + 1, size);
    });
  }
  if (wanted !== null) {
    body += `<rect x="${x + label + wanted * f + 1}" y="${y + 1}" width="${f - 2}" height="${h - 2}" fill="none" stroke="${v("lit")}" stroke-width="2.4" stroke-dasharray="5 3"/>`;
  }
  return body;
}

export function influenceTrack(view: View, parts: Components, plan: Plan, seats: Seat[]): string {
  const b = plan.influence;
  const label = 26;
  const count = parts.influence_most + 1;
  const f = ((plan.isUpright ? b.h : b.w) - label) / count;
  const at = (i: number): Box =>
    plan.isUpright
      ? { x: b.x, y: b.y + b.h - label - (i + 1) * f, w: b.w, h: f }
      : { x: b.x + label + i * f, y: b.y, w: f, h: b.h };
  let body = `<rect x="${b.x}" y="${b.y}" width="${b.w}" height="${b.h}" fill="${v("raised")}" stroke="${ink}" stroke-width="1.2"/>`;
  body += plan.isUpright
    ? pipAt("influence", b.x + 3, b.y + b.h - 23, 20)
    : pipAt("influence", b.x + 4, b.y + 2, 16);
  for (let i = 0; i < count; i++) {
    const { x, y, w, h } = at(i);
    const isStep = parts.influence_steps.includes(i);
    body += `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${isStep ? v("lit-soft") : "none"}" stroke="${v("rule-strong")}" stroke-width=".8"/>`;
    const isMiddle = plan.isUpright && !isStep;
    body += text(
      i,
      isMiddle ? x + w / 2 : x + 3,
      plan.isUpright ? y + 12 : y + 9,
      plan.isUpright ? 11 : 9.5,
      v("ink-soft"),
      isMiddle ? "middle" : "start",
    );
    if (isStep) {
      body += plan.isUpright
        ? pipAt("building_card", x + w - 13, y + 2, 12)
        : pipAt("building_card", x + w - 11, y + 1, 10);
    }
  }
  const size = plan.isUpright ? 19 : 14;
  for (const [step, players] of standing(view.players.map((each) => each.influence))) {
    const { x, y, w, h } = at(step);
    const room = plan.isUpright ? h - size - 8 : w - size;
    const gap = Math.min(size + 1, room / Math.max(1, players.length - 1));
    players.forEach((player, i) => {
      const isAlone = players.length === 1;
      body += plan.isUpright
        ? markAt(
            seats[player],
            x + (w - size) / 2,
            y + (isAlone ? (h - size) / 2 + 3 : 6) + i * gap,
            size,
          )
        : markAt(
            seats[player],
            x + (isAlone ? (w - size) / 2 : 0) + i * gap,
            y + (h - size) / 2 + 1,
            size,
          );
    });
  }
  return body;
}

// -- the great buildings

export type Level = { level: number; path: string; body: string };

/** The cathedral: what stands around its levels, and each level to be touched. */
export function cathedral(
  view: View,
  parts: Components,
  plan: Plan,
  seats: Seat[],
): { around: string; levels: Level[] } {
  const b = plan.lots.cathedral ?? { x: 0, y: 0, w: 0, h: 0 };
  const d = plan.isLarge;
  const lh = (b.h - (d ? 62 : 38) - 10) / 5;
  const full = d ? 104 : 70;
  const fx = b.x + (d ? 10 : 6);
  const base = b.y + b.h - 8;
  const reached = Math.max(0, ...view.players.map((each) => each.level));
  const wide = (i: number) => (i === 5 ? full * 0.62 : i === 4 ? full * 0.86 : full);
  const left = (i: number) => fx + (full - wide(i)) / 2;
  const top = base - 5 * lh;
  const tip = top - (d ? 34 : 18);
  const isWhole = reached >= 5;
  const around =
    P(
      `M${left(5) + 4} ${top}L${fx + full / 2} ${tip}L${left(5) + wide(5) - 4} ${top}z`,
      isWhole ? v("verdigris") : "none",
      1.3,
      isWhole ? "" : 'stroke-dasharray="5 3"',
    ) +
    P(`M${fx + full / 2} ${tip}v${d ? -9 : -6}m-3 3h6`, "none", 1.6) +
    P(`M${fx - 4} ${base}h${full + 8}v5h${-full - 8}z`, v("stonework"), 1.2);
  const levels = parts.levels.map((face) => {
    const i = face.level;
    const y = base - i * lh;
    const x = left(i);
    const w = wide(i);
    const isOn = i <= reached;
    let body = `<path d="M${x} ${y}h${w}v${lh}h${-w}z" fill="${v("plaster")}" fill-opacity="${isOn ? 1 : 0.5}" stroke="${ink}" stroke-width="1.3"${isOn ? "" : ' stroke-dasharray="5 3"'}/>`;
    body += isOn
      ? hatch(x + w * 0.9, y + 3, x + w * 0.9, y + lh - 3, Math.round(lh / 3.4), w * 0.08, 0, 0.4) +
        P(`M${x - 2} ${y}h${w + 4}`, "none", 2.2)
      : `<path d="M${x - 3} ${y + lh}V${y - 2}M${x + w + 3} ${y + lh}V${y - 2}" stroke="${v("timber")}" stroke-width="2"/>`;
    const players = view.cathedral.find((each) => each.level === i)?.players ?? [];
    const spaces = Math.max(face.spaces, players.length);
    const s = Math.min(d ? 19 : 13, lh - 6);
    const gap = Math.min(3, (w - 8 - spaces * (s + 2)) / Math.max(1, spaces));
    const sx = x + w / 2 - (spaces * (s + gap) - gap) / 2;
    for (let k = 0; k < spaces; k++) {
      const px = sx + k * (s + gap);
      const py = y + lh - s - 2.5;
      const player = players[k];
      body +=
        player === undefined
          ? `<path d="M${px + 1} ${py + s}v${-s * 0.55}a${s / 2 - 1} ${s / 2 - 1} 0 0 1 ${s - 2} 0v${s * 0.55}z" fill="${isOn ? "#3a3029" : "none"}" fill-opacity=".55" stroke="${ink}" stroke-width="1"/>`
          : markAt(seats[player], px, py, s);
    }
    return {
      level: i,
      path: `M${x - 1} ${y - 1}h${w + 2}v${lh + 2}h${-w - 2}z`,
      body: body + price(face, fx + full + (d ? 8 : 4), y + lh / 2, d),
    };
  });
  return { around, levels };
}

function price(face: Components["levels"][number], x: number, middle: number, d: boolean): string {
  const size = d ? 16 : 11.5;
  const s = size;
  let body = `<path d="M${x} ${middle - s * 0.78}h${s * 1.45}v${s * 0.85}c0 ${s * 0.5} ${-s * 0.3} ${s * 0.6} ${-s * 0.72} ${s * 0.75}c${-s * 0.43} ${-s * 0.15} ${-s * 0.73} ${-s * 0.25} ${-s * 0.73} ${-s * 0.75}z" fill="${v("accent-fill")}" stroke="${ink}" stroke-width="1"/>`;
  body += text(face.points, x + s * 0.72, middle + s * 0.22, s * 0.86, v("on-accent"), "middle");
  const goods = Object.entries(face.cost);
  goods.forEach(([good, n], k) => {
    const y = middle - (goods.length > 1 ? (k ? -1 : size + 1) : size / 2);
    const px = x + s * 1.45 + 4;
    body += text(n, px, y + size * 0.78, s * 0.82, v("ar-ongreen"));
    body += pipAt(good, px + s * 0.5, y, size);
  });
  return body;
}

/** The register of the guildhall: the clock of the game. */
export function register(view: View, plan: Plan, seats: Seat[]): string {
  const hall = view.guildhall;
  const b = plan.lots.guildhall ?? { x: 0, y: 0, w: 0, h: 0 };
  const d = plan.isLarge;
  const n = hall.row_length;
  const size = Math.min(
    (b.w * (d ? 0.5 : 0.47) - 4) / n,
    d ? 19 : 13,
    (b.h - (d ? 62 : 44)) / hall.rows - 1,
  );
  const x0 = b.x + b.w - n * size - 8;
  const y0 = b.y + (d ? 28 : 20);
  const lying = hall.workers.flatMap((count, player) => Array<number>(count).fill(player));
  let body = "";
  for (let i = 0; i < hall.rows * n; i++) {
    const x = x0 + (i % n) * size;
    const y = y0 + Math.floor(i / n) * (size + 1);
    const isBell = hall.resets_at.includes(i + 1);
    const isNext = i === hall.lying;
    const player = lying[i];
    body += `<rect x="${x}" y="${y}" width="${size - 1.5}" height="${size - 1}" fill="${isBell ? v("accent-soft") : v("raised")}" stroke="${isNext ? v("accent") : ink}" stroke-width="${isNext ? 2 : 0.9}"/>`;
    if (player !== undefined) body += markAt(seats[player], x + 0.5, y + 0.5, size - 2.5);
    else if (isBell) body += sign("bell", x + size * 0.2, y + size * 0.2, size * 0.55, v("accent"));
  }
  return body;
}

/** One wonder: grey until somebody has built it. */
export function wonder(
  view: View,
  parts: Components,
  plan: Plan,
  seats: Seat[],
  number: number,
): { body: string; path: string } {
  const b = plan.lots.monuments ?? { x: 0, y: 0, w: 0, h: 0 };
  const d = plan.isLarge;
  const shown = view.monuments[number];
  const face = shown ? parts.monuments[shown.id] : undefined;
  if (!shown || !face) return { body: "", path: "" };
  const w = (b.w - 10) / view.monuments.length;
  const x = b.x + 5 + w * number;
  const cx = x + w / 2;
  const s = d ? Math.min(0.98, (b.h - 92) / 56) : Math.min(0.86, (b.h - 8) / 56);
  const y = d ? b.y + 27 : b.y + (b.h - 55 * s) / 2 - 1;
  const ax = d ? cx - 20 * s : x + 1;
  const isBuilt = shown.owner !== null;
  let body = `<g transform="translate(${ax} ${y}) scale(${s})"${isBuilt ? "" : ' opacity=".5"'}>${WONDERS[shown.id]?.() ?? ""}</g>`;
  const size = d ? 17 : 13;
  const letters = d ? 13 : 11.5;
  const ty = d ? y + 56 * s + 4 : b.y + b.h / 2 - 15;
  const tx = d ? cx : ax + 40 * s + 2;
  if (shown.owner !== null) {
    body += markAt(seats[shown.owner], d ? cx - 10 : tx, ty, d ? 20 : 17);
  } else {
    const label = `${shown.laid}/${face.cost[face.resource] ?? 0}`;
    const start = d ? cx - (widthOf(label, letters) + size + 2) / 2 : tx;
    body += pipAt(face.resource, start, ty, size);
    body += text(label, start + size + 2, ty + size * 0.78, letters);
    if (d) {
      body += pipAt("influence", cx - 16, ty + size + 4, 15);
      body += text(face.cost.influence ?? 0, cx + 2, ty + size + 16, 13);
      body += pipAt("points", cx - 16, ty + 2 * size + 4, 15);
      body += text(face.points, cx + 2, ty + 2 * size + 16, 13);
    } else {
      body += pipAt("points", start, ty + size + 1, 11);
      body += text(face.points, start + 13, ty + size + 10.5, 11);
    }
  }
  return { body, path: `M${x + 1} ${b.y + (d ? 26 : 3)}h${w - 2}V${b.y + b.h - 4}h${2 - w}z` };
}

// -- lots

const BAND = { true: 30, false: 19 };

/** A lot with its picture, without what stands on it; a lit one has a golden ground. */
export function lot(id: string, plan: Plan, isLit = false): string {
  const b = plan.lots[id];
  if (!b) return "";
  const d = plan.isLarge;
  const path = outline(id, b);
  const [fill, pattern] = GROUNDS[id] ?? ["ar-lot", ""];
  const over = pattern ? `g-${pattern}` : id === "black_market" ? "ar-brick" : "";
  let body = `<path d="${path}" fill="${v(fill)}" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"/>`;
  if (over) body += `<path d="${path}" fill="url(#${over})"/>`;
  if (isLit) body += `<path class="wash" d="${path}"/>`;
  body += GREENERY[id]?.(b.x + b.w, b.y + b.h, d) ?? "";
  const picture = TOWN[id];
  if (picture) {
    const band = BAND[`${d}`];
    const isHall = id === "guildhall";
    const below = isHall ? (d ? 34 : 14) : d ? 12 : 8;
    const s = Math.min(d ? 1.95 : 1.16, (b.h - band * 0.5 - below) / 56);
    const k = isHall
      ? Math.min(s * 0.9, (b.w * 0.5) / 64)
      : id === "prison"
        ? Math.min(s, (b.w - 10) / 64)
        : s * 0.97;
    const x = id === "prison" ? b.x + (b.w - 64 * k) / 2 : b.x + (d ? 4 : 2);
    const y = b.y + b.h - (isHall ? (d ? 32 : 22) : band * 0.55) - 54 * k;
    body += `<g class="art" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k.toFixed(3)})">${picture()}</g>`;
  }
  return body;
}

/** What stands on a lot: a wonder, workers, a figure, its name. */
export function standers(
  id: string,
  name: string,
  view: View,
  plan: Plan,
  seats: Seat[],
  ghost: number | null,
): string {
  const b = plan.lots[id];
  if (!b) return "";
  const d = plan.isLarge;
  const place = view.places.find((each) => each.id === id);
  let body = "";
  if (place?.monument) {
    const k = d ? 0.68 : 0.44;
    const owner = view.monuments.find((each) => each.id === place.monument)?.owner ?? null;
    body += `<g transform="translate(${b.x + b.w - 40 * k - 5} ${b.y + b.h - 56 * k - 3}) scale(${k})">${WONDERS[place.monument]?.() ?? ""}</g>`;
    if (owner !== null) {
      const size = d ? 15 : 12.5;
      body += markAt(seats[owner], b.x + b.w - 40 * k - (d ? 12 : 9), b.y + b.h - size - 3, size);
    }
  }
  const counts =
    id === "prison" ? view.prison : id === "guildhall" ? null : (place?.workers ?? null);
  if (counts) {
    const most = b.w - (d ? 14 : 8) - (place?.monument ? (d ? 32 : 20) : 0);
    const y = b.y + b.h - 32 * plan.worker - (d ? 4 : 3);
    body += workers(counts, b.x + (d ? 8 : 4), y, most, plan.worker, seats, ghost);
  } else if (ghost !== null) {
    const seat = seats[ghost];
    if (seat) {
      body += `<g transform="translate(${b.x + 8} ${b.y + b.h - 32 * plan.worker - 4}) scale(${plan.worker})">${worker(seat.colour, seat.letter)}</g>`;
    }
  }
  const hasFigure = Boolean(place?.has_princess || place?.has_profiteer);
  if (id !== "monuments" || d) {
    const taken = hasFigure ? (d ? 40 : 24) : 8;
    const most = b.w - taken - (id === "tax_stand" ? (d ? 50 : 36) : 0);
    body += plate(name, b.x + (d ? 5 : 3), b.y + (d ? 5 : 3), plan.name, most);
  }
  if (place && hasFigure) {
    const k = d ? 1.05 : 0.66;
    const isBoth = place.has_princess && place.has_profiteer;
    const at = (n: number, drawn: string) =>
      `<g transform="translate(${b.x + b.w - 30 * k - 3 - n * 24 * k} ${b.y + (d ? 1 : -1)}) scale(${k})">${drawn}</g>`;
    if (place.has_profiteer) body += at(isBoth ? 1 : 0, profiteer());
    if (place.has_princess) body += at(0, princess());
  }
  return body;
}

/** A stall of the black market under its arch. */
export function stall(
  name: string,
  number: number,
  view: View,
  parts: Components,
  plan: Plan,
  seats: Seat[],
  isLit: boolean,
  ghost: number | null,
): string {
  const id = `black_market_${name}`;
  const place = view.places.find((each) => each.id === id);
  const box = stallBox(plan, number);
  const { x, y, w, h } = box;
  const d = plan.isLarge;
  const letters = d ? 13.5 : 11;
  const size = d ? 18 : 13.5;
  const colour = v(isLit ? "ink" : "ar-onshade");
  let body = `<path d="${archOf(box)}" fill="${isLit ? v("ar-lot") : v("ar-shade")}" stroke="${ink}" stroke-width="1.5"/>`;
  const cost = parts.places[id]?.cost ?? {};
  const paid = Object.entries(cost).map(([good, n]): Item => [`−${n}`, good]);
  const gains = Object.entries(place?.goods ?? {}).map(([good, n]): Item => [`+${n}`, good]);
  const given: Item[] =
    name === "middle"
      ? [
          ["", "apprentice"],
          ["/ 1", "building_card"],
        ]
      : gains;
  const row = (items: Item[], ty: number, fill: string) => {
    const widths = items.map(([said]) => (said ? widthOf(said, letters) + 1 : 0) + size + 3);
    const total = widths.reduce((sum, n) => sum + n, 0);
    const k = Math.min(1, (w - 6) / Math.max(1, total));
    let at = 0;
    const drawn = items.map(([said, good], i) => {
      const start = at;
      at += widths[i] ?? 0;
      return (
        (said ? text(said, start, size * 0.76, letters, fill) : "") +
        pipAt(good, start + (said ? widthOf(said, letters) + 1 : 0), 0, size)
      );
    });
    return `<g transform="translate(${(x + (w - total * k) / 2).toFixed(1)} ${ty.toFixed(1)}) scale(${k.toFixed(3)})">${drawn.join("")}</g>`;
  };
  const k = d ? 1 : 0.55;
  body += `<g opacity="${isLit ? 1 : 0.55}" transform="translate(${x + w - (d ? 36 : 20)} ${y + h}) scale(${k})">${STALLS[name]?.() ?? ""}</g>`;
  const top = y + (d ? 14 : 8);
  body += row(paid, top, isLit ? v("loss") : colour);
  body += row(given, top + size + (d ? 6 : 3), colour);
  const s = d ? 1 : 0.6;
  const wy = y + h - 32 * s - 2;
  const who = place?.workers.findIndex((n) => n > 0) ?? -1;
  const seat = who >= 0 ? seats[who] : ghost !== null ? seats[ghost] : undefined;
  body += seat
    ? `<g transform="translate(${x + w / 2 - 12 * s} ${wy}) scale(${s})">${worker(seat.colour, seat.letter)}</g>`
    : `<ellipse cx="${x + w / 2}" cy="${wy + 29 * s}" rx="${13 * s}" ry="${4 * s}" fill="none" stroke="${isLit ? v("rule-strong") : v("ar-onshade")}" stroke-width="1.2" stroke-dasharray="3 2"/>`;
  return body;
}

/** The number of a step on a lot: filled when it has happened. */
export const stepMark = (x: number, y: number, n: number, isDone: boolean, d: boolean): string =>
  `<circle cx="${x}" cy="${y}" r="${d ? 12 : 10}" fill="${v(isDone ? "accent-fill" : "raised")}" stroke="${v("accent")}" stroke-width="2"/>${text(n, x, y + 4.5, 13, v(isDone ? "on-accent" : "accent"), "middle")}`;
