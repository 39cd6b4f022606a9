// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { asksOnBack, closesOnBack, tookBack } from "./back";

/** Press «back», and wait until the browser has gone there. */
async function back(): Promise<boolean> {
  const moved = new Promise((done) => addEventListener("popstate", done, { once: true }));
  history.back();
  await moved;
  return tookBack();
}

describe("back", () => {
  let forget: (() => void)[] = [];
  afterEach(() => {
    for (const one of forget) one();
    forget = [];
  });

  it("closes what was opened last, then what lies under it, then asks, and asks again", async () => {
    const heard: string[] = [];
    forget = [
      asksOnBack(() => heard.push("asks")),
      closesOnBack(() => heard.push("sheet")),
      closesOnBack(() => heard.push("sheet over it")),
    ];
    for (let press = 0; press < 4; press++) expect(await back()).toBe(true);
    expect(heard).toEqual(["sheet over it", "sheet", "asks", "asks"]);
  });

  it("leaves alone what was closed by hand", async () => {
    const heard: string[] = [];
    forget = [asksOnBack(() => heard.push("asks"))];
    closesOnBack(() => heard.push("sheet"))();
    await back();
    expect(heard).toEqual(["asks"]);
  });

  it("goes to the screen before where nothing is open any more and nobody asks", async () => {
    history.pushState(null, "", "/rules");
    history.pushState(null, "", "/rules/mafia");
    closesOnBack(() => null)();
    const further = new Promise((done) => setTimeout(done, 0));
    expect(await back()).toBe(true);
    await new Promise((done) => addEventListener("popstate", done, { once: true }));
    await further;
    expect(tookBack()).toBe(false);
    expect(location.pathname).toBe("/rules");
  });
});
