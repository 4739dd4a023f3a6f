/* The bars of a cost curve: one for every cost from 0, so that gaps are seen. */

/** Where the costs go higher, only those that there are get a bar. */
const MOST_BARS = 12;

/**
 * @param {!Array<!Array<number>>} curve [cost, copies], by cost
 * @param {number=} last the cost whose bar holds the copies of all higher costs, so that each deck has the same bars
 * @return {!Array<!Array<number|string>>} the same, with the costs that no card has
 */
export function costBars(curve, last) {
  const copiesAt = new Map(curve);
  const upTo = (most) => Array.from({ length: most + 1 }, (none, cost) => [cost, copiesAt.get(cost) || 0]);
  if (last) {
    const above = curve.reduce((sum, [cost, copies]) => sum + (cost >= last ? copies : 0), 0);
    return [...upTo(last - 1), [last + "+", above]];
  }
  const dearest = curve[curve.length - 1][0];
  return dearest >= MOST_BARS ? curve.slice(0, MOST_BARS) : upTo(dearest);
}
