/* The cards as they look on the table, and what they do in words. */

import { byId, fill, make } from "../../../ui/elements.js";
import { say } from "../../../ui/words.js";
import { known } from "../names.js";
import { cardsRead, wizard } from "../state.js";
import { richText } from "./rich-text.js";

export function drawCards() {
  const cards = cardsRead();
  const { text, words } = wizard.get();
  const empty = text.trim() === "";
  fill(
    byId("wizard-cards"),
    empty
      ? make("p", { class: "quiet nothing" }, say("wizard.card.none"))
      : make("div", { class: "wizard-cards" }, cards.length === 1 && cardFace(cards[0])), // several are a collection
    words.length > 0 &&
      make(
        cards.length > 1 ? "details" : "section",
        { class: "wizard-words" },
        make(cards.length > 1 ? "summary" : "h3", null, say("wizard.card.words")),
        make(
          "ul",
          null,
          words.map((line) => make("li", { class: "depth-" + Math.min(line.depth, 6) }, line.text)),
        ),
      ),
  );
}

function cardFace(card) {
  const text = (key) => (typeof card[key] === "string" || typeof card[key] === "number" ? String(card[key]) : "");
  const school = known("wizard.school.", text("school"));
  const kind = card.level === undefined ? school : known("wizard.type.", text("type"));
  return make(
    "article",
    { class: "wizard-card school-" + (/^[a-z]+$/.test(text("school")) ? text("school") : "none") },
    make(
      "header",
      null,
      make(
        "span",
        { class: "cost", title: say(card.level === undefined ? "wizard.card.cost" : "wizard.card.level") },
        text(card.level === undefined ? "manaCost" : "level"),
      ),
      make("h2", null, text("name") || "\u2026"),
    ),
    make("p", { class: "description" }, richText(text("description"))),
    make(
      "footer",
      { class: "quiet" },
      [
        kind,
        known("wizard.rarity.", text("rarity")),
        text("count") && say("wizard.card.count", { n: text("count") }),
      ]
        .filter(Boolean)
        .join(" \u00b7 "),
    ),
  );
}
