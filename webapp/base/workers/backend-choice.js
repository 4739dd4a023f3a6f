/*
 * Which backend plays games faster in this browser. At the first visit, once the page has nothing else to do, one
 * worker plays the same games in WebAssembly and in JavaScript; the faster one is remembered, until the site has new
 * programs.
 */

import { whenIdle } from "../ui/idle.js";
import { keep, recall } from "../ui/storage.js";
import { LabWorker } from "./lab-worker.js";

const KEPT_BACKEND = "backend";

/** JavaScript must be faster by so much: it takes longer for exact odds of large decks. */
const CLEARLY = 1.5;

let timed = false;

/** The signature of the answers, which the page names: it changes with the programs. */
function version() {
  return document.querySelector("meta[name=answers]")?.getAttribute("content") ?? "";
}

/** The faster one, "wasm" or "js"; null where that is not known. */
function known() {
  const kept = recall(KEPT_BACKEND, null);
  return kept !== null && kept.version === version() ? kept.backend : null;
}

/** Whether JavaScript was found to be the faster one. */
export function prefersScript() {
  return known() === "js";
}

/**
 * Times both backends, once, where that is not remembered.
 *
 * @param {string} lab the name of the script of a lab that also is there as WebAssembly
 */
export function timeBackends(lab) {
  if (timed || location.protocol === "file:" || known() !== null) return;
  timed = true;
  whenIdle(async () => {
    try {
      const { wasm, js } = await LabWorker.timed(lab);
      keep(KEPT_BACKEND, { version: version(), backend: js * CLEARLY < wasm ? "js" : "wasm" });
    } catch (unavailable) {
      // there is but one backend: no WebAssembly, or no worker from an address
    }
  });
}
