/* One press makes a deck a deck file and opens it in the view Odds, from where Back leads to the deck again. */

import { writeAddress } from "../../../base/ui/address.js";
import { button, byId } from "../../../base/ui/elements.js";
import { icon } from "../../../base/ui/icons.js";
import { loadModules } from "../../../base/ui/scripts.js";
import { say } from "../../../base/ui/words.js";
import { refuse, refuseWith } from "../state/actions.js";
import { deckTitle } from "../state/deck-titles.js";
import { deckState } from "../state/state.js";
import { enterView, openView } from "../../../base/views/views.js";

/** The picture of the button. */
const COLUMNS = "M3 13.5V8M8 13.5v-11M13 13.5V5.5";

/** The picture of buttons that lead to odds. */
export function oddsIcon() {
  return icon(COLUMNS);
}

/** The button that opens a deck without a question: its opening hand alone, or what its cards are known to do. */
export function deckAlone() {
  return button(say("deck.odds-alone"), () => openInOdds(deckState().reading), { id: "odds-of-deck" });
}

function openInOdds(reading) {
  const write = async () => (await loadModules("workers", "game-deck")).deckFileOfReading(reading);
  return openDeckFile(reading.text, () => deckTitle(reading), write);
}

/**
 * Opens a deck file in the view Odds.
 *
 * @param {string} text what is in the box
 * @param {function(): string} title
 * @param {function(): !Promise<?>} write a promise of the answer of odds.write
 */
export async function openDeckFile(text, title, write) {
  let answer;
  try {
    answer = await write();
  } catch (missing) {
    refuse("trouble.view");
    return;
  }
  if (openView.key !== "decks" || deckState().reading.text !== text) return; // the reader went on meanwhile
  if (answer.ok) {
    const state = { text: answer.result.yaml, name: title() + ".yml", opened: true };
    writeAddress({ odds: "" }, state, true);
    enterView(state);
    byId("main").focus();
  } else {
    refuseWith(answer.diagnostics);
  }
}
