/**
 * ygo-calc's world: the deck file, its topics and combos, the game that is played of each, sampling
 * in batches, estimates and the report.
 */
package cardbench.odds;
