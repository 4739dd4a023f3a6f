package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of five to seven cards in which effects that may be activated again and again use
 * up a number that others need, as those do that take the one summon of a turn, and draw cards
 * after that.
 */
public final class ResourceTopics extends TopicMaker {

    private static final String[] SETS = {"a:x", "a:y", "d", "e"};

    private ResourceTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new ResourceTopics(random).topics();
    }

    private String set() {
        return picked(SETS);
    }

    private String draws() {
        return "(# D." + picked("1", "2", "2", "3") + " H" + picked("", "", " [t]") + ")";
    }

    /** What happens between the payment and the draw. */
    private String before() {
        return picked(
                "",
                "",
                "(# H B);",
                "(# H." + set() + ".1 J);",
                "(# H D);(shuffle D);",
                "(# H.1 B);",
                "(# D." + set() + ".1 B);",
                "/(> |H| 0);");
    }

    private String afterwards() {
        return picked(
                "",
                "",
                ";(= n (+ n 1))",
                ";(if (> |H." + set() + "| 0) (# H." + set() + ".1 J))",
                ";/(> |H." + set() + "| 0);(# D.1 H)",
                ";(# D." + set() + ".1 H);(shuffle D)",
                ";(# D.1 H)");
    }

    private String effect() {
        String pays =
                picked(
                        "/(> n 0);(= n (- n 1));@;",
                        "/(> n 0);@;(= n 0);",
                        "/(> n 0);@;(= n (- n 1));",
                        "/(> n 0);@;(! t);(= n (- n 1));",
                        "/(> n 1);@;(= n (- n 2));",
                        "@;");
        String leaves = "(# X " + picked("B", "F", "J") + ");";
        return picked("", "", "[1]") + pays + leaves + before() + draws() + afterwards();
    }

    private Topics topics() {
        Topics topics = new Topics();
        topics.header("(= n " + picked("1", "1", "2") + ")");
        topics.card("a", 1 + random.nextInt(2), picked("x", "y", ""), effect());
        topics.card("b", 1, picked("x", "y", ""), effect());
        topics.card("c", 1, picked("x", "y", ""), picked(effect(), "@;(# X B);(# D.1 H)"));
        topics.card("d", 1 + random.nextInt(2), picked("x", "y", ""));
        topics.card("e", 1, picked("x", "y", "x y"));
        topics.hand(1 + random.nextInt(3));
        return topics.combo(
                "",
                picked("", "", set()),
                picked("1", "(+ 1 |H." + set() + "|)", "(+ 1 n)"),
                picked("", "(>= |H." + set() + "| 1)", "(> |B." + set() + "| |H.d|)"),
                "best");
    }
}
