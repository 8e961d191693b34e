/** The table a link or a name means. */

export function tableIdOf(text: string): string | null {
  const said = text.trim();
  const found = /(?:^|\/)t\/([\w-]+)\/?(?:[?#].*)?$/.exec(said)?.[1];
  if (found) return found;
  return /^[\w-]+$/.test(said) ? said : null;
}

/** The key of a seat that a link hands on. */
export function seatKeyOf(text: string): string | null {
  const query = /\?([^#]*)/.exec(text)?.[1] ?? "";
  return new URLSearchParams(query).get("seat");
}
