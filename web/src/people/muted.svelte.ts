/** Whom this reader does not listen to, table by table, kept in this browser. */

const PLACE = "crowns-muted";

function kept(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number[]>;
  } catch {
    return {}; // forbidden, or not ours
  }
}

class Muted {
  private seats = $state.raw(kept()); // [table]

  has(table: string, seat: number): boolean {
    return this.seats[table]?.includes(seat) ?? false;
  }

  set(table: string, seat: number, isMuted: boolean): void {
    const others = (this.seats[table] ?? []).filter((each) => each !== seat);
    this.seats = { ...this.seats, [table]: isMuted ? [...others, seat] : others };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.seats));
    } catch {
      // it holds until the page is left
    }
  }
}

export const muted = new Muted();
