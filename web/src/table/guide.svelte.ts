/** A guided game: which step is shown, what it points at, and what brings it on. Knows no rule. */

import type { Choice, Fit, Ref, Step } from "../schema";
import { key, same } from "./refs";
import type { Table } from "./store.svelte";

const PLACE = "crowns-guides";
const LEFT = -1;
type Kept = Record<string, number>; // [table] -> the step that was reached, or LEFT

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return {}; // forbidden, or not ours: then the guide begins where the table stands
  }
}

function keep(table: string, step: number): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...read(), [table]: step }));
  } catch {
    // full or forbidden: it is known until the page is left
  }
}

export class Guiding {
  reached = $state(0); // the step the table stands at
  at = $state(0); // the one that is shown: that, or one before it
  isFolded = $state(false); // on a phone
  isSeen = $state(false); // what the step shows was looked at
  private isLeft = $state(false);
  isPlaying = $state(false); // answers are given for the reader

  constructor(private table: Table) {
    const kept = read()[table.id] ?? 0;
    this.isLeft = kept === LEFT;
    this.reached = this.at = Math.max(0, kept);
  }

  private sight = $derived.by(() => this.table.now?.guide ?? null);
  steps = $derived.by<Step[]>(() => this.table.facts?.guide?.steps ?? []);
  step = $derived.by<Step | null>(() => this.steps[this.at] ?? null);
  isStrayed = $derived.by(() => (this.sight?.strayed_at ?? null) !== null);
  isOn = $derived.by(
    () =>
      !this.isLeft &&
      !this.table.past &&
      this.step !== null &&
      this.sight !== null &&
      (this.isStrayed || this.sight.fits.length > 0),
  );
  isLast = $derived.by(() => this.at === this.steps.length - 1);
  isNow = $derived.by(() => this.at === this.reached); // not one that is read again
  words = $derived.by(() => `guide-${this.table.facts?.guide?.id ?? ""}-${this.step?.id ?? ""}`);
  /** Does the reader go on by a button? Otherwise by doing what the step says. */
  isRead = $derived.by(() => !this.isNow || !this.step || isRead(this.step));
  private fit = $derived.by<Fit | null>(
    () => this.sight?.fits.find((fit) => fit.step === this.reached) ?? null,
  );
  choice = $derived.by<Choice | null>(() => {
    const action = this.isNow ? (this.fit?.action ?? null) : null;
    return this.table.choices.find((each) => each.action === action) ?? null;
  });

  /** What the step speaks of: pieces as they stand in `data-ref`. */
  points = $derived.by<string[]>(() =>
    this.isOn && !this.isStrayed && this.step ? this.step.points.map(byRef) : [],
  );
  /** What is to be touched next: a piece, an answer in the dock, or a part of the frame. */
  acts = $derived.by<string[]>(() => {
    if (!this.isOn || this.isStrayed || !this.step || !this.isNow) return [];
    const { step, choice, table } = this;
    if (table.isExplaining && !isRead(step)) return ['[data-part="onward"]'];
    if (step.undoes) return ['[data-part="undo"]'];
    if (step.sees === "score" || step.sees === "log")
      return [`#tab-${step.sees}`, `[data-part="${step.sees}"]`];
    if (!choice || step.plays.length > 0) return [];
    if (table.preview?.action === choice.action) return ['[data-part="confirm"]'];
    const listed = `[data-action="${choice.action}"]`;
    if (choice.subject && !same(table.subject, choice.subject))
      return [byRef(choice.subject), listed];
    const verb = `[data-part="${choice.verb}"]`;
    const isOtherVerb = table.verb !== null && table.verb !== choice.verb;
    return isOtherVerb ? [listed, verb] : [...choice.targets.map(byRef), listed, verb];
  });

  /** What can be touched instead while that is out of sight, as places are at which cards open. */
  detours = $derived.by<string[]>(() =>
    this.acts.length > 0
      ? (this.choice?.targets.map((each) => `${byRef(each)}[data-lit]`) ?? [])
      : [],
  );
  /** A tab whose pieces are drawn only while it is open says which they are. */
  holders = $derived.by<string[]>(() => {
    const subject = this.acts.length > 0 ? this.choice?.subject : null;
    return subject ? [`[data-holds~="${key(subject)}"]`] : [];
  });

  /** The table lies anew: stay at the step if it fits, or go to the one that does. */
  follow(): void {
    const fits = this.sight?.fits.map((fit) => fit.step) ?? [];
    if (fits.length === 0 || fits.includes(this.reached)) return;
    this.go(fits.find((step) => step > this.reached) ?? fits.at(-1) ?? 0);
  }

  /** Has the reader looked at what the step shows? */
  watch(): void {
    const { table, step } = this;
    if (!step?.sees || !this.isNow || this.isSeen) return;
    const isTab = table.tab === step.sees && (table.isDrawerOpen || isWide());
    this.isSeen =
      (step.sees === "why" && table.pop !== null && "why" in table.pop) ||
      (step.sees === "preview" && table.preview !== null) ||
      isTab;
  }

  next(): void {
    if (!this.isNow) this.at += 1;
    else if (this.isLast) this.leave();
    else if (this.step && isRead(this.step)) this.go(this.reached + 1);
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }

  leave(): void {
    this.isLeft = true;
    keep(this.table.id, LEFT);
  }

  /** Take back whatever was done since the way was left. */
  comeBack(): void {
    const answers = this.sight?.strayed_at ?? null;
    if (answers !== null) void this.table.goBack(answers);
  }

  /** Let the guide give its answers, one after the other, until its step is done. */
  play(): void {
    this.isPlaying = true;
    this.playOn();
  }

  playOn(): void {
    const { choice, table } = this;
    if (this.isPlaying && choice && !table.pending) void table.commit(choice);
  }

  private go(step: number): void {
    this.reached = this.at = step;
    this.isSeen = this.isPlaying = false;
    this.table.isDrawerOpen = false;
    this.table.guideStep = step;
    keep(this.table.id, step);
  }
}

const isRead = (step: Step): boolean => !step.does && !step.undoes && step.plays.length === 0;
const byRef = (ref: Ref): string => `[data-ref="${key(ref)}"]`;
const isWide = (): boolean => matchMedia("(min-width: 1024px)").matches;
