package cardbench.odds.deckfile.form;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * An effect of a card that is written for the reader: what pots, searchers and mills do.
 *
 * @param kind what it does
 * @param count how many cards are drawn, or looked at; 1 or more
 * @param of the cards that are searched, taken or sent, as conditions, the best ones first; none of
 *     draws
 * @param cost what is paid for it
 * @param once whether it is activated once per turn
 */
public record ReadyEffect(Kind kind, int count, List<String> of, Cost cost, boolean once) {

    /**
     * What is paid for an effect.
     *
     * @param discards how many other cards of the hand are discarded
     * @param least which of them are discarded first, as conditions, the least useful ones first;
     *     then any cards
     * @param uses what is used up, which is not the draw; {@code null} for nothing
     * @param price how much of the mana is used up; 1 or more
     */
    public record Cost(int discards, List<String> least, Beginning uses, int price) {

        /** Copies the list. */
        public Cost {
            least = List.copyOf(least);
        }
    }

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

    /** Copies the list. */
    public ReadyEffect {
        of = List.copyOf(of);
    }

    /** The condition that no program can name, or {@code null}. */
    String unwritable() {
        List<String> named = new ArrayList<>(cost.least);
        named.addAll(of);
        if (of.isEmpty() && kind != Kind.DRAW) {
            return "";
        }
        for (String one : named) {
            if (!new CardCount(CardCount.Relation.LEAST, 1, 'D', one).isWritable()) {
                return one;
            }
        }
        return null;
    }

    /**
     * Writes it in Yisp. It is activated only if all of it can be done; the card itself goes to the
     * graveyard first, then cards are discarded.
     */
    String written() {
        StringBuilder out = new StringBuilder(once ? "[1]" : "");
        if (cost.discards > 0) {
            out.append("/(> |H| ").append(cost.discards).append(");");
        }
        boolean counts = kind == Kind.DRAW || kind == Kind.LOOK;
        List<String> cards = sets("D" + (kind == Kind.LOOK ? "." + count : ""), of);
        if (counts) {
            out.append("/(>= |D| ").append(count).append(");");
        } else if (cards.size() == 1) {
            out.append("/|").append(cards.get(0)).append("|;");
        } else {
            out.append("/(or |").append(String.join("| |", cards)).append("|);");
        }
        if (cost.uses != null) {
            String name = cost.uses.word();
            boolean all = cost.uses != Beginning.MANA;
            out.append('/').append(all ? name : "(>= mana " + cost.price + ")").append(";(= ");
            out.append(name).append(all ? " 0" : " (- mana " + cost.price + ")").append(");");
        }
        out.append("@;(# X B);");
        if (cost.least.isEmpty() && cost.discards > 0) {
            out.append("(# H.").append(cost.discards).append(" B [cost]);");
        } else if (cost.discards > 0) {
            String discard = best(sets("H", cost.least), "B [cost]", "(# H.1 B [cost])");
            boolean one = cost.discards == 1;
            out.append(one ? discard : "(repeat " + cost.discards + " 0 " + discard + ")");
            out.append(';');
        }
        return switch (kind) {
            case DRAW -> out.append("(# D.").append(count).append(" H [draw])").toString();
            case SEARCH -> out + best(cards, "H [search]", "") + ";(shuffle D)";
            case LOOK -> out + best(cards, "H [search]", "()") + ";(shuffle D)";
            case SEND -> out + best(cards, "B [send]", "") + ";(shuffle D)";
        };
    }

    /** The sets of cards in a place that meet conditions. */
    private static List<String> sets(String place, List<String> conditions) {
        List<String> sets = new ArrayList<>();
        for (String condition : conditions) {
            sets.add(place + "." + String.join(".", CardCount.words(condition)));
        }
        return sets;
    }

    /**
     * Moves a card of the first set that has one.
     *
     * @param otherwise what is done if none has; empty if one of the sets is sure to have a card
     */
    private static String best(List<String> sets, String to, String otherwise) {
        String out = otherwise;
        for (int i = sets.size() - 1; i >= 0; i--) {
            String move = "(# " + sets.get(i) + ".1 " + to + ")";
            out = out.isEmpty() ? move : "(if |" + sets.get(i) + "| " + move + " " + out + ")";
        }
        return out;
    }
}
