/** The table a link or a name means. */

export function tableIdOf(text: string): string | null {
  const said = text.trim();
  const found = /(?:^|\/)t\/([\w-]+)\/?(?:[?#].*)?$/.exec(said)?.[1];
  if (found) return found;
  return /^[\w-]+$/.test(said) ? said : null;
}
