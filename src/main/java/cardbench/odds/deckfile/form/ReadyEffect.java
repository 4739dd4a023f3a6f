package cardbench.odds.deckfile.form;

import cardbench.base.text.Ascii;
import java.util.List;

/**
 * An effect of a card that is written for the reader: what pots, searchers and mills do.
 *
 * @param kind what it does
 * @param count how many cards are drawn, or looked at; 1 or more
 * @param of the cards that are searched, taken or sent, as a condition; not of draws
 * @param cost whether another card of the hand is discarded first
 * @param once whether it is activated once per turn
 */
public record ReadyEffect(Kind kind, int count, String of, boolean cost, boolean once) {

    /** What an effect does. */
    public enum Kind {
        /** Draws so many cards. */
        DRAW,
        /** Takes a card from the deck into the hand, and shuffles. */
        SEARCH,
        /** Looks at so many cards of the deck, takes one of them into the hand, and shuffles. */
        LOOK,
        /** Sends a card from the deck to the graveyard, and shuffles. */
        SEND;

        /** The word in the contract. */
        public String word() {
            return Ascii.lower(name());
        }
    }

    /** Whether its cards can be named in a program. */
    boolean isWritable() {
        return kind == Kind.DRAW
                || new CardCount(CardCount.Relation.LEAST, 1, 'D', of).isWritable();
    }

    /**
     * Writes it in Yisp. It is activated only if all of it can be done; the card itself goes to the
     * graveyard first, then the cost is paid.
     */
    String written() {
        StringBuilder out = new StringBuilder(once ? "[1]" : "");
        if (cost) {
            out.append("/(> |H| 1);");
        }
        String cards = "D" + (kind == Kind.LOOK ? "." + count : "");
        for (String word : kind == Kind.DRAW ? List.<String>of() : CardCount.words(of)) {
            cards += "." + word;
        }
        if (kind == Kind.DRAW || kind == Kind.LOOK) {
            out.append("/(>= |D| ").append(count).append(");");
        } else {
            out.append("/|").append(cards).append("|;");
        }
        out.append("@;(# X B);");
        if (cost) {
            out.append("(# H.1 B [cost]);");
        }
        switch (kind) {
            case DRAW -> out.append("(# D.").append(count).append(" H)");
            case SEARCH -> out.append("(# ").append(cards).append(".1 H);(shuffle D)");
            case LOOK -> {
                out.append("(if |").append(cards).append("| (# ").append(cards);
                out.append(".1 H) ());(shuffle D)");
            }
            case SEND -> out.append("(# ").append(cards).append(".1 B);(shuffle D)");
        }
        return out.toString();
    }
}
