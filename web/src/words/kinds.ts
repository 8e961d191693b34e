/** What a parameter of a phrase is. */

import type { Param, Phrase, Thing } from "../schema";

export const isList = (param: Param): param is Extract<Param, unknown[]> => Array.isArray(param);

export const isThing = (param: object): param is Thing => "ref" in param;

export const isPhrase = (param: object): param is Phrase =>
  "id" in param && typeof param.id === "string";
