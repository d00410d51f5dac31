import { describe, expect, it } from "vitest";
import { blurAfterTap } from "../src/parts/blur-after-tap";

describe("a button that goes away with what it does", () => {
  it("has no focus any more after a tap, so that it is removed with less work; keys keep it", () => {
    document.body.innerHTML = "<div><button>Done</button></div>";
    const [around, button] = [document.querySelector("div"), document.querySelector("button")];
    around?.addEventListener("click", blurAfterTap);
    const click = (detail: number) => {
      button?.focus();
      button?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    };
    click(0);
    expect(document.activeElement).toBe(button);
    click(1);
    expect(document.activeElement).toBe(document.body);
  });
});
