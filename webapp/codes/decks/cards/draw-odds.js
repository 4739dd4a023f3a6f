/*
 * The odds to draw each card: a part of its own, draws.js, with its own words and style, which comes when somebody
 * opens its tab. It needs the labs, which come too.
 */

import { fill, make, oneLine } from "../../../base/ui/elements.js";
import { loadPart } from "../../../base/ui/parts.js";
import { offered } from "../../../base/ui/scripts.js";
import { say } from "../../../base/ui/words.js";
import { games } from "./games.js";
import { openDeckFile } from "./open-in-odds.js";
import { pileOf, rulesOf } from "./rules.js";
import { shownDeck } from "./shown-deck.js";
import { deckTitle, linkedCode } from "../state/deck-titles.js";
import { deckState } from "../state/state.js";
import { nothingHere } from "../parts/tabs.js";

let drawsComing = null;

/** What is in the tab; only a deck that was read whole has odds. */
export function drawOdds(reading) {
  return reading.ok && games[reading.kind]?.draws ? drawsInto(() => dealOf(deckState().reading)) : nothingHere();
}

/** A deck with the rules by which it is dealt. */
export function dealOf(reading) {
  const shown = shownDeck(reading);
  return {
    query: {
      ...rulesOf(reading).query,
      limit: rulesOf(reading).limit || 3,
      open: (yaml) =>
        openDeckFile(reading.text, () => deckTitle(reading), async () => ({ ok: true, result: { yaml } })),
    },
    rules: rulesOf(reading),
    cards: pileOf(reading, shown),
    origin: { name: oneLine(shown?.title ?? deckTitle(reading)), parts: async () => ({ deck: linkedCode(reading) }) },
  };
}

/**
 * The element in which the odds of a deck are drawn.
 *
 * @param {function(): ?} deal the deck then: {rules: as in rules.js, cards: [{id, name, count}], query: what the
 *   questions are sent with, origin: what a picture
 *   of the odds reports it is of, and where it leads}
 */
export function drawsInto(deal) {
  const body = make("div", { id: "draws" });
  if (offered("draws")) {
    offered("draws").drawPane(body, deal());
    return body;
  }
  fill(body, make("p", { class: "quiet" }, say("deck.draws-coming")));
  drawsComing = drawsComing || loadDraws();
  drawsComing.then(
    ({ drawPane }) => drawPane(body, deal()),
    () => {
      // Without network, on a first visit: opened again, it is requested again.
      drawsComing = null;
      fill(body, make("p", { class: "trouble", role: "alert" }, say("deck.draws-failed")));
    },
  );
  return body;
}

/** A promise of the part. */
export function loadDraws() {
  return loadPart(["workers", "charts", "roving", "draws"], ["lab", "odds", "charts", "draws"], ["charts", "draws"]);
}
