/*
 * A text that was typed just before a reload: the browser's history does not hold it yet, because its link is packed
 * when typing rests. The tab keeps it for the page that is loaded next at the same address.
 */

import { keep, recall, TAB } from "../../ui/storage.js";
import { openView } from "../views.js";

const KEPT_UNWRITTEN = "unwritten";

/**
 * Keeps what is open in a view when the page goes.
 *
 * @param {string} view its key
 * @param {function(): {text: string}} open what is open in it
 */
export function keepUnwritten(view, open) {
  // before the last write to the history, which a browser that reloads the page no longer takes
  addEventListener(
    "pagehide",
    () => {
      const now = open();
      if (openView.key === view && history.state?.text !== now.text)
        keep(KEPT_UNWRITTEN, { ...now, view, address: location.hash }, TAB);
    },
    true,
  );
}

/** What was kept for a view at this address; null where nothing was. It is given once. */
export function takeUnwritten(view) {
  const kept = recall(KEPT_UNWRITTEN, null, TAB);
  if (kept?.view !== view) return null;
  keep(KEPT_UNWRITTEN, null, TAB);
  return kept.address === location.hash && typeof kept.text === "string" ? kept : null;
}
