/* The bars of a cost curve: one for every cost from 0, so that gaps are seen. */

/** Where the costs go higher, only those that there are get a bar. */
const MOST_BARS = 12;

/**
 * @param {!Array<!Array<number>>} curve [cost, copies], by cost
 * @return {!Array<!Array<number>>} the same, with the costs that no card has
 */
export function costBars(curve) {
  const dearest = curve[curve.length - 1][0];
  if (dearest >= MOST_BARS) return curve.slice(0, MOST_BARS);
  const copiesAt = new Map(curve);
  return Array.from({ length: dearest + 1 }, (none, cost) => [cost, copiesAt.get(cost) || 0]);
}
