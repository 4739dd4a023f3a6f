/* How each game deals: what of a deck is drawn from, the opening hands there are, what comes each turn. */

/**
 * section: which of the deck's sections is the pile that is drawn from; hands: cards of the opening hand, going first
 * and second; perTurn: cards drawn each turn; mulligan: whether the opening hand may be put back; turns: how many are
 * shown; firstTurn: the number of the turn in which the opening hand is played, 0 where a card is drawn before it;
 * rounds: whether players speak of rounds
 */
const RULES = {
  hearthstone: { section: "cards", hands: [3, 4], perTurn: 1, mulligan: true, turns: 10, firstTurn: 0 },
  genshin: { section: "actions", hands: [5], perTurn: 2, mulligan: true, turns: 7, firstTurn: 1, rounds: true },
  ygo: { section: "main", hands: [5, 6], perTurn: 1, mulligan: false, turns: 7, firstTurn: 1 },
};

function rulesOf(reading) {
  return RULES[reading.kind] || RULES.ygo;
}

/** The cards that are drawn from, each once: [{id, count, name}]. */
function pileOf(reading, shown) {
  const rules = rulesOf(reading);
  const section = shown?.sections.find((one) => one.key === rules.section);
  const rows = section ? section.rows : numbered(reading.deck, rules);
  return rows.map(({ id, count, name, known }) => ({ id, count, name: known ? name : "#" + id }));
}

/** The same by number, where no table names them. */
function numbered(deck, rules) {
  if (deck.cards) return deck.cards.map(([id, count]) => ({ id, count }));
  const ids = deck.shareIds ? deck.shareIds.slice(3).filter((id) => id > 0) : deck[rules.section];
  return [...new Set(ids)].map((id) => ({ id, count: ids.filter((one) => one === id).length }));
}

/** A turn as the game counts it; the opening hand before the first one has no number. */
function turnName(rules, turn) {
  const number = turn + rules.firstTurn;
  return number === 0 ? say("draws.opening") : say(rules.rounds ? "draws.round" : "draws.turn", { n: number });
}
