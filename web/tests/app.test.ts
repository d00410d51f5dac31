import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import App from "../src/shell/App.svelte";
import { navigation } from "../src/parts/navigation.svelte";
import { routed } from "../src/shell/router";
import { t } from "../src/text/texts.svelte";
import { eventually } from "./eventually";

it("shows where somebody has gone while the first page was fetched", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  const first = await routed("/somewhere/else");
  navigation.go("/credits");
  render(App, { first });
  await eventually(() =>
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("page-credits")),
  );
});
