/*
 * A script of its own, recent.js: the texts that were read last, kept on this device alone; and the button that forgets
 * all that is kept.
 */

import { byId, fill, make } from "../../../base/ui/elements.js";
import { keepsAnything } from "../../../base/ui/forgetting.js";
import { offer } from "../../../base/ui/scripts.js";
import { keep, recall } from "../../../base/ui/storage.js";
import { say } from "../../../base/ui/words.js";
import { acceptText } from "../state/actions.js";
import { cardsPart } from "../state/cards-part.js";
import { codeViews } from "../state/code-views.js";
import { shortReading, shortTitle } from "../state/deck-titles.js";
import { isEmptyDeck, pickedCode, shortText } from "../state/reading.js";
import { forgetButton } from "../../../base/views/forget-button.js";

const RECENT_KEPT = 12;

/** Longer ones are not kept. */
const RECENT_LENGTH = 8000;

/** What was kept last: the deck that is being edited takes its place. */
let keptLast = null;

function remember(reading, edited) {
  const list = reading.list?.text === reading.text;
  const isDeck = reading.ok && codeViews[reading.kind] && !isEmptyDeck(reading);
  const text = list ? reading.text : isDeck ? shortText(reading) : null;
  if (!text || text.length > RECENT_LENGTH) {
    return;
  }
  const isBefore = (one) => one === keptLast && (list ? sharesLines(one, text) : edited);
  const remaining = recentTexts().filter((one) => textOf(one) !== text && !isBefore(textOf(one)));
  keptLast = text;
  keep("recent", [list ? { text, title: cardsPart.listTitle(reading) } : text, ...remaining].slice(0, RECENT_KEPT));
}

/** Whether a list is another one with a few lines changed: most of the lines of one are in the other. */
function sharesLines(before, text) {
  const lines = new Set(before.split("\n"));
  const written = text.split("\n").filter((line) => line.trim() !== "");
  return written.filter((line) => lines.has(line)).length * 2 > written.length;
}

/** A code is kept as its text; a list with its title, since it takes a worker to read one. */
function recentTexts() {
  const kept = recall("recent", []);
  return Array.isArray(kept) ? kept.filter((one) => typeof textOf(one) === "string") : [];
}

function textOf(one) {
  return typeof one === "string" ? one : one?.text;
}

function drawRecent() {
  const texts = recentTexts();
  const open = (text) => acceptText(text, { step: true });
  fill(
    byId("recent"),
    keepsAnything() &&
      make(
        "section",
        { class: "pane" },
        make("h2", null, say("recent.title")),
        make(
          "ul",
          { class: "found" },
          texts.map((text, i) => make("li", null, recentButton(text, "recent-" + i, open))),
        ),
        forgetButton("forget", () => byId("box").focus({ preventScroll: true })),
      ),
  );
}

/** The recent decks that can be compared with the one that is open, as buttons that pass the text on. */
function othersOf({ kind, list, text: open }, press) {
  const isAlike = (one) => (list ? Boolean(one.title) : shortReading(textOf(one)).kind === kind);
  const isOther = (one) => textOf(one) !== open && isAlike(one);
  return recentTexts().filter(isOther).map((one, i) => recentButton(one, "other-" + i, press));
}

function recentButton(one, id, press) {
  const text = textOf(one);
  const reading = shortReading(text);
  const code = pickedCode(reading) || text;
  const title = String(one.title || titleOf(text));
  return make(
    "button",
    { type: "button", id, click: () => press(text) },
    make("span", { class: "found-title" }, title),
    make("code", null, code.length > 24 ? code.slice(0, 23) + "\u2026" : code),
    make("span", { class: "found-hint" }, cardsPart.hint?.(reading, title)),
  );
}

/** The name above the code, which some codes are read for only later, or what the code holds. */
function titleOf(text) {
  return /^### (\S.*)/.exec(text)?.[1] || shortTitle(text);
}

offer("recent", { remember, drawRecent, othersOf });
