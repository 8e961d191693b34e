/** Which cards lie before the reader: on a phone they open over the town. */

export type TrayTab = "hand" | "offer" | "court" | "own";

class Tray {
  tab = $state<TrayTab>("hand");
  isOpen = $state(false); // on a phone

  show(tab: TrayTab): void {
    this.tab = tab;
    this.isOpen = true;
  }

  /** A tab was touched: again closes it, where it can be closed. */
  touch(tab: TrayTab): void {
    this.isOpen = !(this.isOpen && this.tab === tab);
    this.tab = tab;
  }
}

export const tray = new Tray();
