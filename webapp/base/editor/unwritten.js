/*
 * A text that was typed just before a reload: the browser's history may not hold it yet. Its link is packed when typing
 * rests, and what is written to the history in the last moment is lost. The tab keeps the text for the page that is
 * loaded next.
 */

import { keep, recall, TAB } from "../ui/storage.js";
import { openView } from "../views/views.js";

const KEPT_UNWRITTEN = "unwritten";

/**
 * Keeps what is open in a view when the page goes.
 *
 * @param {string} view its key
 * @param {function(): {text: string}} open what is open in it
 */
export function keepUnwritten(view, open) {
  // before the last write to the history, which changes the address
  addEventListener(
    "pagehide",
    () => {
      const now = { view, address: location.hash, at: performance.timeOrigin + performance.now() };
      if (openView.key === view) keep(KEPT_UNWRITTEN, { ...open(), ...now }, TAB);
    },
    true,
  );
}

/**
 * What was kept for a view, where this page is the reloaded one or has the same address; null otherwise. It is given
 * once.
 */
export function takeUnwritten(view) {
  const kept = recall(KEPT_UNWRITTEN, null, TAB);
  if (kept?.view !== view) return null;
  keep(KEPT_UNWRITTEN, null, TAB);
  // a reload begins while the page is still there
  const reloaded =
    performance.getEntriesByType("navigation")[0]?.type === "reload" && performance.timeOrigin <= kept.at;
  return (reloaded || kept.address === location.hash) && typeof kept.text === "string" ? kept : null;
}
