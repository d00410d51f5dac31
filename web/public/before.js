// Runs before the first paint, so that a chosen theme does not flash, and tells old browsers what to do.
// Written for browsers of any age: no syntax younger than 2009.
(function () {
  var root = document.documentElement;
  try {
    var kept = JSON.parse(localStorage.getItem("hranice.settings") || "{}");
    if (kept.theme === "day" || kept.theme === "night") root.setAttribute("data-theme", kept.theme);
    if (kept.motion === "off") root.setAttribute("data-motion", "off");
    // What was prepared in another language than the chosen one is not shown; see src/style/base.css.
    if (kept.language && kept.language !== root.lang) {
      root.lang = kept.language;
      root.setAttribute("data-foreign", "");
    }
    // Home keeps a place for as many tables as were one's own last time; see src/table/own-tables.ts.
    var own = JSON.parse(localStorage.getItem("hranice.tables") || "[]").length;
    if (own > 0) root.setAttribute("data-own-tables", own);
  } catch (error) {
    // Without storage everything follows the system.
    root.setAttribute("data-storage", String(error && error.name));
  }
  // What is shown before it lives notes where it was tapped last, and the script taps there again.
  document.addEventListener("click", function tapped(event) {
    var app = document.querySelector("[data-prepared]");
    if (app) app.setAttribute("data-tapped", event.pageX + " " + event.pageY);
    else document.removeEventListener("click", tapped);
  });
  var current =
    window.CSS &&
    CSS.supports &&
    CSS.supports("color", "light-dark(red, blue)") &&
    "structuredClone" in window &&
    "WebSocket" in window;
  if (current) return;
  root.setAttribute("data-too-old", "yes");
  document.addEventListener("DOMContentLoaded", function () {
    var sentences = {
      en: "This browser is too old for Hranice. Please update it, or open this address in a current Firefox, Safari, Chrome or Edge.",
      cs: "Tento prohlížeč je pro Hranice příliš starý. Aktualizujte ho, nebo otevřete tuto adresu v současném Firefoxu, Safari, Chromu či Edgi.",
      it: "Questo browser è troppo vecchio per Hranice. Aggiornalo, o apri questo indirizzo in un Firefox, Safari, Chrome o Edge attuale.",
      de: "Dieser Browser ist zu alt für Hranice. Bitte aktualisiere ihn, oder öffne diese Adresse in einem aktuellen Firefox, Safari, Chrome oder Edge.",
    };
    var text = "<h1>Hranice</h1>";
    for (var language in sentences) text += '<p lang="' + language + '">' + sentences[language] + "</p>";
    text += "<p><b>" + location.href.replace(/&/g, "&amp;").replace(/</g, "&lt;") + "</b></p>";
    var app = document.getElementById("app");
    // Set so, and not as an attribute, which the server's policy for styles forbids.
    app.style.cssText = "font:18px/1.5 sans-serif;max-width:34em;margin:3em auto;padding:0 1em";
    app.removeAttribute("inert");
    app.setAttribute("role", "main");
    app.innerHTML = text;
  });
})();
