import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { settings } from "./shell/settings.svelte";
import { texts } from "./text/texts.svelte";

settings.apply();
await texts.speak(settings.language);

const target = document.getElementById("app");
// Old browsers have been told already what to do; see public/before.js.
if (target && !document.documentElement.dataset["tooOld"]) mount(App, { target });
