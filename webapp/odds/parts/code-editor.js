/*
 * The code editor for deck files: colours by the compiler's own tokens, completion, explanations under the pointer,
 * renaming.
 */

import { make } from "../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { codeEditor } from "../../base/editor/code-editor.js";
import { EditorSwitch } from "../../base/editor/editor-switch.js";
import { plainEditor } from "../../base/editor/plain-editor.js";
import { applyDeckFixes, takeText } from "../state/actions.js";
import { editor, useEditor } from "../state/editor.js";
import { markEditor } from "../state/marks.js";
import { odds } from "../state/state.js";
import { completionOf, meaningAt, tokensIn } from "../state/text-actions.js";
import { startRename } from "./rename.js";

const KEPT_PLAIN = "odds-plain";

/** Longer texts are coloured by YAML alone. */
const COLOURED_LENGTH = 100_000;

export const editorSwitch = new EditorSwitch({
  key: "odds",
  kept: KEPT_PLAIN,
  plain: plainDeckEditor,
  rich: (text) =>
    codeEditor(text, {
      id: "odds-text",
      label: "odds.box.label",
      language: "yaml",
      notes: () => odds.get().reading?.notes || [],
      fix: (note) => applyDeckFixes([note]),
      changed: (now) => takeText(now),
      tokens: tokensOf,
      complete: completionAt,
      hover: hoverAt,
      keys: [{ key: "F2", run: (at) => startRename(at) }],
    }),
  current: () => editor,
  use: useEditor,
  drawn: () => markEditor(),
});

export function plainDeckEditor() {
  return plainEditor(
    {
      id: "odds-text",
      "data-say-placeholder": "odds.box.placeholder",
      "data-say-aria-label": "odds.box.label",
      "aria-describedby": "odds-box-hint",
    },
    (text) => takeText(text),
  );
}

async function tokensOf(text) {
  if (text.length > COLOURED_LENGTH) return null;
  const answer = await tokensIn(text);
  return answer?.ok
    ? answer.result.tokens.map(({ from, to, kind }) => ({ from, to, class: "yisp-" + kind }))
    : null;
}

/** What can stand at a place; null where nothing is to be offered yet. */
async function completionAt(text, at, wantedNow, word) {
  if (!wantedNow && !word && !/[(|.]$|[:{,] $/.test(text.slice(Math.max(0, at - 2), at))) return null;
  const answer = await completionOf(text, at);
  if (!answer?.ok || answer.result.items.length === 0) return null;
  const { from, to, items } = answer.result;
  const written = text.slice(from, at);
  const attributes = written.startsWith("a:") || written.startsWith("A:");
  return {
    from,
    to: Math.max(to, at),
    options: items
      .filter((item) => !attributes || item.kind === "attribute")
      .map((item, i) => ({
        label: item.label,
        // keys and their values in their usual order, the rest by the alphabet
        boost: item.kind === "key" || item.kind === "value" ? -i : 0,
        apply: item.kind === "key" && text[to] !== ":" ? item.label + ": " : item.label,
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
  const answer = await meaningAt(text, at);
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
