import { render } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { expect } from "vitest";
import BorderTable from "../src/games/border/table/BorderTable.svelte";
import { eventually } from "./eventually";

/** A table of The BORDER with everything on it: words and dice are there first, then the board. */
export async function atTable(props: ComponentProps<typeof BorderTable>) {
  const shown = render(BorderTable, props);
  await eventually(() => expect(shown.container.querySelector(".own svg.board")).not.toBeNull());
  return shown;
}
