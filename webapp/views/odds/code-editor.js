/*
 * The editor proper: colours, completion, explanations under the pointer, renaming. It takes the place of the plain box
 * once it is loaded, unless the reader wants the box.
 */

import { fixName } from "../../ui/diagnostics.js";
import { byId, fill, make } from "../../ui/elements.js";
import { loadScript } from "../../ui/scripts.js";
import { keep, recall } from "../../ui/storage.js";
import { say, sayAll, sayDiagnostic, wordAt } from "../../ui/words.js";
import { plainEditor } from "./plain-editor.js";
import { applyDeckFixes, drawRemarks } from "./remarks.js";
import { startRename } from "./rename.js";
import { latestOnly, session } from "./session.js";
import { editor, useEditor } from "./editor.js";
import { takeText } from "./view.js";

const KEPT_PLAIN = "odds-plain";

/** So long typing rests before the colours follow, in milliseconds. */
const COLOUR_AFTER = 120;

/** Longer texts are coloured by YAML alone. */
const COLOURED_LENGTH = 100_000;

const askTokens = latestOnly();
const askCompletion = latestOnly();
const askHover = latestOnly();

let switching = false;

/** Puts the editor in the place of the box, with what is written in it. Never between two keys of a word. */
export async function mountCodeEditor() {
  if (switching || editor.rich || recall(KEPT_PLAIN, false)) return;
  switching = true;
  try {
    if (!Cardbench.editor) await loadScript("editor.js");
    const mounted = codeEditor(editor.text, (text) => takeText(text));
    const focused = document.activeElement === byId("odds-text");
    fill(byId("odds-editor"), mounted.element);
    useEditor(mounted);
    mounted.mount();
    if (focused) mounted.focus();
    drawRemarks();
  } catch (missing) {
    // Without network on a first visit: the box does all that matters.
    keep(KEPT_PLAIN, false);
  }
  switching = false;
  drawEditorSwitch();
}

/** From the editor to the box and back, as the reader likes it. */
export function switchEditor() {
  const plain = editor.rich;
  keep(KEPT_PLAIN, plain);
  if (plain) {
    const text = editor.text;
    editor.destroy();
    useEditor(plainEditor((changed) => takeText(changed)));
    fill(byId("odds-editor"), editor.element);
    sayAll(byId("odds-editor"));
    editor.setText(text);
    drawRemarks();
    drawEditorSwitch();
  } else {
    mountCodeEditor();
  }
}

export function drawEditorSwitch() {
  byId("odds-switch").textContent = say(editor.rich ? "odds.editor.plain" : "odds.editor.rich");
}

function codeEditor(text, changed) {
  const element = make("div", { class: "code-host" });
  const root = element.attachShadow({ mode: "open" });
  const parent = make("div", { class: "code" });
  root.append(make("link", { rel: "stylesheet", href: "css/editor.css" }), parent);
  /** @type {?CodeEditor} */
  let inner = null;
  let colourTimer = 0;

  const colour = async () => {
    const shown = inner.text;
    if (shown.length > COLOURED_LENGTH) return;
    const answer = await askTokens("yisp." + "tokens", { yaml: shown }).catch(() => null);
    if (answer?.ok && inner.text === shown) {
      inner.setTokens(answer.result.tokens.map(({ from, to, kind }) => ({ from, to, class: "yisp-" + kind })));
    }
  };
  const colourSoon = () => {
    clearTimeout(colourTimer);
    colourTimer = setTimeout(colour, COLOUR_AFTER);
  };

  return {
    rich: true,
    element,
    mount() {
      inner = Cardbench.editor.mount({
        parent,
        root,
        doc: text,
        attributes: {
          id: "odds-text",
          tabindex: "0",
          "aria-label": say("odds.box.label"),
          spellcheck: "false",
          autocorrect: "off",
          autocapitalize: "off",
        },
        phrases: editorPhrases(),
        changed(now) {
          colourSoon();
          changed(now);
        },
        complete: (at, wantedNow, word) => completionAt(inner.text, at, wantedNow, word),
        hover: (at) => hoverAt(inner.text, at),
        keys: [{ key: "F2", run: (at) => startRename(at) }],
      });
      colour();
    },
    get text() {
      return inner.text;
    },
    setText(now) {
      inner.setText(now);
      colourSoon();
    },
    mark(places) {
      inner.setMarks(
        places.filter((place) => place.kind === "active").map(({ from, to }) => ({ from, to, class: "active" })),
      );
      inner.setNotes(notesForEditor());
      this.active = places.find((place) => place.kind === "active");
    },
    show() {
      if (this.active) inner.show(this.active.from);
    },
    select: (from, to) => inner.select(from, to),
    focus: () => inner.focus(),
    destroy: () => inner.destroy(),
    speak() {
      inner.setPhrases(editorPhrases());
    },
  };
}

/** What the editor itself says, by its English words. */
function editorPhrases() {
  return Object.fromEntries(
    Object.keys(wordAt("odds").phrases).map((phrase) => [phrase, say("odds.phrases." + phrase)]),
  );
}

/** The remarks as the editor shows them, each with its fix. */
function notesForEditor() {
  return (session.reading?.notes || [])
    .filter((note) => typeof note.from === "number")
    .map((note) => ({
      from: note.from,
      to: note.to,
      severity: note.severity,
      message: sayDiagnostic(note),
      actions: note.fix === undefined ? [] : [{ name: fixName(note), apply: () => applyDeckFixes([note]) }],
    }));
}

/** What can stand at a place; null where nothing is to be offered yet. */
async function completionAt(text, at, wantedNow, word) {
  const before = text[at - 1] || "";
  if (!wantedNow && !word && !"(|.".includes(before)) return null;
  const answer = await askCompletion("yisp." + "complete", { yaml: text, offset: at }).catch(() => null);
  if (!answer?.ok || answer.result.items.length === 0) return null;
  const { from, to, items } = answer.result;
  const written = text.slice(from, at);
  const attributes = written.startsWith("a:") || written.startsWith("A:");
  return {
    from,
    to: Math.max(to, at),
    options: items
      .filter((item) => !attributes || item.kind === "attribute")
      .map((item) => ({
        label: item.label,
        type: item.kind,
        detail: item.kind === "operator" ? item.detail : meaningOf(item),
      })),
  };
}

/** What a word is or does, in the reader's language where the core names the sentence. */
function meaningOf(said) {
  return said.code ? sayDiagnostic({ code: said.code, args: said.args, message: said.detail }) : said.detail;
}

async function hoverAt(text, at) {
  const answer = await askHover("yisp." + "hover", { yaml: text, offset: at }).catch(() => null);
  if (!answer?.ok || typeof answer.result.from !== "number") return null;
  const { from, to, word, cards } = answer.result;
  const detail = meaningOf(answer.result);
  return {
    from,
    to,
    dom: make(
      "div",
      { class: "hover" },
      make("code", null, word),
      detail !== "" && make("span", null, " " + detail),
      cards >= 0 && make("span", null, " \u00b7 " + say("odds.editor.cards", { n: cards })),
    ),
  };
}
