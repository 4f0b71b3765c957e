const VERSION = "172bfede4a72";
const FILES = ["/","/assets/Aside-CNvayJz3.css","/assets/Aside-HehA2jfo.js","/assets/Board-BZ10-7N2.js","/assets/Board-BrX3r38d.css","/assets/Board-BtO3ttee.js","/assets/Board-CqZrhlFj.js","/assets/Board-D94rAxm9.js","/assets/Board-DC_NzP6m.css","/assets/Board-YRUizuys.css","/assets/Board-wf2HVGUk.css","/assets/Card-Bg35vN3W.js","/assets/Card-z2-NQVGY.css","/assets/ClaimPage-B379XRLg.css","/assets/ClaimPage-zKfp5K-h.js","/assets/Clause-BfOjh8r6.css","/assets/Clause-DcTacV_I.js","/assets/ClauseLink-CD0mHOS1.js","/assets/ClauseLink-DhCdt7pb.css","/assets/GallopPage-BOWJOmWD.js","/assets/GallopPage-F0ku4LSb.css","/assets/Icon-CcjXychk.js","/assets/Icon-DzHUqNmN.css","/assets/Invitation-QvO_wzTY.css","/assets/Invitation-r_A6j_PQ.js","/assets/Leaves-Bzrb_MN3.css","/assets/Leaves-CmoV7lEg.js","/assets/Lines-CliPyHkl.css","/assets/Lines-vD_r4et9.js","/assets/MinePage-CzayzEJW.css","/assets/MinePage-rc8s3IeE.js","/assets/PlainBoard-Bvni1Wf1.js","/assets/PlainBoard-DPI4eY9a.css","/assets/ScramPage-Dncls8ll.css","/assets/ScramPage-RM0bRnsU.js","/assets/SeatBadge-Bjmzi-s_.js","/assets/SeatBadge-CGMkDJ6I.css","/assets/Sentence-1NrAhPIo.js","/assets/Sentence-BOgXOWye.css","/assets/Slip-CF9w9ItK.js","/assets/Slip-CWk4BH4-.css","/assets/Spot-BFqqB5pE.js","/assets/Spot-BS5touW6.css","/assets/dist-BsbcV6pe.js","/assets/en-DQq5kZi4.js","/assets/faces-DvWQcsiH.js","/assets/icon-DlNfSqII.svg","/assets/icon-turn-BqO2sjRf.svg","/assets/index-DrW30Wb-.css","/assets/index-U-0TyjP_.js","/assets/judge.worker-vJFX9kd8.js","/assets/mine-CIwD9eh5.js","/assets/onest-cyrillic-wght-normal-DayYxulF.woff2","/assets/onest-latin-wght-normal-Dun_Rd-l.woff2","/assets/options-CREaDmMl.js","/assets/person.svelte-wsbJ6627.js","/assets/room.svelte-DL1mG0IY.js","/assets/ru-D81zBYWo.js","/assets/shapes-BnHMSLWX.js","/assets/sheet-Cqi2Dvqp.css","/assets/sheet-Cy_SCq7l.js","/assets/signs-CB9relWa.js","/assets/uk-BfSc-_Yi.js","/assets/words-BqFoqPgQ.js","/icon-192.png","/icon-512.png","/icon-maskable.png","/manifest.webmanifest"];
/* Keeps what works without a connection: the page itself, its files and texts, and the rules.
 *
 * Before it stand two lines that the build adds: VERSION, and FILES with all that belongs to the page. Tables
 * never go through here: what the API and the sockets say is always the server's own word of that moment. */

const CACHE = `koloda-${VERSION}`;
const GAMES = ["face-to-face", "gallop", "schotten-totten-2", "scram"];
const LANGUAGES = ["en", "uk", "ru"];
const RULES = GAMES.flatMap((game) => LANGUAGES.map((language) => `/api/games/${game}/rules?lang=${language}`));
/** A page that was opened before an update still fetches files of its own version. */
const KEPT_VERSIONS = 2;

addEventListener("install", (event) => {
  event.waitUntil(fill());
  skipWaiting();
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: "reload" })));
  // without the rules the rest is still worth having
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
  else if (RULES.includes(pathname + search) || FILES.slice(1).includes(pathname)) event.respondWith(fresh(request));
  else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(fetch(request).catch(() => caches.match("/")));
});

/** One page for all addresses, but the API's and those of files. */
const isPage = (pathname) => !pathname.startsWith("/api/") && !pathname.includes(".");

/** A name that holds a hash never means anything else. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** From the server while it can be reached. */
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

/** The table that called, where it is open already. */
async function show(path) {
  const windows = await clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}
