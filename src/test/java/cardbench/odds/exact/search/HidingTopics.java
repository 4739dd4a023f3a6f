package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of six cards that banish, mill and look at first cards, and draw, search or shuffle
 * before or after that.
 */
public final class HidingTopics extends TopicMaker {

    private static final String[] SETS = {"a:x", "a:y", "a", "b", "c", "d", "!a:x"};

    private HidingTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new HidingTopics(random).topics();
    }

    private String set() {
        return picked(SETS);
    }

    private String excavation() {
        String set = set();
        String take =
                switch (random.nextInt(3)) {
                    case 0 -> "(# T." + set + ".1 H)";
                    case 1 -> "(if |T." + set + "| (# T." + set + ".1 H) (# T.1 H))";
                    default -> "(if |T." + set + "| (# T." + set + ".1 H) (# T." + set() + ".1 B))";
                };
        return "(# D."
                + picked("2", "3")
                + " T);"
                + take
                + ";(# T D)"
                + picked("", "", "", ";(shuffle D)", ";(! draw)");
    }

    private String action() {
        return switch (random.nextInt(10)) {
            case 0, 1 -> "(# D." + picked("1", "2", "3") + " " + picked("J", "B", "J") + ")";
            case 2, 3 -> "(# D." + picked("1", "2") + " H [draw])";
            case 4 ->
                    "(# D."
                            + set()
                            + ".1 "
                            + picked("H", "B", "J")
                            + ")"
                            + picked(";(shuffle D)", ";(shuffle D)", "");
            case 5, 6, 7 -> excavation();
            case 8 -> picked("(# B." + set() + ".1 H)", "(# H." + set() + ".1 J)", "(# H.1 B)");
            default ->
                    picked(
                            "(# H.1 D)",
                            "(# J D)",
                            "(= count (+ count |D." + set() + "|))",
                            "(# H.a:x.1 D);(shuffle D)");
        };
    }

    private String effect() {
        StringBuilder effect = new StringBuilder(picked("[1]", "[1]", "[1]", "[1B]", "[]"));
        effect.append(picked("", "", "/|D|;", "/|D.a:x|;", "/|B.a:y|;", "/(> |H| 1);"));
        effect.append("@;(# X ").append(picked("B", "F", "J")).append(")");
        for (int i = random.nextInt(2); i >= 0; i--) {
            effect.append(";").append(action());
        }
        return effect.toString();
    }

    private Topics topics() {
        Topics topics = new Topics();
        String[] names = {"a", "b", "c", "d", "e"};
        for (int i = 0; i < names.length; i++) {
            boolean acts = i == 0 || i < 3 && random.nextInt(3) > 0;
            String[] effects = acts ? new String[] {effect()} : new String[0];
            topics.card(names[i], i == 1 ? 2 : 1, picked("x", "y", "x y", ""), effects);
        }
        topics.hand(1 + random.nextInt(2));
        if (random.nextInt(4) == 0) {
            topics.header(picked("(# D.1 J)", "(# D.1 J)", "(# D.a:x.1 H);(shuffle D)"));
        }
        topics.combo(set() + "," + set(), "", "", "", picked("best", "greedy"));
        return topics.combo(
                "",
                picked("", "", set()),
                picked("1", "(+ 1 |H." + set() + "|)", "(+ 1 |B." + set() + "|)"),
                picked(
                        "",
                        "(>= |H." + set() + "| 1)",
                        "(== |D." + set() + "| 1)",
                        "(> |D.1." + set() + "| 0)",
                        "(> count 0)"),
                "best");
    }
}
