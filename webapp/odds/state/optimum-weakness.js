/* Why the result of a search may not be the best there is, or is not worth much: the first reason that holds. */

/** A gain below this, as a rate, is hardly worth a change. */
const SMALL = 0.005;

/** A search that ends so often with the same deck has probably found the best one. */
const SURE_ARRIVALS = 2;

/**
 * The reason, by the name of its sentence; null where nothing is weak.
 *
 * @param {?} result of odds.optimise
 * @return {?string} "ended", "cut", "chance", "once", "small"
 */
export function weaknessOf(result) {
  const climbed = result.search === "climbs";
  const changed = result.cards.some(({ before, after }) => before !== after);
  const gains = result.topics.map((topic) => topic.difference);
  if (!result.over) return "ended";
  if (climbed && result.arrived === 0) return "cut";
  if (changed && gains.every((gain) => gain.fraction === undefined && gain.low <= 0 && gain.high >= 0)) return "chance";
  if (climbed && result.arrived < SURE_ARRIVALS) return "once";
  if (changed && gains.every((gain) => gain.value < SMALL)) return "small";
  return null;
}
