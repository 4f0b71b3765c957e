const VERSION = "463e8b1dc4e4";
const FILES = ["/","/assets/Aside-L5evUyuq.js","/assets/Aside-PiSMrfO2.css","/assets/Board--NfkTX4-.css","/assets/Board-B3Wq-DT8.js","/assets/Board-BNsVG4Ba.js","/assets/Board-BrX3r38d.css","/assets/Board-DA2jgUOJ.css","/assets/Board-DY-e5I6Q.js","/assets/Board-X2FXF9J7.css","/assets/Board-rOuZIVvq.js","/assets/Card-CGTGRsxz.js","/assets/Card-z2-NQVGY.css","/assets/ClaimPage-B379XRLg.css","/assets/ClaimPage-mV49wtSE.js","/assets/Clause-Bw5IdtHL.css","/assets/Clause-DNqN0EQO.js","/assets/GallopPage-CgXJHYWl.js","/assets/GallopPage-CxCH205u.css","/assets/Icon-DzHUqNmN.css","/assets/Icon-KJrQ-M2U.js","/assets/Invitation-5IHlT8Dt.js","/assets/Invitation-QvO_wzTY.css","/assets/Lines-BuOVRmoR.js","/assets/Lines-CliPyHkl.css","/assets/MiniCard-CtqTm4AR.js","/assets/MiniCard-D1fuo9b9.css","/assets/PlainBoard-DPI4eY9a.css","/assets/PlainBoard-Y1TieCd_.js","/assets/ScramPage-BM2E2KBR.js","/assets/ScramPage-BYGJp0wu.css","/assets/SeatBadge-CGMkDJ6I.css","/assets/SeatBadge-CQpsGd6X.js","/assets/Sentence-BOgXOWye.css","/assets/Sentence-Bw4OzLvi.js","/assets/Slip-CWk4BH4-.css","/assets/Slip-Du3T9vcr.js","/assets/Spot-BS5touW6.css","/assets/Spot-DdPw29zn.js","/assets/Ways-CLu3d-r1.js","/assets/Ways-D4jlkANg.css","/assets/dist-BsbcV6pe.js","/assets/en-B-fqwBb2.js","/assets/faces-DQVSnGRz.js","/assets/icon-DlNfSqII.svg","/assets/icon-turn-BqO2sjRf.svg","/assets/index-CGAmGKZa.css","/assets/index-DGRhlnVH.js","/assets/judge.worker-vJFX9kd8.js","/assets/onest-cyrillic-wght-normal-DayYxulF.woff2","/assets/onest-latin-wght-normal-Dun_Rd-l.woff2","/assets/options-D9_QRiuF.js","/assets/room.svelte-UqTB5Fn7.js","/assets/route-oKIAP1rR.css","/assets/route.svelte-BDwqo3wH.js","/assets/ru-CGT6yHQX.js","/assets/shapes-BnHMSLWX.js","/assets/signs-CB9relWa.js","/assets/uk-DEl6XuKW.js","/assets/words-kLdFkjjZ.js","/icon-192.png","/icon-512.png","/icon-maskable.png","/manifest.webmanifest"];
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
