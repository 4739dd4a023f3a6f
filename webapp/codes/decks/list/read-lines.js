/* What was read of a list and what was not: each doubtful line between its neighbours, with what would mend it. */

import { button, make } from "../../../base/ui/elements.js";
import { icon } from "../../../base/ui/icons.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { applyFixes, noteActions } from "../parts/notes.js";
import { statedCounts } from "./head.js";

/** So many doubtful lines are shown with their neighbours; the others are behind a press. */
const SHOWN = 3;

/** The longest line that may be a card without its number, in characters. */
const MOST_OF_NAME = 60;

/** The panel; null of a list of which every line was read and nothing is stated that could be checked. */
export function readLines({ list, notes, text }) {
  const stated = statedCounts(list.read);
  if (notes.length === 0 && stated.length < 2) return null;
  const cards = list.read.lines.filter(({ line }) => line === "card").length;
  const items = notes.map((note, i) => doubt(note, i, text));
  return make(
    "section",
    { id: "read", class: "pane read" },
    make("h3", null, say("lists.read")),
    make(
      "ul",
      { class: "met" },
      met(say("lists.card-lines", { lines: cards, cards: list.read.copies })),
      stated.length > 1 && met(say("lists.headings-add-up", { sum: stated.join(" + ") })),
    ),
    items.slice(0, SHOWN),
    items.length > SHOWN &&
      make(
        "details",
        { class: "more" },
        make("summary", null, say("notes.more", { n: items.length - SHOWN })),
        items.slice(SHOWN),
      ),
  );
}

function met(words) {
  return make("li", null, icon("check"), make("span", null, words));
}

/** A note with its line and the lines around it. */
function doubt(note, i, text) {
  const placed = typeof note.from === "number";
  return make(
    "div",
    { class: "doubt" },
    placed && neighbours(note, text),
    make(
      "div",
      { class: "note check " + note.severity },
      make("span", { class: "unseen" }, say("lists.remark") + " "),
      make("span", null, sayDiagnostic(note)),
      make("span", { class: "note-actions" }, noteActions(note, i, text), cardFixes(note, i, text)),
    ),
  );
}

/** The line of a note, the one before it and the one behind it, numbered as in the text. */
function neighbours({ from }, text) {
  const lines = text.split("\n");
  const at = text.slice(0, from).split("\n").length - 1;
  const first = Math.max(0, at - 1);
  return make(
    "ol",
    { class: "lines", start: String(first + 1) },
    lines
      .slice(first, at + 2)
      .map((line, i) => make("li", { class: first + i === at ? "marked" : null }, line.slice(0, 2 * MOST_OF_NAME))),
  );
}

/** The buttons of a line without a number: to add a copy, unless it is read as one, and to leave the line out. */
function cardFixes({ code, from, to }, i, text) {
  const unread = code === "decklist.unread";
  if (!unread && code !== "decklist.no-count") return null;
  const name = text.slice(from, to).replace(/[?!*.,;:\s]+$/, "").trim();
  const isName = /^\p{L}/u.test(name) && name.length <= MOST_OF_NAME;
  const fix = (words, id, change, end) =>
    button(words, () => applyFixes([{ from, to: end, fix: change }]), { id: id + "-" + i, class: "plain" });
  // an empty line would divide the cards above from those below
  const lineEnd = text[to] === "\n" ? to + 1 : to;
  return [
    unread && isName && fix(say("lists.add-card", { card: name }), "add-card", "1 " + name, to),
    fix(say("lists.leave-out"), "leave-out", "", lineEnd),
  ];
}
