/** Answers that are prepared while others think. What can be prepared the server says. */

import type { Foreseen, PlannedStep, PlanSeen } from "../schema";
import type { Table } from "../table/store.svelte";

type Kept = Pick<PlanSeen, "steps" | "is_steady" | "ended">;
const NOTHING: Kept = { steps: [], is_steady: false, ended: null };

export class Planning {
  constructor(private readonly table: Table) {}

  kept = $state.raw<Kept>(NOTHING); // on the server, as it last said
  chosen = $state.raw<PlannedStep[] | null>(null); // about to be prepared; null: nothing is
  foreseen = $state.raw<Foreseen | null>(null); // what could come after that; null: it is asked for
  isSteady = $state(false);

  /** Is something prepared, or is somebody asked whom it takes time to wait for? */
  get isWorthwhile(): boolean {
    const { table } = this;
    if (this.kept.steps.length && !table.past) return true;
    const sight = table.now;
    if (!sight || sight.reader === null || table.past || table.isReplay || table.facts?.guide)
      return false;
    return sight.seats.some(
      (seat) =>
        seat.player === "human" &&
        sight.waiting.includes(seat.seat) &&
        !table.isAtThisScreen(seat.seat),
    );
  }

  /** Is nothing prepared, nor about to be? */
  get isEmpty(): boolean {
    return this.chosen === null && this.kept.steps.length === 0;
  }

  hear(message: PlanSeen): void {
    if (message.seat !== this.table.now?.reader) return; // somebody else sits there now
    this.kept = message;
    if (message.ended) this.table.announce(message.ended);
  }

  /** Another reader sits down. */
  forget(): void {
    this.kept = NOTHING;
    this.leave();
  }

  async begin(): Promise<void> {
    this.isSteady = this.kept.is_steady;
    await this.choose([]);
  }

  async choose(steps: PlannedStep[]): Promise<void> {
    this.chosen = steps;
    this.foreseen = null;
    const found = await this.table.foresee(steps.map(moveOf));
    if (this.chosen !== steps) return; // something else was chosen meanwhile
    if (found) this.foreseen = found;
    else this.leave();
  }

  leave(): void {
    this.chosen = null;
    this.foreseen = null;
  }

  async keep(): Promise<void> {
    const { chosen, table } = this;
    if (!chosen?.length || !table.now) return;
    const isKept = await table.ask({
      t: "plan",
      index: table.now.index,
      moves: chosen.map(moveOf),
      is_steady: this.isSteady,
    });
    if (isKept) this.leave();
  }

  /** Nothing is prepared any more; and what was said about the last plan was read. */
  async takeBack(): Promise<void> {
    await this.table.ask({ t: "plan" });
  }
}

export type PlannedMove = Record<string, string | number | [number, number]>;
const moveOf = (step: PlannedStep): PlannedMove => step.move as PlannedMove;
