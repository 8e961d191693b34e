import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: here("../src/threecrowns/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a font is a file, so that the browser loads only those it needs
    modulePreload: { polyfill: false }, // it would be an inline script
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    pool: "threads", // and one page for all files, as in a browser that was open all day: 39 s, not 56
    isolate: false,
    testTimeout: 60_000, // a loaded machine is no failure
  },
});
