/*
 * The form of a deck file: its cards, topics and combos. It is another view of the text, which stays what it is:
 * each change is made in its place, and what the form does not show is listed with the way to it.
 */

import { placeName } from "../../base/ui/diagnostics.js";
import { button, byId, fill, make } from "../../base/ui/elements.js";
import { afterPress } from "../../base/ui/press.js";
import { offer } from "../../base/ui/scripts.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { canUndo, undoReplaced } from "../../base/views/undo.js";
import { cardsPart } from "./cards.js";
import { deckChoice } from "./from-deck.js";
import { lineButton, otherTexts } from "./in-text.js";
import { askForm, formState, readForm } from "./state.js";
import { topicsPart } from "./topics.js";

export async function drawForm() {
  try {
    await readForm();
  } catch (broken) {
    formState.trouble = say("lab.failed", { reason: broken.message });
  }
  afterPress(redraw);
}

/** Draws what was read; a field in which somebody is writing keeps its text, and where the next letter goes. */
function redraw() {
  const host = byId("odds-form");
  const field = /** @type {?} */ (document.activeElement);
  const written = host.contains(field) && field.value !== field.defaultValue ? field.value : null;
  const { id, selectionStart, selectionEnd } = field;
  const whole = String(document.getSelection()) === field.value;
  fill(host, formParts());
  const again = id !== "" && host.contains(byId(id)) ? byId(id) : null;
  if (!again) return;
  again.focus({ preventScroll: true });
  if (!(again instanceof HTMLInputElement) || again.type === "checkbox") return;
  const text = written ?? again.value;
  // a field for numbers has no place of the cursor; a new text has the cursor at its end
  again.value = "";
  again.value = text;
  if (written !== null) keepReporting(again);
  if (whole) again.select();
  else if (typeof selectionStart === "number") again.setSelectionRange(selectionStart, selectionEnd);
}

/** Reports a text that a script put into a field as changed; browsers report only what they saw being written. */
function keepReporting(field) {
  const report = () => field.dispatchEvent(new Event("change"));
  field.addEventListener("keydown", (event) => event.key === "Enter" && report());
  field.addEventListener("blur", report);
}

function formParts() {
  const { form, refusals, trouble } = formState;
  return [
    make(
      "div",
      { class: "actions" },
      deckChoice(redraw),
      button(say("form.undo"), () => undoReplaced("odds"), {
        id: "form-undo",
        class: "plain",
        hidden: !canUndo("odds"),
      }),
    ),
    make("p", { id: "form-trouble", class: "trouble", role: "alert", hidden: trouble === "" }, trouble),
    form ? [cardsPart(form, redraw), topicsPart(form, redraw), otherTexts(form)] : unreadable(refusals),
  ];
}

/** Why there is no form, and where. */
function unreadable(refusals) {
  return make(
    "section",
    null,
    make("p", null, say("form.unreadable")),
    make(
      "ul",
      { class: "notes" },
      refusals
        .slice(0, 3)
        .map((one, i) =>
          make(
            "li",
            { class: "note error" },
            make("span", null, sayDiagnostic(one)),
            typeof one.from === "number" && lineButton("form-bad-" + i, one, placeName(one, formState.text)),
          ),
        ),
    ),
  );
}

offer("form", { drawForm, askForm });
