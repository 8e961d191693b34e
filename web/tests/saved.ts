/** Positions of real games, as `tools/web_sights.py` writes them. */

import { readFileSync } from "node:fs";
import type { Saved } from "../src/table/demo.svelte";

export const saved = (name: string): Saved =>
  JSON.parse(readFileSync(`tests/sights/${name}.json`, "utf-8")) as Saved;
