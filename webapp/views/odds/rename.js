/* Another name for a card, everywhere in the file: its own key, programs and conditions. */

import { withFixes } from "../../ui/diagnostics.js";
import { button, byId, fill, make, show } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { canBeCardName, cardNameAt, cardPlaces } from "./card-places.js";
import { askLab, editorLab, session } from "./session.js";
import { editor } from "./editor.js";
import { openText } from "./view.js";

/** Asks for the new name of the card that stands at a place; false where none does. */
export function startRename(at) {
  const name = cardNameAt(session.reading?.outline.cards || [], session.text, at);
  if (name === null) return false;
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
  show(byId("odds-rename"), true);
  field.select();
  return true;
}

function endRename() {
  show(byId("odds-rename"), false);
  editor.focus();
}

async function renameCard(name, wanted) {
  const cards = session.reading.outline.cards;
  if (wanted === name || !canBeCardName(cards, wanted)) {
    showDeckTrouble(say("odds.editor.no-name", { name: wanted }));
    return;
  }
  const text = session.text;
  const answer = await askLab(editorLab, "yisp." + "tokens", { yaml: text });
  const places = cardPlaces(text, cards, answer.result.tokens, name);
  endRename();
  openText(
    withFixes(
      text,
      places.map(({ from, to }) => ({ from, to, fix: wanted })),
    ),
    { name: session.name, step: true, fixed: true },
  );
}

export function showDeckTrouble(words) {
  byId("odds-trouble").textContent = words;
  show(byId("odds-trouble"), words !== "");
}
