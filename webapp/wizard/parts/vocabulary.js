/* Which words of the document's tables the cards of a collection use, and which they do not. */

import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { byKind } from "../state/collection-search.js";
import { wizard } from "../state/state.js";

/** Whether the reader unfolded it: it is drawn anew with every change of the cards. */
let open = false;

/**
 * @param {string} chosen the word by which the collection is filtered, as "kind word"
 * @param {function(string): void} choose
 */
export function drawVocabulary(chosen, choose) {
  const kinds = byKind(wizard.get().vocabulary);
  const sum = (key) => kinds.reduce((total, kind) => total + kind[key], 0);
  fill(
    byId("wizard-vocabulary"),
    make(
      "details",
      { open, toggle: (event) => (open = event.target.open) },
      make(
        "summary",
        { id: "wizard-vocabulary-fold" },
        say("wizard.collection.coverage", { used: sum("used"), all: sum("all") }),
      ),
      make("p", { class: "quiet" }, say("wizard.collection.coverage-hint")),
      kinds.map(({ kind, rows, used, all }) => [
        make(
          "h3",
          null,
          say("wizard.collection.kinds." + kind) + " ",
          make("span", { class: "quiet" }, say("wizard.collection.used", { used, all })),
        ),
        make(
          "ul",
          { class: "vocabulary" },
          rows.map((row) => make("li", null, wordOf(row, chosen, choose))),
        ),
      ]),
    ),
  );
}

function wordOf({ kind, word, extension, cards }, chosen, choose) {
  if (cards.length === 0) {
    return make("span", { class: "unused" }, make("code", null, word), " ", say("wizard.collection.unused"));
  }
  return button(
    [
      make("code", null, word),
      " ",
      make("span", { class: "quiet" }, say("wizard.collection.cards", { n: cards.length })),
      extension && make("span", { class: "unseen" }, " " + say("wizard.box.extension")),
    ],
    () => choose(kind + " " + word),
    {
      id: "wizard-word-" + kind + "-" + word,
      class: "plain",
      "aria-pressed": String(chosen === kind + " " + word),
      "data-extension": extension,
    },
  );
}
