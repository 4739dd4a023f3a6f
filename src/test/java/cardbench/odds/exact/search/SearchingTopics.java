package cardbench.odds.exact.search;

import java.util.Random;

/**
 * Random topics of five cards that search for sets inside each other or crossing, shuffle, look at
 * first cards and put them back.
 */
public final class SearchingTopics extends TopicMaker {

    private static final String[] SETS = {"a:x", "a:y", "a:z", "a", "b", "c", "d", "e", "!a:x"};
    private static final String[] ATTRIBUTES = {"", "x", "x y", "y", "x z", "y z", "x y z"};

    private SearchingTopics(Random random) {
        super(random);
    }

    public static Topics of(Random random) {
        return new SearchingTopics(random).topics();
    }

    private String search(boolean shuffled) {
        return "(# D."
                + picked(SETS)
                + "."
                + picked("1", "1", "1", "2")
                + " "
                + picked("H", "H", "B", "F")
                + ")"
                + (shuffled ? ";(shuffle D)" : "");
    }

    /** Looks at some cards, takes one, puts back the others. */
    private String excavation() {
        String set = picked(SETS);
        String other = picked(SETS);
        String take =
                switch (random.nextInt(4)) {
                    case 0 -> "(# T." + set + ".1 H)";
                    case 1 -> "(if |T." + set + "| (# T." + set + ".1 H) (# T.1 H))";
                    case 2 ->
                            "(if |T."
                                    + set
                                    + "| (# T."
                                    + set
                                    + ".1 H) (if |T."
                                    + other
                                    + "| (# T."
                                    + other
                                    + ".1 H) ()))";
                    default -> "(# T." + set + ".1 H);(# T." + other + ".1 B)";
                };
        return "(# D."
                + picked("2", "3")
                + " T);"
                + take
                + ";("
                + picked("#", "#", "#", "##")
                + " T D)"
                + picked("", "", ";(shuffle D)", ";(! draw)", ";(! draw)");
    }

    private String effect() {
        StringBuilder effect = new StringBuilder(picked("[1]", "[1]", "[1]", "[1^]", "[]"));
        effect.append(picked("", "", "", "/|D|;", "/(> |H| 1);", "/|D.a:x|;", "/!|B.a:y|;"));
        effect.append("@;(# X ").append(picked("B", "F")).append(");");
        effect.append(
                switch (random.nextInt(8)) {
                    case 0, 1 -> search(true);
                    case 2 -> search(false) + ";" + search(random.nextBoolean());
                    case 3 -> search(false);
                    case 4, 5 -> excavation();
                    case 6 -> "(# D." + picked("1", "2") + " H [draw])";
                    default ->
                            picked("(# H.1 D)", "(# H.a:x.1 D)", "(## H.1 D)", "(# H D)")
                                    + picked("", ";(shuffle D)", ";(# D.1 H)");
                });
        effect.append(picked("", "", "", ";(# D.1 H [draw])", ";" + search(true)));
        return effect.toString();
    }

    private Topics topics() {
        Topics topics = new Topics();
        String[] names = {"a", "b", "c", "d", "e"};
        for (int i = 0; i < names.length; i++) {
            // each attribute is there
            String attributes = i == 3 ? "z x" : i == 4 ? "y" : picked(ATTRIBUTES);
            String[] effects = i < 3 ? new String[] {effect()} : new String[0];
            topics.card(names[i], 1, attributes, effects);
        }
        topics.hand(1 + random.nextInt(2));
        if (random.nextInt(4) == 0) {
            topics.header(picked("(# D.1 B)", "(# H D);(shuffle D);(# D.2 H)", search(true)));
        }
        topics.combo(picked(SETS) + "," + picked(SETS), "", "", "", picked("best", "greedy"));
        return topics.combo(
                "",
                picked("", "", picked(SETS)),
                picked("1", "(+ 1 |H." + picked(SETS) + "|)"),
                picked(
                        "",
                        "(>= |H." + picked(SETS) + "| 1)",
                        "(== |D." + picked(SETS) + "| 1)",
                        "(> |H.1." + picked(SETS) + "| 0)"),
                "best");
    }
}
