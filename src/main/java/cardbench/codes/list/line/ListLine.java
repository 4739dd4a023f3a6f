package cardbench.codes.list.line;

/**
 * What one line of a list is, or one entry of a list in JSON or XML. Blank lines are left out,
 * every other line is exactly one of these. Places are offsets in UTF-16 units.
 */
public sealed interface ListLine {

    /** The value of an absent number. */
    int ABSENT = -1;

    /** The offset of the first character. */
    int from();

    /** The offset behind the last character. */
    int to();

    /**
     * Copies of a card.
     *
     * @param count the number of copies, from 1 to {@link CardLine#MAX_COPIES}
     * @param zone the zone that the line itself names, as in {@code SB: 2 Pyroblast}; otherwise the
     *     zone of the heading above it
     * @param section the title of the heading above it; empty if there is none
     */
    record Card(int from, int to, int count, ListCard card, Zone zone, String section)
            implements ListLine {}

    /**
     * The title of a section.
     *
     * @param title as it is written, without the number of cards
     * @param declared the number of cards that the heading announces, or {@link #ABSENT}
     */
    record Heading(int from, int to, String title, Zone zone, int declared) implements ListLine {}

    /** A fact about the deck: {@code Name: Death & Taxes}, {@code Format: Classic Constructed}. */
    record Field(int from, int to, String key, String value) implements ListLine {}

    /** A line about the list and not about its cards. */
    record Comment(int from, int to) implements ListLine {}

    /**
     * A line that adds up cards of the list: {@code Total Cards: 60}.
     *
     * @param total the number of cards that it states, or {@link #ABSENT} if it counts something
     *     else
     */
    record Summary(int from, int to, int total) implements ListLine {}

    /** A line that is not understood. */
    record Unread(int from, int to) implements ListLine {}
}
