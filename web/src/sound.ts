/** Short sounds, made here: wood for a piece, strings for points, a low bell for one's own turn.
 * Off until wanted, and silent until the page was touched. */

import { preferences } from "./preferences.svelte";
import type { Sight } from "./schema";

export type Sound = "turn" | "piece" | "points" | "end";
type Note = { at: number; pitch: number; lasts: number; loud: number; wave: OscillatorType };

const bell = (pitch: number, at = 0): Note[] =>
  [1, 2.01, 2.98].map((times, n) => ({
    at,
    pitch: pitch * times,
    lasts: 1.5 / (n + 1),
    loud: 0.16 / (n + 1),
    wave: "sine",
  }));
const string = (pitch: number, at: number): Note => ({
  at,
  pitch,
  lasts: 0.3,
  loud: 0.12,
  wave: "triangle",
});
const wood = (pitch: number, at: number): Note => ({
  at,
  pitch,
  lasts: 0.07,
  loud: 0.3,
  wave: "triangle",
});
export const NOTES: Record<Sound, Note[]> = {
  turn: bell(196),
  piece: [wood(170, 0), wood(420, 0.004), wood(120, 0.06)],
  points: [string(587, 0), string(880, 0.09)],
  end: [...bell(147), ...bell(196, 0.25), ...bell(247, 0.5), ...bell(294, 0.75)],
};

let context: AudioContext | null = null;

/** A page may sound only after somebody touched it: wait for that. */
function wake(): void {
  if (preferences.sound && !context && typeof AudioContext === "function") {
    context = new AudioContext();
  }
}

export function followTouches(): void {
  for (const kind of ["pointerup", "keyup", "change"]) addEventListener(kind, wake);
}

export function play(sound: Sound): void {
  if (!preferences.sound || !context) return;
  for (const note of NOTES[sound]) strike(context, note);
}

function strike(context: AudioContext, { at, pitch, lasts, loud, wave }: Note): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

/** What a change of the table sounds like; null: nothing happened. */
export function soundOf(before: Sight | null, now: Sight): Sound | null {
  if (!before || now.index <= before.index) return null;
  if (now.winners && !before.winners) return "end";
  if (isAsked(now) && !isAsked(before)) return "turn";
  const points = (sight: Sight) => sight.seats.find((each) => each.seat === sight.reader)?.points;
  if ((points(now) ?? 0) > (points(before) ?? 0) && now.reader === before.reader) return "points";
  return now.news.length ? "piece" : null;
}

const isAsked = ({ question, reader }: Sight): boolean =>
  question !== null && question.seat === reader;
