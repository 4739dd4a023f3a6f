/* The parts of an answer, one in sight at a time. What is chosen stays from deck to deck. */

import { button, byId, make, show } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { openTab } from "../state/actions.js";
import { deckState } from "../state/state.js";

/** The panels of the tabs, in order: three are drawn with the answer, two stand in the page. */
const PANELS = {
  deck: "deck-panel",
  bytes: "bytes-pane",
  draws: "draws-panel",
  share: "share-panel",
  compare: "compare",
};

const TABS = Object.keys(PANELS);

/** The tabs that the answer has. */
let tabs = TABS;

/** The tab in sight: the first one, where the answer does not have the chosen one. */
export function tabInSight() {
  const { tab } = deckState();
  return tabs.includes(tab) ? tab : tabs[0];
}

/**
 * The tabs of an answer, drawn before their panels.
 *
 * @param {!Array<string>=} those
 * @param {!Object<string, string>=} names of tabs that have other words here, by tab
 */
export function tabList(those = TABS, names = {}) {
  tabs = those;
  return make(
    "div",
    { class: "tabs", role: "tablist", "aria-label": say("tabs.title"), keydown: stepTabs },
    tabs.map((tab) =>
      button(names[tab] || say("tabs." + tab), () => openTab(tab), {
        id: "tab-" + tab,
        role: "tab",
        "aria-selected": String(tab === tabInSight()),
        "aria-controls": PANELS[tab],
        tabindex: tab === tabInSight() ? "0" : "-1",
      }),
    ),
  );
}

/** The panel of a tab. It is there even if another one is in sight, so that each tab controls an element. */
export function tabPanel(tab, ...content) {
  const hidden = tab !== tabInSight();
  return make(
    "div",
    { id: PANELS[tab], class: "panel", role: "tabpanel", "aria-labelledby": "tab-" + tab, hidden },
    ...content,
  );
}

/** Shows or hides the panels that stand in the page. */
export function showStandingPanels(withDeck) {
  for (const tab of ["bytes", "compare"]) show(byId(PANELS[tab]), withDeck && tab === tabInSight());
}

/** What a panel has for a deck that it has nothing for, such as one that was read in part. */
export function nothingHere() {
  return make("p", { class: "quiet" }, say("tabs.nothing"));
}

function stepTabs(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = tabs[(tabs.indexOf(tabInSight()) + step + tabs.length) % tabs.length];
  openTab(next);
  byId("tab-" + next).focus();
}
