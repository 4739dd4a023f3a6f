/*
 * Before the first deck: an example of each subject, with a small picture of what comes of it, and empty decks. The
 * figures of the pictures are those that the examples show when they are opened; a test opens each and compares.
 */

import { GAMES } from "../../../games/games.js";
import { ask, readPart } from "../../../core/ask.js";
import { button, make } from "../../../ui/elements.js";
import { offer } from "../../../ui/scripts.js";
import { say } from "../../../ui/words.js";
import { acceptText, refuse, showExample } from "../actions.js";
import { loadCardsPart } from "../cards-part.js";
import { codeViews } from "../code-views.js";
import { GENIUS_CODE, YDK } from "./examples.js";

/** The examples by subject: what opens each, and its picture. */
const EXAMPLES = [
  ["hearthstone", showExample, () => bars([2, 6, 4, 4, 8, 4, 0, 0, 2])],
  ["genshin", () => openText(GENIUS_CODE), () => words("genshin")],
  ["ygo", () => openText(YDK), () => bars([40, 13, 0])],
  ["odds", () => openView("odds&example=example"), () => rates(["85.96%", "26.19%"])],
  ["wizard", () => openView("wizard&example=bash"), () => [make("b", { class: "gem" }, "3"), words("wizard")]],
];

function pane() {
  return make(
    "div",
    { class: "welcome" },
    make("h2", null, say("start.title")),
    make(
      "ul",
      { class: "subjects" },
      EXAMPLES.map(([subject, open, picture]) =>
        make(
          "li",
          null,
          button(
            [
              make("strong", null, say("start.subject." + subject)),
              make("span", { class: "quiet" }, say("start.says." + subject)),
              make("span", { class: "shows" }, picture()),
            ],
            open,
            { id: "start-" + subject },
          ),
        ),
      ),
    ),
    make(
      "p",
      { class: "actions" },
      GAMES.map((game) => {
        const deck = say(game in NEW_CODES ? "start.deck." + game : "kind." + game);
        return button(say("start.new", { deck }), () => newDeck(NEW_CODES[game] || game), { id: "new-" + game });
      }),
    ),
  );
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

/** Rates as lines of their length. */
function rates(percentages) {
  return percentages.map((rate) => {
    const line = make("i", { class: "rate" }, rate);
    line.style.setProperty("--part", rate);
    return line;
  });
}

function words(subject) {
  return make("span", null, say("start.shows." + subject));
}

function openText(text) {
  acceptText(text, { step: true });
}

function openView(fragment) {
  location.hash = "#" + fragment;
}

/** The kind of code that a new deck is written in, of games with several. */
const NEW_CODES = { ygo: "ydke" };

/** A deck without a card, to be filled in the editor; how some kinds are shown comes with the names of cards. */
async function newDeck(kind) {
  if (!codeViews[kind] && !(await loadCardsPart())) {
    refuse("trouble.view");
    return;
  }
  const { text } = readPart(ask("encode", { deck: { kind, ...codeViews[kind].empty } }));
  acceptText(text, { step: true, editing: true });
}

offer("start", { pane });
