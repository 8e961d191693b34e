/** SHA-256 (FIPS 180-4). The browser's own is only there over TLS, and a home network has none. */

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
};
const PRIMES = Array.from({ length: 312 }, (_, n) => n + 2)
  .filter(isPrime)
  .slice(0, 64);
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(data: Uint8Array): string {
  const state = [...START];
  const words = padded(data);
  for (let at = 0; at < words.length; at += 16) digest(state, words.slice(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

export const textHash = (text: string): string => sha256(new TextEncoder().encode(text));

/** The message with its end marked and its length behind it, in words of 32 bits. */
function padded(data: Uint8Array): number[] {
  const length = (((data.length + 8) >> 6) + 1) * 16;
  const words = Array<number>(length).fill(0);
  data.forEach((byte, n) => (words[n >> 2]! |= byte << (24 - 8 * (n & 3))));
  words[data.length >> 2]! |= 0x80 << (24 - 8 * (data.length & 3));
  words[length - 2] = Math.floor(data.length / 2 ** 29);
  words[length - 1] = data.length << 3;
  return words;
}

function digest(state: number[], block: number[]): void {
  const w = [...block];
  for (let n = 16; n < 64; n++) {
    const [x, y] = [w[n - 15]!, w[n - 2]!];
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w.push((w[n - 16]! + low + w[n - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let n = 0; n < 64; n++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[n]! + w[n]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n]! + word) | 0));
}
