package cardbench.codes.cards;

/**
 * A way to read words of a list: copies of a card with a name.
 *
 * @param copies the number of copies as it is written; 1 if none is
 * @param name the name, or the id that stands for it
 * @param from offset of the name in the list, in UTF-16 units; that of the line if the name is
 *     written with marks between its letters
 * @param to offset behind the name
 */
public record NameReading(int copies, String name, int from, int to) {}
