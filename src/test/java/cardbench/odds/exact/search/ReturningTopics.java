package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of seven cards in which cards are banished or milled unseen, others go from the
 * hand, the graveyard or the field back into the deck, and searches shuffle after themselves.
 */
public final class ReturningTopics extends TopicMaker {

    private static final String[] SETS = {"a:x", "a:y", "b", "c", "d", "e", "!a:x"};

    private ReturningTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new ReturningTopics(random).topics();
    }

    private String set() {
        return picked(SETS);
    }

    private String leaves() {
        return "(# D." + picked("1", "2", "2", "3") + " " + picked("J", "J", "B") + ")";
    }

    private String returns() {
        return picked(
                "(# H D)",
                "(# H D);(# D.1 H)",
                "(# H D);(shuffle D)",
                "(# H.1 D)",
                "(# H." + set() + ".1 D);(shuffle D)",
                "(# B." + set() + ".1 D)",
                "(# B D);(shuffle D)",
                "(# J D);(shuffle D)",
                "(# F.1 D)");
    }

    private String searches() {
        return "(# D." + set() + ".1 " + picked("H", "H", "B") + ");(shuffle D)";
    }

    private String action() {
        return switch (random.nextInt(8)) {
            case 0, 1 -> leaves();
            case 2, 3 -> returns();
            case 4, 5 -> searches();
            case 6 -> "(# D." + picked("1", "2") + " H)";
            default ->
                    picked(
                            "(shuffle D)",
                            "(= count (+ count |D." + set() + "|))",
                            "(# H.1 B)",
                            "(# D.2 T);(if |T.a:x| (# T.a:x.1 H) (# T.1 H));(# T D);(shuffle D)");
        };
    }

    private String effect(String first) {
        StringBuilder effect = new StringBuilder(picked("[1]", "[1]", "[1]", "[1B]", "[]"));
        effect.append(picked("", "", "", "/|D.a:x|;", "/|B.a:y|;", "/(> |H| 1);"));
        effect.append("@;(# X ").append(picked("B", "F", "J")).append(");").append(first);
        for (int i = random.nextInt(2); i > 0; i--) {
            effect.append(";").append(action());
        }
        return effect.toString();
    }

    private Topics topics() {
        Topics topics = new Topics();
        topics.card("a", 1, picked("x", "y", ""), effect(picked(leaves(), action())));
        topics.card("b", 1, picked("x", "y", "x y"), effect(picked(searches(), action())));
        topics.card("c", 1, picked("x", "y", ""), effect(picked(returns(), action())));
        topics.card("d", 2, picked("x", "y", "x y", ""));
        topics.card("e", 1, picked("x", "y", "x y", ""));
        topics.hand(1 + random.nextInt(2));
        if (random.nextInt(3) == 0) {
            topics.header(picked("(# D.1 J)", "(# D.2 J)", "(# H D);(shuffle D);(# D.2 H)"));
        }
        return topics.combo(
                "",
                picked("", "", set()),
                picked("1", "(+ 1 |H." + set() + "|)", "(+ 1 |B." + set() + "|)"),
                picked(
                        "",
                        "(>= |H." + set() + "| 1)",
                        "(== |D." + set() + "| 1)",
                        "(> (+ count |H.a:y|) 0)"),
                "best");
    }
}
