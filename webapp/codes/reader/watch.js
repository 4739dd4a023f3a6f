/*
 * Reads a document in slices, so that the page stays smooth, and again where it changes: posts come late, and pages
 * draw themselves anew.
 */

import { OWN, blockAround, isRead, runsOf } from "./runs.js";

/** How long a slice takes at most before the page gets its turn, in milliseconds; one run may take it over. */
const SLICE = 8;

/** Resolves in another task, when the page has nothing better to do. */
function idle() {
  return new Promise((next) =>
    globalThis.requestIdleCallback ? requestIdleCallback(next, { timeout: 500 }) : setTimeout(next, 16),
  );
}

/**
 * Reads all of a document from now on.
 *
 * @param {!Document} page
 * @param {function(?)} read gets each run, and again when its block changes
 * @return {function()} ends the reading
 */
export function watch(page, read) {
  const waiting = new Set([page.body || page.documentElement]);
  let isOver = false;
  let isReading = false;

  async function readAll() {
    isReading = true;
    for (const root of waiting) {
      waiting.delete(root);
      await idle();
      let begun = performance.now();
      for (const run of runsOf(root)) {
        if (isOver) return;
        read(run);
        observer.takeRecords(); // the marks that it has made
        if (performance.now() - begun > SLICE) {
          await idle();
          begun = performance.now();
        }
      }
    }
    isReading = false;
  }

  function wait(node) {
    const block = node.isConnected && isRead(node) ? blockAround(node) : null;
    if (block) waiting.add(block);
  }

  /** The mark behind a text that has changed or is gone is put in anew, if there is still a code. */
  function removeMark(node) {
    if (node && node.nodeType === Node.ELEMENT_NODE && node.hasAttribute(OWN)) node.remove();
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes, nextSibling } of changes) {
      if (type === "characterData") {
        removeMark(target.nextSibling);
        wait(target);
      } else {
        if (removedNodes.length > 0) removeMark(nextSibling);
        for (const node of addedNodes) {
          if (node.nodeType === Node.ELEMENT_NODE || node.nodeType === Node.TEXT_NODE) wait(node);
        }
      }
    }
    observer.takeRecords();
    if (!isReading && waiting.size > 0) readAll();
  });
  observer.observe(page.documentElement, { childList: true, characterData: true, subtree: true });
  readAll();
  return () => {
    isOver = true;
    observer.disconnect();
  };
}
