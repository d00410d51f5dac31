// Files that people drop on the page of lands.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HRANICE } from "./server-and-browser.mjs";

const MAPS = fileURLToPath(new URL("../../src/hranice/games/travel/maps/", import.meta.url));

/** Drops files on a page, as `[name, text]`. */
export async function drop(page, ...files) {
  const dropped = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, text] of all) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.locator("h1").dispatchEvent("drop", { dataTransfer: dropped });
}

/** A land like a chess board in the middle of Europe, as GeoJSON; `change` is given each square's properties and ring. */
export function chessboard(columns, rows, change = () => undefined) {
  const features = Array.from({ length: columns * rows }, (_, number) => {
    const [west, south] = [10 + (number % columns), 45 + Math.floor(number / columns)];
    const ring = [
      [west, south],
      [west + 1, south],
      [west + 1, south + 1],
      [west, south + 1],
      [west, south],
    ];
    const properties = { code: `S${number}`, name: `State ${number}` };
    return {
      type: "Feature",
      properties,
      geometry: { type: "Polygon", coordinates: [change(properties, ring) ?? ring] },
    };
  });
  return JSON.stringify({ type: "FeatureCollection", features });
}

/** A map that comes with the game, changed into one of somebody's own. */
export function packLike(name, change) {
  const pack = JSON.parse(readFileSync(`${MAPS}${name}.json`, "utf8"));
  change(pack);
  return JSON.stringify(pack);
}

/** A fresh board as a file. */
export function boardFile(seed, name) {
  return execFileSync(HRANICE, ["board", "new", "--seed", String(seed), "--name", name, "--json"], {
    encoding: "utf8",
  });
}
