/*
 * The odds of a list, by the rules of its game: a table of the chance to draw each card, and a deck file for the view
 * Odds in one press. What a deck file cannot say of the rules is told, here and in the file.
 */

import { button, make, oneLine } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { LabConnection } from "../../../base/workers/lab-connection.js";
import { loadPart } from "../../../base/ui/parts.js";
import { drawsInto } from "../cards/draw-odds.js";
import { openDeckFile, oddsIcon } from "../cards/open-in-odds.js";

const formLab = new LabConnection("form-lab");

/** Where the rules of the game are not known; the reader changes them in the view Odds. */
const ASSUMED = { hands: [5, 5], firstTurn: [0, 1], draw: 1, redraw: "none", aside: 0 };

/** The kinds of mulligans of deck files, by what the rules let one redraw. */
const MULLIGANS = { london: "london", cards: "hearthstone", hand: "hand" };

const TURNS_SHOWN = 10;
const TURNS_PLAYED = 3;

/** The cards that are drawn, each once: [{id, name, count, section}]. */
function pileOf({ sections }) {
  const cards = new Map();
  for (const section of sections.filter((one) => one.zone === "main")) {
    for (const { name, count } of section.cards) {
      const before = cards.get(name) || { count: 0, section: section.title };
      cards.set(name, { id: name, name: oneLine(name), count: before.count + count, section: before.section });
    }
  }
  return [...cards.values()];
}

/** How the game deals, as the table of odds takes it (rules.js). */
function rulesOf({ game, deal = ASSUMED }) {
  const { hands, firstTurn, draw, redraw } = deal;
  const drawsAlways = firstTurn.every((n) => n === draw) && draw > 0;
  return {
    section: "list-" + game,
    hands: distinct(drawsAlways ? hands : hands.map((n, i) => n + firstTurn[i])),
    perTurn: draw,
    mulligan: redraw === "cards",
    turns: draw > 0 ? TURNS_SHOWN : 0,
    firstTurn: drawsAlways ? 0 : 1,
  };
}

function distinct([first, second]) {
  return first === second ? [first] : [first, second];
}

/** What the rules let one redraw, as questions take it. */
const REDRAWS = { london: "london", cards: "cards", hand: "hand", basic: "basic" };

/** The arguments of the questions of the game; open leads to a deck file in the view Odds. */
function asksOf({ text, read }, title) {
  const { hands, firstTurn, draw, redraw, aside } = read.deal || ASSUMED;
  return {
    game: read.game,
    deal: {
      first: hands[0],
      second: hands[1],
      firstDraw: firstTurn[0],
      secondDraw: firstTurn[1],
      draw,
      redraw: REDRAWS[redraw] || "none",
      aside,
    },
    open: (yaml) => openDeckFile(text, () => title, async () => ({ ok: true, result: { yaml } })),
  };
}

/** The questions of the game, and the table of the chance to draw each card. */
export function drawsOfList(list, title) {
  return drawsInto(() => ({
    asks: asksOf(list, title),
    rules: rulesOf(list.read),
    cards: pileOf(list.read),
    origin: { name: title, parts: async () => ({ list: list.link }) },
  }));
}

/** The rules that the odds go by, and what of the game they leave out. */
export function oddsNote({ deal }) {
  if (!deal) return say("lists.deal.unknown", { hand: ASSUMED.hands[0] });
  const { hands, draw, redraw } = deal;
  return [
    say("lists.deal.hand", { first: hands[0], second: hands[1] }),
    draw > 0 && say("lists.deal.draw", { n: draw }),
    redraw !== "none" && say("lists.deal." + (redraw === "hand" ? "hand-again" : redraw)),
  ]
    .filter((part) => part)
    .join(" ");
}

/** The button that opens the list in the view Odds; null where nothing is drawn. */
export function oddsButton(list, title) {
  const press = () => openDeckFile(list.text, () => title, () => deckFileOf(list, title));
  return pileOf(list.read).length > 0
    ? button([oddsIcon(), make("span", null, say("deck.odds"))], press, { id: "open-in-odds" })
    : null;
}

/** The file of the first question whose cards have their roles; null where no card of the deck has one. */
async function fileOfQuestion(list, title) {
  const { rolesOf, wordsOfQuestions } = await loadPart(["workers", "charts", "draws"], ["lab", "draws"], ["draws"]);
  const { game, deal } = asksOf(list, title);
  const cards = pileOf(list.read).map(({ name, count }) => ({ name, count, roles: rolesOf(game, name) }));
  if (cards.every(({ roles }) => roles.length === 0)) return null;
  const request = { op: "odds." + "questions", game, cards, deal, words: wordsOfQuestions() };
  const answer = JSON.parse(await formLab.call(JSON.stringify(request)));
  const answered = answer.ok && answer.result.questions.find(({ yaml }) => yaml);
  return answered ? { ...answer, result: { yaml: answered.yaml } } : null;
}

async function deckFileOf(list, title) {
  const { read } = list;
  const asked = await fileOfQuestion(list, title);
  if (asked) return asked;
  const { deal = ASSUMED } = read;
  const { hands, firstTurn, draw, redraw, aside } = deal;
  const cards = pileOf(read);
  const sections = new Set(cards.map((card) => card.section));
  const drawsAlways = firstTurn[0] === draw;
  const request = {
    op: "odds." + "write",
    cards: cards.map(({ name, count, section }) => ({
      name,
      count,
      // a role that every card has distinguishes none
      ...(section && sections.size > 1 && { roles: [section] }),
    })),
    hand: drawsAlways ? hands[0] : hands[0] + firstTurn[0],
    topic: say("deck.odds-topic"),
    ...(draw > 0 && { turns: { count: TURNS_PLAYED, draw, go: drawsAlways ? "second" : "first" } }),
    ...(MULLIGANS[redraw] && { mulligan: MULLIGANS[redraw] }),
    ...(aside > 0 && { aside: { topic: say("lists.aside"), count: aside } }),
  };
  const answer = JSON.parse(await formLab.call(JSON.stringify(request)));
  return answer.ok ? { ...answer, result: { yaml: "# " + oddsNote(read) + "\n" + answer.result.yaml } } : answer;
}
