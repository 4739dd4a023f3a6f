/*
 * The views of the page. Each has an element, the names in the address that lead to it, and draws itself.
 * A view that is not registered is not shown anywhere.
 */

import { dropWaitingWrite, readAddress, writeWaiting } from "../ui/address.js";
import { byId, fill, make, show } from "../ui/elements.js";
import { say } from "../ui/words.js";

export const views = [];
export let openView = null;

/**
 * @param view {key, names: parts of the address that lead here, listed: whether the header names it,
 *     draw(): draws it in the chosen language, enter(parts, state): takes what the address says,
 *     forget(): lets go of what was kept, if the view kept anything; it has been thrown away already}
 */
export function addView(view) {
  views.push(view);
}

/** Opens the view that the address asks for, the first one where it asks for none. */
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
  openView.draw();
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
}
