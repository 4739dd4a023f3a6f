/*
 * The editor proper, as the views use it: line numbers, colours, completion, explanations under the pointer. What it
 * knows of a language comes from the view.
 */

import { make } from "../ui/elements.js";
import { say, sayDiagnostic, wordAt } from "../ui/words.js";
import { textFixName } from "./fix-name.js";

/** So long typing rests before the colours follow, in milliseconds. */
const COLOUR_AFTER = 120;

/**
 * @param {string} text
 * @param {{
 *   id: string, label: string, language: string, notes: function(): !Array<!Diagnostic>,
 *   fix: function(!Diagnostic): void, changed: function(string, boolean): void,
 *   undo: ((function(string): boolean)|undefined),
 *   tokens: ((function(string): !Promise<?Array<!Object>>)|undefined),
 *   complete: function(string, number, boolean, ?Object): !Promise<?Object>,
 *   hover: function(string, number): !Promise<?Object>, keys: !Array<!Object>
 * }} view id: of the text; label: the path of its name; notes(): the remarks about the text; fix(note): applies a fix;
 *   changed(text, moved): moved if the editor went back or forth in its history; undo(move): goes further back or forth
 *   than that history, and returns whether there was a step; tokens(text): [{from, to, class}] where the view colours
 *   more than the language itself; complete(text, at, wanted, word): {from, to, options}; hover(text, at): {from, to,
 *   dom}; keys: further bindings
 */
export function codeEditor(text, view) {
  const element = make("div", { class: "code-host" });
  const root = element.attachShadow({ mode: "open" });
  const parent = make("div", { class: "code" });
  const sheet = make("link", { rel: "stylesheet", href: "css/editor.css" });
  // transparent and not hidden: it keeps the keyboard and its size, and shows no colours that are not those of the page
  parent.style.opacity = "0";
  for (const end of ["load", "error"]) {
    sheet.addEventListener(end, () => {
      parent.style.opacity = "";
    });
  }
  root.append(sheet, parent);
  /** @type {?CodeEditor} */
  let inner = null;
  let colourTimer = 0;

  const colour = async () => {
    const shown = inner.text;
    const tokens = await view.tokens(shown);
    if (tokens && inner.text === shown) inner.setTokens(tokens);
  };
  const colourSoon = () => {
    clearTimeout(colourTimer);
    if (view.tokens) colourTimer = setTimeout(colour, COLOUR_AFTER);
  };

  return {
    rich: true,
    element,
    mount() {
      inner = Cardbench.editor.mount({
        parent,
        root,
        doc: text,
        language: view.language,
        attributes: {
          id: view.id,
          tabindex: "0",
          "aria-label": say(view.label),
          spellcheck: "false",
          autocorrect: "off",
          autocapitalize: "off",
        },
        phrases: phrases(),
        changed(now, moved) {
          colourSoon();
          view.changed(now, moved);
        },
        undo: view.undo,
        complete: (at, wanted, word) => view.complete(inner.text, at, wanted, word),
        hover: (at) => view.hover(inner.text, at),
        keys: view.keys,
      });
      if (view.tokens) colour();
    },
    get text() {
      return inner.text;
    },
    get position() {
      return inner.position;
    },
    setText(now) {
      inner.setText(now);
      colourSoon();
    },
    mark(places) {
      inner.setMarks(
        places.filter((place) => place.kind === "active").map(({ from, to }) => ({ from, to, class: "active" })),
      );
      inner.setNotes(view.notes().filter((note) => typeof note.from === "number").map((note) => shown(note, view.fix)));
      this.active = places.find((place) => place.kind === "active");
    },
    show() {
      if (this.active) inner.show(this.active.from);
    },
    select: (from, to) => inner.select(from, to),
    focus: () => inner.focus(),
    destroy: () => inner.destroy(),
    speak() {
      inner.setPhrases(phrases());
    },
  };
}

/** The sentences of the editor itself, by their English words. */
function phrases() {
  return Object.fromEntries(
    Object.keys(wordAt("editor").phrases).map((phrase) => [phrase, say("editor.phrases." + phrase)]),
  );
}

/** A remark as the editor shows it, with its fix. */
function shown(note, fix) {
  return {
    from: note.from,
    to: note.to,
    severity: note.severity,
    message: sayDiagnostic(note),
    actions: note.fix === undefined ? [] : [{ name: textFixName(note), apply: () => fix(note) }],
  };
}
