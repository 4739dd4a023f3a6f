/* The answer: the deck's name, its facts, whether the game would take it, its cards, and below them its bytes. */

import { GAMES } from "../../games/games.js";
import { ask, readPart } from "../../core/ask.js";
import { copyButton } from "../../ui/clipboard.js";
import { button, byId, fill, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { drawBytes } from "./bytes-part.js";
import { cardsPart, loadCardsPart, prefetchCardsPart } from "./cards-part.js";
import { codeViews, deckTitle } from "./code-views.js";
import { acceptText } from "./input-box.js";
import { shareButton, sharePart } from "./share-button.js";
import { deckState } from "./state.js";
import { canonical, codeOf, verdict } from "./verdict.js";
import { drawDecks } from "./view.js";

/** @param {!CodeReading} reading */
export function drawAnswer(reading) {
  const view = codeViews[reading.kind];
  const shown = reading.deck && view;
  drawBytes(reading);
  let parts = [];
  try {
    parts = answerParts(reading, shown && view);
  } finally {
    fill(byId("answer"), ...parts); // whatever goes wrong, no answer to another text stays
  }
  if (reading.text.trim() !== "" && !cardsPart.pane) {
    prefetchCardsPart();
  }
}

function answerParts(reading, view) {
  if (reading.text.trim() === "") {
    return [welcome()];
  }
  if (!view) {
    return [
      make("p", { class: "quiet nothing" }, say(reading.found.length === 0 ? "answer.nothing" : "answer.unread")),
    ];
  }
  return [head(reading, view), cardsPart.pane ? cardsPart.pane(reading) : groups(reading, view)];
}

function welcome() {
  return make(
    "div",
    { class: "welcome" },
    make("h2", null, say("welcome.title")),
    make(
      "ul",
      null,
      ["deck", "bytes", "game", "edit", "share"].map((point) => make("li", null, say("welcome." + point))),
    ),
    make(
      "p",
      { class: "actions" },
      GAMES.filter((game) => codeViews[game]?.empty).map((kind) =>
        button(say("welcome.new", { deck: say("kind." + kind) }), () => newDeck(kind), { id: "new-" + kind }),
      ),
    ),
  );
}

/** @param {!CodeReading} reading */
function head(reading, view) {
  const deck = reading.deck;
  return make(
    "header",
    { class: "head" },
    make("h2", { class: deck.name ? null : "one-line" }, deckTitle(reading)),
    make(
      "p",
      { class: "facts" },
      view.facts(reading).map((fact) => make("span", null, fact)),
    ),
    reading.ok ? verdict(reading) : make("p", { class: "verdict no partial" }, say("answer.partial")),
    reading.ok && canonical(reading),
    make(
      "div",
      { class: "actions" },
      reading.ok && deck.canonical && copyButton("copy-code", "answer.copy-code", () => codeOf(reading)),
      copyButton("copy-link", "answer.copy-link", () => location.href),
      shareButton(reading),
      editable(reading) &&
        button(say(deckState.editing ? "answer.edit-end" : "answer.edit"), switchEditing, {
          id: "edit",
          "aria-pressed": String(deckState.editing),
        }),
    ),
    sharePart(reading),
  );
}

/** A deck without a card, to be filled in the editor. */
function newDeck(kind) {
  deckState.editing = true;
  acceptText(readPart(ask("encode", { deck: { kind, ...codeViews[kind].empty } })).text, { step: true });
}

/** Only a deck that was read whole is changed: what could not be read would be lost. */
export function editable(reading) {
  return reading.ok && Boolean(reading.deck.canonical && codeViews[reading.kind].empty);
}

function switchEditing() {
  deckState.editing = !deckState.editing;
  drawDecks();
  loadCardsPart();
}

export function groups(reading, view) {
  return make(
    "div",
    { class: "groups" },
    view
      .groups(reading)
      .map((group) =>
        make(
          "section",
          null,
          make("h3", null, group.title, " ", group.note && make("span", { class: "quiet" }, group.note)),
          cardRows(group.rows),
        ),
      ),
  );
}

export function cardRows(rows) {
  return make(
    "ul",
    { class: "cards" },
    rows.map((row) =>
      make(
        "li",
        { class: row.under ? "owner" : null },
        make(
          "span",
          { class: "card" },
          make("span", { class: "count" }, row.count + "\u00d7"),
          make("span", null, row.label),
        ),
        row.under && make("section", { class: "under" }, make("h4", null, row.under.title), cardRows(row.under.rows)),
      ),
    ),
  );
}
