/* The collection beside the decks of the text: owned and missing copies, and the missing copies to take along. */

import { announce } from "../../../base/ui/announce.js";
import { choice } from "../../../base/ui/choice.js";
import { copyButton } from "../../../base/ui/clipboard.js";
import { button, byId, fill, keepingFocus, make, oneLine } from "../../../base/ui/elements.js";
import { pageLanguage, say, sayDiagnostic } from "../../../base/ui/words.js";
import { LabConnection } from "../../../base/workers/lab-connection.js";
import { askList } from "../cards/list-lab.js";
import { saveText } from "../cards/deck-file.js";
import { cardKey } from "../parts/missing-mark.js";
import { deckState, deckStore } from "../state/state.js";
import { closeCollection, collectionFile, isKept, keepCollection, openCollection } from "./file.js";
import { dustOf, wantedDecks } from "./wanted.js";

const collectionLab = new LabConnection("collection-lab");

/** No file of a collection is larger, in bytes. */
const FILE_LIMIT = 32 * 1048576;

const ENDINGS = { csv: "csv", markdown: "md" };

/** Whether all decks are to exist at the same time. */
let apart = false;

/** The form of the shopping list. */
let form = "plain";

/** The last request, the numbers of its decks, and its answer: {request, numbers, answer, forms}. */
let last = null;

/** The fault of the last file, in words; empty without one. */
let trouble = "";

/** Draws the copies of the decks of a reading that the collection has. */
export function drawCollection(reading) {
  const file = collectionFile();
  const decks = file && wantedDecks(reading);
  if (!decks?.length) {
    draw(reading, null);
    return;
  }
  const request = JSON.stringify({
    op: "collection.compare",
    collection: file.text,
    decks: decks.map(({ deck }) => deck),
    together: apart ? "apart" : "shared",
  });
  if (last?.request === request) {
    if (last.answer) draw(reading, last);
    return;
  }
  last = { request, numbers: decks.map(({ number }) => number), answer: null, forms: new Map() };
  answerTo(reading, last);
}

async function answerTo(reading, asked) {
  try {
    const answer = JSON.parse(await collectionLab.call(asked.request));
    asked.forms = answer.ok ? await formsOf(answer.result.missing) : new Map();
    asked.answer = answer;
  } catch (missing) {
    // without network, on a first visit
    if (last === asked) last = null;
    trouble = say("collected.failed");
    draw(deckState().reading, null);
    return;
  }
  if (last !== asked || deckState().reading.text !== reading.text) return;
  trouble = "";
  draw(deckState().reading, asked);
  markRows(reading.text, asked);
  const { together } = asked.answer.result || {};
  if (together) announce(summary(deckState().reading, together));
}

/** Shows on the rows of each deck how many copies are missing. */
function markRows(text, { numbers, answer }) {
  const decks = (answer.result?.decks || []).map(({ rows }, i) => {
    const missing = rows.filter((row) => row.missing > 0);
    return [numbers[i], new Map(missing.map((row) => [cardKey(row, deckState().reading.list), row]))];
  });
  deckStore.set({ missing: { text, decks: new Map(decks) }, revision: deckState().revision + 1 });
}

/** The shopping list in each form that can hold it. */
async function formsOf(text) {
  if (text === "") return new Map();
  const read = await askList("read", { text });
  const outputs = read.ok ? read.result.outputs : [];
  const written = await Promise.all(outputs.map((to) => askList("write", { text, to })));
  const forms = outputs.flatMap((to, i) => (written[i].ok ? [[to, written[i].result.text]] : []));
  return new Map([["plain", text], ...forms]);
}

function draw(reading, shown) {
  const place = byId("collection");
  if (!place) return;
  const file = collectionFile();
  keepingFocus(() =>
    fill(
      place,
      make("h2", null, say("collected.title")),
      !file && make("p", { class: "quiet" }, say("collected.about")),
      trouble && make("p", { class: "note error", role: "alert" }, trouble),
      shown && resultOf(reading, shown),
      fileButtons(file),
    ),
  );
}

function fileButtons(file) {
  const chooser = make("input", {
    type: "file",
    class: "unseen",
    tabindex: "-1",
    "aria-hidden": "true",
    id: "collection-file",
    change: (event) => take(event.target.files[0]),
  });
  const open = button(say(file ? "collected.reopen" : "collected.open"), () => chooser.click(), {
    id: "collection-open",
    class: file ? null : "first",
  });
  const close = () => {
    closeCollection();
    last = null;
    deckStore.set({ missing: null, revision: deckState().revision + 1 });
    drawCollection(deckState().reading);
  };
  const store = () => {
    if (!keepCollection()) trouble = say("collected.not-kept");
    announce(say(isKept() ? "collected.kept" : "collected.not-kept"));
    if (last?.answer) draw(deckState().reading, last);
  };
  return make(
    "div",
    { class: "actions" },
    chooser,
    file && make("span", { class: "quiet" }, oneLine(file.name)),
    open,
    file && !isKept() && button(say("collected.keep"), store, { id: "collection-keep" }),
    file && button(say(isKept() ? "collected.forget" : "collected.close"), close, { id: "collection-close" }),
  );
}

async function take(file) {
  if (!file) return;
  trouble = "";
  if (file.size > FILE_LIMIT) {
    trouble = say("collected.too-large", { name: oneLine(file.name) });
  } else {
    try {
      await openCollection(file);
    } catch (unreadable) {
      trouble = say("collected.unreadable", { name: oneLine(file.name) });
    }
  }
  drawCollection(deckState().reading);
}

function resultOf(reading, { answer, forms }) {
  const notes = answer.diagnostics.map((note) =>
    make(
      "li",
      { class: "note " + note.severity },
      note.line ? say("collected.line", { line: note.line }) + " " : "",
      sayDiagnostic(note),
    ),
  );
  /** @type {?CollectionCompareResult} */
  const result = answer.result || answer.partial || null;
  if (!result) return make("ul", { class: "notes" }, notes);
  const { collection, decks, together } = result;
  return [
    make(
      "p",
      { class: "quiet" },
      say("collected.size", { cards: collection.cards, copies: collection.copies }),
    ),
    make("p", { id: "collection-summary" }, make("strong", null, summary(reading, together))),
    !reading.list &&
      decks.length < reading.found.length &&
      make("p", { class: "quiet" }, say("collected.left-out", { n: reading.found.length - decks.length })),
    decks.length > 1 && [
      make(
        "ul",
        { class: "found" },
        decks.map((deck) => make("li", null, oneLine(deck.title) + ": " + summary(reading, deck))),
      ),
      make(
        "label",
        { class: "choice" },
        make("input", {
          type: "checkbox",
          id: "collection-apart",
          checked: apart,
          change: (event) => {
            apart = event.target.checked;
            drawCollection(deckState().reading);
          },
        }),
        say("collected.apart"),
      ),
    ],
    cardsOf(together),
    forms.size > 0 && shoppingList(reading, forms),
    notes.length > 0 && make("ul", { class: "notes" }, notes),
  ];
}

/** You have 27 of 30: the missing cards and their price. */
function summary(reading, part) {
  const { dust, leastDust, dustLeftOut } = dustOf(reading, part.rows);
  return [
    say("collected.owned", { owned: part.owned, copies: part.copies }),
    part.missing > 0 && say("collected.missing", { n: part.missing }),
    dust !== undefined && say("collected.dust", { dust: dust.toLocaleString(pageLanguage()) }),
    leastDust !== undefined &&
      say("collected.least-dust", { dust: leastDust.toLocaleString(pageLanguage()), n: dustLeftOut }),
  ]
    .filter((words) => words)
    .join(" \u00b7 ");
}

function cardsOf({ rows }) {
  const missing = rows.filter((row) => row.missing > 0);
  const unknown = rows.filter((row) => row.owned === undefined);
  const owned = rows.filter((row) => row.owned !== undefined && row.missing === 0);
  return [
    missing.length > 0 && cardList(missing, (row) => say("collected.has", { owned: row.owned, count: row.count })),
    unknown.length > 0 && folded("collected.unknown", unknown),
    owned.length > 0 && folded("collected.all-there", owned),
  ];
}

function folded(words, rows) {
  return make(
    "details",
    { class: "more" },
    make("summary", null, say(words, { n: rows.length })),
    cardList(rows, () => ""),
  );
}

/** The name of a card; without one its id, or its set and number. */
function nameOf({ name, id, set, number }) {
  if (name) return oneLine(name);
  if (id) return say("deck.unknown-card", { id: oneLine(id) });
  return oneLine(set + " " + number);
}

function cardList(rows, remark) {
  return make(
    "ul",
    { class: "cards" },
    rows.map((row) =>
      make(
        "li",
        null,
        make(
          "span",
          { class: "card" },
          make("span", { class: "count" }, (row.missing || row.count) + "\u00d7"),
          make(
            "span",
            null,
            nameOf(row) + " ",
            make("small", { class: "quiet" }, remark(row)),
          ),
        ),
      ),
    ),
  );
}

function shoppingList(reading, forms) {
  if (!forms.has(form)) form = "plain";
  return make(
    "div",
    { class: "actions" },
    copyButton("copy-missing", "collected.copy", () => forms.get(form), { picture: "copy", look: "first" }),
    choice("collection-form", "collected.form", [...forms.keys()], (one) => say("lists.as." + one), form, (chosen) => {
      form = chosen;
    }),
    button(
      say("deck.save"),
      () => saveText(say("collected.shopping"), ENDINGS[form] || "txt", forms.get(form)),
      { id: "collection-save" },
    ),
  );
}
