/*
 * The choices about decks: numbers, key cards and answers that were kept stay from deck to deck of a game, as long as
 * their cards are in it.
 */

import { isBasicLand, isSettled, rolesOf } from "../cards/card-roles.js";

/**
 * Before anything was pressed; open is what counts for an answer and is in sight, empty if the reader closed it,
 * rulesOpen whether the rules are.
 */
const NOTHING_CHOSEN = {
  kind: "",
  second: false,
  mulligan: false,
  numbers: {},
  kept: [],
  open: null,
  rulesOpen: false,
};

/** What the reader has chosen, of one game at a time. */
const asked = { ...NOTHING_CHOSEN };

/** What is chosen before anything was pressed. */
function unasked(rules) {
  return { ...NOTHING_CHOSEN, kind: rules.section, mulligan: rules.mulligan };
}

/** The choices; change replaces some of them. */
export function choose(change) {
  Object.assign(asked, change);
}

/**
 * What is drawn from, with the roles of each card: a deck without a key card has the first one that is no land and no
 * energy.
 *
 * @param {{rules: !Object, cards: !Array, query: {game: string, deal: !Object}}} deal
 */
export function stateOf(deal) {
  const { rules, query } = deal;
  if (asked.kind !== rules.section) Object.assign(asked, unasked(rules));
  const cards = deal.cards.map((card) => ({ ...card, roles: rolesOf(query.game, card) }));
  const chosen = cards.some(({ roles }) => roles.includes("key"));
  const first = chosen ? null : firstKey(cards);
  const withKey = cards.map((card) => (card === first ? { ...card, roles: [...card.roles, "key"] } : card));
  return {
    ...asked,
    deal,
    rules,
    query,
    cards: withKey,
    isKeyGiven: !chosen,
    size: cards.reduce((sum, { count }) => sum + count, 0),
    hand: rules.hands[asked.second ? 1 : 0] ?? rules.hands[0],
    mulligan: asked.mulligan && rules.mulligan,
    key: JSON.stringify([cards.map(({ id, count }) => [id, count]), rules.hands[asked.second ? 1 : 0]]),
  };
}

function firstKey(cards) {
  const plain = ({ name, roles, group }) =>
    !roles.includes("land") && !isBasicLand(name) && !/^(energy|\u80fd\u91cf|\u30a8\u30cd\u30eb\u30ae\u30fc)/i.test(
      group || "",
    );
  return cards.find(plain) || cards[0];
}

/** The most frequent questions of players of a game, in the order of the answers. */
const MOST_ASKED = {
  mtg: ["keepable", "drops", "by-turn", "mulligan", "sources"],
  ptcg: ["basic", "prized", "supporter", "by-turn", "two-basics"],
  ygo: ["starter", "starter-extender", "hand-trap", "brick", "by-turn"],
  hearthstone: ["mulligan", "curve", "by-turn"],
  genshin: ["mulligan", "curve", "by-turn"],
};

const OTHERS = ["by-turn", "mulligan", "prized"];

export function mostAsked(game) {
  return MOST_ASKED[game] || OTHERS;
}

/** The roles of a question whose cards are not all known: its answer is a guess. */
export function guessedRoles({ query, deal }, roles) {
  return roles.filter((role) => !isSettled(query.game, deal.cards, role));
}

/** The cards with their roles for one question of the reader's own: those of the game, and the tapped ones as keys. */
export function cardsFor(state, ids, others) {
  return state.cards.map((card) => ({
    ...card,
    roles: [
      ...card.roles.filter((role) => role !== "key" && role !== "partner"),
      ...(ids.includes(card.id) ? ["key"] : []),
      ...(others.includes(card.id) ? ["partner"] : []),
    ],
  }));
}
