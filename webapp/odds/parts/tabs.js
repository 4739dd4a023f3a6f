/* The tabs of the view, one in sight at a time. */

import { button, byId, make, show } from "../../base/ui/elements.js";
import { chooseTab } from "../state/actions.js";
import { odds } from "../state/state.js";

/** @param {!Array<{key: string, panel: function(): ?}>} tabs */
export function tabList(tabs) {
  return make(
    "div",
    {
      class: "tabs",
      role: "tablist",
      "data-say-aria-label": "odds.tabs.title",
      keydown: (event) => stepTabs(event, tabs),
    },
    tabs.map(({ key }) =>
      button("", () => chooseTab(key), {
        id: "odds-tab-" + key,
        role: "tab",
        "aria-controls": "odds-panel-" + key,
        "data-say": "odds.tabs." + key,
      }),
    ),
  );
}

export function tabPanels(tabs) {
  return tabs.map(({ key, panel }) =>
    make(
      "div",
      { id: "odds-panel-" + key, role: "tabpanel", "aria-labelledby": "odds-tab-" + key, class: "panel" },
      panel(),
    ),
  );
}

/** Brings the open tab into sight, and hides the others. */
export function showTab(tabs) {
  for (const { key } of tabs) {
    const open = key === odds.get().tab;
    const head = byId("odds-tab-" + key);
    head.setAttribute("aria-selected", String(open));
    head.tabIndex = open ? 0 : -1;
    show(byId("odds-panel-" + key), open);
  }
}

function stepTabs(event, tabs) {
  const steps = { ArrowRight: 1, ArrowLeft: -1 };
  if (!(event.key in steps)) return;
  event.preventDefault();
  const at = tabs.findIndex(({ key }) => key === odds.get().tab);
  const next = tabs[(at + steps[event.key] + tabs.length) % tabs.length].key;
  chooseTab(next);
  byId("odds-tab-" + next).focus();
}
