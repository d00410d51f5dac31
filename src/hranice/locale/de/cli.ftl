# Die Kommandozeile selbst.

cli-welcome =
    Hranice { $version }: zwei Brettspiele über Grenzen.

      hranice play border      schließe deine Grenzen vor den Bots
      hranice play travel      überquere so wenige Grenzen wie möglich, und schnell
      hranice simulate --help  lass Bots gegeneinander spielen
      hranice verify DATEI     prüfe, ob ein Spiel ehrlich war
      hranice --help           alles Übrige
cli-stopped = Abgebrochen.
