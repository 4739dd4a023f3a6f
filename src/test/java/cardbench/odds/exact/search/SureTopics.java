package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of six or seven cards in which some leave the deck for a zone that nothing asks
 * about, and others, of which it is known what they are, come back and are shuffled in: from the
 * hand or the graveyard, or since they were looked at. Draws, and a few searches, come before and
 * after that.
 */
public final class SureTopics extends TopicMaker {

    private static final String[] SETS = {"a:x", "a:y", "d", "e"};

    /** Whether cards that were looked at go back, and not such of the hand and the graveyard. */
    private final boolean looks;

    private SureTopics(Random random) {
        super(random);
        looks = random.nextInt(5) < 2;
    }

    public static Topics of(Random random) {
        return new SureTopics(random).topics();
    }

    private String set() {
        return picked(SETS);
    }

    private String loses() {
        return "(# D." + picked("1", "2", "2", "3") + " J)";
    }

    private String draws() {
        return "(# D." + picked("1", "1", "2") + " H)";
    }

    private String returns() {
        return looks ? looksAtTheFirst() : returnsKnown();
    }

    private String returnsKnown() {
        return picked("(# H D)", "(# H." + set() + ".1 D)", "(# B D)", "(# H.1 D)")
                + picked(";(shuffle D)", ";(shuffle D)", ";(shuffle D)", "");
    }

    private String looksAtTheFirst() {
        String set = set();
        return "(# D."
                + picked("1", "2", "3")
                + " T);"
                + picked(
                        "", "(# T." + set + ".1 H);", "(if |T." + set + "| (# T." + set + ".1 H));")
                + "(# T D)"
                + picked(";(shuffle D)", ";(shuffle D)", "");
    }

    private String action() {
        return switch (random.nextInt(7)) {
            case 0, 1 -> loses();
            case 2, 3 -> returns();
            case 4, 5 -> draws();
            default -> "(# D." + set() + ".1 " + picked("H", "B") + ");(shuffle D)";
        };
    }

    private String effect(String first) {
        StringBuilder effect = new StringBuilder("[1]");
        effect.append(picked("", "", "/(> |H| 1);")).append("@;(# X ");
        effect.append(picked("B", "F", "B")).append(");").append(first);
        for (int i = random.nextInt(2); i > 0; i--) {
            effect.append(";").append(picked(action(), draws()));
        }
        return effect.toString();
    }

    private Topics topics() {
        Topics topics = new Topics();
        topics.card("a", 1, picked("x", "y", ""), effect(picked(loses(), action())));
        topics.card("b", 1, picked("x", "y", ""), effect(returns()));
        // the orders after each shuffle are many
        String[] more = looks ? new String[0] : new String[] {effect(picked(action(), returns()))};
        topics.card("c", 1, picked("x", "y", ""), more);
        topics.card("d", looks ? 3 : 2, picked("x", "y", ""));
        topics.card("e", 1, picked("x", "y", "x y"));
        topics.hand(1 + random.nextInt(2));
        topics.header(picked("", "(# D.1 J)", "(# D.2 J)"));
        return topics.combo(
                "",
                picked("", "", set()),
                picked("1", "(+ 1 |H." + set() + "|)"),
                picked("", "(>= |H." + set() + "| 1)", "(> |H." + set() + "| |B.d|)"),
                "best");
    }
}
