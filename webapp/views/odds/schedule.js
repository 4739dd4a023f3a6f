/*
 * When a run looks whether it knows enough: behind fixed numbers of batches, never in between. So the same seed ends
 * with the same result, however many workers there are and however fast.
 */

/** Half the width of the bounds that a run by points goes on to, as a rate. */
export const SHARP = 0.001;

/** @param most how many batches there are at all */
export function nextCheckpoint(batches, most) {
  return Math.min(most, Math.max(batches + 1, Math.ceil(batches * 1.25)));
}

/** Half the width of Wilson's bounds of a rate: the core's formula, for the question whether to go on. */
function halfWidth(successes, games, z) {
  const rate = successes / games;
  return (z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
}

/**
 * Half the width of the widest bounds among a topic and its combos, as counted so far.
 *
 * @param z the core's quantile of the normal distribution
 */
export function widest(tallies, z) {
  let games = 0;
  let failed = 0;
  const combos = [];
  for (const tally of tallies) {
    games += tally.games;
    failed += (tally.scores.find(([score]) => score === 0) || [0, 0])[1];
    tally.combos.forEach((successes, i) => {
      combos[i] = (combos[i] || 0) + successes;
    });
  }
  return games === 0 ? 1 : Math.max(...[games - failed, ...combos].map((successes) => halfWidth(successes, games, z)));
}
