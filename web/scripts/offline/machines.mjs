// The two kinds of machine that are measured, each with browsers that keep what they learn in a folder, as people's do.
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright-core";
import { PATIENCE, PHONE, browserOptions } from "../../e2e/server-and-browser.mjs";
import { quarter } from "./quarter-core.mjs";

/** Milliseconds for the browser's own address bar: it is a page, too, that a phone or an installed app has not. */
const ADDRESS_BAR = 5000;
const LARGE = { viewport: { width: 1280, height: 800 } };

class Machine {
  constructor(name, shape, executablePath, folder) {
    Object.assign(this, { name, shape, executablePath, folder });
  }

  /** A folder for a browser that has never been anywhere. */
  profile() {
    return mkdtempSync(join(this.folder, `${this.name}-`));
  }

  /** Starts a browser with such a folder; it ends with the context that is answered. */
  async open(profile = this.profile(), more = {}) {
    const { executablePath } = this;
    const options = { ...browserOptions(), executablePath, locale: "en-GB", timeout: PATIENCE };
    const context = await chromium.launchPersistentContext(profile, { ...options, ...this.shape, ...more });
    context.setDefaultTimeout(PATIENCE);
    await pause(ADDRESS_BAR);
    return context;
  }

  /** Does something in a new browser, which ends then. */
  async with(work, profile, more) {
    const context = await this.open(profile, more);
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  }
}

/**
 * Answers with all machines that can be had here, and what puts them away. The phone's browser is one without windows
 * where there is one: neither a phone nor an installed app draws an address bar and a desktop's window around the page:
 * that took more than a quarter of all work for a tap.
 */
export function machines(folder) {
  const { executablePath } = browserOptions();
  const slow = quarter(process.env.LIGHT_CHROMIUM ?? executablePath, folder);
  if (!slow)
    console.log(
      "The phone profile is left out: no group of processes with a part of a core can be made here.",
    );
  const all = [new Machine("desktop", LARGE, executablePath, folder)];
  if (slow) all.push(new Machine("phone", PHONE, slow.executablePath, folder));
  return {
    all,
    end: async () => {
      await slow?.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
