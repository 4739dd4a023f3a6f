/* The decks that were open last. */

import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { forgetButton } from "../../base/views/forget-button.js";
import { openText } from "../state/actions.js";
import { shortened } from "../figures/bars.js";
import { editor } from "../state/editor.js";
import { recentDecks } from "../state/recent-decks.js";
import { odds } from "../state/state.js";

export function drawRecentDecks() {
  const decks = recentDecks().filter((deck) => deck.text !== odds.get().text);
  fill(
    byId("odds-recent"),
    decks.length > 0 && [
      make("h2", null, say("recent.title")),
      make(
        "ul",
        { class: "found" },
        decks.map((deck, i) =>
          make(
            "li",
            null,
            button(
              [
                make("span", null, deck.name || say("odds.box.nameless")),
                make("span", { class: "quiet" }, firstCards(deck.text)),
              ],
              () => openText(deck.text, { name: deck.name, step: true }),
              { id: "odds-recent-" + i },
            ),
          ),
        ),
      ),
      forgetButton("odds-forget", () => editor.focus()),
    ],
  );
}

/** The distinguishing words of a deck: the first words of its descriptions. */
function firstCards(text) {
  const words = [...text.matchAll(/description:\s*['"]?([^'"\n#]+)/g)].slice(0, 3).map((found) => found[1].trim());
  return shortened(words.join(" "), 36);
}
