// Pictures of every state at the named sizes, from saved positions in real Chromium.
//
//   ./crowns pictures [name …]          all states, or some, at all five sizes, into docs/pictures/states
//   ./crowns pictures turn --look 360x740-night-pl    one state as somebody sees it
//   ./crowns pictures --docs [file …]   a few for README and docs, into docs/pictures
//   ./crowns pictures --beside FOLDER   those that have a mock-up there, with a page that shows both
//   ./crowns pictures --axe             what axe finds, on desk and phone, by day and by night
//
// The pages are served with the Content-Security-Policy of the real server, so that a breach shows here too.
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { availableParallelism } from "node:os";
import { extname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { mockUp, sheet } from "./beside.mjs";
import { SHOTS as ARCHITECTS } from "./shots-architects.mjs";
import { SHOTS as BORU } from "./shots-boru.mjs";
import { SHOTS as HEIRS } from "./shots-heirs.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SITE = join(ROOT, "build/demo");
const SIZES = ["1440x900", "1280x720", "820x1180", "390x844", "360x740"];
const SHOTS = [...HEIRS, ...ARCHITECTS, ...BORU];
const DOCS = {
  hall: ["hall", "1440x900"],
  "hall-phone": ["hall", "390x844-night"],
  "two-heirs": ["preview", "1440x900"],
  "two-heirs-phone": ["preview", "390x844"],
  "two-heirs-henry": ["henry", "1280x720-night"],
  "two-heirs-why-not": ["whynot", "820x1180-cs"],
  "two-heirs-end-phone": ["end", "360x740-pl"],
  "brian-boru": ["bb-preview", "1440x900-night"],
  "brian-boru-phone": ["bb-follow", "390x844-night"],
  architects: ["ar-place", "1440x900"],
  "architects-phone": ["ar-place", "390x844-cs"],
};
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
};
const BOXES = ".tc-hand, .tc-dock, .tc-side, .tc-strip";
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
  "--font-render-hinting=none", // letters stand where they do on a screen
];

/** What is to be drawn: the state, the look, and the file without its ending. */
async function wanted({ values, positionals }) {
  if (values.docs)
    return Object.entries(DOCS)
      .filter(([file]) => !positionals.length || positionals.includes(file))
      .map(([file, [name, look]]) => ({ name, look, file }));
  if (values.beside) {
    const mocks = (await readdir(values.beside)).filter((file) => file.endsWith(".png")).sort();
    return mocks.map((mock) => ({ ...mockUp(mock), mock: resolve(values.beside, mock) }));
  }
  const shots = SHOTS.filter(([name]) => !positionals.length || positionals.includes(name));
  return shots.flatMap(([name, , chosen, , where]) =>
    (values.axe
      ? ["1280x720", "1280x720-night", "390x844", "390x844-night"]
      : (values.look ?? SIZES.flatMap(looks(chosen)))
    )
      .filter((look) => !where || where(Number.parseInt(look)))
      .map((look) => ({ name, look, file: `${name}-${look}` })),
  );
}

/** The looks that were chosen for a size; by day and in English if none was. */
const looks = (chosen) => (size) => {
  const these = chosen.filter((look) => look.startsWith(size));
  return these.length ? these : [size];
};

function serve() {
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
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server)));
}

async function draw(browser, base, { name, look }, complain, axe) {
  const [, address, , act] = SHOTS.find(([each]) => each === name);
  const [size, ...rest] = look.split("-");
  const [width, height] = size.split("x").map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
    hasTouch: width < 600,
  });
  const language = rest.find((each) => ["cs", "pl", "en"].includes(each)) ?? "en";
  const theme = rest.includes("night") ? "night" : "day";
  await context.addInitScript((chosen) => localStorage.setItem("crowns", JSON.stringify(chosen)), {
    language,
    theme,
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => complain("ERROR", error.stack ?? error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complain("CONSOLE", message.text());
  });
  await page.goto(base + address);
  await page.waitForSelector(/^\/(t|replay)\//.test(address) ? ".tc-dock" : "main");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
  page.setDefaultTimeout(5000);
  await act?.(page, [width, height]).catch((error) =>
    complain("ACT", error.message.split("\n")[0]),
  );
  await page.waitForTimeout(200);
  const over = await page.evaluate(() => [
    document.documentElement.scrollWidth > innerWidth,
    document.querySelector(".tc-app") !== null &&
      document.documentElement.scrollHeight > innerHeight,
  ]);
  if (over.some(Boolean)) complain("OVERFLOW", over.join());
  for (const each of await page.evaluate(cutOff, BOXES)) complain("CUT OFF", each);
  if (axe) for (const each of await found(page, axe)) complain("AXE", each);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** Words and numbers that stick out of the part of the table they are in, where nothing scrolls. */
function cutOff(boxes) {
  const isCut = (leaf, box) => {
    const { left, right } = leaf.getBoundingClientRect();
    const edge = box.getBoundingClientRect();
    const isCutBy = (side) => left < side - 1 && right > side + 1; // and not beyond it on purpose
    return isCutBy(edge.left) || isCutBy(edge.right);
  };
  const isLaidOver = (leaf, box) => {
    for (let each = leaf; each !== box; each = each.parentElement) {
      const { position, overflowX } = getComputedStyle(each);
      if (["absolute", "fixed"].includes(position)) return true;
      if (["auto", "scroll", "hidden"].includes(overflowX)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll(boxes)].flatMap((box) =>
    [...box.querySelectorAll("*")]
      .filter((leaf) => !leaf.childElementCount && leaf.textContent.trim() && isCut(leaf, box))
      .filter((leaf) => leaf.checkVisibility() && !isLaidOver(leaf, box))
      .map((leaf) => `${leaf.textContent.trim()} in .${box.className.split(" ")[0]}`),
  );
}

/** What axe finds on a page. */
async function found(page, axe) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, nodes }) => {
      const where = nodes.slice(0, 3).map((node) => node.target.join(" "));
      return `${id}: ${where.join(" | ")}`;
    });
  });
}

/** The same picture, some five times smaller: Chromium is at hand and can do it. */
async function webp(browser, picture) {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.82);
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );
  await page.close();
  return Buffer.from(url.split(",")[1], "base64");
}

const asked = parseArgs({
  allowPositionals: true,
  options: {
    docs: { type: "boolean" },
    look: { type: "string", multiple: true },
    axe: { type: "boolean" },
    beside: { type: "string" },
  },
});
const { values } = asked;
const out = join(ROOT, values.docs ? "docs/pictures" : "docs/pictures/states");
const axe = values.axe
  ? await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf-8")
  : null;
await mkdir(out, { recursive: true });
const server = await serve();
const base = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: FLAGS,
});
let bad = 0;
const drawn = [];
/** Draw what is left; half of the time of a picture is waiting, so several are drawn at once. */
async function drawAll(left) {
  for (let each = left.shift(); each; each = left.shift()) {
    if (!SHOTS.some(([name]) => name === each.name)) {
      console.log(`no state for ${each.mock}`);
      continue;
    }
    const { name, look } = each;
    const complain = (kind, text) => {
      bad++;
      console.log(`${kind} ${name} ${look}: ${text}`);
    };
    const file = join(out, `${each.file}.${values.docs ? "webp" : "png"}`);
    const picture = await draw(browser, base, each, complain, axe);
    await writeFile(file, values.docs ? await webp(browser, picture) : picture);
    drawn.push({ ...each, file });
  }
}
const all = (await wanted(asked)).map((each, number) => ({ ...each, number }));
await Promise.all(Array.from({ length: availableParallelism() + 1 }, () => drawAll(all)));
drawn.sort((one, other) => one.number - other.number);
if (values.beside) {
  const page = join(out, "beside.html");
  await writeFile(
    page,
    sheet(drawn, (file) => relative(out, file)),
  );
  console.log(page);
}
await browser.close();
server.close();
console.log(`${drawn.length} pictures in ${out}; ${bad ? `${bad} problems` : "no problem"}`);
process.exitCode = bad ? 1 : 0;
