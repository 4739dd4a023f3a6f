/* How each game deals: what of a deck is drawn from, the opening hands there are, what comes each turn. */

import { coreConstants } from "../../../base/core/constants.js";
import { say } from "../../../base/ui/words.js";
import { games, isNamed } from "./games.js";
import { oneLine } from "../../../base/ui/elements.js";

/**
 * How the game of a deck deals: {section: which of the deck's sections is the pile that is drawn from; hands: cards of
 * the opening hand, going first and second; perTurn: cards drawn each turn; mulligan: whether the opening hand may be
 * put back; turns: how many are shown; firstTurn: the number of the turn in which the opening hand is played, 0 where
 * a card is drawn before it; rounds: whether players speak of rounds; played: how many turns a deck file of the game
 * plays, if the opening hand alone does not decide; pile: the cards that are drawn from, where they are no section, of
 * a deck and what is shown of it; leftOut(): the cards that are not drawn, in words; limit: the most copies of a card,
 * 3 if it is not given; hasDrops: whether the cost of a card is about the turn in which it is played; query: {game,
 * deal}, the arguments of odds.questions}.
 */
export function rulesOf(reading) {
  return games[reading.kind].draws;
}

/** The cards that are drawn from, each once: [{id, count, name}]. */
export function pileOf(reading, shown) {
  const rules = rulesOf(reading);
  if (rules.pile) return rules.pile(reading.deck, shown);
  const section = shown?.sections.find((one) => one.key === rules.section);
  const rows = section ? section.rows : numbered(reading.deck, rules);
  const costOf = (row) => (rules.hasDrops ? row.cost : undefined);
  return rows.map((row) => ({ id: row.id, count: row.count, name: rowName(row), cost: costOf(row) }));
}

function rowName(row) {
  return isNamed(row) ? oneLine(row.name) : "#" + row.id;
}

/** The same by number, where no table names them. */
function numbered(deck, rules) {
  if (deck.cards && Array.isArray(deck.cards[0])) return deck.cards.map(([id, count]) => ({ id, count }));
  const ids = deck.shareIds
    ? deck.shareIds.slice(...coreConstants().genshin.sections.actions).filter((id) => id > 0)
    : deck[rules.section] || [];
  return [...new Set(ids)].map((id) => ({ id, count: ids.filter((one) => one === id).length }));
}

/** A turn as the game counts it; the opening hand before the first one has no number. */
export function turnName(rules, turn) {
  const number = turn + rules.firstTurn;
  return number === 0 ? say("draws.opening") : say(rules.rounds ? "draws.round" : "draws.turn", { n: number });
}
