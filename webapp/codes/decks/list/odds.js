/*
 * The odds of a list, by the rules of its game. What a deck file cannot hold of the rules is stated, here and in the
 * file.
 */

import { oneLine } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { drawsInto } from "../cards/draw-odds.js";
import { oddsMenu } from "../cards/odds-menu.js";
import { listLimits } from "../cards/list-lab.js";
import { openDeckFile } from "../cards/open-in-odds.js";
import { isCommander, pileOf } from "./groups.js";
import { listTitle } from "./title.js";

/** Where the rules of the game are not known; the reader changes them in the view Odds. */
const ASSUMED = { hands: [5, 5], firstTurn: [0, 1], draw: 1, redraw: "none", aside: 0 };

/** What the rules let one redraw, as questions take it; replacing two cards is no rule of deck files. */
const REDRAWS = { london: "london", cards: "cards", hand: "hand", basic: "basic" };

const TURNS_SHOWN = 10;

/** How the game of a list deals, as questions take it. In Commander all draw in turn 1, and one mulligan is free. */
export function dealOf(read) {
  const { hands, firstTurn, draw, redraw, aside } = read.deal || ASSUMED;
  const commander = isCommander(read);
  return {
    first: hands[0],
    second: hands[1],
    firstDraw: commander ? draw : firstTurn[0],
    secondDraw: firstTurn[1],
    draw,
    redraw: commander ? "free" : REDRAWS[redraw] || "none",
    aside,
  };
}

/** How the game deals, as the table of odds takes it (rules.js). */
function rulesOf(read) {
  const { first, second, firstDraw, secondDraw, draw, redraw } = dealOf(read);
  const drawsAlways = firstDraw === draw && secondDraw === draw && draw > 0;
  const hands = drawsAlways ? [first, second] : [first + firstDraw, second + secondDraw];
  return {
    section: "list-" + read.game,
    hands: hands[0] === hands[1] ? hands.slice(0, 1) : hands,
    perTurn: draw,
    mulligan: redraw === "cards",
    turns: draw > 0 ? TURNS_SHOWN : 0,
    firstTurn: drawsAlways ? 0 : 1,
  };
}

/** The most copies of a card; in a list of an unknown game, those that it has. */
function limitOf(read) {
  if (isCommander(read)) return 1;
  const limits = listLimits("read")?.copies;
  return limits?.[read.game] ?? Math.max(1, ...pileOf(read).map(({ count }) => count));
}

/** The deck of a list, and the query about its draws. */
function dealOfList(list) {
  const { read, text, link } = list;
  const title = listTitle(list);
  return {
    query: {
      game: read.game,
      deal: dealOf(read),
      limit: limitOf(read),
      open: (yaml) => openDeckFile(text, () => title, async () => ({ ok: true, result: { yaml } })),
    },
    rules: rulesOf(read),
    note: oddsNote(read),
    cards: pileOf(read),
    origin: { name: oneLine(title), parts: async () => ({ list: link }) },
  };
}

/** The answers, and the table of the chance to hold each card. */
export function drawsOfList(list) {
  return drawsInto(() => dealOfList(list));
}

/** The rules that the odds go by, and what of the game they leave out. */
function oddsNote(read) {
  if (!read.deal) return say("lists.deal.unknown", { hand: ASSUMED.hands[0] });
  const { first, draw, redraw, aside } = dealOf(read);
  return [
    say("lists.deal.hand", { n: first }),
    draw > 0 && say("lists.deal.draw", { n: draw }),
    aside > 0 && say(read.game === "ptcg" ? "lists.deal.prizes" : "lists.deal.aside", { n: aside }),
    redraw === "free" && say("lists.deal.free"),
    read.deal.redraw === "two-cards" && say("lists.deal.two-cards"),
  ]
    .filter((part) => part)
    .join(" \u00b7 ");
}

/** The button that opens an answer on the list in the view Odds; null where nothing is drawn. */
export function oddsButton(list) {
  return pileOf(list.read).length > 0 ? oddsMenu(() => dealOfList(list)) : null;
}
