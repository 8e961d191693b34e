/** Notifications of the browser, as long as a page is open somewhere behind. Off until wanted. */

import { preferences } from "../preferences.svelte";
import { t } from "../words/words.svelte";

const canNotify = (): boolean => typeof Notification === "function";

/** Ask the browser whether we may; false if it does not let us. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** It is this reader's turn; whoever looks at the page sees it there. */
export function tellTurn(table: string, title: string): void {
  if (!preferences.notify || !document.hidden) return;
  if (!canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("notice-turn"), { body: title, tag: `crowns-${table}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some browsers on phones have the name but not the thing
  }
}
