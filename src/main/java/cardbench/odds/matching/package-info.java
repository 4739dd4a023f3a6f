/**
 * Which cards meet which conditions: classes of cards that no condition tells apart, and the
 * matching of conditions with cards, greedy and best.
 */
package cardbench.odds.matching;
