// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const reload = vi.fn();

/** A page that has just been loaded. */
const opened = async (): Promise<() => boolean> => {
  vi.resetModules();
  const { loadAnew, page } = await import("./outdated");
  vi.spyOn(page, "reload").mockImplementation(reload);
  return loadAnew;
};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test("everybody at an outdated page waits for one loading of it", async () => {
  const loadAnew = await opened();
  expect([loadAnew(), loadAnew()]).toEqual([true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page that was loaded anew and is still outdated stays", async () => {
  (await opened())();
  expect((await opened())()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page that was outdated once in another version is loaded anew again", async () => {
  sessionStorage.setItem("lichina-outdated", "lichina.1");
  expect((await opened())()).toBe(true);
});

test("a browser that may remember nothing leaves it to the person", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("forbidden");
    },
  });
  expect((await opened())()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
