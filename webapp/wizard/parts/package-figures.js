/* Figures of a collection: the costs of the cards of each rarity and school, and the cards that no scenario plays. */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { costsBy, unplayedCards } from "../state/collection-search.js";
import { showInFile } from "../state/file-actions.js";
import { wizard } from "../state/state.js";
import { cardTitle, known } from "./names.js";

const CARDS_NAMED = 12;

/** Whether the reader unfolded the costs. */
let isOpen = false;

export function packageFigures() {
  return [costsFold(), unplayed()];
}

function costsFold() {
  const { collected } = wizard.get();
  const { costs, rows } = costsBy(collected, ["rarity", "school"]);
  if (rows.length === 0) return null;
  return make(
    "details",
    { open: isOpen, toggle: (event) => (isOpen = event.target.open) },
    make("summary", { id: "wizard-costs-fold" }, say("wizard.collection.costs")),
    make(
      "div",
      { class: "scrolls", tabindex: "0", role: "group", "aria-labelledby": "wizard-costs-fold" },
      make(
        "table",
        { id: "wizard-costs" },
        make(
          "thead",
          null,
          make("tr", null, make("td"), costs.map((cost) => make("th", { scope: "col" }, cost))),
        ),
        make("tbody", null, rows.map(costRow)),
      ),
    ),
  );
}

function costRow({ key, value, counts }) {
  const most = Math.max(...counts);
  return make(
    "tr",
    null,
    make("th", { scope: "row" }, key === "" ? say("wizard.collection.any") : known("wizard." + key + ".", value)),
    counts.map((count) =>
      make("td", { class: count === 0 ? "quiet" : "share-" + Math.ceil((4 * count) / most) }, String(count)),
    ),
  );
}

function unplayed() {
  const { collected, collectedTexts } = wizard.get();
  const cards = unplayedCards(wizard.get());
  return make(
    "p",
    { id: "wizard-unplayed" },
    say("wizard.collection.unplayed", { n: cards.length, all: collected.length }) + " ",
    cards
      .slice(0, CARDS_NAMED)
      .map(({ card, place }, i) => [
        button(
          cardTitle(card),
          () => showInFile(collectedTexts[place.text].name, place.from, place.to),
          { id: "wizard-unplayed-" + i, class: "plain" },
        ),
        " ",
      ]),
    cards.length > CARDS_NAMED && "\u2026",
  );
}
