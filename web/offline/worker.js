/* Keeps what works without a connection: the page itself, its files and texts, and the rules.
 *
 * The build puts constants before it: VERSION, FILES (all files of the page), GAMES and
 * LANGUAGES. Tables never go through here: the API and the sockets are always answered by the
 * server. */

const CACHE = `koloda-${VERSION}`;
const RULES = GAMES.flatMap((game) =>
  LANGUAGES.map((language) => `/api/games/${game}/rules?lang=${language}`),
);
/** A page that was opened before an update still fetches the files of its version. */
const KEPT_VERSIONS = 2;

addEventListener("install", (event) => {
  event.waitUntil(fill());
  skipWaiting();
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: "reload" })));
  // the rest is worth having even without the rules
  await Promise.all(RULES.map((path) => cache.add(path).catch(() => {})));
}

addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("koloda-"));
  const old = ours.filter((name) => name !== CACHE).slice(0, -(KEPT_VERSIONS - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (RULES.includes(pathname + search) || FILES.slice(1).includes(pathname))
    event.respondWith(fresh(request));
  else if (request.mode === "navigate" && isPage(pathname))
    event.respondWith(fetch(request).catch(() => caches.match("/")));
});

/** All addresses show the same page, except those of the API and of files. */
const isPage = (pathname) => !pathname.startsWith("/api/") && !pathname.includes(".");

/** A file whose name contains a hash never changes. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The server's answer, while it can be reached. */
async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Show the table of a notification, in the window where it is already open if there is one. */
async function show(path) {
  const windows = await clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}
