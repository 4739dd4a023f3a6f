package cardbench.codes.list.line;

/**
 * Copies of a card on one line.
 *
 * @param count as it is written, also if it is not from 1 to {@link #MAX_COPIES}
 * @param zone the zone that the line itself names, or {@code null}
 * @param marked whether an id, a set or the sign of a sideboard shows that the line is of a list of
 *     cards, not of any other list, such as {@code 3x Bread}
 */
public record CardLine(int count, ListCard card, Zone zone, boolean marked) {

    /** The largest number of copies on one line. */
    public static final int MAX_COPIES = 999;

    /** The longest name of a card, in UTF-16 units. */
    private static final int MAX_NAME = 160;

    /** Whether a text can be the name of a card: it has a letter and is no address. */
    public static boolean isName(String text) {
        return text.length() <= MAX_NAME && !text.contains("://") && ListText.hasLetter(text);
    }
}
