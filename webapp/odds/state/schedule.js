/*
 * When a run looks whether it knows enough: behind fixed numbers of batches, never in between. So the same seed ends
 * with the same result, however many workers there are and however fast.
 */

/** Half the width of the bounds that a run by points goes on to, as a rate. */
export const SHARP = 0.001;

/** So many batches show how much batches differ. */
const FEWEST_BATCHES = 8;

/** @param most how many batches there are at all */
export function nextCheckpoint(batches, most) {
  return Math.min(most, Math.max(batches + 1, Math.ceil(batches * 1.25)));
}

/**
 * Half the width of Wilson's bounds of a rate: the core's formula, for the question whether to go on.
 *
 * @param share the variance as a share of that of plain games
 */
function halfWidth(successes, games, z, share) {
  const rate = successes / games;
  return (z * Math.sqrt((share * rate * (1 - rate)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
}

/** How much less batches differ than plain games would: the core's formula too. */
function varianceShare(successes, games, [batches, [sum, squares]], batchGames) {
  const plain = successes * (1 - successes / games);
  if (batches < FEWEST_BATCHES || plain === 0) return 1;
  const variance = Math.max(0, batches * squares - sum * sum) / (batches - 1);
  const careful = ((batches - 0.5) / (batches - 3)) * (1 + 1 / Math.sqrt(batches - 1));
  return Math.min(1, (variance * careful) / plain + 1 - (batches * batchGames) / games);
}

/**
 * Half the width of the widest bounds among a topic and its combos, as counted so far.
 *
 * @param z the core's quantile of the normal distribution
 * @param batchGames the games of a batch
 */
export function widest(tallies, z, batchGames) {
  let games = 0;
  let batches = 0;
  const counted = [];
  for (const tally of tallies) {
    games += tally.games;
    const [stratified, ...spreads] = tally.spread || [0];
    batches += stratified;
    const failed = (tally.scores.find(([score]) => score === 0) || [0, 0])[1];
    [tally.games - failed, ...tally.combos].forEach((successes, i) => {
      const [sum, squares] = spreads[i] || [0, 0];
      const before = counted[i] || [0, 0, 0];
      counted[i] = [before[0] + successes, before[1] + sum, before[2] + Number(squares)];
    });
  }
  if (games === 0) return 1;
  return Math.max(
    ...counted.map(([successes, ...spread]) =>
      halfWidth(successes, games, z, varianceShare(successes, games, [batches, spread], batchGames)),
    ),
  );
}
