/*
 * The box that cards are written in. Under its text lies the same text, invisible, which bears the marks; what can be
 * written at the cursor is offered below.
 */

import { button, byId, fill, make } from "../../ui/elements.js";
import { drawMarks } from "../../ui/marked-text.js";
import { say } from "../../ui/words.js";
import { askCore, session } from "./session.js";
import { openCards, takeCards } from "./view.js";

let cardMarks = [];
let completionNumber = 0;

export function cardEditor() {
  return make(
    "div",
    { class: "box deck-text", id: "wizard-editor" },
    make(
      "div",
      { class: "sheet" },
      make("div", { id: "wizard-marks", class: "marks", "aria-hidden": "true" }),
      make("textarea", {
        id: "wizard-text",
        rows: "12",
        spellcheck: "false",
        autocomplete: "off",
        autocapitalize: "off",
        autocorrect: "off",
        "data-say-placeholder": "wizard.box.placeholder",
        "aria-describedby": "wizard-box-hint",
        input: (event) => takeCards(event.target.value),
        keydown: offerByKey,
      }),
    ),
  );
}

export function markCards(marks) {
  cardMarks = marks.filter((mark) => mark.from <= mark.to && mark.to <= session.text.length);
  drawMarks(byId("wizard-text").value, cardMarks, byId("wizard-marks"));
}

export function selectInCards(from, to) {
  const box = byId("wizard-text");
  box.focus({ preventScroll: true });
  box.setSelectionRange(from, to);
  showInCards(from, to);
}

/** Marks a place, and brings it into sight, without taking the keyboard there. */
export function showInCards(from, to) {
  markCards([...cardMarks.filter((mark) => mark.kind !== "active"), { from, to, kind: "active" }]);
  const active = byId("wizard-marks").querySelector(".active");
  const frame = byId("wizard-editor");
  if (active) {
    const above = active.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    if (above < 0 || above > frame.clientHeight - 60) frame.scrollTop += above - frame.clientHeight / 3;
  }
}

/** Ctrl and space, as in every editor. */
function offerByKey(event) {
  if (event.key === " " && event.ctrlKey) {
    event.preventDefault();
    offerWords();
  }
}

/** Asks what can be written at the cursor, and offers it as buttons. */
export async function offerWords() {
  const number = ++completionNumber;
  const offset = byId("wizard-text").selectionStart;
  const { result } = await askCore("complete", { text: session.text, offset });
  if (number !== completionNumber) return;
  fill(
    byId("wizard-offers"),
    result.items.length === 0
      ? make("p", { class: "quiet" }, say("wizard.box.nothing"))
      : make(
          "ul",
          { class: "offers" },
          result.items.map((item, i) => make("li", null, offerButton(item, i, result))),
        ),
  );
  byId("wizard-offer-0")?.focus();
}

function offerButton(item, i, { from, to }) {
  return button(item.label, () => insertWord(item, from, to), {
    id: "wizard-offer-" + i,
    class: "plain",
    "data-extension": item.extension,
    title: item.extension ? say("wizard.box.extension") : null,
  });
}

function insertWord(item, from, to) {
  const written = item.kind === "key" && !/^\s*:/.test(session.text.slice(to)) ? item.insert + ": " : item.insert;
  openCards(session.text.slice(0, from) + written + session.text.slice(to));
  fill(byId("wizard-offers"));
  selectInCards(from + written.length, from + written.length);
}
