/** Who is signed in on this device: nobody in particular, or an account. */

import { call, json } from "../hall/api";
import { forgetTable, ownKeys } from "../keys";
import type { AccountFacts, Me } from "../schema";
import { endPush } from "./push";

const FLAG = "crowns-account"; // somebody signed in here: ask the server who it is
const MOST_KEYS = 500;

function isFlagged(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

function flag(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(FLAG, "1");
    else localStorage.removeItem(FLAG);
  } catch {
    // no storage: then the account is asked for anew in the dialog
  }
}

class AccountOfMine {
  facts = $state.raw<AccountFacts | null>(null);
  codes = $state.raw<string[]>([]); // shown once

  private take(me: Me): void {
    this.facts = me.account;
    this.codes = me.codes;
    flag(me.account !== null);
  }

  /** Ask who I am; a guest is not asked for. */
  async load(isAsked = false): Promise<void> {
    if (!isAsked && !isFlagged()) return;
    this.take(await call<Me>("account"));
  }

  async come(way: "sign-in" | "new", name: string, password: string): Promise<void> {
    const path = way === "new" ? "account" : "account/sign-in";
    this.take(await call<Me>(path, json({ name, password })));
    await this.collect();
  }

  async recover(name: string, code: string, password: string): Promise<void> {
    this.take(await call<Me>("account/recover", json({ name, code, password })));
    await this.collect();
  }

  /** Let the account hold every seat that is played from this browser. */
  async collect(): Promise<void> {
    const keys = ownKeys().slice(-MOST_KEYS);
    if (!isFlagged() || keys.length === 0) return;
    const { account } = await call<Me>("account/seats", json({ keys }));
    this.facts = account;
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.take(await call<Me>("account/password", json({ old, new: fresh })));
  }

  async changeCodes(password: string): Promise<void> {
    this.take(await call<Me>("account/codes", json({ password })));
  }

  /** Nothing of the account is left on this device. */
  async leave(way: "sign-out" | "sign-out-everywhere"): Promise<void> {
    await this.collect();
    const held = this.facts?.seats ?? [];
    await endPush().catch(() => undefined); // whoever comes next is not told of these games
    await call(`account/${way}`, json({}));
    for (const { table } of held) forgetTable(table);
    this.take({ account: null, codes: [] });
  }

  async remove(password: string): Promise<void> {
    await call("account/delete", json({ password }));
    await endPush().catch(() => undefined); // the server has forgotten it
    this.take({ account: null, codes: [] });
  }
}

export const account = new AccountOfMine();
