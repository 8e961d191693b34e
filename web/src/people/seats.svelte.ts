/** Seats by link: bind, hand over, exchange a link, take an open seat. */

import { call, json, Refused } from "../hall/api";
import { changeLent, forgetKey, keepKey } from "../keys";
import type { SeatKey } from "../schema";
import type { Table } from "../table/store.svelte";
import { sentence } from "../words/words.svelte";
import { account } from "./account.svelte";

type Change =
  | { claim: number; key: string } // for this browser alone
  | { handOver: number; key: string } // to somebody else
  | { revoke: number; key: string } // another link in the place of one that was handed on
  | { take: number }; // an open seat

/** Carry it out; what is one's own is opened anew with the new keys. */
export async function changeSeat(table: Table, change: Change): Promise<boolean> {
  const isOwn = !("revoke" in change);
  if (isOwn) table.line?.close(); // the old key is about to die with its socket
  try {
    await carryOut(table.id, change);
    if (isOwn) await account.collect();
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    table.notice = sentence(error.text);
    return false;
  } finally {
    await table.changedKeys(isOwn);
  }
}

async function carryOut(table: string, change: Change): Promise<void> {
  const place = (seat: number) => `tables/${encodeURIComponent(table)}/seats/${seat}`;
  if ("take" in change) {
    const { key } = await call<SeatKey>(`${place(change.take)}/take`, json({}));
    keepKey(table, key);
    return;
  }
  const seat =
    "claim" in change ? change.claim : "revoke" in change ? change.revoke : change.handOver;
  const wish = { key: change.key, is_claim: "claim" in change };
  const { key } = await call<SeatKey>(`${place(seat)}/key`, json(wish));
  if ("claim" in change) {
    forgetKey(table, change.key);
    keepKey(table, key);
    return;
  }
  if ("handOver" in change) forgetKey(table, change.key);
  changeLent(table, seat, key);
}

export async function openSeat(table: Table, seat: number, key: string, isOpen: boolean) {
  try {
    const path = `tables/${encodeURIComponent(table.id)}/seats/${seat}/open`;
    await call(path, json({ key, is_open: isOpen }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    table.notice = sentence(error.text);
  }
}
