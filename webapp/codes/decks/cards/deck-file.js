/* The deck as a file, which this page, or any other that reads such decks, opens again. */

import { ask } from "../../../base/core/ask.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { button } from "../../../base/ui/elements.js";
import { plainFileName, save } from "../../../base/ui/save-file.js";
import { pageLanguage, say } from "../../../base/ui/words.js";
import { cardsPart } from "../state/cards-part.js";
import { codeViews } from "../state/code-views.js";

export function saveButton(act) {
  return button(say("deck.save"), act, { id: "save-file" });
}

/** What the game itself copies, with the deck's name and those of its cards. */
export function saveDeck(reading) {
  const deck = { ...reading.deck, kind: reading.kind };
  const answer = ask("export", { deck, to: "text", language: pageLanguage(), cardLanguage: cardLanguage() });
  const name = reading.deck.name || cardsPart.title(reading) || codeViews[reading.kind].title(reading);
  saveText(name, "txt", answer.ok ? answer.result.content : reading.deck.canonical);
}

/** Saves a text under the deck's name. */
export function saveText(name, ending, text) {
  save(plainFileName(name, "deck") + "." + ending, new Blob([text], { type: "text/plain;charset=utf-8" }));
}
