package cardbench.codes.cards;

import cardbench.base.text.Location;

/**
 * Copies of a card in a list.
 *
 * @param id the card in the tables of its game
 * @param copies from 1 to {@link CardResolver#maxCopies}
 * @param name as the list has it
 * @param place of the name in the list
 * @param indent the number of characters before the first word of the line, bullets among them
 * @param zone the zone whose heading is above the card; empty if there is none
 * @param block the number of gaps between cards above it
 */
public record ListedCopies(
        int id, int copies, String name, Location place, int indent, String zone, int block) {}
