/*
 * Keeps the page on the device. What the site is made of stands in FILES, each file with the hash of its content: the
 * first 8 bytes of SHA-256, in hexadecimal. VERSION changes with any of them, and SIZE is how many bytes they have
 * without card tables. Nothing else is ever kept: a host or a proxy may answer with an older file, or with a page of
 * its own, and call it right. One origin may hold many projects, so that everything kept here carries the folder of
 * this worker in its name, and nothing else is touched.
 */
"use strict";

const VERSION = __VERSION__;
const SIZE = __SIZE__;
const FILES = __FILES__;
const FOLDER = new URL("./", location.href).pathname;
const PREFIX = "cardbench:" + FOLDER + ":";
const CACHE = PREFIX + VERSION;

/** One more than the page reads of a text, in UTF-16 units, so that it can state that there was more. */
const SHARED_LIMIT = 262145;

/** Where a picture that another app shared waits for the page: its cache, and its path below the folder. */
const SHARED_CACHE = PREFIX + "shared";
const SHARED_PICTURE = "shared-picture";

/** The most bytes of a picture that waits. */
const PICTURE_LIMIT = 32000000;

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(dropOld()));
addEventListener("message", (event) => {
  if (event.data === "take-over") {
    skipWaiting();
  } else if (event.ports.length === 1) {
    event.waitUntil(keepTables(event.data, event.ports[0]));
  }
});
addEventListener("fetch", (event) => {
  const path = ownPath(event.request.url);
  if (path === "share" && event.request.method === "POST") {
    event.respondWith(shared(event.request));
  } else if (path === SHARED_PICTURE) {
    event.respondWith(waitingPicture(event.request));
  } else if (path !== null && event.request.method === "GET") {
    event.respondWith(kept(path, event.request));
  }
});

/** The path of a file of this site below its folder, or null for everything that is not of this site. */
function ownPath(address) {
  const url = new URL(address);
  const inside = url.origin === location.origin && url.pathname.startsWith(FOLDER);
  const path = inside ? url.pathname.slice(FOLDER.length) || "index.html" : null;
  return path === "share" || path === SHARED_PICTURE || Object.prototype.hasOwnProperty.call(FILES, path) ? path : null;
}

/** Whether an answer holds what this version of the file is. */
async function isWhole(path, answer) {
  return answer.ok && (await hashOf(answer)) === FILES[path];
}

/** The hash of what an answer holds, as FILES has it. */
async function hashOf(answer) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What did not change since the last version is taken over from it; the rest comes from the network, one file at a
 * time, so that the line stays free for the files that the reader opens. Where a file is not what it should be, nothing
 * is installed: the browser tries again at the next visit.
 */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const old = await Promise.all((await ownCaches()).map((name) => caches.open(name)));
  for (const path of Object.keys(FILES)) {
    const taken = await takenOver(cache, old, path);
    if (!taken && (!isLater(path) || (await wasKept(old, path)))) await keepFresh(cache, path);
  }
}

/** Whether a file was taken over from an earlier version. */
async function takenOver(cache, old, path) {
  const address = path + "?" + FILES[path];
  for (const earlier of old) {
    const same = await earlier.match(address);
    if (same && (await isWhole(path, same))) {
      await cache.put(address, same);
      return true;
    }
  }
  return false;
}

async function keepFresh(cache, path) {
  const fresh = await fetch(path === "index.html" ? "./" : path, { cache: "no-cache" });
  if (!(await isWhole(path, fresh))) {
    throw new Error(path + " is not of this version, status " + fresh.status);
  }
  return cache.put(path + "?" + FILES[path], fresh);
}

/** Whether an earlier version of a file was kept; what worked without the network goes on to do so. */
async function wasKept(caches, path) {
  const held = await Promise.all(caches.map((cache) => cache.match(path, { ignoreSearch: true })));
  return held.some((answer) => answer !== undefined);
}

/** Card tables are kept when the page requires them, or from their first use on: they are of many languages. */
function isLater(path) {
  return path.startsWith("cards/");
}

/**
 * Keeps these card tables, and what the browser threw away of everything else. Answers with the size of what is kept
 * beside card tables, or with 0 where something is missing that cannot be fetched.
 */
async function keepTables(tables, port) {
  try {
    const cache = await caches.open(CACHE);
    const held = new Set((await cache.keys()).map((request) => new URL(request.url).search.slice(1)));
    const wanted = Object.keys(FILES).filter((path) => !isLater(path) || tables.includes(path));
    const missing = wanted.filter((path) => !held.has(FILES[path]));
    for (const path of missing) await keepFresh(cache, path);
    port.postMessage(SIZE);
  } catch (unreachable) {
    port.postMessage(0);
  }
}

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function dropOld() {
  const old = (await ownCaches()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * A file as this version has it; from the network if it was not needed before, or was thrown away by the browser. The
 * page gets no answer of the network that is no file of the site, of this version or of the current one: it shows that
 * a part is missing. A page of a host instead of this one is shown as it is.
 */
async function kept(path, request) {
  const cache = await caches.open(CACHE);
  const address = path + "?" + FILES[path];
  const held = await cache.match(address);
  if (held) {
    return held;
  }
  const fresh = await fetch(request);
  if (await isWhole(path, fresh)) {
    await cache.put(address, fresh.clone());
    return fresh;
  }
  const served = request.mode === "navigate" || !fresh.ok || (await isOfLaterVersion(path, fresh));
  return served ? fresh : Response.error();
}

/** Whether an answer is the file that the site has by now, as its own service worker lists it. */
async function isOfLaterVersion(path, answer) {
  const worker = await fetch("sw.js", { cache: "no-cache" });
  const entry = JSON.stringify(path) + ": " + JSON.stringify(await hashOf(answer));
  return worker.ok && (await worker.text()).includes(entry);
}

/**
 * A text or a file that another app shared: it goes into the address of the page, and nowhere else. A picture is too
 * large for that: it waits until the page has taken it.
 */
async function shared(request) {
  const form = await request.formData();
  const file = form.get("file");
  if (file instanceof File && file.type.startsWith("image/") && file.size <= PICTURE_LIMIT) {
    await (await caches.open(SHARED_CACHE)).put(SHARED_PICTURE, new Response(file));
    return Response.redirect("./?shared", 303);
  }
  const parts = [form.get("title"), form.get("text"), form.get("url")];
  if (file instanceof File) {
    parts.push(await file.slice(0, 4 * SHARED_LIMIT).text());
  }
  const text = parts.filter((part) => typeof part === "string" && part !== "").join("\n");
  const whole = text.slice(0, SHARED_LIMIT).replace(/[\ud800-\udbff]$/, "");
  return Response.redirect("./#deck=" + encodeURIComponent(whole), 303);
}

/**
 * The picture that was shared, once, and for a script of the page alone: opened by its address, an SVG that somebody
 * else posted here would run within this site.
 */
async function waitingPicture(request) {
  if (request.destination !== "") return new Response(null, { status: 204 });
  const picture = await (await caches.open(SHARED_CACHE)).match(SHARED_PICTURE);
  await caches.delete(SHARED_CACHE);
  return picture || new Response(null, { status: 204 });
}
