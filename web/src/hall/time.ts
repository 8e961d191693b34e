/** How long ago, in the reader's language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const past = Math.max(0, now - seconds);
  const [unit, length] = STEPS.find(([, each]) => past >= each) ?? ["second", 60];
  return format.format(-Math.floor(past / length) || 0, unit);
}
