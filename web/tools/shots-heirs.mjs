// The hall and the states of The Two Heirs for `pictures.mjs`: name, address, chosen looks, what is done before.
const hand = (n) => async (page) => {
  await page.locator(".th-card").nth(n).click();
};
const select = hand(0);
const preview = async (page) => {
  await select(page);
  await page.locator(".cell.lit").first().click();
};
const ring =
  (kind) =>
  async (page, [width]) => {
    await page
      .locator(width < 600 ? `.th-row .${kind}` : `.th-ring .slot.${kind}`)
      .first()
      .click();
  };
const isPhone = (width) => width < 600;
const mineNow = async (page) => {
  await page.getByRole("button", { name: /^(Go on|Pokračovat|Dalej, moja)/ }).click();
};

export const SHOTS = [
  ["hall", "/", ["1440x900", "1280x720-night-cs", "820x1180-pl", "390x844", "360x740-night"]],
  ["hall-empty", "/#empty", ["360x740-night"]],
  ["turn", "/t/turn", ["1440x900", "1280x720-night", "820x1180", "390x844", "360x740-pl"]],
  ["select", "/t/turn", ["1440x900", "390x844", "820x1180-cs"], select],
  [
    "preview",
    "/t/turn",
    ["1440x900", "1280x720-night-cs", "820x1180-night", "390x844-night", "360x740"],
    preview,
  ],
  ["take", "/t/short", ["1280x720", "390x844"], ring("lit")],
  ["whynot", "/t/short", ["1280x720", "820x1180-cs", "390x844"], ring("out")],
  [
    "help",
    "/t/short",
    ["1280x720", "390x844-cs"],
    async (page, size) => {
      await ring("out")(page, size);
      await page.locator(".tc-pop .foot button").click();
    },
  ],
  [
    "whyend",
    "/t/turn",
    ["1280x720-pl"],
    async (page) => {
      await page.locator(".tc-dock-foot .tc-btn").last().click({ force: true });
    },
  ],
  [
    "score",
    "/t/turn",
    ["1280x720-pl", "390x844"],
    async (page, size) => {
      if (size[0] < 1024) await page.locator(".tc-bar .tc-small").first().click();
      else await page.locator("#tab-score").click();
      await page.locator(".tc-line").first().click();
    },
  ],
  [
    "unit",
    "/t/turn",
    ["1280x720", "390x844"],
    async (page) => {
      await page.locator(".tc-board .unit.lit").first().click();
    },
  ],
  [
    "options",
    "/t/turn",
    ["360x740-cs"],
    async (page) => {
      await page.locator(".tc-dock-foot .fill").click();
    },
    isPhone,
  ],
  [
    "handover",
    "/t/turn#handover",
    ["360x740", "1280x720-night"],
    async (page) => {
      await page.evaluate(() => dispatchEvent(new Event("handover")));
    },
  ],
  ["siege", "/t/siege", ["1280x720", "390x844"]],
  [
    "henry",
    "/t/henry",
    ["1440x900", "1280x720-night", "360x740-night", "820x1180-cs"],
    async (page) => {
      const step = page.locator('.tc-step[data-n="2"]');
      const back = page.locator(".tc-dock-foot .tc-btn").first();
      while ((await step.getAttribute("aria-current")) === null) await back.click();
    },
  ],
  ["henry-turn", "/t/henry", ["1280x720"], mineNow],
  ["end", "/t/end", ["1440x900", "390x844", "820x1180"]],
  ["solo-end", "/t/solo-end", ["1280x720-night"]],
  ["replay", "/replay/end#60", ["1280x720", "390x844"]],
  [
    "settings",
    "/t/turn",
    ["1280x720", "390x844-night"],
    async (page) => {
      await page.locator(".tc-tools .tc-tool:not(.hide-phone)").last().click();
    },
  ],
  [
    "words",
    "/t/turn",
    ["1280x720"],
    async (page) => {
      await page.keyboard.press("v");
    },
  ],
  [
    "keys",
    "/t/turn",
    ["1280x720-cs"],
    async (page) => {
      await page.keyboard.press("?");
    },
  ],
  [
    "hint",
    "/t/turn",
    ["1280x720"],
    async (page) => {
      await page.keyboard.press("h");
    },
  ],
  ["offline", "/t/turn#offline", ["1280x720-cs", "390x844-night"]],
  ["lost", "/nowhere/at/all", ["390x844"]],
  ["rules", "/rules/two-heirs#T30", ["1280x720"]],
];
