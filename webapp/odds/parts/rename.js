/* Another name for a card, everywhere in the file: its own key, programs and conditions. */

import { button, byId, fill, make, show } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { cardNameAt } from "../state/card-places.js";
import { cardsOfDeck, odds } from "../state/state.js";
import { endRename, renameCard } from "../state/text-actions.js";

/** Opens the field for the new name of the card that stands at a place; false where none does. */
export function startRename(at) {
  const name = cardNameAt(cardsOfDeck(), odds.get().text, at);
  if (name === null) return false;
  odds.set({ renaming: null });
  odds.set({ renaming: name });
  return true;
}

/** The field for the new name, while a card gets one. */
export function drawRename() {
  const name = odds.get().renaming;
  show(byId("odds-rename"), name !== null);
  if (name === null) {
    fill(byId("odds-rename"));
    return;
  }
  const field = make("input", { id: "odds-new-name", value: name, spellcheck: "false", autocomplete: "off" });
  const apply = () => renameCard(name, field.value.trim());
  fill(
    byId("odds-rename"),
    make("label", { for: "odds-new-name" }, say("odds.editor.rename", { name })),
    field,
    button(say("odds.editor.rename-now"), apply, { id: "odds-rename-now", class: "first" }),
    button(say("odds.editor.cancel"), endRename, { id: "odds-rename-cancel" }),
  );
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) apply();
    if (event.key === "Escape") endRename();
  });
  field.select();
}
