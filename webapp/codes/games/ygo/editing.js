/*
 * Decks of Yu-Gi-Oh! are lists of ids in three parts. A card goes behind its last copy in a part, so that the order of
 * a deck stays as its player had it.
 */

export const PARTS = ["main", "extra", "side"];

/** The most cards of a part, and the most copies of a card, where no list of limits states otherwise. */
const USUAL_SIZES = { main: 60, extra: 15, side: 15 };
export const USUAL_COPIES = 3;

/** Types of monsters that belong into the extra deck, as the core names them. */
const EXTRA = ["fusion", "synchro", "xyz", "link"];

/** The part that a card belongs into. */
export function homeOf(row) {
  return EXTRA.includes(row.kind) ? "extra" : "main";
}

/**
 * How many copies a deck may have of a card, in all parts together.
 *
 * @param {{sizes: ?Object, cards: !Map<number, {copies: number}>}} limits what is known of the list in force
 */
export function mostCopies(limits, id) {
  return limits.cards.get(id)?.copies ?? USUAL_COPIES;
}

export function copiesInAll(deck, id) {
  return PARTS.reduce((sum, part) => sum + deck[part].filter((one) => one === id).length, 0);
}

/** The most cards of a part. */
export function roomIn(limits, part) {
  return limits.sizes?.[part][1] ?? USUAL_SIZES[part];
}

/** The deck with one copy more in a part; null where the part is full, or the deck has as many as it may. */
export function withCard(deck, part, id, limits) {
  const full = deck[part].length >= roomIn(limits, part);
  return full || copiesInAll(deck, id) >= mostCopies(limits, id) ? null : put(deck, part, id);
}

/** The deck with one copy less in a part; null where there is none. */
export function withoutCard(deck, part, id) {
  const last = deck[part].lastIndexOf(id);
  return last < 0 ? null : { ...deck, [part]: deck[part].filter((one, i) => i !== last) };
}

/** The deck with a copy in another part; null where that is full. */
export function withMoved(deck, from, to, id, limits) {
  const less = withoutCard(deck, from, id);
  return !less || deck[to].length >= roomIn(limits, to) ? null : put(less, to, id);
}

function put(deck, part, id) {
  const behind = deck[part].lastIndexOf(id) + 1 || deck[part].length;
  return { ...deck, [part]: [...deck[part].slice(0, behind), id, ...deck[part].slice(behind)] };
}
