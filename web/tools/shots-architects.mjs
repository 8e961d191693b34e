// The states of Architects for `pictures.mjs`: name, address, chosen looks, what is done before.
const lot = (ref) => async (page) => {
  const place = page.locator(`[data-ref="${ref}"]`).first();
  await place.scrollIntoViewIfNeeded();
  await place.click({ position: { x: 8, y: 60 }, force: true });
};
const tab = (id) => async (page) => {
  await page.locator(`#ar-tab-${id}`).click();
};

const onward = async (page) => {
  const button = page.locator("[data-part=onward]");
  if (await button.count()) await button.click();
};
const firstStep = async (page) => {
  await page.locator(".tc-step-title").first().click();
};

const isPhone = (width) => width < 600;
const isNarrow = (width) => width < 1024; // a desk shows the court anyway

export const SHOTS = [
  [
    "ar-place",
    "/t/ar-place",
    ["1440x900", "1280x720-night", "820x1180-pl", "390x844", "360x740-cs"],
  ],
  ["ar-base", "/t/ar-base", ["1280x720-cs", "390x844-night"]],
  ["ar-place5", "/t/ar-place5", ["1440x900", "1280x720-pl", "360x740-cs"]],
  ["ar-mines", "/t/ar-place", ["1280x720", "390x844"], lot("place:mines")],
  [
    "ar-workshop",
    "/t/ar-place",
    ["1280x720", "390x844-cs"],
    async (page, [width]) => (width < 600 ? tab("offer") : lot("place:workshop"))(page),
  ],
  [
    "ar-options",
    "/t/ar-place",
    ["390x844-cs", "360x740"],
    async (page) => {
      await page.locator(".tc-dock-foot .fill").click();
    },
    isPhone,
  ],
  [
    "ar-preview",
    "/t/ar-place",
    ["1440x900", "1280x720-pl", "820x1180-night", "390x844-night"],
    lot("place:silversmith"),
  ],
  [
    "ar-build",
    "/t/ar-place",
    ["1440x900", "1280x720-cs"],
    async (page, [width]) => {
      if (width < 600) await tab("hand")(page);
      await page.locator(".bcard.lit").first().click();
    },
  ],
  [
    "ar-cathedral",
    "/t/ar-cathedral",
    ["1280x720", "390x844-cs"],
    async (page, [width]) => {
      if (width < 600) await page.locator(".tc-dock-foot .fill").click();
      await page.locator(".tc-dock [data-verb=cathedral] >> visible=true").first().click();
    },
  ],
  ["ar-whynot", "/t/ar-place", ["1280x720-cs", "390x844"], lot("place:black_market_middle")],
  ["ar-hand", "/t/ar-place", ["390x844"], tab("hand")],
  ["ar-own", "/t/ar-place", ["1280x720", "390x844"], tab("own")],
  ["ar-court", "/t/ar-place", ["820x1180", "390x844"], tab("court"), isNarrow],
  ["ar-hire", "/t/ar-hire", ["1280x720-cs", "390x844"]],
  ["ar-draft", "/t/ar-draft", ["1440x900", "820x1180", "390x844"]],
  ["ar-keep", "/t/ar-keep", ["1280x720-pl", "360x740"]],
  ["ar-pay", "/t/ar-pay", ["1440x900", "390x844"]],
  ["ar-capture", "/t/ar-capture", ["1280x720", "390x844-cs"]],
  ["ar-guard", "/t/ar-guard", ["1280x720-pl"]],
  ["ar-trade", "/t/ar-trade", ["1280x720", "390x844"]],
  ["ar-contribute", "/t/ar-contribute", ["1280x720-cs", "390x844"]],
  ["ar-loss", "/t/ar-loss", ["1280x720-night", "360x740-night"]],
  ["ar-reset", "/t/ar-reset", ["1280x720", "360x740-pl"]],
  ["ar-solo", "/t/ar-solo", ["1440x900", "1280x720-night-cs", "390x844"], firstStep],
  ["ar-end", "/t/ar-end", ["1280x720-night", "390x844"], onward],
  ["ar-end5", "/t/ar-end5", ["1440x900", "360x740-cs"], onward],
  [
    "ar-words",
    "/t/ar-place",
    ["1280x720"],
    async (page) => {
      await page.keyboard.press("v");
    },
  ],
];
