/** How a worded text is set: sentences begin large, numbers below zero have a real minus. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const minus = (text: string): string => text.replace(/(?<![\p{L}\d])-(?=\d)/gu, "−");

/** A number alone, `12` or `−3`. */
export const number = (n: number): string => minus(String(n));

/** `+4`, `−5`, `±0` */
export const signed = (n: number): string => `${n > 0 ? "+" : n < 0 ? "−" : "±"}${Math.abs(n)}`;
