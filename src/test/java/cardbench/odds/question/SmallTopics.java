package cardbench.odds.question;

import java.util.Random;

/** Random topics with decks so small that all their orders can be played. */
public final class SmallTopics {

    private static final String[] CONDITIONS = {"a", "b", "c", "a:x", "a:y", "!a", "a:x a:y"};
    private static final String[] SETS = {
        "H", "H.a", "H.a:x", "B", "B.a", "D.a:y", "D.1", "F", "G"
    };
    private static final String[] LITERALS = {"0", "1", "2", "3", "-1", "65536", "2147483647"};
    private static final String[] VARIABLES = {"n", "two", "sum"};
    private static final String[] CHAINS = {"+", "*", "and", "or"};
    private static final String[] PAIRS = {"-", "/", ">", ">=", "<", "<=", "==", "!="};

    private final Random random;
    private final StringBuilder yaml = new StringBuilder();

    private SmallTopics(Random random) {
        this.random = random;
    }

    /** A topic with programs, scores and conditions of all kinds. */
    public static String acting(Random random) {
        SmallTopics topic = new SmallTopics(random);
        topic.deck(true);
        topic.combos(true);
        return topic.yaml.toString();
    }

    /** A topic of conditions on the opening hand, which are matched in the best way. */
    public static String still(Random random) {
        SmallTopics topic = new SmallTopics(random);
        topic.deck(false);
        topic.yaml.append("      matching: best\n");
        topic.combos(false);
        return topic.yaml.toString();
    }

    private String picked(String... words) {
        return words[random.nextInt(words.length)];
    }

    private void deck(boolean acting) {
        yaml.append("deck:\n  cards:\n");
        for (String name : new String[] {"a", "b", "c"}) {
            yaml.append("    ").append(name).append(": {count: ");
            yaml.append(name.equals("c") ? 3 : random.nextInt(3));
            yaml.append(", attribute: ").append(picked("[]", "[x]", "[y]", "[x, y]"));
            if (acting && random.nextInt(2) == 0) {
                yaml.append(", program: ['[1]@;").append(deed(true)).append(';');
                yaml.append(deed(true)).append("']");
            }
            yaml.append("}\n");
        }
        yaml.append("simulate:\n  tests:\n    t:\n      start-card: ").append(random.nextInt(3));
        yaml.append('\n');
        if (acting) {
            yaml.append("      exec-program: ").append(random.nextBoolean()).append('\n');
            if (random.nextInt(3) == 0) {
                yaml.append("      header: '").append(deed(false)).append("'\n");
            }
        }
    }

    private String deed(boolean ofCard) {
        return switch (random.nextInt(6)) {
            case 0 -> "(= " + picked(VARIABLES) + " " + number(1) + ")";
            case 1 -> "(if " + number(1) + " (# D.1 B) (= two 1))";
            case 2 -> "(# " + (ofCard ? "X" : "H.a") + " " + picked("B", "F") + ")";
            case 3 -> "(# H.1 B)";
            default -> "(# D.1 " + picked("H", "B", "F") + ")";
        };
    }

    private void combos(boolean acting) {
        yaml.append("      combos:\n");
        for (int i = 0; i < 3; i++) {
            yaml.append("        K").append(i).append(": {");
            if (acting && random.nextInt(2) == 0) {
                yaml.append("score: '").append(number(2)).append("', ");
            }
            if (acting && random.nextInt(2) == 0) {
                yaml.append("condition: '").append(number(2)).append("', ");
            }
            yaml.append("hand: ").append(list());
            yaml.append(acting && random.nextInt(3) == 0 ? ", grave: " + list() : "").append("}\n");
        }
    }

    private String list() {
        StringBuilder list = new StringBuilder("[");
        for (int i = random.nextInt(4); i > 0; i--) {
            list.append('"').append(picked(CONDITIONS)).append(i > 1 ? "\", " : "\"");
        }
        return list.append(']').toString();
    }

    private String number(int depth) {
        int kind = random.nextInt(depth == 0 ? 4 : 8);
        return switch (kind) {
            case 0 -> picked(LITERALS);
            case 1 -> picked(VARIABLES);
            case 2, 3 -> "|" + picked(SETS) + "|";
            case 4 -> "(" + picked(CHAINS) + operands(depth, 1 + random.nextInt(3)) + ")";
            case 5 -> "(if" + operands(depth, 3) + ")";
            case 6 -> "(if" + operands(depth, 1) + " (= " + picked(VARIABLES) + " 2) ())";
            default -> "(" + picked(PAIRS) + operands(depth, 2) + ")";
        };
    }

    private String operands(int depth, int count) {
        StringBuilder operands = new StringBuilder();
        for (int i = 0; i < count; i++) {
            operands.append(' ').append(number(depth - 1));
        }
        return operands.toString();
    }
}
