package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of six cards of which only a few copies matter: conditions ask whether there are
 * some, effects are for one copy, and all cards of a kind go at once.
 */
public final class CountedTopics extends TopicMaker {

    private CountedTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new CountedTopics(random).topics();
    }

    private String condition() {
        return picked(
                "|H.a:x|",
                "(> |H.a:x| 0)",
                "(> |H.a:x| 1)",
                "(>= |H.a:y| 2)",
                "(< |H.a:y| 2)",
                "(<= |B.a:x| 1)",
                "(== |B.a:x| 1)",
                "(!= |B.a:y| 1)",
                "(> 2 |F.a:x|)",
                "(<= 2 |H.a:x|)",
                "(> (+ |H.a:x| |F.a:x| |B.a:y|) 1)",
                "(> (+ |B.a:x| 1 |F|) 2)",
                "(> (+ |H.a:x| count) 1)",
                "(and |B.a:x| (> |H| 1))",
                "(or |F.a:x| |B.a:y|)",
                "(> (- |H.a:x| |B.a:x|) 0)",
                "(> |H.a:x| |B.a:x|)",
                "(> |B.1.a:x| 0)");
    }

    private String effect() {
        String guard =
                switch (random.nextInt(6)) {
                    case 0, 1 -> "";
                    case 2 -> "/!" + condition() + ";";
                    default -> "/" + condition() + ";";
                };
        String leaves = picked("(# X B);", "(# X B);", "(# X F);", "(# X J);", "");
        String then =
                picked(
                        "(# D.1 H)",
                        "(# D.1 H)",
                        "(# D.2 H)",
                        "(# D.1 B)",
                        "(# D.2 B)",
                        "(# D.a:x.1 H);(shuffle D)",
                        "(# D.a:y.1 B);(shuffle D)",
                        "(# H.a:x.1 B)",
                        "(# H.a:x B)",
                        "(# H.a:y J)",
                        "(# H B);(# D.1 H)",
                        "(# B.a:x J)",
                        "(# B.a:x H)",
                        "(# F B)",
                        "(= count (+ count 1))",
                        "(= count |H.a:x|)",
                        "(if " + condition() + " (# D.1 H) (= count (+ count 1)))");
        String flag = leaves.isEmpty() ? picked("[1]", "[1^]") : picked("[1]", "[1]", "[1]", "[]");
        return flag + guard + "@;" + leaves + then;
    }

    Topics topics() {
        Topics topics = new Topics();
        String[] names = {"a", "b", "c"};
        for (int i = 0; i < names.length; i++) {
            String[] effects = {effect()};
            if (i == 1 && random.nextInt(3) == 0) {
                effects = new String[] {effect(), effect()};
            }
            if (i == 2 && random.nextInt(2) == 0) {
                effects = new String[0];
            }
            topics.card(names[i], 2, picked("x", "y", "x y", ""), effects);
        }
        topics.hand(2 + random.nextInt(2));
        String score = picked("1", "1", "(+ 1 count)", "(+ 1 |B.a:x|)");
        topics.combo(
                picked("", "a:x", "a:x,a:x", "a:y"),
                picked("", "a:x,a:y"),
                score,
                picked("", condition()),
                picked("best", "greedy"));
        return topics.combo("", "", "1", condition(), "best");
    }
}
