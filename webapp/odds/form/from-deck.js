/* A deck of any game becomes a deck file: pasted, or one of those that were read last in the view Decks. */

import { button, make } from "../../base/ui/elements.js";
import { recall } from "../../base/ui/storage.js";
import { say } from "../../base/ui/words.js";
import { openText, refuseDeck } from "../state/actions.js";
import { deckFileOf, titleOf } from "../state/deck-codes.js";

/** So many of the decks that were read last are offered. */
const RECENT_SHOWN = 5;

let open = false;

export function deckChoice(redraw) {
  const take = (text) => takeDeck(text, redraw);
  const recent = recall("recent", []);
  const texts = Array.isArray(recent) ? recent.filter((one) => typeof one === "string").slice(0, RECENT_SHOWN) : [];
  return make(
    "details",
    { class: "from-deck", open, toggle: (event) => (open = event.target.open) },
    make("summary", { id: "form-from-deck" }, say("form.deck.title")),
    make("p", { class: "quiet" }, say("form.deck.about")),
    make(
      "form",
      {
        class: "adder",
        submit: (event) => {
          event.preventDefault();
          take(event.target.querySelector("textarea").value);
        },
      },
      make("textarea", {
        id: "form-deck",
        rows: "2",
        spellcheck: "false",
        autocomplete: "off",
        "aria-label": say("form.deck.label"),
      }),
      make("button", { id: "form-take-deck" }, say("form.deck.take")),
    ),
    texts.length > 0 &&
      make(
        "ul",
        { class: "found" },
        texts.map((text, i) =>
          make("li", null, button(titleOf(text), () => take(text), { id: "form-recent-" + i })),
        ),
      ),
  );
}

async function takeDeck(text, redraw) {
  if (text.trim() === "") return;
  const answer = await deckFileOf(text).catch(() => null);
  if (answer?.ok) {
    open = false;
    openText(answer.result.yaml, { name: "", step: true });
  } else {
    refuseDeck(answer ?? { diagnostics: [] }, say("form.deck.none"));
  }
  redraw();
}
