/*
 * The editor in which cards are written: a plain box at first, the code editor once it is loaded. In the box, what can
 * be written at the cursor is offered below; the code editor offers it at the cursor.
 */

import { announce } from "../../base/ui/announce.js";
import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { codeEditor } from "../../base/editor/code-editor.js";
import { EditorSwitch } from "../../base/editor/editor-switch.js";
import { plainEditor } from "../../base/editor/plain-editor.js";
import { followEditor, undoReplaced } from "../../base/views/undo.js";
import { fixCards, openCards, takeCards } from "../state/actions.js";
import { editor, selectInCards, useEditor } from "../state/editor.js";
import { wizard } from "../state/state.js";
import { completionOf } from "../state/word-actions.js";
import { entryAt } from "./entries.js";
import { drawCardRemarks } from "./remarks.js";

const KEPT_PLAIN = "wizard-plain";

let completionNumber = 0;

export const cardEditorSwitch = new EditorSwitch({
  key: "wizard",
  kept: KEPT_PLAIN,
  plain: plainCardEditor,
  rich: (text) =>
    codeEditor(text, {
      id: "wizard-text",
      label: "wizard.box.label",
      language: "json",
      notes: shownNotes,
      fix: (note) => fixCards([note]),
      changed(now, moved) {
        if (!moved || !followEditor("wizard", now)) takeCards(now);
      },
      undo: (move) => undoReplaced("wizard", move),
      complete: completionAt,
      hover: entryAt,
      keys: [],
    }),
  current: () => editor,
  use(next) {
    useEditor(next);
    fill(byId("wizard-offers"));
  },
  drawn: () => drawCardRemarks(),
});

/** An empty text has no faults yet. */
function shownNotes() {
  const { text, reading } = wizard.get();
  return text.trim() === "" ? [] : reading?.diagnostics.filter((note) => note.severity !== "info") || [];
}

function plainCardEditor() {
  return plainEditor(
    {
      id: "wizard-text",
      "data-say-placeholder": "wizard.box.placeholder",
      "data-say-aria-label": "wizard.box.label",
      "aria-describedby": "wizard-box-hint",
      keydown: offerByKey,
    },
    (text) => takeCards(text),
  );
}

/** The frame of the editor, with the plain box in it. */
export function cardEditor() {
  useEditor(plainCardEditor());
  return make("div", { id: "wizard-editor" }, editor.element);
}

/** The words of the editor in the language of the page. */
export function drawCardEditor() {
  if (editor.rich) editor.speak();
  cardEditorSwitch.draw();
  cardEditorSwitch.mount();
}

/** Ctrl and space, as in every editor. */
function offerByKey(event) {
  if (event.key === " " && event.ctrlKey) {
    event.preventDefault();
    offerWords();
  }
}

/** What can be written at a place of the code editor; null where nothing is to be offered yet. */
async function completionAt(text, offset, wanted, word) {
  if (!wanted && !word) return null;
  const [{ result }, sentences] = await completionOf(text, offset);
  if (result.items.length === 0) return null;
  const quoted = text[result.from] === '"' ? 1 : 0;
  return {
    from: Math.min(offset, result.from + quoted),
    to: Math.max(offset, result.to - (text[result.to - 1] === '"' && result.to > offset ? 1 : 0)),
    options: result.items.map((item, i) => ({
      label: item.label,
      insert: writtenAs(item, text.slice(result.to)),
      type: item.kind,
      // the core has the most useful first; what was typed counts more
      boost: Math.max(-99, -i),
      detail: item.extension ? say("wizard.box.extension") : "",
      info: sentences[item.entry],
    })),
  };
}

/** Requests the completions at the cursor, and offers it as buttons. */
export async function offerWords() {
  const number = ++completionNumber;
  const offset = editor.position;
  const [{ result }, sentences] = await completionOf(wizard.get().text, offset);
  if (number !== completionNumber) return;
  fill(
    byId("wizard-offers"),
    result.items.length === 0
      ? make("p", { class: "quiet" }, say("wizard.box.nothing"))
      : make(
          "ul",
          { class: "offers" },
          result.items.map((item, i) => make("li", null, offerButton(item, sentences[item.entry], i, result))),
        ),
  );
  // a screen reader announces the first of them when it has the keyboard
  if (result.items.length === 0) announce(say("wizard.box.nothing"));
  else byId("wizard-offer-0").focus();
}

function offerButton(item, sentence, i, { from, to }) {
  const title = [sentence, item.extension && say("wizard.box.extension")].filter(Boolean).join(" ");
  return button(item.label, () => insertWord(item, from, to), {
    id: "wizard-offer-" + i,
    class: "plain",
    "data-extension": item.extension,
    title: title || null,
  });
}

function insertWord(item, from, to) {
  const written = writtenAs(item, wizard.get().text.slice(to));
  openCards(wizard.get().text.slice(0, from) + written + wizard.get().text.slice(to), null, { fixed: true });
  fill(byId("wizard-offers"));
  selectInCards(from + written.length, from + written.length);
}

/** A name comes with its colon, where none follows. */
function writtenAs(item, behind) {
  return item.kind === "key" && !/^\s*:/.test(behind) ? item.insert + ": " : item.insert;
}
