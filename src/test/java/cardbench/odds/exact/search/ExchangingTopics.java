package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of five to seven cards in which two cards do the same to cards of two kinds, and
 * something else may tell the kinds apart.
 */
public final class ExchangingTopics extends TopicMaker {

    private ExchangingTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new ExchangingTopics(random).topics();
    }

    /** An effect for one of two kinds of cards, written as {@code %}. */
    private String effect() {
        String guard =
                picked(
                        "",
                        "/|H.%|;",
                        "/(> (+ |H.%| |F.%|) 0);",
                        "/(> |F.%| 0);",
                        "/(> |B.%| 0);",
                        "/!|F.%|;",
                        "/|D.%|;");
        String then =
                picked(
                        "(# H.%.1 F);(# D.1 H)",
                        "(# H.%.1 F);(# D.2 H)",
                        "(# H.%.1 B);(# D.1 H [t])",
                        "(# D.%.1 H);(shuffle D)",
                        "(# D.%.1 H)",
                        "(# D.2.%.1 H)",
                        "(# D.1 F);(if |F.%| (# F.%.1 H) ())",
                        "(# H.% F)",
                        "(# D.1 H)",
                        "(# D.%.1 B);(shuffle D);(# D.1 H)",
                        "(# H.%.1 D);(shuffle D);(# D.1 H)",
                        "(# D.1 H);(! t)");
        return picked("", "[1]", "[1^]", "[1 t]")
                + guard
                + "@;"
                + picked("(# X B)", "(# X F)")
                + ";"
                + then;
    }

    private Topics topics() {
        Topics topics = new Topics();
        String effect = effect();
        String other = random.nextInt(8) == 0 ? effect() : effect;
        String[] kinds =
                random.nextInt(4) == 0 ? new String[] {"a:x", "a:y"} : new String[] {"u", "v"};
        int copies = 1 + random.nextInt(2);
        topics.card("p", 1, picked("s", "s", ""), effect.replace("%", kinds[0]));
        topics.card("q", 1, picked("s", "s", ""), other.replace("%", kinds[1]));
        topics.card("u", copies, "x z");
        topics.card("v", copies, "y z");
        topics.card(
                "w",
                1,
                "",
                picked(
                        "",
                        "@;(# X F);(# D.1 H)",
                        "[1]@;(# X F);(# H.a:z B)",
                        "[1]@;(# X B);(# D.a:z.1 F)"));
        topics.hand(2 + random.nextInt(2));
        topics.combo(
                picked("", "a:z", "a:z,a:z"),
                picked("", "", "a:z"),
                picked("1", "(+ 1 |H.a:z|)", "(+ |H.u| |H.v|)", "(+ |F| |B|)"),
                picked("", "(> |H| 1)", "(== |H.a:s| 0)", "(> |H.u| 0)"),
                picked("best", "greedy"));
        return topics.combo("", "", "1", picked("(> |H.a:z| 1)", "(== |B| 2)"), "best");
    }
}
