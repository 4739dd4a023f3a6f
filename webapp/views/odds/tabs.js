/* The parts of the view, one in sight at a time. */

import { button, byId, make, show } from "../../ui/elements.js";
import { cardsPanel, drawCards } from "./card-by-card.js";
import { drawGames, gamesPanel } from "./games.js";
import { drawGuide, guidePanel } from "./guide.js";
import { drawOptimiser, optimiserPanel } from "./optimiser.js";
import { drawResults, resultsPanel } from "./results.js";
import { session } from "./session.js";
import { drawVersions, versionsPanel } from "./versions.js";
import { writeView } from "./view.js";

const TABS = [
  { key: "results", panel: resultsPanel, draw: drawResults },
  { key: "games", panel: gamesPanel, draw: drawGames },
  { key: "versions", panel: versionsPanel, draw: drawVersions },
  { key: "cards", panel: cardsPanel, draw: drawCards },
  { key: "optimum", panel: optimiserPanel, draw: drawOptimiser },
  { key: "guide", panel: guidePanel, draw: drawGuide },
];

export function tabList() {
  return make(
    "div",
    { class: "tabs", role: "tablist", "data-say-aria-label": "odds.tabs.title", keydown: stepTabs },
    TABS.map(({ key }) =>
      button("", () => chooseTab(key), {
        id: "odds-tab-" + key,
        role: "tab",
        "aria-controls": "odds-panel-" + key,
        "data-say": "odds.tabs." + key,
      }),
    ),
  );
}

export function tabPanels() {
  return TABS.map(({ key, panel }) =>
    make(
      "div",
      { id: "odds-panel-" + key, role: "tabpanel", "aria-labelledby": "odds-tab-" + key, class: "panel" },
      panel(),
    ),
  );
}

/** A tab that the reader chose: it may be part of the link. */
export function chooseTab(key) {
  openTab(key);
  writeView(false);
}

export function openTab(key) {
  session.tab = key;
  for (const tab of TABS) {
    const open = tab.key === key;
    const head = byId("odds-tab-" + tab.key);
    head.setAttribute("aria-selected", String(open));
    head.tabIndex = open ? 0 : -1;
    show(byId("odds-panel-" + tab.key), open);
  }
  TABS.find((tab) => tab.key === key).draw();
}

export function drawOpenTab() {
  openTab(session.tab);
}

function stepTabs(event) {
  const steps = { ArrowRight: 1, ArrowLeft: -1 };
  if (!(event.key in steps)) return;
  event.preventDefault();
  const at = TABS.findIndex((tab) => tab.key === session.tab);
  const next = TABS[(at + steps[event.key] + TABS.length) % TABS.length].key;
  chooseTab(next);
  byId("odds-tab-" + next).focus();
}
