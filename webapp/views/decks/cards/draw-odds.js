/*
 * The odds to draw each card: a part of its own, draws.js, with its own words and style, which comes when somebody
 * opens its tab. It asks the labs, so that they come too.
 */

import { fill, make } from "../../../ui/elements.js";
import { loadPart } from "../../../ui/parts.js";
import { offered } from "../../../ui/scripts.js";
import { say } from "../../../ui/words.js";
import { games } from "./games.js";
import { shownDeck } from "./shown-deck.js";
import { deckState } from "../state.js";
import { nothingHere } from "../tabs.js";

let drawsComing = null;

/** What is in the tab; only a deck that was read whole has odds. */
export function drawOdds(reading) {
  if (!reading.ok || !games[reading.kind]?.draws) {
    return nothingHere();
  }
  const body = make("div", { id: "draws" });
  if (offered("draws")) {
    offered("draws").drawPane(body, reading, shownDeck(reading));
    return body;
  }
  fill(body, make("p", { class: "quiet" }, say("deck.draws-coming")));
  drawsComing = drawsComing || loadDraws();
  drawsComing.then(
    ({ drawPane }) => drawPane(body, deckState().reading, shownDeck(deckState().reading)),
    () => {
      // Without network, on a first visit: opened again, it is asked for again.
      drawsComing = null;
      fill(body, make("p", { class: "trouble", role: "alert" }, say("deck.draws-failed")));
    },
  );
  return body;
}

function loadDraws() {
  return loadPart(["workers", "charts", "draws"], ["lab", "odds", "charts", "draws"], ["charts", "draws"]);
}
