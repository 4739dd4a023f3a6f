package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of seven cards that search the deck for a set and one around it, do not shuffle it,
 * and then draw cards whose order matters.
 */
public final class NestedTopics extends TopicMaker {

    private NestedTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new NestedTopics(random).topics();
    }

    private String searches() {
        String inner = "(# D." + picked("a", "a", "a:y", "b") + ".1 " + picked("B", "H") + ")";
        String outer =
                "(# D." + picked("a:x", "a:x", "!c", "a:y") + ".1 " + picked("B", "F", "H") + ")";
        return picked("[1]", "[1]", "[1^]")
                + "@;(# X J);"
                + picked(inner + ";" + outer, inner + ";" + outer, outer + ";" + inner)
                + picked("", "", ";(# D.1 H)", ";(# D.2 H)");
    }

    private String draws() {
        return picked("[1]", "[1]", "[]")
                + picked("", "", "/|D|;", "/(> |H| 1);")
                + "@;(# X J);(# D."
                + picked("1", "2", "2", "3")
                + " H)"
                + picked("", "", ";(if |H.a:y| (# H.a:y.1 B) (# H.1 B))", ";(# H.a:x.1 B)");
    }

    /** An effect that runs before or after those of cards drawn with its own. */
    private String acts() {
        return picked("[1]", "[^]")
                + picked("", "/|H.a:x|;", "/!|B.a|;")
                + "@;(# X F);"
                + picked("(# H.a:x.1 B)", "(# H.1 B)", "(= count (+ count |H|))", "(# B.1 H)");
    }

    private Topics topics() {
        Topics topics = new Topics();
        topics.card("s", 1, "", searches());
        topics.card("d", 1, picked("", "x"), draws());
        topics.card("a", 2, picked("x", "x", "x y"));
        topics.card("b", 1, picked("x", "x y"), acts());
        topics.card("c", 1, picked("y", ""), acts());
        topics.card("e", 1, picked("x", "y"));
        topics.hand(2);
        topics.combo(
                "",
                "",
                "1",
                picked("(> count 0)", "|H.1.b|", "|H.1.a:x|", "(> |H.a:x| 1)"),
                "best");
        return topics.combo(picked("a", "b", "c", "e"), "", "(+ 1 |B.a:x|)", "", "best");
    }
}
