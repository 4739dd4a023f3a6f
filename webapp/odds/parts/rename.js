/* Another name for a card, everywhere in the file: its own key, programs and conditions. */

import { withFixes } from "../../base/ui/diagnostics.js";
import { button, byId, fill, make, show } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { openText, setTrouble } from "../state/actions.js";
import { canBeCardName, cardNameAt, cardPlaces } from "../state/card-places.js";
import { editor } from "../state/editor.js";
import { askLab, editorLab } from "../state/lab.js";
import { cardsOfDeck, odds } from "../state/state.js";

/** Asks for the new name of the card that stands at a place; false where none does. */
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

function endRename() {
  odds.set({ renaming: null });
  editor.focus();
}

async function renameCard(name, wanted) {
  const cards = cardsOfDeck();
  if (wanted === name || !canBeCardName(cards, wanted)) {
    setTrouble(say("odds.editor.no-name", { name: wanted }));
    return;
  }
  const { text, name: file } = odds.get();
  const answer = await askLab(editorLab, "yisp." + "tokens", { yaml: text });
  const places = cardPlaces(text, cards, answer.result.tokens, name);
  endRename();
  openText(
    withFixes(
      text,
      places.map(({ from, to }) => ({ from, to, fix: wanted })),
    ),
    { name: file, step: true, fixed: true },
  );
}
