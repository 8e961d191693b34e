// The states of Brian Boru for `pictures.mjs`: name, address, sizes, what is done before.
const card = (n) => async (page) => page.locator(".bb-fan button.lit").nth(n).click();
const town = (n) => async (page) =>
  page.locator(".bb-town.lit").nth(n).click({ force: true, position: undefined });
const listed = (n) => async (page) => page.locator(".bb-body [data-action]").nth(n).click();
const then =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
  };
const start = async (page) => page.locator(".bb-foot .go").click();
const onward = async (page) => page.locator("[data-part=onward]").click();
/** Steps back from the last one. */
const counted = (back) => async (page) => {
  for (let n = 0; n < back; n++) await page.locator(".tc-dock-foot .icon").first().click();
};

export const SHOTS = [
  ["bb-settle", "/t/boru-settle", ["1280x720-pl"], town(3)],
  [
    "bb-draft",
    "/t/boru-draft",
    ["1280x720-night", "1440x900", "1280x720-cs", "820x1180-cs", "360x740-pl"],
  ],
  ["bb-draft-two", "/t/boru-draft", ["1440x900", "390x844"], then(card(0), card(2))],
  [
    "bb-round",
    "/t/boru-round",
    ["1280x720-night", "1440x900", "1280x720-cs", "820x1180", "390x844-cs"],
  ],
  ["bb-round-on", "/t/boru-round", ["1280x720-night"], start],
  [
    "bb-lead",
    "/t/boru-lead",
    ["1280x720-night", "1440x900", "1280x720-pl", "390x844", "360x740-cs"],
  ],
  ["bb-lead-card", "/t/boru-lead", ["1280x720"], card(0)],
  ["bb-lead-town", "/t/boru-lead", ["1280x720", "390x844"], town(2)],
  ["bb-lead-pair", "/t/boru-lead", ["1440x900-cs", "390x844-night"], then(town(2), card(0))],
  ["bb-follow", "/t/boru-follow", ["1440x900", "1440x900-night", "820x1180", "390x844"]],
  [
    "bb-preview",
    "/t/boru-follow",
    ["1440x900", "1280x720", "820x1180", "390x844-pl", "360x740-pl"],
    card(0),
  ],
  ["bb-wait", "/t/boru-wait", ["1280x720", "390x844"]],
  ["bb-watch", "/t/boru-watch", ["1280x720-night"]],
  [
    "bb-lost",
    "/t/boru-lost",
    ["1440x900-night", "1440x900", "390x844-cs", "1280x720-pl"],
    listed(0),
  ],
  ["bb-buy", "/t/boru-buy", ["1280x720", "390x844"], listed(1)],
  ["bb-court", "/t/boru-court", ["1280x720-cs", "390x844-pl"], listed(2)],
  ["bb-expand", "/t/boru-expand", ["1280x720-cs", "390x844"], listed(0)],
  ["bb-free", "/t/boru-free", ["1280x720"], listed(0)],
  ["bb-marriage", "/t/boru-marriage", ["1280x720-night", "1280x720-pl", "820x1180"], listed(1)],
  ["bb-track", "/t/boru-track", ["1280x720", "390x844-cs"], listed(2)],
  ["bb-princess", "/t/boru-princess", ["1280x720-pl", "360x740-cs"], listed(0)],
  [
    "bb-raid",
    "/t/boru-raid",
    ["1280x720-night", "1440x900", "820x1180", "390x844-night"],
    listed(1),
  ],
  ["bb-monastery", "/t/boru-monastery", ["1280x720"], listed(0)],
  [
    "bb-final",
    "/t/boru-final",
    ["1280x720-night", "1440x900-pl", "1280x720", "820x1180-cs", "390x844"],
    onward,
  ],
  [
    "bb-count",
    "/t/boru-final",
    ["1440x900", "1280x720-night", "820x1180-cs", "390x844-pl", "360x740"],
    counted(6),
  ],
  [
    "bb-region",
    "/t/boru-lead",
    ["1280x720", "390x844"],
    async (page) => page.locator(".plate").nth(5).click(),
  ],
  [
    "bb-zoom",
    "/t/boru-lead",
    ["390x844-pl"],
    async (page) => {
      await page.locator(".plate").nth(5).click();
      await page.keyboard.press("Escape");
    },
    (width) => width < 600,
  ],
  [
    "bb-whynot",
    "/t/boru-lead",
    ["1280x720-cs", "390x844"],
    async (page) => page.locator('.bb-town[data-ref="town:ul1"]').click({ force: true }),
  ],
  [
    "bb-tracks",
    "/t/boru-lead",
    ["390x844-pl"],
    async (page) => page.locator(".bb-chips button").first().click(),
    (width) => width < 600,
  ],
  ["bb-words", "/t/boru-follow", ["1280x720"], async (page) => page.keyboard.press("v")],
];
