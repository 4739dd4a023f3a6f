package cardbench.odds.question;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/**
 * Deck files whose cards act, written out of any bytes along the grammar of Yisp: what can be
 * computed exactly and what cannot, in sense and nonsense.
 */
public final class WrittenDecks {

    private static final String[] NAMES = {"a", "b", "c", "d", "e", "f"};

    private static final String[] ATTRIBUTES = {"[]", "[x]", "[y]", "[x, y]"};

    private static final String[] FLAGS = {
        "[1]", "", "[1B]", "[1HB]", "[^]", "[1^H]", "[HB]", "[1F]", "[1G]"
    };

    private static final String[] CONDITIONS = {
        "a", "b", "c", "a:x", "a:y", "!a", "!a:x", "A:*", "pair", "!pair", "d", "a:x a:y", "!a !b"
    };

    private static final String[] OPERATORS = {
        "+", "-", ">", "==", "<", ">=", "<=", "!=", "and", "or", "*", "/"
    };

    private static final String[] LITERALS = {"0", "1", "2", "3", "5", "-1", "2147483647", "65536"};

    private static final String[] VARIABLES = {"summon", "count", "n", "m"};

    private static final String[] TARGETS = {"B", "H", "F", "D", "G"};

    private final FuzzedDataProvider data;
    private final StringBuilder yaml = new StringBuilder();
    private final boolean small;

    /** Whether an effect is being written: there is a card that has it. */
    private boolean acting;

    /** Random numbers that may still be written; each of them multiplies the ways of a game. */
    private int rolls = 2;

    private WrittenDecks(FuzzedDataProvider data, boolean small) {
        this.data = data;
        this.small = small;
    }

    /**
     * A deck file.
     *
     * @param small whether it is one whose orders can all be played: of six cards at most, nothing
     *     shuffled, random numbers of few ways and not again and again
     */
    public static String of(FuzzedDataProvider data, boolean small) {
        WrittenDecks deck = new WrittenDecks(data, small);
        deck.write();
        return deck.yaml.toString();
    }

    private boolean one(int of) {
        return data.consumeInt(0, of - 1) == of - 1;
    }

    private String picked(String[] from) {
        return data.pickValue(from);
    }

    private void write() {
        int left = small ? data.consumeInt(3, 6) : data.consumeInt(7, one(4) ? 40 : 9);
        int hand = data.consumeInt(1, Math.min(left, 5));
        yaml.append("deck:\n  cards:\n");
        for (int i = 0; i < NAMES.length; i++) {
            int most = Math.min(left, small ? 3 : 12);
            int least = Math.min(left, 1);
            int copies = i == NAMES.length - 1 ? left : data.consumeInt(least, most);
            left -= copies;
            yaml.append("    ").append(NAMES[i]).append(": {count: ").append(copies);
            yaml.append(", attribute: ").append(picked(ATTRIBUTES));
            int effects = data.consumeInt(0, 3);
            if (effects > 0 && i < 4) {
                yaml.append(", program: ['").append(effect());
                yaml.append(effects == 3 ? "', '" + effect() : "").append("']");
            }
            yaml.append("}\n");
        }
        yaml.append("  alias:\n    pair: '!a a:y'\n");
        yaml.append("simulate:\n  tests:\n    t:\n      start-card: ").append(hand);
        yaml.append("\n      exec-program: ").append(!one(8));
        if (data.consumeBoolean()) {
            yaml.append("\n      header: '").append(header()).append('\'');
        }
        if (one(6)) {
            yaml.append("\n      scan-zones: ").append(picked(new String[] {"B", "BH", "HBF"}));
        }
        if (!small && one(6)) {
            yaml.append("\n      auto-shuffle: true");
        }
        yaml.append("\n      matching: ").append(data.consumeBoolean() ? "best" : "greedy");
        yaml.append("\n      combos:\n");
        for (int i = data.consumeInt(0, 2); i >= 0; i--) {
            yaml.append("        k").append(i).append(": {");
            if (one(3)) {
                yaml.append("score: '").append(number(2)).append("', ");
            }
            if (one(3)) {
                yaml.append("condition: '").append(number(2)).append("', ");
            }
            yaml.append("hand: ").append(list()).append(", grave: ").append(list()).append("}\n");
        }
    }

    private String list() {
        StringBuilder list = new StringBuilder("[");
        for (int i = data.consumeInt(0, 3); i > 0; i--) {
            list.append('"').append(picked(CONDITIONS)).append(i > 1 ? "\", " : "\"");
        }
        return list.append(']').toString();
    }

    private String header() {
        StringBuilder header = new StringBuilder("(= summon 1)");
        for (int i = data.consumeInt(0, 2); i > 0; i--) {
            header.append(';').append(one(5) ? guard() : deed(2));
        }
        return header.toString();
    }

    private String effect() {
        acting = true;
        String flags = picked(FLAGS);
        StringBuilder effect = new StringBuilder(flags);
        int spared = rolls;
        if (small && !flags.contains("1")) {
            rolls = 0; // an effect that comes again would roll again
        }
        for (int i = data.consumeInt(0, 2); i > 0; i--) {
            effect.append(guard()).append(';');
        }
        if (one(4)) {
            effect.append("(= summon (- summon 1));");
        }
        if (one(8)) {
            effect.append(deed(1)).append(';');
        }
        if (!one(16)) {
            effect.append("@;");
        }
        if (data.consumeBoolean()) {
            effect.append(one(4) ? "(## X " : "(# X ").append(picked(TARGETS)).append(");");
        }
        for (int i = data.consumeInt(0, 3); i > 0; i--) {
            effect.append(one(8) ? guard() : deed(2)).append(';');
        }
        rolls = small && !flags.contains("1") ? spared : rolls;
        acting = false;
        return effect.toString();
    }

    private String guard() {
        return (one(4) ? "/!" : "/") + number(2);
    }

    private String deed(int depth) {
        int kind = data.consumeInt(0, 15);
        if (kind < 9 || depth == 0) {
            String tag = one(6) ? data.consumeBoolean() ? " [draw]" : " [mill]" : "";
            String to = picked(TARGETS);
            return (one(4) ? "(## " : "(# ") + set(true, 1) + " " + to + tag + ")";
        }
        return switch (kind) {
            case 9 -> "(if " + number(1) + " " + deed(depth - 1) + " " + otherwise(depth - 1) + ")";
            case 10 -> "(block " + deed(depth - 1) + " " + deed(depth - 1) + ")";
            case 11, 12 -> "(= " + picked(VARIABLES) + " " + number(2) + ")";
            case 13 -> "(! \"" + (data.consumeBoolean() ? "draw" : "mill") + "\")";
            case 14 -> number(2);
            default -> last();
        };
    }

    private String last() {
        if (one(4)) {
            return "(print " + number(1) + ")";
        }
        return small ? "()" : "(shuffle " + picked(TARGETS) + ")";
    }

    private String otherwise(int depth) {
        return data.consumeBoolean() ? "()" : deed(depth);
    }

    private String set(boolean moved, int depth) {
        int zone = data.consumeInt(0, moved ? 9 : 8);
        StringBuilder set =
                new StringBuilder(zone < 5 ? "D" : zone < 7 ? "H" : zone < 8 ? "B" : "");
        if (set.isEmpty()) {
            set.append(zone == 8 || !acting ? picked(TARGETS) : "X");
        }
        for (int i = data.consumeInt(0, one(4) ? 3 : 2); i > 0; i--) {
            if (data.consumeBoolean()) {
                set.append('.').append(limit(depth));
            } else {
                String condition = picked(CONDITIONS);
                set.append('.').append(condition.contains(" ") ? "a" : condition);
            }
        }
        return set.toString();
    }

    private String limit(int depth) {
        int kind = data.consumeInt(0, 9);
        if (kind == 8) {
            return ":" + picked(VARIABLES);
        } else if (kind == 9 && depth > 0) {
            return ":(+ 1 " + number(0) + ")";
        }
        return Integer.toString(kind < 6 ? 1 : kind - 4);
    }

    private String number(int depth) {
        int kind = data.consumeInt(0, depth == 0 ? 7 : 13);
        if (kind < 2) {
            return picked(LITERALS);
        } else if (kind < 4) {
            return picked(VARIABLES);
        } else if (kind < 8) {
            return "|" + set(false, 0) + "|";
        } else if (kind == 12) {
            return "(if "
                    + number(depth - 1)
                    + " "
                    + number(depth - 1)
                    + " "
                    + number(depth - 1)
                    + ")";
        } else if (kind == 13 && (rolls > 0 || !small)) {
            rolls--;
            return small || !one(8)
                    ? "(rand 0 " + data.consumeInt(0, 3) + ")"
                    : "(rand " + number(depth - 1) + " " + number(depth - 1) + ")";
        }
        return "(" + picked(OPERATORS) + " " + number(depth - 1) + " " + number(depth - 1) + ")";
    }
}
