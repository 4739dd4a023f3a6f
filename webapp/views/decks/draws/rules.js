/* How each game deals: what of a deck is drawn from, the opening hands there are, what comes each turn. */

import { coreConstants } from "../../../core/constants.js";
import { say } from "../../../ui/words.js";
import { games } from "../cards/games.js";

/**
 * How the game of a deck deals: {section: which of the deck's sections is the pile that is drawn from; hands: cards of
 * the opening hand, going first and second; perTurn: cards drawn each turn; mulligan: whether the opening hand may be
 * put back; turns: how many are shown; firstTurn: the number of the turn in which the opening hand is played, 0 where a
 * card is drawn before it; rounds: whether players speak of rounds}.
 */
export function rulesOf(reading) {
  return games[reading.kind].draws;
}

/** The cards that are drawn from, each once: [{id, count, name}]. */
export function pileOf(reading, shown) {
  const rules = rulesOf(reading);
  const section = shown?.sections.find((one) => one.key === rules.section);
  const rows = section ? section.rows : numbered(reading.deck, rules);
  return rows.map(({ id, count, name, known }) => ({ id, count, name: known ? name : "#" + id }));
}

/** The same by number, where no table names them. */
function numbered(deck, rules) {
  if (deck.cards) return deck.cards.map(([id, count]) => ({ id, count }));
  const ids = deck.shareIds
    ? deck.shareIds.slice(...coreConstants().genshin.sections.actions).filter((id) => id > 0)
    : deck[rules.section];
  return [...new Set(ids)].map((id) => ({ id, count: ids.filter((one) => one === id).length }));
}

/** A turn as the game counts it; the opening hand before the first one has no number. */
export function turnName(rules, turn) {
  const number = turn + rules.firstTurn;
  return number === 0 ? say("draws.opening") : say(rules.rounds ? "draws.round" : "draws.turn", { n: number });
}
