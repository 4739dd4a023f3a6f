/**
 * Which cards meet which conditions: classes of cards that no condition distinguishes, and the
 * matching of conditions with cards, greedy and best.
 */
package cardbench.odds.matching;
