/* The deck as a file, which this page, or any other that reads such decks, opens again. */

import { ask } from "../../../core/ask.js";
import { cardLanguage } from "../../../ui/card-language.js";
import { button } from "../../../ui/elements.js";
import { save } from "../../../ui/save-file.js";
import { pageLanguage, say } from "../../../ui/words.js";
import { cardsPart } from "../cards-part.js";
import { codeViews } from "../code-views.js";

/** The longest name of a file, in characters, without its ending. */
const FILE_NAME_LENGTH = 60;

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

/** Names that no system can have lose what it cannot have of them. */
export function saveText(name, ending, text) {
  const plain = name
    .replace(/[\\/:*?\u0022<>|\u0000-\u001f\s]+/g, " ")
    .trim()
    .slice(0, FILE_NAME_LENGTH)
    .replace(/[ .]+$/, "");
  save((plain || "deck") + "." + ending, new Blob([text], { type: "text/plain;charset=utf-8" }));
}
