/* A deck of any game becomes a deck file: pasted, or one of those that were read last in the view Decks. */

import { button, make } from "../../base/ui/elements.js";
import { recall } from "../../base/ui/storage.js";
import { say } from "../../base/ui/words.js";
import { deckTrouble, openText } from "../state/actions.js";
import { deckFileOf, titleOf } from "../state/deck-codes.js";

/** So many of the decks that were read last are offered. */
const RECENT_SHOWN = 5;

/** Whether the part is open, the text in its field, and why it became no deck file. */
const draft = { open: false, text: "", trouble: "" };

export function deckChoice(redraw) {
  const take = (text) => takeDeck(text, redraw);
  const recent = recall("recent", []);
  const texts = Array.isArray(recent) ? recent.filter((one) => typeof one === "string").slice(0, RECENT_SHOWN) : [];
  return make(
    "details",
    { class: "from-deck", open: draft.open, toggle: (event) => (draft.open = event.target.open) },
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
      make(
        "textarea",
        {
          id: "form-deck",
          rows: "2",
          spellcheck: "false",
          autocomplete: "off",
          "aria-label": say("form.deck.label"),
          "aria-describedby": "form-deck-trouble",
          input: (event) => (draft.text = event.target.value),
        },
        draft.text,
      ),
      make("button", { id: "form-take-deck" }, say("form.deck.take")),
    ),
    make(
      "p",
      { id: "form-deck-trouble", class: "trouble", role: "alert", hidden: draft.trouble === "" },
      draft.trouble,
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
    Object.assign(draft, { open: false, text: "", trouble: "" });
    openText(answer.result.yaml, { name: "", step: true });
  } else {
    draft.trouble = deckTrouble(answer ?? { diagnostics: [] }, say("form.deck.none"));
  }
  redraw();
}
