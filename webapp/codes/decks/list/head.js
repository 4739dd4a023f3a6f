/* The banner of a list: what it is called, what was counted of it, and one row of what can be done with it. */

import { copyButton } from "../../../base/ui/clipboard.js";
import { choice } from "../../../base/ui/choice.js";
import { button, byId, make, oneLine, show } from "../../../base/ui/elements.js";
import { icon } from "../../../base/ui/icons.js";
import { say, sayDiagnostic, sayTerm } from "../../../base/ui/words.js";
import { copyPictureButton } from "../cards/copy-picture.js";
import { isBasicLand } from "../cards/card-roles.js";
import { saveText } from "../cards/deck-file.js";
import { switchEditing } from "../state/actions.js";
import { savePicture } from "../parts/share-part.js";
import { deckState } from "../state/state.js";
import { changeList } from "./change.js";
import { groupsOf, isCommander, pileOf } from "./groups.js";
import { linkOfList } from "./link.js";
import { oddsButton } from "./odds.js";
import { counts, listTitle } from "./title.js";

/** What a file in a form is called at its end; the others are plain text. */
const ENDINGS = { csv: "csv", markdown: "md" };

/** The form in which a list is saved, and whether the forms are in sight. */
let savedForm = "";
let formsShown = false;

const CHEVRON = "m4 6.5 4 4 4-4";

/** The banner. */
export function head(reading) {
  const { list } = reading;
  return make(
    "header",
    { class: "head banner" },
    make("p", { class: "eyebrow" }, gameChoice(list)),
    make("h2", { id: "deck-title", tabindex: "-1" }, listTitle(list)),
    make("ul", { class: "facts pills" }, pills(list.read)),
    actions(reading),
    forms(list),
  );
}

/** The game, and by what it was recognised; another one is stated in the list, so that links and files have it. */
function gameChoice({ read, games }) {
  const named = (key) => {
    const game = games.find((one) => one.game === key);
    return game?.title ? sayTerm(game.title) : say("lists.no-game");
  };
  const select = make(
    "select",
    {
      id: "list-game",
      "aria-label": say("lists.game"),
      title: read.reason ? say("lists.because", { reason: oneLine(read.reason) }) : null,
      change: (event) => changeList({ change: "game", game: event.target.value }),
    },
    games.map(({ game }) => make("option", { value: game, selected: game === read.game }, named(game))),
  );
  return isCommander(read) ? [select, " \u00b7 " + say("lists.commander")] : select;
}

/** What was counted, as pills; checked is what adds up. */
function pills(read) {
  const { lines } = read;
  const groups = groupsOf(read).filter(({ title, zone }) => title && zone === "main").length;
  const unread = lines.filter(({ line }) => line === "unread").length;
  const declared = statedCounts(read);
  const tagged = lines.every(({ line }) => line !== "heading") && groups > 1;
  const format = lines.find(({ line, key, value }) => line === "field" && /^format$/i.test(key || "") && value);
  return [
    ...counts(read).map((words) => pill(words, (read.certain || declared.length > 0) && "check")),
    declared.length > 1 && pill(
      [declared.join(" + "), make("span", { class: "wide" }, " " + say("lists.add-up"))],
      "check",
    ),
    isCommander(read) && isSingleton(read) && pill(say("lists.singleton"), "check"),
    tagged && pill(say("lists.groups", { n: groups })),
    format && pill(oneLine(format.value)),
    unread > 0 &&
      pill([
        say("lists.unread", { n: unread }) + " \u00b7 ",
        button(
          say("lists.show"),
          () => byId("read").scrollIntoView({ block: "nearest" }),
          { id: "show-read", class: "link" },
        ),
      ], "M8 3v6M8 12.2v.1"),
  ];
}

function pill(words, picture = "") {
  return make("li", null, picture && icon(picture), make("span", null, words));
}

/** The numbers of cards that headings state, where each is what the list has. */
export function statedCounts({ lines, sections }) {
  const stated = lines.filter(({ line, declared }) => line === "heading" && declared);
  const counted = sections.filter(({ title }) => title).map(({ copies }) => copies);
  const numbers = stated.map(({ declared }) => declared);
  return numbers.every((number) => counted.includes(number)) && numbers.length === counted.length ? numbers : [];
}

function isSingleton(read) {
  return pileOf(read).every(({ name, count }) => count === 1 || isBasicLand(name));
}

/** The button of a row: on a phone its words are below its picture, without what is marked as wide. */
function labelled(key) {
  return make("span", null, say(key));
}

function actions(reading) {
  const { list } = reading;
  const { editing } = deckState();
  const [[form, text]] = list.written;
  return make(
    "div",
    { class: "actions row-of-actions", role: "group", "aria-label": say("answer.actions") },
    make(
      "span",
      { class: "pair" },
      copyButton("copy-as-" + form, "lists.copy-list", () => text, { picture: "copy", look: "first" }),
      button(icon(CHEVRON), switchForms, {
        id: "list-forms",
        class: "first",
        "aria-label": say("lists.copy-as"),
        "aria-expanded": String(formsShown),
        "aria-controls": "list-copies",
      }),
    ),
    button([icon("picture"), labelled("lists.picture")], () => savePicture(reading), { id: "save-picture" }),
    copyPictureButton(reading),
    copyButton("copy-link", "answer.copy-link", () => linkOfList(list), { picture: "link" }),
    button([icon(editing ? "check" : "edit"), labelled(editing ? "answer.edit-end" : "answer.edit")], switchEditing, {
      id: "edit",
      "aria-pressed": String(editing),
    }),
    oddsButton(list),
  );
}

function switchForms() {
  formsShown = !formsShown;
  show(byId("list-copies"), formsShown);
  byId("list-forms").setAttribute("aria-expanded", String(formsShown));
}

/** Each other form in one press for the clipboard; and any of them as a file. */
function forms(list) {
  const written = [...list.written];
  if (!list.written.has(savedForm)) savedForm = written[0][0];
  const save = () => saveText(listTitle(list), ENDINGS[savedForm] || "txt", list.written.get(savedForm));
  return make(
    "div",
    { id: "list-copies", class: "forms", hidden: !formsShown },
    make(
      "div",
      { class: "actions", role: "group", "aria-label": say("lists.copy-as") },
      make("span", { class: "quiet" }, say("lists.copy-as")),
      written.slice(1).map(([form, text]) => copyButton("copy-as-" + form, "lists.as." + form, () => text)),
    ),
    make(
      "div",
      { class: "actions" },
      choice(
        "list-save-form",
        "lists.save-as",
        written.map(([form]) => form),
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
  );
}
