const VERSION = "d839cb111e5b";
const FILES = ["/","/assets/Board-B5av2UFZ.js","/assets/Board-BrX3r38d.css","/assets/Board-CfIytqw2.js","/assets/Board-Cn4JwyM-.js","/assets/Board-DAMhNfE9.js","/assets/Board-DV3-Hot_.css","/assets/Board-DVFP8Nxz.css","/assets/Board-D_6bMGUM.css","/assets/Card-vUcDogUn.js","/assets/Card-z2-NQVGY.css","/assets/ClaimPage-Bwhd7uBg.css","/assets/ClaimPage-D8L7pWND.js","/assets/Clause-B-NssN-c.js","/assets/Clause-CUeiQGNQ.css","/assets/ClauseLink-CbOOhx3I.css","/assets/ClauseLink-DQYJ-_MP.js","/assets/ColourPoints-B19jRwAC.js","/assets/ColourPoints-Czqvme8j.css","/assets/HistoryPage-CWZiT5sW.js","/assets/HistoryPage-CiCxuyzj.css","/assets/Icon-C48CqlpT.css","/assets/Icon-CgXrJR0w.js","/assets/Invitation-B8RzOGLb.js","/assets/Invitation-QvO_wzTY.css","/assets/PlainBoard-BQuMZAAl.js","/assets/PlainBoard-DPI4eY9a.css","/assets/ScorePage-BbSqzU2X.css","/assets/ScorePage-DFNF3xlc.js","/assets/ScorePage-DjpptEpe.js","/assets/ScorePage-DstG7klX.css","/assets/SeatBadge-CGMkDJ6I.css","/assets/SeatBadge-sQk5Xr_4.js","/assets/Sentence-BOgXOWye.css","/assets/Sentence-fE3umLzi.js","/assets/SheetPage-DRRoEvGn.js","/assets/SheetPage-DpSTZYkU.css","/assets/Slip-CWk4BH4-.css","/assets/Slip-CrUpTN8W.js","/assets/Spot-BS5touW6.css","/assets/Spot-D1k33nOn.js","/assets/Tabs-C21L-Qlc.js","/assets/Tabs-D5ULsEB1.css","/assets/claim.worker-vJFX9kd8.js","/assets/deal-BvuffY1Q.js","/assets/deal-C_FH5fYB.js","/assets/deal-CyWt8VFv.js","/assets/deal-Qx8jWpA_.js","/assets/dist-BsbcV6pe.js","/assets/en-BpSKbAva.js","/assets/follow-BtSp3qIL.js","/assets/history-Da-YbXEj.js","/assets/icon-DlNfSqII.svg","/assets/icon-turn-BqO2sjRf.svg","/assets/index-BTIY0KuZ.css","/assets/index-DJNKf6NC.js","/assets/onest-cyrillic-wght-normal-DayYxulF.woff2","/assets/onest-latin-wght-normal-Dun_Rd-l.woff2","/assets/optionNames-BJUdr_FE.js","/assets/person-qbu49v58.css","/assets/person.svelte-BkFKzu-P.js","/assets/room.svelte-BbbEzg6G.js","/assets/ru-7Swuh_lG.js","/assets/sentences-D-eD76OD.js","/assets/shapes-BnHMSLWX.js","/assets/sheet-CK4djgwB.css","/assets/sheet-CYTtaieh.js","/assets/tileSigns-CB9relWa.js","/assets/uk-Bh4Nu-k1.js","/icon-192.png","/icon-512.png","/icon-maskable.png","/manifest.webmanifest"];
const GAMES = ["face-to-face","gallop","schotten-totten-2","scram"];
const LANGUAGES = ["en","ru","uk"];
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
