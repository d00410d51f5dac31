import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { CHUNKS } from "./making/chunks.ts";
import { fluent } from "./making/fluent.ts";
import { lands } from "./making/lands.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = process.env["HRANICE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  // Scripts, styles, fonts and maps find each other from where they are: a static site may lie in any folder.
  // Documents for the server name them from the root (making/prepare.mjs): one serves many addresses.
  base: "./",
  plugins: [fluent(), lands(), svelte(), svelteTesting()],
  resolve: { alias: { $hranice: here("../src/hranice") } },
  build: {
    outDir: here("../src/hranice/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Names the chunks that a page needs, for the test of its size.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/hranice")] },
    // Objects, not strings: those would change the host, and the server refuses what comes from pages of another one.
    proxy: { "/api": { target: SERVER }, "/ws": { target: SERVER, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // A board drawn without a browser takes its time on a machine that is busy with other tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
