/** Notifications for this browser while it is closed (Web Push), if the host has set a key. */

import { call, json } from "../hall/api";
import type { PushFacts } from "../schema";
import { words } from "../words/words.svelte";

const WORKER = "/push.js";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && typeof Notification === "function";

/** The key of the house; null if nothing can be pushed to this browser. */
export async function pushKey(): Promise<string | null> {
  return canPush() ? (await call<PushFacts>("push")).key : null;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export const isPushed = async (): Promise<boolean> => canPush() && (await subscription()) !== null;

/** Ask the browser, then the server; false if the browser does not let us. */
export async function beginPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register(WORKER);
  let made: PushSubscription;
  try {
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return false; // its service does not answer, or the browser has none
  }
  const { endpoint, keys } = made.toJSON();
  const wish = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: words.language };
  try {
    await call("account/push", json(wish));
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return true;
}

/** This browser is told no more. */
export async function endPush(): Promise<void> {
  const made = canPush() ? await subscription() : null;
  if (!made) return;
  await made.unsubscribe();
  await call("account/push/remove", json({ endpoint: made.endpoint }));
}
