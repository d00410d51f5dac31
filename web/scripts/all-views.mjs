// Every view of the page, at a real server and with real games, to be looked at on each screen and in each light.
import { setTimeout as pause } from "node:timers/promises";
import { Server, device, openBrowser } from "../e2e/server-and-browser.mjs";
import { optionsAndRematch } from "./scenes/options-and-rematch.mjs";
import { lobbyAndMenu } from "./scenes/lobby-and-menu.mjs";
import { border } from "./scenes/border.mjs";
import { aroundDevice } from "./scenes/around-device.mjs";
import { endings } from "./scenes/endings.mjs";
import { deadEnds } from "./scenes/dead-ends.mjs";
import { finishedGames } from "./scenes/finished-games.mjs";
import { lands } from "./scenes/lands.mjs";
import { lessons } from "./scenes/lessons.mjs";
import { ownMap } from "./scenes/own-map.mjs";
import { pages } from "./scenes/pages.mjs";
import { today } from "./scenes/today.mjs";
import { mapTrainer } from "./scenes/map-trainer.mjs";
import { travel } from "./scenes/travel.mjs";
import { withoutServer } from "./scenes/without-server.mjs";

const SCENES = [
  pages,
  today,
  mapTrainer,
  lobbyAndMenu,
  border,
  travel,
  aroundDevice,
  ownMap,
  lands,
  endings,
  finishedGames,
  optionsAndRematch,
  lessons,
  deadEnds,
  withoutServer,
];
const SCREENS = {
  phone: { width: 360, height: 640, held: true },
  lying: { width: 844, height: 390, held: true },
  tablet: { width: 820, height: 1180, held: true },
  small: { width: 1024, height: 768, held: false },
  desktop: { width: 1280, height: 800, held: false },
  television: { width: 1920, height: 1080, held: false },
  wall: { width: 2560, height: 1440, held: false },
};
const SCALE = Number(process.env.SCALE ?? 1);
/** Where a view is looked at unless it says more. */
const USUAL = ["phone", "desktop"];
const PATIENCE = 3000;
const LIGHTS = { day: "light", night: "dark" };

/** What the scenes are given: a server, devices, and somebody who looks. */
class Studio {
  server;
  #browser;
  #wanted;
  #look;
  #devices = [];

  constructor(server, browser, wanted, look) {
    [this.server, this.#browser] = [server, browser];
    this.#wanted = wanted.map((part) => new RegExp(part));
    this.#look = look;
  }

  #isWanted(name) {
    return !this.#wanted.length || this.#wanted.some((part) => part.test(name));
  }

  /** Whether any picture of these views is wanted. */
  wants(views) {
    return Object.entries(views).some(([view, screens]) =>
      (screens ?? USUAL).some((screen) =>
        Object.keys(LIGHTS).some((light) => this.#isWanted(`${view}-${screen}-${light}`)),
      ),
    );
  }

  /** A device that speaks the language of this visit. */
  async device(shape = {}) {
    const { width, height } = SCREENS.desktop;
    const page = await device(this.#browser, {
      viewport: { width, height },
      locale: process.env.LOCALE ?? "en-GB",
      deviceScaleFactor: SCALE,
      ...shape,
    });
    this.#devices.push(page);
    return page;
  }

  /** A device that has opened the page. */
  async visitor(path = "/", shape = {}) {
    const page = await this.device(shape);
    await page.goto(this.server.url + path);
    return page;
  }

  /** Looks at a view on its screens, by day and by night; `prepare` brings back what another size puts away. */
  async look(page, view, screens = USUAL, prepare = null) {
    // The largest first: a map that was brought near for a phone stays so.
    for (const screen of [...screens].reverse())
      for (const [light, colorScheme] of Object.entries(LIGHTS)) {
        const name = `${view}-${screen}-${light}`;
        if (!this.#isWanted(name)) continue;
        const { held, ...size } = SCREENS[screen];
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.evaluate((inHand) => {
          // What is held in the hand keeps no room for scroll bars.
          document.documentElement.style.scrollbarGutter = inHand ? "auto" : "";
          scrollTo(0, 0);
        }, held);
        await prepare?.();
        await settled(page);
        await this.#look(page, name);
      }
    const { width, height } = SCREENS.desktop;
    await page.setViewportSize({ width, height });
  }

  async clear() {
    for (const page of this.#devices.splice(0)) await page.context().close();
  }
}

/** The page has learnt of its new size, its fonts and pictures are there. */
async function settled(page) {
  const shown = page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  // A page without scripts never says so.
  await Promise.race([shown, pause(PATIENCE)]);
}

/** Calls `look(page, name)` for every view of which a wanted part (an expression) matches the name. */
export async function visit(wanted, look) {
  const [server, browser] = await Promise.all([Server.started(), openBrowser()]);
  const studio = new Studio(server, browser, wanted, look);
  try {
    for (const { views, shoot } of SCENES) {
      if (!studio.wants(views)) continue;
      const look = (page, view, prepare) => studio.look(page, view, views[view], prepare);
      // One scene that fails does not hide the others.
      await shoot({ studio, server, look }).catch((fault) => {
        console.error(fault);
        process.exitCode = 1;
      });
      await studio.clear();
    }
  } finally {
    await browser.close();
    await server.end();
  }
}
