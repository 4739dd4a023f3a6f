package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of six cards in which one card looks at the first cards of the deck and puts those
 * it does not take to the bottom, while others search for sets that its question does not know.
 */
public final class BuriedTopics extends TopicMaker {

    private BuriedTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new BuriedTopics(random).topics();
    }

    private String digs() {
        String back = picked("", "", "", ";(! t)", ";(shuffle D)");
        return picked("[1]", "[1]", "[1]", "[]")
                + "@;(# X F);(# D."
                + picked("2", "2", "3")
                + " T);(if |T.a:"
                + picked("x", "y", "z")
                + "| (# T.a:"
                + picked("x", "y", "z")
                + ".1 H) (# T.1 H));(# T D)"
                + back;
    }

    private String searches() {
        return picked("[1]", "[1]", "[]")
                + picked("", "", "/(> |D.a:y| 0);", "/|D.a:x|;")
                + "@;(# X "
                + picked("J", "B")
                + ");"
                + picked(
                        "(# D.a:x.1 H);(shuffle D)",
                        "(# D.a:y.1 B);(shuffle D)",
                        "(# D.a:y.1 H);(shuffle D)",
                        "(# D.a:z.1 H);(# D.e.1 B);(shuffle D)",
                        "(# D.a:z.2 H);(shuffle D)",
                        "(# D.a:x.1 H)",
                        "(# D.1 H [t])",
                        "(# D.e.1 H)");
    }

    private Topics topics() {
        Topics topics = new Topics();
        topics.card("a", 1, picked("", "x", "y"), digs());
        topics.card("b", 1, picked("", "x", "z"), searches());
        topics.card("c", 1, picked("x", "y", "x z"), searches());
        topics.card("d", 1, picked("x", "y", "z", "x y"));
        topics.card("e", 2, picked("y", "x y", "z", ""));
        topics.hand(2);
        topics.combo("", "", "1", picked("|H.e|", "|H.d|", "|B.a:y|", "(> |H.a:x| 1)"), "best");
        return topics.combo(picked("c", "d", "e"), "", "(+ 1 |B.a:x|)", "", "best");
    }
}
