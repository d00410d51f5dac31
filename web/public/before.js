// Runs before the first paint, so that a chosen theme does not flash, and tells old browsers what to do.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem("hranice.settings") || "{}");
    if (kept.theme === "day" || kept.theme === "night") document.documentElement.dataset.theme = kept.theme;
    if (kept.motion === "off") document.documentElement.dataset.motion = "off";
    if (kept.language) document.documentElement.lang = kept.language;
  } catch {
    // Without storage everything follows the system.
  }
  if (!window.CSS || !CSS.supports("color", "light-dark(red, blue)") || !("structuredClone" in window)) {
    addEventListener("DOMContentLoaded", function () {
      document.getElementById("app").innerHTML =
        '<p style="font:18px/1.5 sans-serif;max-width:34em;margin:4em auto;padding:0 1em">' +
        "This browser is too old for Hranice. Please update it, or use a current Firefox, Safari, Chrome or Edge.<br><br>" +
        "Tento prohlížeč je pro Hranice příliš starý. Aktualizuj ho, nebo použij současný Firefox, Safari, Chrome či Edge.<br><br>" +
        "Questo browser è troppo vecchio per Hranice. Aggiornalo o usa un Firefox, Safari, Chrome o Edge attuale.<br><br>" +
        "Dieser Browser ist zu alt für Hranice. Bitte aktualisiere ihn oder nimm ein aktuelles Firefox, Safari, Chrome oder Edge.</p>";
    });
  }
})();
