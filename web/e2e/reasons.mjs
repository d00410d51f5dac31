// Every reason why something may be refused, told apart by whether a hand at the page can bring it about.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const SOURCE = fileURLToPath(new URL("../../src/hranice", import.meta.url));
const RAISED = /\b(?:Refusal\(\s*[^,()]+,|Denied\()\s*"([a-z-]+)"|^\s*"(server-[a-z-]+)": \d{3},$/gm;
export const LANGUAGES = { cs: "čeština", it: "italiano", de: "Deutsch", en: "English" };

/** By a tap or a key: `refusals.test.mjs` provokes each of them at a real server, in four languages. */
export const TAPPED = [
  "border-already-crossed",
  "border-already-finished",
  "border-dice-short",
  "border-no-die",
  "border-not-adjacent",
  "border-not-an-other",
  "border-not-now",
  "border-not-your-turn",
  "border-one-die-only",
  "border-segment-complete",
  "border-still-rolling",
  "border-white-space",
  "table-full",
  "table-name-empty",
  "table-sent-away",
  "travel-before-reveal",
  "travel-colours-same-field",
  "travel-colours-same-pair",
  "travel-no-token-left",
  "travel-pick-is-start",
  "travel-pick-is-target",
  "travel-placing-over",
  "travel-same-field",
  "travel-target-is-start",
];

/** By an address, a file or a link: the page then says what to do next (friendly, hosting and replay tests). */
export const PAGES = [
  "daily-no-such-day",
  "daily-no-such-puzzle",
  "daily-not-yet",
  "server-bad-record",
  "server-no-such-link",
  "server-no-such-table",
  "server-not-found",
  "table-not-finished",
];

/** Only by others being quicker, or by a server in trouble: the page shows what has become true, or repeats. */
export const RACES = [
  "daily-not-done",
  "offline-other-tab",
  "server-busy",
  "server-fault",
  "server-no-judgement",
  "server-nodes-apart",
  "server-not-watching",
  "server-store-away",
  "server-table-busy",
  "server-too-fast",
  "server-took-too-long",
  "server-too-many-connections",
  "server-too-many-tables",
  "server-too-many-visits",
  "server-too-many-waiting",
  "table-bot-cannot-host",
  "table-chairs",
  "table-held",
  "table-hint-not-due",
  "table-host-only",
  "table-locked",
  "table-no-such-seat",
  "table-not-open",
  "table-not-running",
  "table-not-starting",
  "table-not-your-seat",
  "table-one-chair",
  "table-no-undo",
  "table-too-late",
  "table-player-present",
  "table-players-only",
  "table-too-few",
  "travel-nothing-shown",
  "travel-ready-already",
];

/** Never by this page: it offers no such thing. Other clients can. */
export const OTHERS = [
  "border-board-fault",
  "border-board-names-equal",
  "border-board-twice",
  "border-boards-alike",
  "border-choice-count",
  "border-die-twice",
  "border-no-alarm",
  "border-no-such-board",
  "border-no-such-die",
  "border-no-such-segment",
  "border-no-such-space",
  "border-players",
  "border-roll-nothing",
  "border-segment-twice",
  "border-space-twice",
  "border-too-few-boards",
  "chance-count",
  "chance-not-due",
  "chance-range",
  "paper-border-count",
  "paper-border-either",
  "server-foreign-page",
  "server-no-key",
  "server-no-map-maker",
  "server-no-print",
  "server-deal-runs",
  "server-no-such-deal",
  "server-no-such-game",
  "server-no-such-journey",
  "server-no-such-map",
  "server-shelf-full",
  "server-too-large",
  "server-unknown-name",
  "server-unreadable",
  "server-wrong-method",
  "table-hint-company",
  "table-hint-puzzle",
  "table-move-unreadable",
  "table-no-duplicate",
  "table-no-such-bot",
  "table-no-such-option",
  "table-no-such-phrase",
  "table-options-order",
  "table-own-public",
  "table-puzzle-sealed",
  "table-puzzle-stays",
  "table-ref",
  "table-seal",
  "table-seed",
  "travel-alarm-not-due",
  "travel-card-twice",
  "travel-colour-taken",
  "travel-colour-unknown",
  "travel-field-unknown",
  "travel-harder-seats",
  "travel-map-broken",
  "travel-map-large",
  "travel-map-small",
  "travel-map-unknown",
  "travel-no-such-colour",
  "travel-offer-count",
  "travel-option-range",
  "travel-pick-count",
  "travel-pick-not-offered",
  "travel-round-unknown",
  "travel-seat-unknown",
  "travel-seats",
  "travel-state-misspelt",
  "travel-state-unknown",
  "travel-target-missing",
  "travel-target-unwanted",
  "travel-under-count",
  "travel-under-many",
  "travel-under-negative",
];

/** The reasons in the source of the games, the tables and the server. */
export function reasonsInSource() {
  const found = new Set();
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".py") || !/^(games|table|live|daily|browser|server)\/|^game\.py$/.test(file))
      continue;
    for (const [, refused, denied] of readFileSync(join(SOURCE, file), "utf8").matchAll(RAISED))
      found.add(refused ?? denied);
  }
  return [...found].sort();
}

const bundles = new Map(
  Object.keys(LANGUAGES).map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const texts of ["locale", "games/border/texts", "games/travel/texts"]) {
      const folder = join(SOURCE, texts, language);
      for (const file of readdirSync(folder))
        bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
    }
    return [language, bundle];
  }),
);

const EUROPE = JSON.parse(readFileSync(join(SOURCE, "games/travel/maps/europe.json"), "utf8"));

/** What the catalogue of a language has to say about a refusal; states go by their names. */
export function sentence(language, { reason, params }) {
  const errors = [];
  const bundle = bundles.get(language);
  const named = Object.entries(params).map(([key, value]) => [
    key,
    EUROPE.states.find(({ code }) => code === value)?.name[language] ?? value,
  ]);
  const words = bundle.formatPattern(bundle.getMessage(reason).value, Object.fromEntries(named), errors);
  if (errors.length) throw errors[0];
  return words;
}
