/** Which screen is open: the address says it, so that links and the back button work. */

import { movedOn, tookBack } from "./back";

export type Route =
  | { screen: "home" }
  | { screen: "create" }
  | { screen: "table"; table: string }
  | { screen: "tv"; code: string }
  | { screen: "move" }
  | { screen: "replay"; table: string; match: number; key: string }
  | { screen: "rules"; game: string | null }
  | { screen: "settings" }
  | { screen: "learn" }
  | { screen: "statistics" }
  | { screen: "lost" };

export function parse(path: string): Route {
  const [first = "", second, third, fourth, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length) return { screen: "lost" };
  if (first === "r" && second && third && fourth && /^\d+$/.test(third)) {
    return { screen: "replay", table: second, match: Number(third), key: fourth };
  }
  if (third !== undefined) return { screen: "lost" };
  if (first === "t" && second) return { screen: "table", table: second };
  if (first === "tv") return { screen: "tv", code: second ?? "" };
  if (first === "rules") return { screen: "rules", game: second ?? null };
  return second === undefined ? alone(first) : { screen: "lost" };
}

/** The screen of an address of one word. */
function alone(first: string): Route {
  switch (first) {
    case "":
      return { screen: "home" };
    case "new":
      return { screen: "create" };
    case "move":
    case "settings":
    case "learn":
    case "statistics":
      return { screen: first };
    default:
      return { screen: "lost" };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));
}

const router = new Router();

export const route = (): Route => router.route;

let moved = false;

/** Whether this is no longer the first screen: then the focus of the one before is lost. */
export const hasMoved = (): boolean => moved;

function arrive(): void {
  moved = true;
  router.route = parse(location.pathname);
  scrollTo(0, 0);
}

/** Open another screen. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  movedOn();
  arrive();
}

/** Links to our own screens need no new page. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    if (!tookBack()) arrive();
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
