package cardbench.codes.cards;

import java.util.List;

/**
 * A line of a list with all names that it may hold. The tables of a game decide between them
 * ({@link ListedCards}).
 *
 * @param number of the line, from 1
 * @param start offset of the first character of the line, in UTF-16 units
 * @param text the line without marks of lists and comments; a title with them
 * @param indent the number of characters in front of the text
 * @param heading the zone that the line titles, in the words of the contract; {@link #KIND}, {@link
 *     #FACT}, or empty if it is no known heading
 * @param gap whether a blank line comes before it
 * @param comment whether a sign shows that the line is a comment
 * @param title whether the sign is that of the name of a deck: {@code ###}
 * @param counted whether a sign or its place shows that a number counts copies
 * @param names the line as copies of one card
 * @param parts for each part of a line with several cards, the words that begin with it, the
 *     longest first; empty if the line has no such parts
 */
public record ListedLine(
        int number,
        int start,
        String text,
        int indent,
        String heading,
        boolean gap,
        boolean comment,
        boolean title,
        boolean counted,
        ListedNames names,
        List<List<ListedNames>> parts) {

    /** The largest number of lines that are read, many times those of a deck. */
    public static final int MAX_LINES = 500;

    /** The heading of a kind of cards, which may be in any zone: {@code Monsters}. */
    public static final String KIND = "kind";

    /** The heading of a line about the deck: a total, an author, or words with a colon behind. */
    public static final String FACT = "fact";

    /** Copies the list, so that a line never changes. */
    public ListedLine {
        parts = List.copyOf(parts);
    }
}
