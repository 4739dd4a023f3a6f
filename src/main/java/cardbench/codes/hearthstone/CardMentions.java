package cardbench.codes.hearthstone;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;

/** Collects the cards that break one rule, so that one diagnostic counts and names them. */
final class CardMentions {

    /**
     * A deck of an old year may break a rule with every card: the first ones show what is meant.
     */
    private static final int MAX_NAMES = 12;

    private static final String SEPARATOR = " · ";

    private final NamedCards cards;
    private final StringBuilder names = new StringBuilder();
    private int count;

    CardMentions(NamedCards cards) {
        this.cards = cards;
    }

    /** Adds a card. */
    void add(int id) {
        add(id, "");
    }

    /** Adds a card with its number and the number that is right: {@code Knight 3/2}. */
    void add(int id, int number, int right) {
        add(id, " " + number + "/" + right);
    }

    private void add(int id, String note) {
        count++;
        if (count <= MAX_NAMES) {
            // card names hold commas, so a comma would not separate them
            names.append(count == 1 ? "" : SEPARATOR).append(cards.nameOrNumber(id)).append(note);
        } else if (count == MAX_NAMES + 1) {
            names.append(SEPARATOR).append('…');
        }
    }

    /** The number of cards that were added. */
    int count() {
        return count;
    }

    /** A diagnostic with the arguments {@code count} and {@code cards}. */
    Diagnostic as(DiagnosticCode code) {
        return code.anywhere().with("count", count).with("cards", names.toString());
    }
}
