/** Kinds of news that are folded. */

export const BOOKKEEPING: ReadonlySet<string> = new Set([
  ...["turn", "dealt", "revealed", "swept", "coins-laid", "starts"],
  ...["scheme-goes", "scheme-holds", "scheme-fails", "scheme-option-fails", "scheme-option"],
  ...["marker-skips", "script-group"],
]);
