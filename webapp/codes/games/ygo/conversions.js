/*
 * The same deck in the other formats, and as a list of names: each is shown, to be read and selected, and copied. What
 * cannot hold the deck gives the reason.
 */

import { ask } from "../../../base/core/ask.js";
import { announce } from "../../../base/ui/announce.js";
import { copyText } from "../../../base/ui/clipboard.js";
import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { listText } from "./kinds.js";

/** The list of names, among the formats. */
const NAMES = "names";

/** No text is shown in more lines before it scrolls. */
const MOST_LINES = 16;

/** The format that is shown, and the text of the reading that it was requested. */
let opened = { kind: "", of: "" };

function titleOf(kind) {
  return kind === NAMES ? say("ygo.names") : say("kind." + kind);
}

/** The result of an answer; the reason of a refusal is shown below the buttons. */
export function resultOrTrouble(answer) {
  const errors = answer.diagnostics.filter((note) => note.severity === "error").slice(0, 3);
  byId("as-trouble").textContent = errors.map(sayDiagnostic).join(" ");
  byId("as-trouble").hidden = answer.ok;
  return answer.ok ? answer.result : null;
}

/** The deck in a format, or null where the format cannot hold it. */
function textAs(kind, deck, shown) {
  if (kind === NAMES) return { ok: true, result: { text: listText(shown) }, diagnostics: [] };
  return ask("encode", { deck: { kind, main: deck.main, extra: deck.extra, side: deck.side } });
}

/**
 * The buttons, one for each format, and the text that was requested last.
 *
 * @param {!CodeReading} reading
 * @param {!Array<string>} kinds the formats
 * @param {!Object} deck
 * @param {?Object} shown the deck with its names, as the core shows it; null as long as it is not known. Without a card
 *     there is no list of names
 */
export function conversionButtons(reading, kinds, deck, shown) {
  const hasCards = shown?.sections.some((section) => section.rows.length > 0);
  const offered = hasCards ? [...kinds, NAMES] : kinds;
  return offered.map((kind) =>
    button(titleOf(kind), (event) => convert(event.currentTarget, reading, kind, deck, shown), { id: "as-" + kind }),
  );
}

/** The place of the text; what was open stays open while the deck stays the same. */
export function conversionPlace(reading, deck, shown) {
  const { kind, of } = opened;
  const open = of === reading.text && kind !== "" && (kind !== NAMES || shown);
  const answer = open ? textAs(kind, deck, shown) : null;
  return make("div", { id: "as-shown" }, answer?.ok && shownText(kind, answer.result.text));
}

function shownText(kind, text) {
  const rows = Math.min(MOST_LINES, text.split("\n").length + 1);
  return make(
    "label",
    { class: "shown-text" },
    make("span", null, titleOf(kind)),
    make("textarea", { id: "as-text", readonly: true, rows, spellcheck: "false" }, text),
  );
}

async function convert(pressed, reading, kind, deck, shown) {
  const result = resultOrTrouble(textAs(kind, deck, shown));
  if (!result) return;
  opened = { kind, of: reading.text };
  fill(byId("as-shown"), shownText(kind, result.text));
  const answer = say((await copyText(result.text)) ? "clipboard.copied" : "clipboard.copy-by-hand");
  pressed.textContent = answer;
  announce(answer);
  setTimeout(() => {
    pressed.textContent = titleOf(kind);
  }, 1600);
}
