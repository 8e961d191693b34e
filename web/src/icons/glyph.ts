/** An icon as markup, for use inside a drawing. */

import type { IconArt } from "./common";

export function glyph(icon: IconArt, x: number, y: number, size: number, fill: string): string {
  const box = icon.kind === "game" ? 512 : 24;
  const paint =
    icon.kind === "line"
      ? `fill="none" stroke="${fill}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
      : `fill="${fill}"`;
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}" color="${fill}" ${paint}>${icon.body}</svg>`;
}
