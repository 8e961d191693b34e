/** What one reader sees of a table, and what they are about to do. Knows no rule: only sights. */

import type { Known, Message, Request } from "../protocol";
import { openTable, playFrom } from "../hall/api";
import { preferences } from "../preferences.svelte";
import { route } from "../route.svelte";
import type { Advice, Choice, Look, Phrase, Ref, Sight, TableFacts, Told, Why } from "../schema";
import { ours, sentence, t } from "../words/words.svelte";
import { bestVerb, gain, subjects, targets, verbsOf } from "./choosing";
import { LineBroken, type Line } from "./line.svelte";
import { lastAutomaTurn } from "./news";
import { key, same } from "./refs";

export type Tab = "log" | "score" | "talk";
export type Pop = { anchor: Element; why: Why } | { anchor: Element; look: Look; ref: Ref };
export type Toast = { text: string; undo: boolean };

export class Table {
  constructor(
    readonly id = "",
    readonly isReplay = false, // a record that is looked at, nobody plays
  ) {}

  facts = $state.raw<TableFacts | null>(null); // what does not change
  now = $state.raw<Sight | null>(null); // the table as it lies
  past = $state.raw<Sight | null>(null); // what is looked back at
  told = $state.raw<Told[]>([]); // everything that happened, as far as it was told

  subject = $state.raw<Ref | null>(null); // touched first
  verb = $state<string | null>(null); // what is to be done with it
  preview = $state.raw<Choice | null>(null); // what a second touch would do
  pending = $state.raw<Choice | null>(null); // sent, not acknowledged
  sentAt: number | null = null; // at which index: the question after it takes the focus
  isPlayingBack = $state(false); // what happened is shown again, answer by answer
  hints = $state.raw<Advice[] | null>(null);
  helps = $state.raw<number[]>([]); // actions that would help with what was refused

  hot = $state.raw<Ref[]>([]); // pointed at in text
  lines = $state.raw<Ref[]>([]); // what a line of the score sheet counts
  seen = $state.raw<Ref | null>(null); // under the pointer, for the inspector
  pop = $state.raw<Pop | null>(null);
  toast = $state.raw<Toast | null>(null);
  notice = $state<string | null>(null); // said in the dock after a refusal
  live = $state(""); // for screen readers
  tab = $state<Tab>("log");
  isDrawerOpen = $state(false); // on small screens
  automaSeen = $state(-1); // told up to here, the automa's turn needs no more explaining
  automaStep = $state(0);
  line = $state.raw<Line | null>(null);
  parting = $state.raw<Phrase | null>(null); // why the server lets nobody in here
  looks = $state.raw<Record<string, Look>>({}); // what is printed, as far as it was asked

  /** The component that a reference means; a room knows better. */
  pieceOf: (ref: Ref) => string | null = (ref) => (typeof ref.id === "string" ? ref.id : null);
  private asked = new Set<string>(); // components whose print is on its way

  sight = $derived(this.past ?? this.now);
  me = $derived(this.sight?.reader ?? 0);
  points = $derived(this.sight?.seats.map((seat) => seat.points) ?? []);
  question = $derived(this.past ? null : (this.now?.question ?? null));
  isMine = $derived(this.question !== null && this.question.seat === this.now?.reader);
  isOver = $derived((this.sight?.winners ?? null) !== null);
  automa = $derived(this.now ? lastAutomaTurn(this.told, this.now) : []);
  isExplaining = $derived(
    !this.past &&
      preferences.explain === "always" &&
      this.automa.length > 0 &&
      (this.automa.at(-1)?.index ?? -1) > this.automaSeen,
  );
  choices = $derived(this.isExplaining ? [] : (this.question?.choices ?? []));
  subjects = $derived(subjects(this.choices));
  targets = $derived(
    this.subject && !this.preview
      ? targets(this.choices, this.subject, this.verb)
      : new Map<string, Choice>(),
  );

  /** Keep a line to the server; what it hears comes here. */
  listen(line: Line): void {
    this.line = line;
  }

  hear(message: Message): void {
    if (message.t === "table") this.facts = message;
    else if (message.t === "sight") this.show(message.sight);
    else if (message.t === "notice") this.toast = { text: sentence(message.text), undo: false };
    else if (message.t === "refused") this.parting = message.text;
  }

  /** What need not be told again when the line is opened anew. */
  known(): Known {
    if (!this.now) return {};
    return { known: this.told.length, since: this.now.index, seat: this.now.reader };
  }

  show(sight: Sight): void {
    const wasMine = this.isMine;
    const before = this.now;
    this.now = sight;
    this.told = [...this.told.slice(0, sight.first_news), ...sight.news]; // the rest is void
    if (before?.index !== sight.index) {
      this.clear();
      this.automaStep = 0;
    }
    if (this.isMine && !wasMine && sight.question) this.announce(sight.question.text);
    document.title = this.title();
    this.passOn(sight);
  }

  /** At one screen whoever is asked takes the seat. */
  private passOn(sight: Sight): void {
    const { reader, waiting } = sight;
    if (reader === null || waiting.includes(reader)) return;
    const here = Object.values(this.facts?.keys ?? {});
    const next = waiting.find((seat) => here.includes(seat) && this.isPerson(seat));
    if (next !== undefined) this.line?.sit(next);
  }

  private isPerson(seat: number): boolean {
    return this.now?.seats[seat]?.player === "human";
  }

  private title(): string {
    const name = this.facts ? this.facts.title[preferences.language] : t("ui-name");
    return this.isMine ? `${t("ui-tab-asked")} · ${name}` : name;
  }

  // -- touching

  gain(choice: Choice, seat = this.me): number | null {
    return gain(choice, this.points, seat);
  }

  isLit(ref: Ref): boolean {
    return !this.subject && !this.preview && this.subjects.has(key(ref));
  }

  isChosen(ref: Ref): boolean {
    return same(this.subject, ref);
  }

  /** A piece or a place was touched: choose, preview, commit, or say why not. */
  touch(ref: Ref, anchor: Element): void {
    this.pop = null;
    const { preview } = this;
    if (preview) {
      const isAgain = preview.targets.some((each) => same(each, ref)) || isAlone(preview, ref);
      if (isAgain) return void this.commit();
      this.preview = null;
    }
    const target = this.targets.get(key(ref));
    if (target) return this.look(target);
    if (this.isChosen(ref)) return this.back();
    if (this.subjects.has(key(ref))) return this.choose(ref);
    const direct = this.choices.find(
      (each) => !each.subject && each.targets.some((one) => same(one, ref)),
    );
    if (direct) return this.look(direct);
    void this.why(ref, anchor);
  }

  choose(subject: Ref): void {
    const { question } = this;
    if (!question) return;
    this.preview = null;
    this.subject = subject;
    this.verb = bestVerb(question, subject, this.points, this.me);
    const own = this.subjects.get(key(subject)) ?? [];
    if (own.length === 1 && own[0]) this.look(own[0]);
  }

  verbs() {
    return this.question && this.subject ? verbsOf(this.question, this.subject) : [];
  }

  chooseVerb(verb: string): void {
    this.verb = verb;
    this.preview = null;
    const alone = this.choices.filter(
      (each) => each.verb === verb && same(each.subject, this.subject),
    );
    if (alone.length === 1 && alone[0] && alone[0].targets.length === 0) this.look(alone[0]);
  }

  /** Show what a choice would bring; with quick hands, do it if it can be taken back. */
  look(choice: Choice): void {
    this.pop = null;
    this.preview = choice;
    this.announce(choice.say);
    if (preferences.quick && this.isMine && !choice.outcome?.is_final && choice.subject) {
      void this.commit();
    }
  }

  back(): void {
    if (this.pop) this.pop = null;
    else if (this.hints) this.hints = null;
    else if (this.preview && this.targetCount(this.preview) > 1) this.preview = null;
    else this.clear();
  }

  private targetCount(choice: Choice): number {
    return choice.subject ? (this.subjects.get(key(choice.subject))?.length ?? 0) : 0;
  }

  clear(): void {
    this.subject = null;
    this.verb = null;
    this.preview = null;
    this.hints = null;
    this.helps = [];
    this.pop = null;
    this.notice = null;
  }

  // -- asking the server

  async commit(choice: Choice | null = this.preview): Promise<void> {
    if (!choice || !this.now || !this.isMine || this.pending) return;
    this.pending = choice;
    this.sentAt = this.now.index;
    const said = sentence(choice.say);
    const canUndo = !choice.outcome?.is_final;
    const ok = await this.ask({ t: "answer", index: this.now.index, action: choice.action });
    this.pending = null;
    if (!ok) {
      this.sentAt = null;
      return;
    }
    if (this.preview === choice) this.clear();
    this.live = said;
    this.toast = { text: said, undo: canUndo };
  }

  async undo(isWholeTurn = false): Promise<void> {
    if (!this.now) return;
    const { index, undo } = this.now;
    if (undo.steps === 0) {
      this.notice = undo.blocked_by ? sentence(undo.blocked_by) : t("ui-undo-none");
      this.live = this.notice;
      return;
    }
    const ok = await this.ask({ t: isWholeTurn ? "restart" : "undo", index });
    if (ok) this.toast = { text: t("ui-undone"), undo: false };
  }

  async why(ref: Ref, anchor: Element): Promise<void> {
    if (!this.now || this.past || this.isOver) return;
    const reply = await this.reply({ t: "why", ref });
    if (reply?.t !== "why") return;
    if (!reply.why.hindrance) return void this.inspect(ref, anchor);
    this.pop = { anchor, why: reply.why };
    this.announce(reply.why.hindrance.text);
  }

  async inspect(ref: Ref, anchor: Element): Promise<void> {
    const piece = this.pieceOf(ref);
    const look = piece === null ? null : await this.lookUp(piece);
    if (look) this.pop = { anchor, look, ref };
  }

  /** What is printed on a component; asked for if it is not known yet. */
  printed(piece: string): Look | undefined {
    const known = this.looks[piece];
    if (!known) void this.lookUp(piece);
    return known;
  }

  private async lookUp(piece: string): Promise<Look | null> {
    const known = this.looks[piece];
    if (known || this.asked.has(piece)) return known ?? null;
    this.asked.add(piece);
    const reply = await this.reply({ t: "look", piece });
    this.asked.delete(piece);
    if (reply?.t !== "look") return null;
    this.looks = { ...this.looks, [piece]: reply.look };
    return reply.look;
  }

  async hint(): Promise<void> {
    if (!this.now) return;
    this.clear();
    this.hints = [];
    const reply = await this.reply({ t: "hint", index: this.now.index });
    this.hints = reply?.t === "hint" ? reply.best : null;
  }

  async lookAt(answers: number): Promise<void> {
    if (!this.now) return;
    if (answers >= this.now.answers) return this.returnToNow();
    const reply = await this.reply({ t: "at", answers: Math.max(0, answers) });
    if (reply?.t !== "past") return;
    this.clear();
    this.past = reply.sight;
  }

  /** Step again through everything from this answer on. */
  async playBack(answers: number): Promise<void> {
    await this.lookAt(answers);
    this.isPlayingBack = this.past !== null;
  }

  returnToNow(): void {
    this.past = null;
    this.isPlayingBack = false;
    this.clear();
  }

  /** The same game once more, with the same players. */
  async rematch(): Promise<void> {
    if (!this.facts) return;
    const { game, names, setup } = this.facts;
    const wish = { game, seats: this.players(), options: setup.options, names };
    route.go(`/t/${await openTable(wish)}`);
  }

  /** Play on against bots from the moment that is shown, at a table of its own. */
  async playFromHere(): Promise<void> {
    if (!this.id || !this.sight) return;
    const seats = this.players();
    if (!seats.includes("human")) seats[0] = "human";
    route.go(`/t/${await playFrom(this.id, this.sight.answers, { seats })}`);
  }

  /** Who answers for each seat. */
  private players(): string[] {
    const seats = this.now?.seats ?? [];
    return seats.filter((seat) => seat.player !== "script").map((seat) => seat.player);
  }

  async share(): Promise<void> {
    await navigator.clipboard.writeText(location.href.replace("/t/", "/replay/"));
    this.toast = { text: t("ui-copied"), undo: false };
  }

  // -- telling

  announce(text: Phrase): void {
    this.live = sentence(text);
  }

  openDrawer(tab: Tab): void {
    this.tab = tab;
    this.isDrawerOpen = true;
  }

  finishAutoma(): void {
    this.automaSeen = this.automa.at(-1)?.index ?? this.automaSeen;
  }

  private async ask(request: Request): Promise<boolean> {
    const reply = await this.reply(request);
    return reply?.t === "ok";
  }

  /** The server's reply; a refusal is shown, with the table as it lies now. */
  private async reply(request: Request) {
    try {
      const reply = await this.line?.ask(request);
      if (reply?.t !== "refused") return reply;
      if (reply.sight) this.show(reply.sight);
      const text = reply.sight ? ours("ui-stale") : reply.text;
      this.notice = sentence(text);
      this.announce(text);
      return undefined;
    } catch (error) {
      if (error instanceof LineBroken) return undefined; // the notice under the bar says so
      throw error;
    }
  }
}

const isAlone = (choice: Choice, ref: Ref): boolean =>
  choice.targets.length === 0 && same(choice.subject, ref);
