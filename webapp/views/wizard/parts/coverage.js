/* What of the cards no play has tried yet: branches that were never taken, triggers that never fired. */

import { button, byId, fill, make } from "../../../ui/elements.js";
import { say } from "../../../ui/words.js";
import { showInCards } from "../editor.js";
import { cardsRead, wizard } from "../state.js";

export function drawCoverage() {
  const cards = wizard.get().game?.coverage || [];
  fill(
    byId("wizard-coverage"),
    cards.length > 0 && [make("h3", null, say("wizard.coverage.title")), make("ul", null, cards.map(coverageLine))],
  );
}

function coverageLine({ card, doables, undone }, line) {
  const name = cardsRead().find((one) => one.id === card)?.name || card;
  return make(
    "li",
    { class: "coverage-line" },
    say(undone.length === 0 ? "wizard.coverage.all" : "wizard.coverage.some", {
      card: name,
      done: doables - undone.length,
      all: doables,
    }),
    undone.map(({ type, from, to }, i) =>
      button(type, () => showInCards(from, Math.min(to, wizard.get().text.length)), {
        id: "wizard-undone-" + line + "-" + i,
        class: "plain",
      }),
    ),
  );
}
