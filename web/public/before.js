// Runs before the first paint, so that a chosen theme does not flash, and tells old browsers what to do.
// Written for browsers of any age: no syntax younger than 2009.
(function () {
  var root = document.documentElement;
  try {
    var kept = JSON.parse(localStorage.getItem("hranice.settings") || "{}");
    if (kept.theme === "day" || kept.theme === "night") root.setAttribute("data-theme", kept.theme);
    if (kept.motion === "off") root.setAttribute("data-motion", "off");
    if (kept.language) root.lang = kept.language;
  } catch (error) {
    // Without storage everything follows the system.
    root.setAttribute("data-storage", String(error && error.name));
  }
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
    app.innerHTML = text;
  });
})();
