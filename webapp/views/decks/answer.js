/* The answer: the deck's name, its facts, whether the game would take it, and below them its parts as tabs. */

import { copyButton } from "../../ui/clipboard.js";
import { button, byId, fill, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { prefetchCardsPart, switchEditing } from "./actions.js";
import { drawBytes } from "./bytes-part.js";
import { cardsPart } from "./cards-part.js";
import { codeViews } from "./code-views.js";
import { deckTitle } from "./deck-titles.js";
import { isEditable } from "./reading.js";
import { sharePart } from "./share-part.js";
import { startPane } from "./start-part.js";
import { deckState } from "./state.js";
import { showStandingPanels, tabList, tabPanel } from "./tabs.js";
import { canonical, verdict } from "./verdict.js";

/** @param {!CodeReading} reading */
export function drawAnswer(reading) {
  const view = codeViews[reading.kind];
  const shown = reading.deck && view;
  drawBytes(reading);
  showStandingPanels(Boolean(shown));
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
    return [startPane()];
  }
  if (!view) {
    return [
      make("p", { class: "quiet nothing" }, say(reading.found.length === 0 ? "answer.nothing" : "answer.unread")),
    ];
  }
  return [
    head(reading, view),
    tabList(),
    tabPanel("deck", cardsPart.pane ? cardsPart.pane(reading) : groups(reading, view)),
    tabPanel("draws", deckState().tab === "draws" && cardsPart.draws?.(reading)),
    tabPanel("share", deckState().tab === "share" && sharePart(reading)),
  ];
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
    reading.ok ? canonical(reading, actions(reading)) : actions(reading),
  );
}

function actions(reading) {
  return make(
    "div",
    { class: "actions" },
    copyButton("copy-link", "answer.copy-link", () => location.href),
    isEditable(reading) &&
      button(say(deckState().editing ? "answer.edit-end" : "answer.edit"), switchEditing, {
        id: "edit",
        "aria-pressed": String(deckState().editing),
      }),
    cardsPart.odds?.(reading),
  );
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
