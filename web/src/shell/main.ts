import "../style/fonts.css";
import "../style/tokens.css";
import "../style/base.css";
import { keepPage } from "./service-worker-updates";
import { mountApp } from "./mount-app";
import { navigation } from "../parts/navigation.svelte";
import { routed } from "./router";
import { applySettings, chosenLanguage } from "../parts/settings.svelte";
import { texts } from "../text/texts.svelte";

async function begin(): Promise<void> {
  applySettings();
  const [first] = await Promise.all([
    // The page itself finds out what is the matter.
    routed(navigation.path).catch(() => null),
    texts.speak(chosenLanguage()),
  ]);
  const target = document.getElementById("app");
  // Old browsers have been told already what to do; see public/before.js.
  if (target && !document.documentElement.dataset["tooOld"]) mountApp(target, first);
}

// Not awaited here: the pages are built upon this very file, and would wait for it in turn.
void begin();
keepPage();
