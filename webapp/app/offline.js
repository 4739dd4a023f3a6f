/*
 * A script of its own, offline.js, which runs once the page is shown. The service worker keeps the whole page on the
 * device, so that it opens without the network. It begins once nothing was loaded or pressed for a while; on a line
 * that is slow or metered, when the reader presses a button. A new version is announced and waits until the reader
 * takes it, or until every tab of the old one is closed.
 */

import { button, byId, fill, make, show } from "../base/ui/elements.js";
import { loadScript, scriptUrl } from "../base/ui/scripts.js";
import { KEPT_LANGUAGE } from "../base/ui/card-language.js";
import { recall } from "../base/ui/storage.js";
import { tablesToKeep } from "../base/ui/offline-tables.js";
import { pageLanguage, say, sayAll } from "../base/ui/words.js";

/** So long nothing is loaded or pressed before the copy begins, in milliseconds. */
const QUIET = 5000;

/** Lines below this are slow, in megabits a second. */
const SLOW = 1;

if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
  whenQuiet(async () => {
    const kept = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    if (kept || !isCostly()) keepOffline();
    else offerCopy();
  });
}

/** Acts once nothing was loaded or pressed for a while. */
function whenQuiet(act) {
  const files = () => performance.getEntriesByType("resource").length;
  const signs = ["keydown", "pointerdown", "input"];
  let before = files();
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(check, QUIET);
  };
  const check = () => {
    if (files() !== before) {
      before = files();
      wait();
      return;
    }
    signs.forEach((sign) => removeEventListener(sign, wait, true));
    act();
  };
  signs.forEach((sign) => addEventListener(sign, wait, true));
  wait();
}

/** Whether the reader saves data, or the line is slow. */
function isCostly() {
  const { saveData, effectiveType = "4g", downlink = SLOW } = navigator.connection || {};
  return Boolean(saveData) || effectiveType !== "4g" || downlink < SLOW;
}

/** The copy waits for a press. */
function offerCopy() {
  const keep = () => {
    fill(byId("offline"));
    keepOffline();
  };
  fill(byId("offline"), button("", keep, { id: "keep-offline", class: "link", "data-say": "bottom.keep" }));
  sayAll(byId("offline"));
}

async function keepOffline() {
  const workers = navigator.serviceWorker;
  let taken = false;
  workers.addEventListener("controllerchange", () => {
    if (taken) {
      location.reload();
    }
  });
  try {
    const registration = await workers.register(scriptUrl.file("sw.js"), { scope: "./" });
    offerUpdate(registration, () => {
      taken = true;
      registration.waiting.postMessage("take-over");
    });
    const { active } = await workers.ready;
    // before the first tables: another language may be chosen while they come
    new MutationObserver(() => keepTables(active)).observe(document.documentElement, { attributeFilter: ["lang"] });
    await keepTables(active);
  } catch (unavailable) {
    // Private windows and some policies have no service workers: the page works while the network does.
    show(byId("offline"), false);
  }
}

/** Shows a line about a new version as soon as one waits. */
function offerUpdate(registration, takeIt) {
  const line = make(
    "p",
    { id: "update", class: "pane update", role: "status", hidden: true },
    make("span", { "data-say": "update.ready" }),
    " ",
    make("button", { id: "update-now", type: "button", "data-say": "update.now", click: takeIt }),
  );
  byId("page").prepend(line);
  sayAll(line);
  const offer = () => show(line, registration.waiting !== null && registration.active !== null);
  registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", offer));
  offer();
}

/**
 * Has the worker keep the card tables of the languages in use. That the page works without the network is reported when
 * all of it is kept, with its size.
 */
async function keepTables(worker) {
  fill(byId("offline"));
  if (!Cardbench.cardFiles) await loadScript("card-list.js");
  const tables = tablesToKeep(Cardbench.cardFiles, [pageLanguage(), recall(KEPT_LANGUAGE, "")]);
  const size = await answerOf(
    worker,
    tables.map((name) => "cards/" + name + ".js"),
  );
  if (size === 0) return;
  const all = tables.reduce((sum, name) => sum + Cardbench.cardFiles[name], size);
  byId("offline").textContent = say("bottom.offline", { n: (all / 1e6).toFixed(1) });
}

/** What the worker answers to a message. */
function answerOf(worker, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(event.data);
    worker.postMessage(message, [port2]);
  });
}
