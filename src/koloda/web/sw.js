const VERSION = "a659906661c0";
const FILES = ["/","/assets/Board-4dfR0yC9.js","/assets/Board-BrX3r38d.css","/assets/Board-C6RIOJ90.css","/assets/Board-CbybB3Cc.css","/assets/Board-CwFX5rOY.js","/assets/Board-DDJ6WaEV.js","/assets/Board-DDvzVDZX.css","/assets/Board-DNsI6q9p.js","/assets/Card-B5cFbNOD.js","/assets/Card-DvyWiMQP.css","/assets/ClaimCompared-C5V1PDBg.css","/assets/ClaimCompared-CCRe4Nze.js","/assets/ClaimPage-BDfLvYkE.js","/assets/ClaimPage-Bwhd7uBg.css","/assets/Clause-CUeiQGNQ.css","/assets/Clause-UvoKUv8j.js","/assets/ClauseLink-BUSAbuKH.js","/assets/ClauseLink-BcSDzyH9.css","/assets/ColourPoints-CK-uaDWz.js","/assets/ColourPoints-DxYm1Hs5.css","/assets/EndReason-C1wxTo9E.js","/assets/EndReason-DoA8ZVuD.css","/assets/HistoryPage-CiCxuyzj.css","/assets/HistoryPage-n-CRcUwe.js","/assets/Icon-C48CqlpT.css","/assets/Icon-D0k87omR.js","/assets/Invitation-BAsZlGvi.js","/assets/Invitation-QvO_wzTY.css","/assets/MiniCard-BZSR3Zuy.js","/assets/MiniCard-Ci_RL11F.css","/assets/PlainBoard-DPI4eY9a.css","/assets/PlainBoard-De8wcEFW.js","/assets/ScorePage-BbSqzU2X.css","/assets/ScorePage-D8Xw5AIZ.js","/assets/ScorePage-DstG7klX.css","/assets/ScorePage-YKGSz5m6.js","/assets/SeatBadge-BADBwPcQ.js","/assets/SeatBadge-CGMkDJ6I.css","/assets/Sentence-BOgXOWye.css","/assets/Sentence-DRf7H7vU.js","/assets/Sheet-BOjkKU6v.css","/assets/Sheet-CD-goiRF.js","/assets/Sheet-CRmisAj7.js","/assets/Sheet-CYfIwkOC.js","/assets/Sheet-Cst5TXep.css","/assets/Sheet-DGQ-n6p0.css","/assets/Sheet-H4R3rdPZ.js","/assets/Sheet-z9o8w5K8.css","/assets/SheetPage-B7Uzbd6q.js","/assets/SheetPage-DpSTZYkU.css","/assets/Spot-BUQ-KVsq.js","/assets/Spot-S-IcdSxf.css","/assets/claim.worker-vJFX9kd8.js","/assets/deal-BvuffY1Q.js","/assets/deal-C_FH5fYB.js","/assets/deal-CyWt8VFv.js","/assets/deal-Qx8jWpA_.js","/assets/dist-BsbcV6pe.js","/assets/en-D0979hTy.js","/assets/follow-BtSp3qIL.js","/assets/help-BY0PPy3b.ftl","/assets/help-BYrELI_U.ftl","/assets/help-DC95b-sh.ftl","/assets/history-BsDjVidI.js","/assets/history-qbu49v58.css","/assets/icon-DlNfSqII.svg","/assets/icon-turn-BqO2sjRf.svg","/assets/index-B_GUVQ4K.js","/assets/index-fxqKGCzo.css","/assets/onest-cyrillic-wght-normal-DayYxulF.woff2","/assets/onest-latin-wght-normal-Dun_Rd-l.woff2","/assets/optionNames-BegBFrqR.js","/assets/room.svelte-CeJnd4Gm.js","/assets/ru-C6M0yVj9.js","/assets/shapes-BnHMSLWX.js","/assets/sheet-CK4djgwB.css","/assets/sheet-dTyHbIJp.js","/assets/tileSigns-CB9relWa.js","/assets/tutorials-CVfMSTLV.ftl","/assets/tutorials-D54_7DEB.ftl","/assets/tutorials-DlwucASI.ftl","/assets/uk-Kci_kNxz.js","/assets/what-BgVfeYsO.ftl","/assets/what-BjswQqbV.ftl","/assets/what-DnPsHaz_.ftl","/icon-192.png","/icon-512.png","/icon-maskable.png","/manifest.webmanifest"];
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
