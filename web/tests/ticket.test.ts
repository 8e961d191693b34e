import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { card } from "../src/hall/demo";
import Ticket from "../src/hall/Ticket.svelte";
import { preferences } from "../src/preferences.svelte";
import { words } from "../src/words/words.svelte";

beforeEach(() => {
  preferences.language = "en";
});
afterEach(cleanup);

async function said(id: string, names?: string[]): Promise<string> {
  const table = await card(id, 0);
  await words.load(undefined, table.game);
  const props = { table: names ? { ...table, names } : table, onremoved: () => undefined };
  const { container } = render(Ticket, props);
  return (container.querySelector(".who")?.textContent ?? "").replace(/\s+/g, " ").trim();
}

it("names the rival of two, by colour if by nothing else", async () => {
  expect(await said("turn")).toMatch(/15.*:.*22.* Blue$/);
});

it("names of several only those who have a name; the marks say the colours", async () => {
  expect(await said("boru-lead")).not.toMatch(/:|Green, /);
  cleanup();
  expect(await said("boru-lead", ["", "Ola", "", ""])).toMatch(/ Ola$/);
});
