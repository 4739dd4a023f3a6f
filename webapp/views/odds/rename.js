/* Another name for a card, everywhere in the file: its own key, programs and conditions. */

import { withFixes } from "../../ui/diagnostics.js";
import { button, byId, fill, make, show } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { askLab, editorLab, session } from "./session.js";
import { editor } from "./editor.js";
import { openText } from "./view.js";

/** Asks for the new name of the card that stands at a place; false where none does. */
export function startRename(at) {
  const name = cardAt(session.text, at);
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

/** The name of the card of which this place is part, or null. */
function cardAt(text, at) {
  for (const { name } of session.reading?.outline.cards || []) {
    for (
      let from = text.lastIndexOf(name, at);
      from >= 0 && from + name.length >= at;
      from = text.lastIndexOf(name, from - 1)
    ) {
      if (standsAlone(text, from, name.length)) return name;
      if (from === 0) break;
    }
  }
  return null;
}

/** What a name ends at, in programs, conditions and keys alike. */
const NAME_END = /[\s.|()[\]{};:,"'!#]/;

function standsAlone(text, from, length) {
  const ends = (letter) => letter === undefined || NAME_END.test(letter);
  return ends(text[from - 1]) && ends(text[from + length]);
}

async function renameCard(name, wanted) {
  if (wanted === name || !canBeName(wanted)) {
    showDeckTrouble(say("odds.editor.no-name", { name: wanted }));
    return;
  }
  const text = session.text;
  const answer = await askLab(editorLab, "yisp." + "tokens", { yaml: text });
  const places = [...keysOf(name), ...uses(text, name, answer.result.tokens)];
  endRename();
  openText(
    withFixes(
      text,
      places.map(({ from, to }) => ({ from, to, fix: wanted })),
    ),
    { name: session.name, step: true },
  );
}

/** A name that stands in programs without quotes, and that no other card or alias has. */
function canBeName(wanted) {
  const taken = session.reading.outline.cards.some((card) => card.name === wanted);
  return wanted !== "" && !taken && !NAME_END.test(wanted) && !/^[0-9:]/.test(wanted);
}

function keysOf(name) {
  return session.reading.outline.cards.filter((card) => card.name === name);
}

/** Where programs and conditions speak of a card. */
function uses(text, name, tokens) {
  const places = [];
  for (const token of tokens.filter(({ kind }) => kind === "cards" || kind === "condition" || kind === "word")) {
    const inside = text.slice(token.from, token.to);
    for (let at = inside.indexOf(name); at >= 0; at = inside.indexOf(name, at + name.length)) {
      const from = token.from + at;
      const attribute = /[aA]:$/.test(inside.slice(0, at));
      if (standsAlone(text, from, name.length) && !attribute) places.push({ from, to: from + name.length });
    }
  }
  return places;
}

export function showDeckTrouble(words) {
  byId("odds-trouble").textContent = words;
  show(byId("odds-trouble"), words !== "");
}
