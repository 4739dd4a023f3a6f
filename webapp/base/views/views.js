/*
 * The views of the page. Each has an element, the names in the address that lead to it, and draws itself.
 * A view that is not registered is not shown anywhere.
 */

import { dropWaitingWrite, readAddress, writeWaiting } from "../ui/address.js";
import { byId, fill, make, oneLine, show } from "../ui/elements.js";
import { offered } from "../ui/scripts.js";
import { say } from "../ui/words.js";

export const views = [];
export let openView = null;

/**
 * @param view {key, names: parts of the address that lead here, listed: whether the header names it,
 *     draw(): draws it in the chosen language, enter(parts, state): takes the state in the address,
 *     take(files): takes files that arrived together, if the view takes files; promises those that it cannot use, each
 *     with a notice of the reason,
 *     takesSeveral: whether it takes several texts at once,
 *     suit(): the game or subject whose hue the page has, where it is not that of Cardbench,
 *     title(): the name of what is open in it, for the title of the document, if it has one,
 *     forget(): lets go of what was kept, if the view kept anything; it has been thrown away already}
 */
export function addView(view) {
  views.push(view);
}

/** Opens the view that the address requires, the first one where it asks for none. */
export function enterView(state) {
  const parts = readAddress();
  openView = views.find((view) => view.names.some((name) => name in parts)) || views[0];
  openView.enter(parts, state);
  drawViews();
}

export function drawViews() {
  for (const view of views) {
    show(byId(view.key), view === openView);
  }
  drawViewList();
  offered("input")?.drawFiles();
  openView.draw();
  drawTitle();
}

/** Tabs, bookmarks and the history of the browser name what is open, and the view; the page has the hue of its game. */
export function drawTitle() {
  const view = say((openView.listed ? "view." : "top.") + openView.key);
  const open = oneLine(openView.title?.() || "");
  document.documentElement.dataset.suit = openView.suit?.() || "";
  document.title = [open, view, "Cardbench"].filter((part) => part).join(" \u00b7 ");
}

/** The list in the header; one view alone needs no list. */
function drawViewList() {
  const listed = views.filter((view) => view.listed);
  const list = byId("views");
  show(list, listed.length > 1);
  fill(
    list,
    listed.map((view) =>
      make(
        "a",
        { href: "#" + view.names[0], "aria-current": view === openView ? "page" : null },
        say("view." + view.key),
      ),
    ),
  );
}

export function startViews() {
  addEventListener("popstate", (event) => {
    dropWaitingWrite();
    enterView(event.state);
  });
  addEventListener("pagehide", writeWaiting);
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault(); // the address names the view, not a place in it
    byId("main").focus();
  });
}
