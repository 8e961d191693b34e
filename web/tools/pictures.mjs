// Pictures of every state at the named sizes, from saved positions: `npm run demo && npm run pictures [name …]`.
// The pages are served with the Content-Security-Policy of the real server, so that a breach shows here too.
import { readFile, mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { SHOTS as BORU } from "./shots-boru.mjs";

const SITE = fileURLToPath(new URL("../shots/site/", import.meta.url));
const OUT = fileURLToPath(new URL("../shots/", import.meta.url));
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
};
const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const AXE = process.env.AXE
  ? await readFile(
      fileURLToPath(new URL("../node_modules/axe-core/axe.min.js", import.meta.url)),
      "utf-8",
    )
  : "";

const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? "/", "http://x").pathname;
  const file = path.startsWith("/assets/") ? path : "/index.html";
  try {
    const body = await readFile(join(SITE, file));
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "text/plain",
      "content-security-policy": POLICY,
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const base = `http://127.0.0.1:${server.address().port}`;

const hand = (n) => async (page) => {
  await page.locator(".th-card").nth(n).click();
};
const firstTarget = async (page) => {
  await page.locator(".cell.lit").first().click();
};
const select = hand(0);
const preview = async (page) => {
  await select(page);
  await firstTarget(page);
};
const mineNow = async (page) => {
  await page.getByRole("button", { name: /^(Go on|Pokračovat|Dalej, moja)/ }).click();
};

const lot = (ref) => async (page) => {
  await page
    .locator(`[data-ref="${ref}"]`)
    .first()
    .click({ position: { x: 8, y: 60 } });
};
const tab = (id) => async (page) => {
  await page.locator(`#ar-tab-${id}`).click();
};

const SHOTS = [
  ["hall", "/", ["1440x900", "1280x720-night-cs", "820x1180-pl", "390x844", "360x740-night"]],
  ["hall-empty", "/#empty", ["360x740"]],
  ["turn", "/t/turn", ["1440x900", "1280x720-night", "820x1180", "390x844", "360x740-pl"]],
  ["select", "/t/turn", ["1440x900", "390x844", "820x1180-cs"], select],
  [
    "preview",
    "/t/turn",
    ["1440x900", "1280x720-night-cs", "820x1180-night", "390x844-night", "360x740"],
    preview,
  ],
  [
    "take",
    "/t/turn",
    ["1280x720"],
    async (page) => {
      await page.locator(".th-ring .slot.lit").first().click();
    },
  ],
  [
    "whynot",
    "/t/turn",
    ["1280x720", "820x1180-cs"],
    async (page) => {
      await page.locator(".th-ring .slot.out").first().click();
    },
  ],
  [
    "whynot-phone",
    "/t/turn",
    ["390x844"],
    async (page) => {
      await page.locator(".th-row .out").first().click();
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
  ],
  ["siege", "/t/siege", ["1280x720", "390x844"]],
  [
    "henry",
    "/t/henry",
    ["1440x900", "1280x720-night", "360x740-night", "820x1180-cs"],
    async (page) => {
      await page
        .locator(".tc-step-title")
        .nth(1)
        .click()
        .catch(() => page.locator(".tc-dock-foot .tc-btn").first().click());
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
  [
    "ar-place",
    "/t/ar-place",
    ["1440x900", "1280x720-night", "820x1180-pl", "390x844", "360x740-cs"],
  ],
  ["ar-base", "/t/ar-base", ["1280x720-cs", "390x844-night"]],
  ["ar-place5", "/t/ar-place5", ["1440x900", "1280x720-pl", "360x740-cs"]],
  ["ar-mines", "/t/ar-place", ["1280x720", "390x844"], lot("place:mines")],
  ["ar-workshop", "/t/ar-place", ["1280x720", "390x844-cs"], tab("offer")],
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
    async (page) => {
      await page.locator(".bcard.lit").first().click();
    },
  ],
  ["ar-whynot", "/t/ar-place", ["1280x720-cs", "390x844"], lot("place:black_market_middle")],
  ["ar-own", "/t/ar-place", ["1280x720", "390x844"], tab("own")],
  ["ar-court", "/t/ar-place", ["820x1180", "390x844"], tab("court")],
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
  ["ar-solo", "/t/ar-solo", ["1440x900", "1280x720-night-cs", "390x844"]],
  ["ar-end", "/t/ar-end", ["1280x720-night", "390x844"]],
  ["ar-end5", "/t/ar-end5", ["1440x900", "360x740-cs"]],
  [
    "ar-words",
    "/t/ar-place",
    ["1280x720"],
    async (page) => {
      await page.keyboard.press("v");
    },
  ],
  ["lost", "/nowhere/at/all", ["390x844"]],
  ["rules", "/rules/two-heirs#T30", ["1280x720"]],
  ...BORU,
];

const wanted = process.argv.slice(2);
await mkdir(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: FLAGS,
});
let bad = 0;
for (const [name, address, sizes, act] of SHOTS) {
  if (wanted.length && !wanted.includes(name)) continue;
  for (const look of sizes) {
    const [size, ...rest] = look.split("-");
    const [width, height] = size.split("x").map(Number);
    const language = rest.find((each) => ["cs", "pl", "en"].includes(each)) ?? "en";
    const theme = rest.includes("night") ? "night" : "day";
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: "reduce",
      hasTouch: width < 600,
    });
    await context.addInitScript(
      ([l, t]) => localStorage.setItem("crowns", JSON.stringify({ language: l, theme: t })),
      [language, theme],
    );
    const page = await context.newPage();
    const say = (kind, text) => {
      bad++;
      console.log(`${kind} ${name} ${look}: ${text}`);
    };
    page.on("pageerror", (error) => say("ERROR", error.stack ?? error.message));
    page.on("console", (message) => {
      if (message.type() === "error") say("CONSOLE", message.text());
    });
    await page.goto(base + address);
    await page.waitForSelector(
      address.startsWith("/t/") || address.startsWith("/replay") ? ".tc-dock" : "main",
    );
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(150);
    if (act)
      await act(page, [width, height]).catch((error) => say("ACT", error.message.split("\n")[0]));
    await page.waitForTimeout(200);
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth > innerWidth,
      document.querySelector(".tc-app") !== null &&
        document.documentElement.scrollHeight > innerHeight,
    ]);
    if (over.some(Boolean)) say("OVERFLOW", over.join());
    if (process.env.AXE) {
      await page.evaluate(AXE);
      const found = await page.evaluate(
        async () =>
          (await window.axe?.run())?.violations.map(
            (v) =>
              `${v.id}: ${v.nodes
                .slice(0, 3)
                .map((n) => n.target.join(" "))
                .join(" | ")}`,
          ) ?? ["no axe"],
      );
      for (const each of found) say("AXE", each);
    }
    await page.screenshot({ path: join(OUT, `${name}-${look}.png`) });
    await context.close();
  }
}
await browser.close();
server.close();
console.log(bad ? `${bad} problems` : "no problem");
process.exitCode = bad ? 1 : 0;
