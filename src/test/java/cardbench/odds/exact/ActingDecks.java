package cardbench.odds.exact;

import java.util.Random;

/** Random small decks whose cards act, as deck files. */
public final class ActingDecks {

    private static final String[] SETS = {
        "D.1", "D.2", "D.3", "D.a:x.1", "D.a:y.1", "D.b.1", "D.a:x", "D.!a:x.1", "D.a:x.2",
                "D.2.a:y",
        "D.3.!b", "H.a:x.1", "H.a:y", "H.1", "H.2.a:x", "H.!a:y.1", "H.c", "B.a:x.1", "B.1", "B",
        "F.1", "F.a:y.1", "D.A:*.1", "B.2.!a", "H.a:x.1.a:y", "D.c.1", "D.d.1",
    };

    private static final String[] SEARCHES = {"D.a:x.1", "D.b.1", "D.c.1", "D.a.1", "D.d.2"};

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
        "summon",
        "|H.b|",
        "|D.c|",
        "(- |H| |B|)",
        "1",
        "2",
        "(+ count |B.a:y|)",
        "|D.1.a:x|",
        "|B.1.a:x|",
        "|H.1.!b|",
    };

    private static final String[] CONDITIONS = {
        "a", "b", "c", "d", "a:x", "a:y", "!a", "a:x a:y", "!a:x",
    };

    private final Random random;
    private final StringBuilder yaml = new StringBuilder();
    private final boolean puts;
    private final boolean rolls;
    private int twins;

    private ActingDecks(long seed) {
        random = new Random(seed);
        puts = random.nextInt(4) == 0;
        rolls = random.nextInt(6) == 0;
    }

    /** The deck file of a seed; of up to so many cards. */
    public static String of(long seed, int cards) {
        ActingDecks deck = new ActingDecks(seed);
        deck.write(cards);
        return deck.yaml.toString();
    }

    /**
     * The deck file of a seed with two cards that differ in their names alone: of twice as many
     * copies and five cards more.
     */
    static String withTwins(long seed, int copies) {
        ActingDecks deck = new ActingDecks(seed);
        deck.twins = copies;
        deck.write(5);
        return deck.yaml.toString();
    }

    private String picked(String... from) {
        return from[random.nextInt(from.length)];
    }

    private void write(int most) {
        yaml.append("deck:\n  cards:\n");
        String[] names = {"a", "b", "c", "d", "e"};
        int left = most;
        for (int i = 0; i < names.length; i++) {
            int few = twins > 0 ? 1 : 1 + random.nextInt(3);
            int copies = i == names.length - 1 ? left : Math.min(left, few);
            left -= copies;
            yaml.append("    ").append(names[i]).append(": {count: ").append(copies);
            yaml.append(", attribute: ").append(picked("[x]", "[y]", "[x, y]", "[]"));
            if (i < 3 && random.nextInt(4) > 0) {
                yaml.append(", program: ['").append(effect());
                if (random.nextInt(5) == 0) {
                    yaml.append("', '").append(effect());
                }
                yaml.append("']");
            }
            yaml.append("}\n");
        }
        if (twins > 0) {
            String both = picked("[x]", "[y]", "[x, y]") + ", program: ['" + effect() + "']}\n";
            for (String name : new String[] {"f", "g"}) {
                yaml.append("    ").append(name).append(": {count: ").append(twins);
                yaml.append(", attribute: ").append(both);
            }
        }
        yaml.append("simulate:\n  tests:\n    t:\n      start-card: ")
                .append(1 + random.nextInt(4));
        yaml.append("\n      exec-program: true\n      header: '(= summon 1)");
        if (random.nextInt(5) == 0) {
            yaml.append(";").append(action(1));
        }
        yaml.append("'\n");
        if (random.nextInt(8) == 0) {
            yaml.append("      scan-zones: ").append(picked("B", "BH", "HBF")).append('\n');
        }
        yaml.append("      matching: ")
                .append(picked("best", "greedy"))
                .append("\n      combos:\n");
        for (int i = random.nextInt(3); i >= 0; i--) {
            yaml.append("        k").append(i).append(": {");
            if (random.nextInt(3) == 0) {
                yaml.append("score: '").append(picked(NUMBERS)).append("', ");
            }
            if (random.nextInt(4) == 0) {
                yaml.append("condition: '").append(condition()).append("', ");
            }
            yaml.append("hand: ").append(list()).append(", grave: ").append(list()).append("}\n");
        }
    }

    private String list() {
        StringBuilder list = new StringBuilder("[");
        for (int i = random.nextInt(3); i > 0; i--) {
            list.append('"').append(picked(CONDITIONS)).append(i > 1 ? "\", " : "\"");
        }
        return list.append(']').toString();
    }

    private String condition() {
        return "("
                + picked(">", "==", "<", ">=")
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
        for (int i = random.nextInt(3); i > 0; i--) {
            effect.append(picked("/", "/", "/!")).append(condition()).append(';');
        }
        if (random.nextInt(4) == 0) {
            effect.append("(= summon (- summon 1));");
        }
        effect.append("@;");
        boolean leaves = !effect.substring(0, 3).contains("1") || random.nextInt(3) > 0;
        if (leaves) {
            effect.append("(# X ").append(picked("F", "F", "B")).append(");");
        }
        for (int i = random.nextInt(3); i >= 0; i--) {
            effect.append(action(2)).append(';');
        }
        if (random.nextInt(6) == 0) {
            effect.append('/').append(condition()).append(';').append(action(1));
        }
        return effect.toString();
    }

    private String action(int depth) {
        int kind = random.nextInt(13);
        if (kind < 8) {
            String set = random.nextInt(3) == 0 ? picked(SEARCHES) : picked(SETS);
            String to = picked("B", "B", "H", "H", "F");
            if (puts && random.nextInt(3) == 0) {
                to = "D";
            }
            String tag = random.nextInt(4) == 0 ? " [" + picked("draw", "mill") + "]" : "";
            return "(" + picked("#", "#", "#", "##") + " " + set + " " + to + tag + ")";
        } else if (kind < 10 && depth > 0) {
            return "(if "
                    + condition()
                    + " "
                    + action(depth - 1)
                    + " "
                    + picked("()", action(depth - 1))
                    + ")";
        } else if (kind == 10) {
            return "(= count (+ count " + picked("1", "|H.a:x|", "n") + "))";
        } else if (kind == 11 && random.nextInt(2) == 0) {
            return "(! \"" + picked("draw", "mill") + "\")";
        } else if (kind == 12 && rolls) {
            return "(= " + picked("count", "n") + " (rand 0 " + (1 + random.nextInt(3)) + "))";
        }
        return "(# D." + (1 + random.nextInt(2)) + " " + picked("B", "H") + ")";
    }
}
