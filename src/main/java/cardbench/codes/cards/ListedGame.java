package cardbench.codes.cards;

import cardbench.base.text.Location;

/** What a game makes of the names, headings and blank lines of a list ({@link NameLines}). */
public interface ListedGame {

    /** The card of a name, the one that players mean where several have it; 0 if none has it. */
    int find(String name);

    /** The most copies that a line may have; more are an error. */
    int mostCopies();

    /**
     * Takes copies of a card.
     *
     * @param id the card that was found
     * @param copies from 1 to {@link #mostCopies}
     * @param name what the list calls it
     * @param indent the number of characters before the first word of the line, bullets among them
     * @param place of the name in the list
     */
    void take(int id, int copies, String name, int indent, Location place);

    /** Whether words that name no card are a heading, of which the game takes note. */
    boolean heading(String words);

    /** Whether a line that begins with {@code ###} names the deck, of which the game takes note. */
    default boolean title(String line) {
        return false;
    }

    /** Whether names without a count are read in comments, too. */
    default boolean namesInComments() {
        return false;
    }

    /** Takes note of a blank line. */
    default void gap() {}
}
