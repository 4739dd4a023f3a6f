package cardbench.codes.cards;

/** Finds the cards of one game by the names in a list. */
public interface CardResolver {

    /** The card of a name, the likeliest one where several have it; 0 if none has it. */
    int find(String name);

    /** The most copies that a line may have; more are an error. */
    int maxCopies();

    /** Whether words are a heading that only this game has. */
    default boolean isHeading(String words) {
        return false;
    }

    /**
     * Whether the game copies decks as comments with a title: {@code ###} names the deck, and
     * comments may name cards without a count.
     */
    default boolean isCommented() {
        return false;
    }
}
