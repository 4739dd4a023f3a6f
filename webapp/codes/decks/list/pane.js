/* A deck list: what it is, what can be done with it, and its parts as tabs. */

import { choice } from "../../../base/ui/choice.js";
import { copyButton } from "../../../base/ui/clipboard.js";
import { button, make, oneLine } from "../../../base/ui/elements.js";
import { icon } from "../../../base/ui/icons.js";
import { say, sayDiagnostic, sayTerm } from "../../../base/ui/words.js";
import { switchEditing } from "../state/actions.js";
import { saveText } from "../cards/deck-file.js";
import { canRedo, canUndo, redo, undo } from "../cards/editing.js";
import { cardsPart } from "../state/cards-part.js";
import { savePicture, sharePart } from "../parts/share-part.js";
import { deckState } from "../state/state.js";
import { tabInSight, tabList, tabPanel } from "../parts/tabs.js";
import { changeList, changeNotice } from "./change.js";
import { linkOfList } from "./link.js";
import { drawsOfList, oddsButton, oddsNote } from "./odds.js";
import { addLine, sectionName, sectionsOf } from "./rows.js";

/** What a file in a form is called at its end; the others are plain text. */
const ENDINGS = { csv: "csv", markdown: "md" };

const TABS = ["deck", "draws", "share", "compare"];

/** The form in which a list is saved. */
let savedForm = "";

/** The answer. */
export function listPane(reading) {
  const { list } = reading;
  const { editing } = deckState();
  return [
    foundLists(list),
    head(reading),
    list.read.game === "ygo" && namesNote(),
    tabList(TABS),
    tabPanel(
      "deck",
      editing && editor(list.read),
      make("div", { class: "groups" + (editing ? " editing" : ""), lang: "" }, sectionsOf(list.read, editing)),
    ),
    tabPanel("draws", tabInSight() === "draws" && drawsOfList(list, listTitle(list))),
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

/** The sections of the list with the names of their cards. */
export function listSections({ read }) {
  return read.sections.map((section) => ({
    title: sectionName(section),
    cards: section.cards.map(({ count, name }) => ({ count, name: oneLine(name) })),
  }));
}

/** What the list is called: by its own name, by its game, or as what it is. */
export function listTitle(list) {
  return titles(list)[0];
}

function titles({ read, found, pick }) {
  const { name, title } = read;
  const above = found.length > 1 && found[pick].title;
  return [(name || above) && oneLine(name || above), title && sayTerm(title), say("lists.list")].filter((part) => part);
}

/** The cards that are drawn and the sideboard apart, since decks are known by their size. */
function counts({ copies, sections }) {
  const side = sections
    .filter((one) => one.zone === "sideboard")
    .reduce((sum, one) => sum + one.copies, 0);
  return [say("deck.cards", { n: copies - side }), side > 0 && say("lists.side", { n: side })].filter((fact) => fact);
}

function head(reading) {
  const { list } = reading;
  const { read } = list;
  const [title, above] = titles(list);
  return make(
    "header",
    { class: "head banner" },
    above && make("p", { class: "eyebrow" }, above),
    make("h2", { id: "deck-title", tabindex: "-1" }, title),
    make(
      "p",
      { class: "facts" },
      [...counts(read), ...formats(read), say("lists.form." + read.form)].map((fact) => make("span", null, fact)),
    ),
    gameChoice(list),
    actions(reading),
    make("p", { id: "list-odds-note", class: "quiet" }, oddsNote(read)),
    copies(list),
  );
}

/** The format that the list itself names. */
function formats({ lines }) {
  const named = lines.find((line) => line.line === "field" && /^format$/i.test(line.key || "") && line.value);
  return named ? [oneLine(named.value)] : [];
}

/** The game, and by what it was recognised; another one is stated in the list, so that links and files have it. */
function gameChoice({ read, games }) {
  const named = (key) => {
    const game = games.find((one) => one.game === key);
    return game?.title ? sayTerm(game.title) : say("lists.no-game");
  };
  const keys = games.map((one) => one.game);
  return make(
    "div",
    { class: "actions" },
    choice("list-game", "lists.game", keys, named, read.game, (game) => changeList({ change: "game", game })),
    read.reason && make("span", { class: "quiet" }, say("lists.because", { reason: oneLine(read.reason) })),
  );
}

function actions(reading) {
  const { list } = reading;
  const { editing } = deckState();
  return make(
    "div",
    { class: "actions", role: "group", "aria-label": say("answer.actions") },
    button([icon("picture"), make("span", null, say("answer.save-picture"))], () => savePicture(reading), {
      id: "save-picture",
    }),
    copyButton("copy-link", "answer.copy-link", () => linkOfList(list), { picture: "link" }),
    button(
      [icon(editing ? "check" : "edit"), make("span", null, say(editing ? "answer.edit-end" : "answer.edit"))],
      switchEditing,
      { id: "edit", "aria-pressed": String(editing) },
    ),
    oddsButton(list, listTitle(list)),
  );
}

/** Each form in one press for the clipboard; and any of them as a file. */
function copies(list) {
  const forms = [...list.written];
  if (!list.written.has(savedForm)) savedForm = forms[0][0];
  const save = () => {
    saveText(listTitle(list), ENDINGS[savedForm] || "txt", list.written.get(savedForm));
  };
  return [
    make(
      "div",
      { class: "actions", role: "group", "aria-labelledby": "list-copies" },
      make("span", { id: "list-copies" }, say("lists.copy-as")),
      forms.map(([form, text], i) =>
        copyButton(
          "copy-as-" + form,
          "lists.as." + form,
          () => text,
          i === 0 ? { picture: "copy", look: "first" } : {},
        ),
      ),
    ),
    make(
      "div",
      { class: "actions" },
      choice(
        "list-save-form",
        "lists.save-as",
        forms.map(([form]) => form),
        (form) => say("lists.as." + form),
        savedForm,
        (form) => {
          savedForm = form;
        },
      ),
      button(say("deck.save"), save, { id: "list-save" }),
    ),
    list.losses.length > 0 &&
      make(
        "ul",
        { id: "list-losses", class: "quiet" },
        list.losses.map(({ form, note }) =>
          make("li", null, make("strong", null, say("lists.as." + form)), " ", sayDiagnostic(note)),
        ),
      ),
  ];
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
