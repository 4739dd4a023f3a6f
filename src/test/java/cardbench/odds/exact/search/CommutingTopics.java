package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of six cards that act in the graveyard, most of them so that their order does not
 * matter, while cards of the hand search, draw and discard.
 */
public final class CommutingTopics extends TopicMaker {

    private CommutingTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new CommutingTopics(random).topics();
    }

    private String inGrave() {
        String guard =
                picked(
                        "",
                        "",
                        "",
                        "",
                        "",
                        "/|H.a:x|;",
                        "/|F.a:y|;",
                        "/|B.a:y|;",
                        "/(> |B| 1);",
                        "/(> |D| 1);",
                        "/!count;",
                        "/(> other 0);");
        String leaves =
                "(# X " + picked("J", "J", "D", "D", "F") + picked(")", ")", ")", ");(shuffle D)");
        String then =
                picked(
                        "",
                        "",
                        ";(# D.1 B)",
                        ";(# D.1 B)",
                        ";(# D.2 B)",
                        ";(= count (+ count 1))",
                        ";(= count (+ count 1))",
                        ";(= count (+ 2 count))",
                        ";(= count (* 2 count))",
                        ";(# D.1 J)",
                        ";(# D.1 H)",
                        ";(# D.a:y.1 H)",
                        ";(# B.a:x.1 J)",
                        ";(= other |B|)");
        return picked("[1B]", "[1B]", "[1B]", "[B]", "[1HB]", "[1B^]")
                + guard
                + "@;"
                + leaves
                + then;
    }

    private String inHand() {
        return picked("[1]", "[1]", "[]")
                + picked("", "", "/(> |H| 1);", "/|D.a:y|;", "/!count;", "/|B.a:x|;")
                + "@;(# X "
                + picked("B", "F")
                + ");"
                + picked(
                        "(# D.2 B)",
                        "(# D.3 B)",
                        "(# D.1 H);(# H.1 B)",
                        "(# D.a:x.1 B);(shuffle D)",
                        "(# D.a:y.1 H)",
                        "(= other (+ other 1));(# D.2 B)",
                        "(# B.1 H)");
    }

    private Topics topics() {
        Topics topics = new Topics();
        String[] names = {"a", "b", "c", "d"};
        for (int i = 0; i < names.length; i++) {
            String[] effects = i == 0 ? new String[] {inHand()} : new String[] {inGrave()};
            if (i == 1 && random.nextInt(3) == 0) {
                effects = new String[] {inHand(), inGrave()};
            }
            if (i == 3 && random.nextInt(2) == 0) {
                effects = new String[0];
            }
            int count = i == 1 || i == 3 ? 2 : 1;
            topics.card(names[i], count, picked("x", "y", "x y", ""), effects);
        }
        topics.hand(1 + random.nextInt(2));
        String score = picked("1", "(+ 1 count)", "(+ 1 |B.a:x|)", "(+ 1 |J|)");
        topics.combo("", picked("", "", "a:x,a:y"), score, "", picked("best", "greedy"));
        return topics.combo(
                "",
                "",
                "1",
                picked("(> |D.2.a:x| 0)", "(> count 1)", "(== |D.a:y| 1)", "|B.1.a:x|", "|J.c|"),
                "best");
    }
}
