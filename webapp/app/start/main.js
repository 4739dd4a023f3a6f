/*
 * Before the first deck: an example of each subject, with a small picture of what comes of it, and empty decks. The
 * figures of the pictures are those that the examples show when they are opened; a test opens each and compares.
 */

import { GAMES, OTHER_GAMES } from "../../codes/games/games.js";
import { ask, readPart } from "../../base/core/ask.js";
import { button, byId, make } from "../../base/ui/elements.js";
import { icon } from "../../base/ui/icons.js";
import { offer } from "../../base/ui/scripts.js";
import { loadWordPart, say } from "../../base/ui/words.js";
import { acceptText, refuse, showExample } from "../../codes/decks/state/actions.js";
import { cardsPart, loadCardsPart } from "../../codes/decks/state/cards-part.js";
import { codeViews } from "../../codes/decks/state/code-views.js";
import { GENIUS_CODE, YDK } from "./examples.js";

/** The examples by subject: what opens each, and its picture. */
const EXAMPLES = [
  ["hearthstone", openExample, () => bars([2, 6, 4, 4, 8, 4, 0, 2])],
  ["genshin", () => openText(GENIUS_CODE), characters],
  ["ygo", () => openText(YDK), () => ["main", "extra", "side"].map((part, i) => row(SIZES[i], words(part)))],
  ["odds", () => openView("odds&example=example"), () => rates([["play", "85.96%"], ["combo", "26.19%"]])],
  ["list", openList, () => words("list").split(" / ").map((name) => row("4", name))],
  ["wizard", () => openView("wizard&example=bash"), () => [row("3", words("card")), row("\u2605", words("wizard"))]],
];

function characters() {
  return words("genshin")
    .split(" / ")
    .map((name, i) => row(ELEMENTS[i], name));
}

/** The elements of the characters of the example, and the sizes of the parts of the deck. */
const ELEMENTS = ["\u26a1", "\u2744", "\u2744"];
const SIZES = ["40", "13", "0"];

/** The picture of the buttons for new decks. */
const PLUS = "M8 3v10M3 8h10";

/** What the site is, in a few words each. */
const FACTS = ["exact", "odds", "offline", "private"];

function pane() {
  return make(
    "div",
    { class: "welcome" },
    make("p", { class: "sources quiet" }, say("start.sources")),
    make("h2", null, say("start.title")),
    make(
      "ul",
      { class: "subjects" },
      EXAMPLES.map(([subject, open, picture]) =>
        make(
          "li",
          { "data-suit": subject },
          button(
            [
              make("span", { class: "shows" + (subject === "hearthstone" ? " curve-picture" : "") }, picture()),
              make("strong", { id: "start-title-" + subject }, say("start.subject." + subject)),
              make("span", { class: "quiet" }, say("start.says." + subject)),
            ],
            open,
            { id: "start-" + subject, "aria-labelledby": "start-title-" + subject },
          ),
        ),
      ),
    ),
    make("h2", null, say("start.empty")),
    make(
      "p",
      { class: "actions" },
      [...GAMES, ...OTHER_GAMES].map((game) => {
        const hasCodeName = GAMES.includes(game) && !(game in NEW_CODES);
        const deck = say((hasCodeName ? "kind." : "start.deck.") + game);
        return button([icon(PLUS), make("span", null, deck)], () => newDeck(NEW_CODES[game] || game), {
          id: "new-" + game,
          "aria-label": say("start.new", { deck }),
        });
      }),
      button(say("start.calculator"), () => openView("odds&draw"), { id: "start-calculator" }),
    ),
    make(
      "dl",
      { class: "promises" },
      FACTS.map((fact) =>
        make(
          "div",
          null,
          make("dt", null, say("start.fact." + fact + ".title")),
          make("dd", { class: "quiet" }, say("start.fact." + fact + ".text")),
        ),
      ),
    ),
  );
}

/** A line of a picture: a mark, and what it is of. */
function row(mark, text) {
  return make("span", { class: "shown-row" }, make("b", null, mark), make("span", null, text));
}

/** Counts as bars, the largest of full height. */
function bars(counts) {
  const most = Math.max(...counts);
  return counts.map((count) => {
    const bar = make("i", { "data-n": count }, String(count));
    bar.style.setProperty("--part", String(count / most));
    return bar;
  });
}

/** Rates as lines of their length, each with what it is of. */
function rates(percentages) {
  return percentages.flatMap(([what, rate]) => {
    const line = make("i", { class: "rate" }, rate);
    line.style.setProperty("--part", rate);
    return [make("span", { class: "of" }, words(what)), line];
  });
}

function words(subject) {
  return say("start.shows." + subject);
}

async function openExample() {
  await showExample();
  focusAnswer();
}

/** A list of Pokémon, as its game writes it. */
async function openList() {
  try {
    await loadWordPart("example");
    openText(say("example.list"));
  } catch (missing) {
    refuse("trouble.view");
  }
}

function openText(text) {
  acceptText(text, { step: true });
  focusAnswer();
}

/** The button that was pressed is gone; who listens or uses the keyboard goes on at what it opened. */
function focusAnswer() {
  byId("deck-title")?.focus({ preventScroll: true });
}

function openView(fragment) {
  location.hash = "#" + fragment;
}

/** The kind of code that a new deck is written in, of games with several. */
const NEW_CODES = { ygo: "ydke" };

/** A deck without a card, to be filled in the editor; what writes its code comes with the names of cards. */
async function newDeck(kind) {
  if (!(await loadCardsPart()) || (OTHER_GAMES.includes(kind) && !(await cardsPart.loadEveryGame()))) {
    refuse("trouble.view");
    return;
  }
  const { text } = readPart(ask("encode", { deck: { kind, ...codeViews[kind].empty } }));
  acceptText(text, { step: true, editing: true });
  // the class of a new deck is chosen first: its code begins with a hero
  (byId("edit-class") || byId("card-search"))?.focus();
}

offer("start", { pane });
