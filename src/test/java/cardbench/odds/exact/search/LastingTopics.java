package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of six cards whose conditions are met for good: by cards that stay where they are,
 * in one zone or in several. Some cards act alike, and some forbid others.
 */
public final class LastingTopics extends TopicMaker {

    private LastingTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new LastingTopics(random).topics();
    }

    private String condition() {
        return picked(
                "(> |F.a:x| 0)",
                "(>= |F| 1)",
                "(>= |F.a:x| 2)",
                "(> (+ |H.a:x| |F.a:x|) 0)",
                "(> (+ |H.a:y| |F.a:x| |B.a:y|) 1)",
                "(>= (+ |B.a:x| |F|) 2)",
                "(> (+ |D.a:x| |F.a:x|) 0)",
                "(> (+ |H.a:x| 1) 1)",
                "(> |J.a:y| 0)",
                "(> |D| 0)",
                "(>= |D| 2)",
                "(> count 0)");
    }

    private String effect(String tag) {
        String guard =
                switch (random.nextInt(5)) {
                    case 0 -> "";
                    case 1 -> "/!" + condition() + ";";
                    default -> "/" + condition() + ";";
                };
        String leaves = picked("(# X F)", "(# X F)", "(# X B)", "(# X J)", "(# X D)");
        String then =
                picked(
                        "(# D.1 H" + tag + ")",
                        "(# D.1 H)",
                        "(# D.2 H" + tag + ")",
                        "(# D.1 F)",
                        "(# D.2 B)",
                        "(# D.1 J);(# D.1 H)",
                        "(# D.a:x.1 H);(shuffle D)",
                        "(# D.a:y.1 F)",
                        "(# H.a:x.1 F)",
                        "(# H.a:y.1 B" + tag + ")",
                        "(# H B)",
                        "(# H D);(shuffle D);(# D.1 H)",
                        "(# F.a:y.1 H)",
                        "(# B.a:x F)",
                        "(= count (+ count 1))",
                        "(! t)",
                        "(! t);(# D.1 H)",
                        "(if " + condition() + " (# D.1 H) (= count (+ count 1)))");
        return picked("[1]", "[1]", "[1^]", "[]", "[1B]") + guard + "@;" + leaves + ";" + then;
    }

    /**
     * Two effects that do the same, as far as tags and a deck that lasts do not tell them apart.
     */
    private String[] pair() {
        String then = picked("(# D.1 H", "(# D.2 H", "(# D.1 B", "(# H.a:x.1 F");
        String guard = "/" + condition() + ";";
        return new String[] {
            picked("", guard) + "@;(# X B);" + then + picked(")", " [t])"),
            picked("", guard, "/(> |D| 0);") + "@;(# X B);" + then + picked(")", " [t])")
        };
    }

    private Topics topics() {
        Topics topics = new Topics();
        String[] alike = pair();
        boolean pairs = random.nextInt(3) == 0;
        topics.card("a", 2, picked("x", "y"), pairs ? alike[0] : effect(" [t]"));
        topics.card("b", 1, picked("x", "y", ""), pairs ? alike[1] : effect(" [t]"));
        topics.card("c", 1, picked("x", "x y", ""), effect(""));
        topics.card("d", 1, picked("x", "y", "x y"));
        topics.card("e", 1, "");
        topics.hand(1 + random.nextInt(3));
        topics.combo(
                picked("", "a:x", "a:x,a:y"),
                picked("", "", "a:y"),
                picked("1", "(+ 1 |H.a:x|)", "(+ count |F|)"),
                picked("", condition()),
                picked("best", "greedy"));
        return topics.combo("", "", "1", condition(), "best");
    }
}
