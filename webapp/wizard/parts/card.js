/* The cards as they look on the table, and what they do in words. */

import { withTrueCanvas } from "../../base/ui/canvas-probe.js";
import { button, byId, fill, make } from "../../base/ui/elements.js";
import { loadPart } from "../../base/ui/parts.js";
import { plainFileName, save } from "../../base/ui/save-file.js";
import { say } from "../../base/ui/words.js";
import { textIn } from "../state/collection-search.js";
import { known } from "./names.js";
import { cardsRead, wizard } from "../state/state.js";
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

/** What is printed on a card. */
function printedOn(card) {
  const text = (key) => textIn(card, key);
  const isTreasure = card.level === undefined;
  const kind = isTreasure ? known("wizard.school.", text("school")) : known("wizard.type.", text("type"));
  return {
    id: text("id"),
    name: text("name") || "\u2026",
    cost: text(isTreasure ? "manaCost" : "level"),
    costName: say(isTreasure ? "wizard.card.cost" : "wizard.card.level"),
    school: /^[a-z]+$/.test(text("school")) ? text("school") : "none",
    description: text("description"),
    line: [
      kind,
      known("wizard.rarity.", text("rarity")),
      text("count") && say("wizard.card.count", { n: text("count") }),
    ]
      .filter(Boolean)
      .join(" \u00b7 "),
  };
}

function cardFace(card) {
  const printed = printedOn(card);
  return make(
    "div",
    { class: "wizard-face" },
    make(
      "article",
      { class: "wizard-card school-" + printed.school },
      make(
        "header",
        null,
        make("span", { class: "cost", title: printed.costName }, printed.cost),
        make("h2", null, printed.name),
      ),
      make("p", { class: "description" }, richText(printed.description)),
      make("footer", { class: "quiet" }, printed.line),
    ),
    make("div", { class: "actions" }, savePicture(printed, "png"), savePicture(printed, "svg")),
  );
}

/** A button that saves the card as a picture; where the browser hides canvases, PNG becomes SVG. */
function savePicture(printed, format) {
  const id = "wizard-picture-" + format;
  const saveAs = async (ending) => {
    const { cardFile } = await loadPart(["charts", "card-picture"], ["charts"], ["charts"]);
    const name = plainFileName(printed.name === "\u2026" ? printed.id : printed.name, "card");
    save(name + "." + ending, await cardFile(printed, ending));
  };
  return button(
    say("wizard.picture.save", { format: format.toUpperCase() }),
    () =>
      withTrueCanvas(
        byId(id),
        () => saveAs(format),
        () => saveAs("svg"),
      ),
    { id, class: "plain" },
  );
}
