package cardbench.odds.exact.search;

import java.util.Random;

/** Small random topics whose cards act. */
public final class RandomTopics extends TopicMaker {

    private static final String[] SETS = {
        "D.1", "D.2", "D.3", "D.a:x.1", "D.a:y.1", "D.b.1", "D.a:x", "D.!a:x.1", "D.a:x.2",
        "D.2.a:y", "D.3.!b", "H.a:x.1", "H.a:y", "H.1", "H.2.a:x", "H.!a:y.1", "H.c", "B.a:x.1",
        "B.1", "B", "F.1", "F.a:y.1", "B.2.!a", "H.a:x.1.a:y", "D.c.1", "D.d.1", "H.2.a:x.1",
    };

    /** Sets of the deck that are the same or have nothing in common. */
    private static final String[] APART = {"D.a.1", "D.b.1", "D.c.1", "D.d.2", "D.1", "D.2"};

    private static final String[] NUMBERS = {
        "|H.a:x|",
        "|D.a:y|",
        "|B|",
        "|H|",
        "|B.a:x|",
        "|D.2.a:y|",
        "|H.2.a:x|",
        "|F|",
        "|D|",
        "count",
        "many",
        "|H.b|",
        "|D.c|",
        "(- |H| |B|)",
        "1",
        "2",
        "(+ count |B.a:y|)",
        "|D.1.a:x|",
        "|B.1.a:x|",
        "|H.1.!b|",
        "(* 2 |B.a|)",
        "(if |H.a| 2 count)",
    };

    private static final String[] CONDITIONS = {
        "a", "b", "c", "d", "a:x", "a:y", "!a", "a:x a:y", "!a:x",
    };

    private final boolean puts;
    private final boolean rolls;
    private final boolean overlaps;

    private RandomTopics(Random random) {
        super(random);
        puts = random.nextInt(4) == 0;
        rolls = random.nextInt(5) == 0;
        overlaps = random.nextInt(3) > 0;
    }

    /**
     * A topic of up to five classes.
     *
     * @param cards of the deck
     */
    public static Topics of(Random random, int cards) {
        RandomTopics maker = new RandomTopics(random);
        Topics topics = new Topics();
        String[] names = {"a", "b", "c", "d", "e"};
        int left = cards;
        for (int i = 0; i < names.length; i++) {
            int copies = i == names.length - 1 ? left : Math.min(left, 1 + random.nextInt(2));
            left -= copies;
            String[] effects = new String[i < 3 && random.nextInt(4) > 0 ? 1 : 0];
            effects = random.nextInt(8) == 0 ? new String[2] : effects;
            for (int k = 0; k < effects.length; k++) {
                effects[k] = maker.effect();
            }
            topics.card(names[i], copies, maker.picked("x", "y", "x y", ""), effects);
        }
        topics.hand(1 + random.nextInt(3));
        if (random.nextInt(3) == 0) {
            topics.header("(= many 1);" + (random.nextBoolean() ? maker.instruction(1) : ""));
        }
        if (random.nextInt(8) == 0) {
            topics.scanning(maker.picked("B", "BH", "HBF"));
        }
        for (int i = random.nextInt(3); i >= 0; i--) {
            topics.combo(
                    maker.conditions(),
                    maker.conditions(),
                    random.nextInt(3) == 0 ? maker.picked(NUMBERS) : "",
                    random.nextInt(4) == 0 ? maker.condition() : "",
                    maker.picked("best", "greedy"));
        }
        return topics;
    }

    private String conditions() {
        StringBuilder list = new StringBuilder();
        for (int i = random.nextInt(3); i > 0; i--) {
            list.append(picked(CONDITIONS)).append(",");
        }
        return list.toString();
    }

    private String condition() {
        return "("
                + picked(">", "==", "<", ">=", "!=", "<=")
                + " "
                + picked(NUMBERS)
                + " "
                + random.nextInt(3)
                + ")";
    }

    private String effect() {
        StringBuilder effect = new StringBuilder("[");
        effect.append(picked("1", "1", "1", "", "1^", "^")).append(picked("", "", "H", "B", "HB"));
        effect.append("]");
        boolean once = effect.indexOf("1") > 0;
        for (int i = random.nextInt(3); i > 0; i--) {
            effect.append(picked("/", "/", "/!")).append(condition()).append(';');
        }
        effect.append("@;");
        if (!once || random.nextInt(3) > 0) {
            effect.append("(# X F);");
        }
        for (int i = random.nextInt(3); i >= 0; i--) {
            effect.append(instruction(2)).append(';');
        }
        if (random.nextInt(5) == 0) {
            effect.append('/').append(condition()).append(';').append(instruction(1));
        }
        return effect.toString();
    }

    private String instruction(int depth) {
        int kind = random.nextInt(13);
        if (kind < 8) {
            String to = picked("B", "B", "H", "H", "F");
            if (puts && random.nextInt(3) == 0) {
                to = "D";
            }
            String tag = random.nextInt(4) == 0 ? " [" + picked("draw", "mill") + "]" : "";
            String set = overlaps ? picked(SETS) : picked(APART);
            return "(" + picked("#", "#", "#", "##") + " " + set + " " + to + tag + ")";
        } else if (kind < 10 && depth > 0) {
            return "(if "
                    + condition()
                    + " "
                    + instruction(depth - 1)
                    + " "
                    + picked("()", instruction(depth - 1))
                    + ")";
        } else if (kind == 10) {
            return "(= count (+ count " + picked("1", "|H.a:x|", "n") + "))";
        } else if (kind == 11) {
            return picked("(! \"draw\")", "(! \"mill\")", "(= n |H|)", "(block (= n 1) (# D.1 B))");
        } else if (kind == 12 && rolls) {
            return picked("(= count (rand 0 2))", "(= n (rand 1 2))", "(shuffle D)", "(shuffle H)");
        }
        return "(# D." + (1 + random.nextInt(2)) + " " + picked("B", "H") + ")";
    }
}
