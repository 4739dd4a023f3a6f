/* A deck list: what it is, what can be done with it, and its parts as tabs. */

import { button, make, oneLine } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { canRedo, canUndo, redo, undo } from "../cards/editing.js";
import { cardsPart } from "../state/cards-part.js";
import { sharePart } from "../parts/share-part.js";
import { deckState } from "../state/state.js";
import { tabInSight, tabList, tabPanel } from "../parts/tabs.js";
import { changeNotice } from "./change.js";
import { besideList } from "./facts.js";
import { groupsOf } from "./groups.js";
import { head } from "./head.js";
import { drawsOfList } from "./odds.js";
import { readLines } from "./read-lines.js";
import { addLine, groupName, groupsShown, printingOf, sectionsOf } from "./rows.js";
import { counts, listTitle } from "./title.js";

const TABS = ["deck", "draws", "share", "compare"];

/** The answer. */
export function listPane(reading) {
  const { list } = reading;
  const { editing } = deckState();
  const beside = !editing && besideList(list);
  return [
    foundLists(list),
    head(reading),
    list.read.game === "ygo" && cardsPart.findNames && namesNote(),
    tabList(TABS),
    tabPanel(
      "deck",
      editing && editor(list.read),
      make(
        "div",
        { class: "deck-columns" },
        make(
          "div",
          { class: "groups listed" + (editing ? " editing" : ""), lang: "" },
          editing ? sectionsOf(list.read) : groupsShown(list.read),
        ),
        beside && make("div", { class: "deck-beside" }, beside),
        readLines(reading),
      ),
    ),
    tabPanel("draws", tabInSight() === "draws" && drawsOfList(list)),
    tabPanel("share", tabInSight() === "share" && sharePart(reading)),
  ];
}

/** The lists of the text, to choose from. One alone needs no choice. */
function foundLists({ found, pick }) {
  return (
    found.length > 1 &&
    make(
      "section",
      { class: "found-lists" },
      make("h2", null, say("lists.found", { n: found.length })),
      make(
        "ul",
        { class: "found" },
        found.map(({ title, copies }, i) =>
          make(
            "li",
            null,
            make(
              "button",
              {
                type: "button",
                id: "found-list-" + i,
                "aria-pressed": String(i === pick),
                click: () => cardsPart.pickList(i),
              },
              make("span", { class: "found-title" }, title ? oneLine(title) : say("lists.list")),
              make("span", { class: "quiet" }, say("deck.cards", { n: copies })),
            ),
          ),
        ),
      ),
    )
  );
}

/** Names of this game become a deck where the reader has its card database. */
function namesNote() {
  return make(
    "details",
    { class: "note info unknown-cards", id: "list-database" },
    make("summary", null, say("lists.database")),
    cardsPart.findNames({ kind: "ydk" }),
  );
}

/** The list in a breath. */
export function listFacts(list) {
  return [listTitle(list), ...counts(list.read)];
}

/** The groups of the list with the names of their cards. */
export function listSections({ read }) {
  return groupsOf(read).map((group) => ({
    title: groupName(group),
    cards: group.cards.map(({ card }) => ({
      count: card.count,
      name: oneLine(card.name),
      printing: oneLine(printingOf(card)),
    })),
  }));
}

function editor(read) {
  const { words, trouble } = changeNotice();
  return make(
    "section",
    { class: "editor" },
    make(
      "div",
      { class: "actions" },
      button(say("edit.undo"), undo, { id: "undo", disabled: !canUndo() }),
      button(say("edit.redo"), redo, { id: "redo", disabled: !canRedo() }),
    ),
    make("p", { id: "list-says", class: "quiet" + (trouble ? " trouble" : ""), role: "status" }, words),
    addLine(read),
  );
}
