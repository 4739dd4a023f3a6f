/*
 * The chances of a list that need no worker: quotients of binomials, as products of at most sixty factors, whose error
 * is far below the two digits that are shown.
 */

/** The chance that, of some copies in a deck, so many are among the cards drawn. */
function exactly(size, copies, drawn, wanted) {
  if (wanted > copies || drawn - wanted > size - copies) return 0;
  let chance = 1;
  // one factor a card: first the wanted ones, then the others; and the ways to order them
  for (let i = 0; i < wanted; i++) chance *= ((copies - i) * (drawn - i)) / ((size - i) * (i + 1));
  for (let i = 0; i < drawn - wanted; i++) chance *= (size - copies - i) / (size - wanted - i);
  return chance;
}

/** The chance of each number of copies among the cards drawn, from none to all of these. */
export function handChances(size, copies, drawn) {
  return Array.from({ length: Math.min(drawn, size) + 1 }, (none, n) => exactly(size, copies, drawn, n));
}

/** The chance of a number of copies from the least to the most. */
export function chanceBetween(size, copies, drawn, least, most) {
  return handChances(size, copies, drawn)
    .slice(least, most + 1)
    .reduce((sum, chance) => sum + chance, 0);
}

/** The chance of at least one copy. */
export function chanceOfAny(size, copies, drawn) {
  return 1 - exactly(size, copies, Math.min(drawn, size), 0);
}
