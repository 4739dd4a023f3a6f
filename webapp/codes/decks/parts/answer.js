/* The answer: the deck's name, its facts, whether the game would take it, and below them its parts as tabs. */

import { LONG_TEXT } from "../../../base/core/text-limit.js";
import { fetchNames } from "../../../base/core/early-tables.js";
import { copyButton } from "../../../base/ui/clipboard.js";
import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { icon } from "../../../base/ui/icons.js";
import { loadModules } from "../../../base/ui/scripts.js";
import { say } from "../../../base/ui/words.js";
import { prefetchCardsPart, switchEditing } from "../state/actions.js";
import { drawBytes } from "./bytes-part.js";
import { cardsPart } from "../state/cards-part.js";
import { codeViews } from "../state/code-views.js";
import { deckTitle } from "../state/deck-titles.js";
import { isDamaged, isEditable, isNamed } from "../state/reading.js";
import { savePicture, sharePart } from "./share-part.js";
import { startPane } from "./start-part.js";
import { deckState } from "../state/state.js";
import { showStandingPanels, tabList, tabPanel } from "./tabs.js";
import { canonical, codeOf, verdict } from "./verdict.js";

/** @param {!CodeReading} reading */
export function drawAnswer(reading) {
  const view = codeViews[reading.kind];
  const shown = reading.deck && view;
  drawBytes(reading);
  const line = reading.pending && byId("waiting");
  if (line) {
    line.textContent = waitingWords(reading); // drawn anew it would wait once more before it is seen
    return;
  }
  let parts = [];
  try {
    parts = answerParts(reading, shown && view);
  } finally {
    fill(byId("answer"), ...parts); // whatever goes wrong, no answer to another text stays
    showStandingPanels(Boolean(shown || reading.list));
  }
  if (shown && view.tables) {
    fetchNames(reading.kind);
  }
  if (reading.text.trim() !== "" && !cardsPart.pane) {
    if (reading.pending && mayBeList(reading.text)) {
      loadModules("workers").then(({ startListLab }) => startListLab(), () => undefined);
    }
    prefetchCardsPart();
  }
}

function answerParts(reading, view) {
  if (reading.text.trim() === "") {
    return [startPane()];
  }
  if (reading.list) {
    return cardsPart.list(reading);
  }
  if (!view) {
    if (reading.pending) return [make("p", { id: "waiting", class: "quiet" }, waitingWords(reading))];
    return [
      // the remark about a damaged code is the answer
      !isDamaged(reading) &&
        !isNamed(reading) &&
        make("p", { class: "quiet nothing" }, say(reading.found.length === 0 ? "answer.nothing" : "answer.unread")),
    ];
  }
  return [
    head(reading, view),
    reading.ok && canonical(reading),
    tabList(undefined, view.tabNames?.()),
    tabPanel("deck", cardsPart.pane ? cardsPart.pane(reading) : groups(reading, view)),
    tabPanel("draws", deckState().tab === "draws" && cardsPart.draws?.(reading)),
    tabPanel("share", deckState().tab === "share" && sharePart(reading)),
  ];
}

/** Whether a text whose answer is still to come may be a list: a short one was read without a code. */
function mayBeList(text) {
  return text.length <= LONG_TEXT && text.includes("\n") && /\d/.test(text);
}

/** The words for a text whose answer is still to come. */
export function waitingWords({ text }) {
  return mayBeList(text)
    ? say("answer.reading-list", { n: text.trim().split("\n").length })
    : say("answer.reading", { n: text.length });
}

/**
 * What it is, how good it is, and what can be done with it.
 *
 * @param {!CodeReading} reading
 */
function head(reading, view) {
  const kind = say("kind." + reading.kind);
  const title = deckTitle(reading);
  return make(
    "header",
    { class: "head banner" },
    kind !== title && make("p", { class: "eyebrow" }, kind),
    make("h2", { id: "deck-title", tabindex: "-1" }, title),
    make(
      "p",
      { class: "facts" },
      [...view.facts(reading), ...(cardsPart.facts?.(reading) || [])].map((fact) => make("span", null, fact)),
    ),
    reading.ok ? verdict(reading) : make("p", { class: "verdict no partial" }, icon("cross"), say("answer.partial")),
    actions(reading),
  );
}

/** The first is what most people want; the others follow by rank. */
function actions(reading) {
  const editing = deckState().editing;
  return make(
    "div",
    { class: "actions", role: "group", "aria-label": say("answer.actions") },
    reading.ok &&
      reading.deck.canonical &&
      copyButton("copy-code", "answer.copy-code", () => codeOf(reading), { picture: "copy", look: "first" }),
    isEditable(reading) &&
      pictureButton("save-picture", "picture", "answer.save-picture", () => savePicture(reading)),
    isEditable(reading) && cardsPart.copyPicture?.(reading),
    copyButton("copy-link", "answer.copy-link", () => location.href, { picture: "link" }),
    isEditable(reading) &&
      pictureButton("edit", editing ? "check" : "edit", editing ? "answer.edit-end" : "answer.edit", switchEditing, {
        "aria-pressed": String(editing),
      }),
    cardsPart.odds?.(reading),
  );
}

function pictureButton(id, name, words, act, properties = {}) {
  return button([icon(name), make("span", null, say(words))], act, { id, ...properties });
}

export function groups(reading, view) {
  return make(
    "div",
    { class: "groups" + (view.tables ? " unnamed" : "") },
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
