// A page that shows each picture beside its mock-up, for `pictures.mjs --beside`.

const SIZES = {
  1440: "1440x900",
  1280: "1280x720",
  820: "820x1180",
  390: "390x844",
  360: "360x740",
};
const SAME = {
  // a mock-up's name for a state -> ours
  "ar-final": "ar-end",
  "ar-final5": "ar-end5",
  "ar-offer": "ar-workshop",
  "bb-won": "bb-buy",
};

/** A mock-up's file, `15-th-whynot-1280x720.png` or `bb-lead-390-cs.png`, as a state and a look. */
export function mockUp(file) {
  const words = file
    .replace(/^\d+-|\.png$/g, "")
    .replace(/^th-/, "")
    .split("-");
  const at = words.findIndex((word) => /^\d{3}/.test(word));
  const more = words.slice(at + 1).filter((word) => word === "empty"); // a state that is named last
  const mocked = [...words.slice(0, at), ...more].join("-");
  const rest = words.slice(at + 1).filter((word) => ["night", "cs", "pl"].includes(word));
  const look = [SIZES[Number.parseInt(words[at])], ...rest].join("-");
  const name = SAME[mocked] ?? mocked;
  return { name, look, file: `${name}-${look}` };
}

export function sheet(pairs, place) {
  const rows = pairs.map(
    ({ name, look, mock, file }) => `<section><h2>${name} ${look}</h2>
<img src="${place(mock)}" alt="mock-up"><img src="${place(file)}" alt="ours"></section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Beside the mock-ups</title>
<style>body { font: 16px sans-serif; background: #888 } img { width: 49%; vertical-align: top; margin-right: 1% }</style>
${rows.join("\n")}
`;
}
