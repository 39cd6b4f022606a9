/* Keeps the client itself, so that it opens at once and without reception. What the server says is never kept, but for
   the words and the cards of the games: rules can be read on a train. */

const VERSION = "__VERSION__";
const KEPT = `client-${VERSION}`;
const WORDS = "words";

self.addEventListener("install", (event) => {
  const keep = caches.open(KEPT).then((cache) => cache.addAll(__FILES__));
  event.waitUntil(keep.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name !== KEPT && name !== WORDS;
  const clean = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(clean.then(() => self.clients.claim()));
});

const isKept = (path) => path.startsWith("/api/words/") || /^\/api\/games(\/[^/]+\/cards)?$/.test(path);

/** A part is in the whole, which clients before this one asked for. */
function wholeOf(address) {
  const whole = new URL(address);
  whole.searchParams.delete("part");
  return whole.href;
}

async function freshWords(request) {
  const cache = await caches.open(WORDS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = (address) => cache.match(address, { ignoreVary: true });
    const found = (await kept(request)) ?? (await kept(wholeOf(request.url)));
    if (found) return found;
    throw error;
  }
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isKept(pathname)) event.respondWith(freshWords(request));
  else if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
