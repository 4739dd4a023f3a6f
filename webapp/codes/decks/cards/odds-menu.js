/*
 * The button that leads to the view Odds. It offers the answers and the cards to choose from, and opens the file by
 * which the answer of the tab is computed: there is one answer to one question.
 */

import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { refuse } from "../state/actions.js";
import { deckState } from "../state/state.js";
import { dealOf, loadDraws } from "./draw-odds.js";
import { games } from "./games.js";
import { deckAlone, oddsIcon } from "./open-in-odds.js";
import { pileOf } from "./rules.js";

const PANEL = "odds-choices";

/**
 * The button. What can be opened stands below its row.
 *
 * @param {function(): ?} deal what is drawn, as in draw-odds.js
 * @param {?} more a button for what is no answer
 */
export function oddsMenu(deal, more = null) {
  const press = async (event) => {
    const pressed = event.currentTarget;
    const before = byId(PANEL);
    if (before) {
      before.remove();
      pressed.setAttribute("aria-expanded", "false");
      return;
    }
    const panel = make(
      "div",
      { id: PANEL, class: "actions forms" },
      make("span", { class: "quiet" }, say("deck.draws-coming")),
    );
    pressed.closest(".actions").after(panel);
    pressed.setAttribute("aria-expanded", "true");
    try {
      fill(panel, await (await loadDraws()).openInOddsPanel(deal()), more);
    } catch (missing) {
      panel.remove();
      refuse("trouble.view");
    }
  };
  return button([oddsIcon(), make("span", null, say("deck.odds"))], press, {
    id: "open-in-odds",
    "aria-expanded": "false",
    "aria-controls": PANEL,
  });
}

/** The button of a deck with a code; null where there is no card to draw. */
export function oddsButton(reading) {
  const drawn = reading.ok && games[reading.kind]?.draws && pileOf(reading, null).length > 0;
  return drawn ? oddsMenu(() => dealOf(deckState().reading), deckAlone()) : null;
}
