/*
 * The editor above the deck, for every game alike: the search by name, undo and redo, what the game lets one set. It
 * is made once and kept from drawing to drawing, so that what was typed into it stays.
 */

import { copyButton } from "../../../base/ui/clipboard.js";
import { choice } from "../../../base/ui/choice.js";
import { button, fill, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { chooseOwner } from "../state/actions.js";
import { drawHits, searchField, searchSpeaks, searchTags } from "./card-search.js";
import { saveButton, saveDeck } from "./deck-file.js";
import { canRedo, canUndo, changeDeck, redo, undo } from "./editing.js";
import { chosenOwner, editorElement } from "./editor-frame.js";
import { cardName, games } from "./games.js";
import { copiesIn } from "./name-list.js";
import { shownDeck } from "./shown-deck.js";
import { bringTables } from "./tables.js";
import { isEmptyDeck } from "../state/reading.js";
import { deckState } from "../state/state.js";
import { codeOf } from "../parts/verdict.js";

export function editorBar(reading) {
  if (!editorElement.firstChild) {
    fill(
      editorElement,
      make("p", { class: "edit-state" }),
      make("div", { id: "edit-buttons", class: "actions" }),
      make("p", { id: "edit-says", class: "quiet", role: "status" }),
      searchField(),
    );
  }
  searchSpeaks();
  fill(
    editorElement.querySelector(".edit-state"),
    make("span", null, say("deck.cards", { n: copiesIn(reading.deck) })),
    !isEmptyDeck(reading) && make("code", null, reading.deck.canonical),
    copyButton("edit-copy", "answer.copy-code", () => codeOf(deckState().reading)),
  );
  fill(
    editorElement.querySelector("#edit-buttons"),
    button(say("edit.undo"), undo, { id: "undo", disabled: !canUndo() }),
    button(say("edit.redo"), redo, { id: "redo", disabled: !canRedo() }),
    reading.deck.canonical && !games[reading.kind].ownFile && saveButton(() => saveDeck(deckState().reading)),
    games[reading.kind].settings(reading.deck, (deck, options) =>
      changeDeck(deckState().reading, deck, null, null, options),
    ),
    ownerChoice(reading),
  );
  bringTables(reading.kind, searchTags(reading.kind));
  drawHits();
  return editorElement;
}

function ownerChoice(reading) {
  const owners = games[reading.kind].owners(reading.deck);
  if (owners.length === 0) {
    return null;
  }
  const rows = (shownDeck(reading) || { sections: [] }).sections.flatMap((section) => section.rows);
  const nameOfOwner = (id) =>
    id === "0"
      ? say("edit.owner-none")
      : say("edit.owner-one", {
        card: cardName(rows.find((row) => String(row.id) === id) || { id: Number(id), known: false }),
      });
  return choice(
    "edit-owner",
    "edit.owner",
    ["0", ...owners.map(String)],
    nameOfOwner,
    String(chosenOwner(reading)),
    (id) => chooseOwner(Number(id)),
  );
}
