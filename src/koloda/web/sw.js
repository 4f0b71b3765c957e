const VERSION = "1dfc2e9dd56c";
const FILES = ["/","/assets/Board-6FZnvbce.css","/assets/Board-BVQlNtz8.js","/assets/Board-BcGyLsmt.css","/assets/Board-BnvglmdB.js","/assets/Board-BrX3r38d.css","/assets/Board-CLa9hEk7.js","/assets/Board-CkuFxyET.js","/assets/Board-QMXCfY4J.css","/assets/Card-BOAhBrhQ.js","/assets/Card-DvyWiMQP.css","/assets/ClaimPage-Bwhd7uBg.css","/assets/ClaimPage-D-3nfSbp.js","/assets/Clause-CUeiQGNQ.css","/assets/Clause-D6tAJVhF.js","/assets/ClauseLink-CbOOhx3I.css","/assets/ClauseLink-Dw2WhDqB.js","/assets/ColourPoints-CgJv08-i.js","/assets/ColourPoints-Czqvme8j.css","/assets/HistoryPage-CC5_ik9C.js","/assets/HistoryPage-CiCxuyzj.css","/assets/Icon-15XdaCmH.js","/assets/Icon-C48CqlpT.css","/assets/Invitation-D93J-ETe.js","/assets/Invitation-QvO_wzTY.css","/assets/PlainBoard-COwmRDOI.js","/assets/PlainBoard-DPI4eY9a.css","/assets/ScorePage-BbSqzU2X.css","/assets/ScorePage-DstG7klX.css","/assets/ScorePage-G82z128X.js","/assets/ScorePage-_1AYW2og.js","/assets/SeatBadge-CGMkDJ6I.css","/assets/SeatBadge-D7w-zHcu.js","/assets/Sentence-BOgXOWye.css","/assets/Sentence-ceRI1fif.js","/assets/SheetPage-BiDL_aUT.js","/assets/SheetPage-DpSTZYkU.css","/assets/Slip-6h0JdHHF.js","/assets/Slip-CWk4BH4-.css","/assets/Spot-S-IcdSxf.css","/assets/Spot-xDcBrW2y.js","/assets/Tabs-C4FvOKVC.js","/assets/Tabs-zKIDVHUm.css","/assets/claim.worker-vJFX9kd8.js","/assets/deal-BvuffY1Q.js","/assets/deal-C_FH5fYB.js","/assets/deal-CyWt8VFv.js","/assets/deal-Qx8jWpA_.js","/assets/dist-BsbcV6pe.js","/assets/en-Cva_jDtP.js","/assets/follow-BtSp3qIL.js","/assets/help-C1-LN-cH.ftl","/assets/help-CcFKdP8c.ftl","/assets/help-CqeEgp9a.ftl","/assets/history-HeYeKJk8.js","/assets/history-qbu49v58.css","/assets/icon-DlNfSqII.svg","/assets/icon-turn-BqO2sjRf.svg","/assets/index-AlNM7zjl.js","/assets/index-CrUsDSuR.css","/assets/onest-cyrillic-wght-normal-DayYxulF.woff2","/assets/onest-latin-wght-normal-Dun_Rd-l.woff2","/assets/optionNames-C4XOYJIJ.js","/assets/room.svelte-p1NQZwbf.js","/assets/ru-KUZey7JN.js","/assets/shapes-BnHMSLWX.js","/assets/sheet-Bp7qZQkD.js","/assets/sheet-CK4djgwB.css","/assets/tileSigns-CB9relWa.js","/assets/tutorials-CVfMSTLV.ftl","/assets/tutorials-D54_7DEB.ftl","/assets/tutorials-DlwucASI.ftl","/assets/uk-Kug2gH7t.js","/assets/what-BgVfeYsO.ftl","/assets/what-BjswQqbV.ftl","/assets/what-DnPsHaz_.ftl","/icon-192.png","/icon-512.png","/icon-maskable.png","/manifest.webmanifest"];
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
