package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of six cards that act in hand, most of them so that the order of some of them does
 * not matter: they draw, search, discard, count, and enable each other.
 */
public final class IndependentTopics extends TopicMaker {

    private IndependentTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new IndependentTopics(random).topics();
    }

    private String effect() {
        String guard =
                picked(
                        "",
                        "",
                        "",
                        "/(> |H.a:x| 0);",
                        "/|H.a:y|;",
                        "/|B.a:y|;",
                        "/|B.a:x|;",
                        "/(> |H| 1);",
                        "/(> |D| 1);",
                        "/(>= |D| 2);",
                        "/(> |D.a:x| 0);",
                        "/!count;",
                        "/(> other 0);",
                        "/(< |B| 2);");
        String leaves = "(# X " + picked("J", "J", "B", "F") + ")";
        String then =
                picked(
                        "(# D.1 H)",
                        "(# D.1 H)",
                        "(# D.1 B)",
                        "(# D.2 B)",
                        "(# D.1 J);(# D.1 H)",
                        "(# D.a:x.1 H);(shuffle D)",
                        "(# D.a:y.1 B);(shuffle D)",
                        "(# D.d.1 B);(shuffle D)",
                        "(# D.a:x.1 B)",
                        "(# H.a:x.1 B)",
                        "(# H.a:y.1 J);(# D.1 H)",
                        "(# B.a:y.1 H)",
                        "(# B.a:x.1 J)",
                        "(# H.1 B)",
                        "(# H B)",
                        "(= count (+ count 1))",
                        "(= other (+ other 1))",
                        "(= other count)",
                        "(! t)",
                        "(if |B.a:x| (= count (+ 1 count)) ())",
                        "(## H.1 D)");
        return picked("[1]", "[1]", "[1]", "[]", "[1^]", "[1HB]")
                + guard
                + "@;"
                + leaves
                + ";"
                + then;
    }

    Topics topics() {
        Topics topics = new Topics();
        String[] names = {"a", "b", "c", "d"};
        for (int i = 0; i < names.length; i++) {
            String[] effects = {effect()};
            if (i == 1 && random.nextInt(4) == 0) {
                effects = new String[] {effect(), effect()};
            }
            if (i == 3 && random.nextInt(2) == 0) {
                effects = new String[0];
            }
            int count = i == 1 || i == 3 ? 2 : 1;
            topics.card(names[i], count, picked("x", "y", "x y", ""), effects);
        }
        topics.hand(2 + random.nextInt(2));
        String score = picked("1", "(+ 1 count)", "(+ 1 |B.a:x|)", "(+ 1 |H|)");
        topics.combo("", picked("", "", "a:x,a:y"), score, "", picked("best", "greedy"));
        return topics.combo(
                picked("", "d"),
                "",
                "1",
                picked("(> |D.2.a:x| 0)", "(> count 1)", "(== |D.a:y| 1)", "|B.1.a:x|", "|J.c|"),
                "best");
    }
}
