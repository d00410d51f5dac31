import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { fluent } from "./making/fluent.ts";
import { lands } from "./making/lands.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = process.env["HRANICE_SERVER"] ?? "http://127.0.0.1:8000";

/** What every game needs at a table. */
const AT_EVERY_TABLE = [
  /[\\/]src[\\/]table[\\/](session|connection|opening|own-tables|invite-code)(\.svelte)?\.ts/,
  /[\\/]src[\\/]parts[\\/](hints[\\/]|(api|arrow-keys|figures|frames|keys|refusal|sounds|tap-guard\.svelte|voices)\.ts)/,
  /[\\/]src[\\/]parts[\\/](Banner|ConnectionLight|Dialog|Spot|Deferred|IdlePicture|TableBar)\.svelte/,
  /[\\/]src[\\/](offline[\\/]own-here|pages[\\/]today[\\/]dates|table[\\/]player\.svelte|games[\\/]fact-times)\.ts/,
  /[\\/]src[\\/](games[\\/](live-table|telling)|text[\\/]listed)\.ts/,
  /svelte[\\/]src[\\/]reactivity/,
];

/** What is between “Play now” and any table, and around that. */
const AROUND_A_TABLE =
  /[\\/]src[\\/]table[\\/](Booting|OptionList|PlanOptions|RulesLinks|TablePage|WhatHappened)\.svelte/;

/** What a game needs at a table, by its name. */
const A_GAMES_TABLE =
  /[\\/]src[\\/]games[\\/](\w+)[\\/](?:table[\\/].*|replay[\\/]telling|wire[\\/]boards)\.(?:svelte|ts)/;

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
        // Few files: each more is a request more before something lives. One for every page, two for every table,
        // one for each game.
        codeSplitting: {
          groups: [
            { name: "main", tags: ["$initial"], priority: 3 },
            { name: "table", test: (id) => AT_EVERY_TABLE.some((part) => part.test(id)), priority: 2 },
            { name: "around", test: AROUND_A_TABLE, priority: 1 },
            { name: (id) => A_GAMES_TABLE.exec(id)?.[1] ?? null, priority: 0 },
          ],
        },
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
