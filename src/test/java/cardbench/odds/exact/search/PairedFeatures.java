package cardbench.odds.exact.search;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Files of one topic of a small deck in which features of several kinds meet. */
final class PairedFeatures extends TopicMaker {

    /** What a topic may have. */
    enum Feature {
        /** The header or an effect shuffles the hand. */
        SHUFFLED_HAND,
        /** A greedy combo of overlapping conditions, with more copies than it wants. */
        GREEDY_SURPLUS,
        /** An effect takes cards by a set that may hold its own card, which moves later. */
        OWN_SET,
        /** An effect draws behind other moves. */
        DRAW,
        /** The same with cards that go from the deck to the graveyard. */
        MILL,
        /** An effect does something again until a number is not 0. */
        REPEAT,
        GIVEN,
        CONDITION,
        NEGATE,
        STATE,
        TURNS,
        EITHER,
        /** Statements run when a turn has begun. */
        START,
        LONDON,
        VANCOUVER,
        HEARTHSTONE,
        GENSHIN,
        ONE_BY_ONE,
        REDRAW,
        FREE,
        BOTTOM;

        /** Whether no topic has both. */
        boolean excludes(Feature other) {
            boolean rules = isMulligan() && other.isMulligan();
            boolean single = other == FREE || other == BOTTOM;
            boolean free = single && isMulligan() && this != LONDON && this != VANCOUVER;
            return this != other && (rules || free);
        }

        boolean isMulligan() {
            return ordinal() >= LONDON.ordinal() && ordinal() <= REDRAW.ordinal();
        }
    }

    private static final Feature[] MULLIGANS = {
        Feature.LONDON,
        Feature.LONDON,
        Feature.VANCOUVER,
        Feature.VANCOUVER,
        Feature.HEARTHSTONE,
        Feature.GENSHIN,
        Feature.ONE_BY_ONE,
        Feature.REDRAW
    };

    private final Set<Feature> features = EnumSet.noneOf(Feature.class);

    /** What was added later, so that a seed still has the same features of the others. */
    private final Random later = new Random(0);

    private final StringBuilder yaml = new StringBuilder();

    PairedFeatures(Random random) {
        super(random);
        for (Feature feature : Feature.values()) {
            boolean rare = feature == Feature.STATE || feature == Feature.TURNS;
            boolean drawn = !feature.isMulligan() && feature != Feature.START;
            if (drawn && random.nextInt(rare ? 4 : 5) < 2 - (rare ? 1 : 0)) {
                features.add(feature);
            }
        }
        Feature rule = MULLIGANS[random.nextInt(MULLIGANS.length)];
        if (random.nextInt(5) < 3) {
            features.add(rule);
        }
        boolean redraws = has(Feature.LONDON) || has(Feature.VANCOUVER);
        if (!redraws) {
            features.remove(Feature.FREE);
            features.remove(Feature.BOTTOM);
        }
        if (!has(Feature.TURNS)) {
            features.remove(Feature.EITHER);
        }
        write();
    }

    Set<Feature> features() {
        return features;
    }

    String yaml() {
        return yaml.toString();
    }

    private boolean has(Feature feature) {
        return features.contains(feature);
    }

    private void line(int depth, String text) {
        yaml.append("  ".repeat(depth)).append(text).append('\n');
    }

    private void write() {
        int same = has(Feature.GREEDY_SURPLUS) ? 2 + random.nextInt(2) : 1 + random.nextInt(2);
        int rest = random.nextInt(2);
        line(0, "deck:");
        line(1, "cards:");
        card("c", 1 + random.nextInt(4) / 3, picked("[x]", "[]", "[z]"), effects());
        line(2, "k: {attribute: [x]}");
        line(2, "a: {count: " + same + ", attribute: [" + picked("x", "x", "x, y") + "]}");
        if (random.nextBoolean()) {
            card("d", 1, picked("[x]", "[y]"), List.of(effect(false)));
        } else {
            rest++;
        }
        line(2, "r: {count: " + rest + "}");
        line(0, "simulate:");
        line(1, "tests:");
        line(2, "t:");
        topic();
    }

    private void card(String name, int count, String attributes, List<String> effects) {
        line(2, name + ":");
        line(3, "count: " + count);
        line(3, "attribute: " + attributes);
        if (!effects.isEmpty()) {
            line(3, "program:");
            effects.forEach(effect -> line(4, "- '" + effect + "'"));
        }
    }

    private List<String> effects() {
        List<String> effects = new ArrayList<>(List.of(effect(true)));
        if (random.nextInt(5) == 0) {
            effects.add(effect(false));
        }
        return effects;
    }

    /** Moves its own card in the midst of others. */
    private String effect(boolean full) {
        StringBuilder text = new StringBuilder("[1" + picked("", "", "", "H", "HB", "B") + "]");
        boolean cost = random.nextInt(4) == 0;
        if (random.nextInt(4) == 0) {
            text.append("/").append(condition()).append(";");
        }
        String own =
                picked(
                        "(# H.1 B)",
                        "(# H.a:x.1 B)",
                        "(# H.c.1 B)",
                        "(# H.2 B)",
                        "(# H.1 D)",
                        "(# H.a:x.1 B [cost])",
                        "(# H.!a.1 F)");
        if (full && has(Feature.OWN_SET)) {
            text.append(cost ? own + ";@;" : "@;" + own + ";");
        } else {
            text.append("@;");
        }
        if (full ? has(Feature.OWN_SET) || random.nextBoolean() : random.nextBoolean()) {
            text.append(picked("(# X B);", "(# X B);", "(# X F);", "(# X D);"));
        }
        if (full && has(Feature.SHUFFLED_HAND) && random.nextBoolean()) {
            text.append("(shuffle H);");
        }
        if (full && has(Feature.REPEAT)) {
            text.append(
                    picked(
                            "(repeat 2 (> |B| 1) (# D.1 B));",
                            "(repeat 2 |H.k| (# D.1 H));",
                            "(repeat 2 (< |H| 2) (# H.1 B));"));
        }
        if (full && has(Feature.MILL)) {
            text.append(picked("(# D.1 B);", "(# D.1 B);", "(# D.2 B);"));
        }
        if (full && has(Feature.DRAW)) {
            text.append(picked("(# D.1 H);", "(# D.1 H);", "(# D.2 H);"));
        }
        if (!full || random.nextInt(4) == 0) {
            text.append(
                    picked(
                            "(# D.1 H)",
                            "(# D.a:x.1 H)",
                            "(# D.k.1 B)",
                            "(= many (+ many 1))",
                            "(# H.k.1 B)",
                            "(# B.1 H)",
                            "(if |H.k| (# D.1 B) (# D.1 H))"));
        }
        return text.toString();
    }

    private String condition() {
        return picked(
                "(> |H| 1)",
                "(< |B| 2)",
                "(> |H.a:x| 0)",
                "(== |H.k| 0)",
                "(> |D| 1)",
                "(> |H.a| 1)",
                "(!= |B| 1)",
                "(< |H.a:x| 3)");
    }

    private void topic() {
        later.setSeed(yaml.toString().hashCode());
        if (has(Feature.TURNS) && later.nextInt(4) > 0) {
            features.add(Feature.START);
        }
        boolean state = has(Feature.STATE);
        int dealt = state ? 1 + random.nextInt(2) : 2 + random.nextInt(2);
        line(3, "start-card: " + dealt);
        line(3, "exec-program: " + (random.nextInt(6) > 0));
        if (random.nextInt(6) == 0) {
            line(3, "auto-shuffle: true");
        }
        if (random.nextInt(5) == 0) {
            line(3, "scan-zones: " + picked("BH", "HBF", "B"));
        }
        if (state) {
            String known = picked("hand: [k]", "hand: [a]", "grave: [a]", "top: [k]", "top: a");
            String more =
                    picked(
                            "",
                            ", unknown: {P: 1}",
                            ", bottom: [a]".repeat(known.indexOf('a', 3) < 0 ? 1 : 0));
            line(3, "state: {" + (known.endsWith("top: a") ? "top: [a]" : known) + more + "}");
        }
        mulligan();
        List<String> header = new ArrayList<>();
        if (random.nextInt(4) == 0) {
            header.add(picked("(# D.1 H)", "(# D H)", "(= many 1)", "(# D.1 B)"));
        }
        if (has(Feature.SHUFFLED_HAND)) {
            header.add("(shuffle H)");
        }
        if (!header.isEmpty()) {
            line(3, "header: '" + String.join(";", header) + "'");
        }
        if (has(Feature.GIVEN)) {
            line(
                    3,
                    "given: '"
                            + picked("(> |H.a:x| 0)", "|H.k|", "(< |H.a| 2)", "|H.1.a:x|")
                            + "'");
        }
        if (has(Feature.CONDITION)) {
            line(3, "condition: '" + condition() + "'");
        }
        if (has(Feature.NEGATE)) {
            String cards = picked("[any]", "[c]", "['a:x']", "[c, any]");
            line(3, "negate: " + (later.nextInt(3) == 0 ? "['[cost]', c]" : cards));
        }
        if (has(Feature.TURNS)) {
            String go = has(Feature.EITHER) ? "either" : picked("first", "second");
            int draw = random.nextInt(4) > 0 ? 1 : 2;
            String start = has(Feature.START) ? ", start: '" + start() + "'" : "";
            line(3, "turns: {count: 2, draw: " + draw + ", go: " + go + start + "}");
        }
        combos();
    }

    private String start() {
        String[] starts = {
            "(= many turn)",
            "(# D.1 B)",
            "/(== turn 2);(# H.a:x.1 B)",
            "(= n |H.a|);(# H.1 D);(shuffle D);/n;(# D.1 H)",
            "(shuffle H);(if |H.1.k| (# B H) (# H.1 F))",
            "(# D.k.1 H)",
        };
        return starts[later.nextInt(starts.length)];
    }

    private void mulligan() {
        List<String> keys = new ArrayList<>();
        String bottom = picked("[r]", "[a: 1, r]", "[k]", "['a:x']");
        for (Feature rule : features) {
            if (!rule.isMulligan()) {
                continue;
            }
            keys.add("kind: " + rule.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
            boolean whole =
                    rule == Feature.LONDON || rule == Feature.VANCOUVER || rule == Feature.REDRAW;
            keys.add(
                    whole
                            ? "keep: '" + picked("|H.k|", "(> |H.a:x| 1)", "(< |H.a| 2)") + "'"
                            : "keep: " + picked("[k]", "[k, a: 1]", "['a:x']", "[a]", "[]"));
            if (rule == Feature.LONDON || rule == Feature.VANCOUVER) {
                keys.add("most: " + (1 + random.nextInt(2)));
            } else if (rule == Feature.ONE_BY_ONE) {
                keys.add("most: " + (1 + random.nextInt(3)));
            }
        }
        if (has(Feature.FREE)) {
            keys.add("free: 1");
        }
        if (has(Feature.BOTTOM)) {
            boolean map = random.nextInt(3) == 0;
            keys.add("bottom: " + (map ? "{1: " + bottom + ", 2: [k, r]}" : bottom));
        }
        if (!keys.isEmpty()) {
            line(3, "mulligan: {" + String.join(", ", keys) + "}");
        }
    }

    private void combos() {
        line(3, "combos:");
        if (has(Feature.GREEDY_SURPLUS)) {
            String hand = picked("['a:x', k]", "['a:x', 'a:x', k]", "['a:x', a]", "['!r', k]");
            line(4, "g: {hand: " + hand + "}");
        }
        line(
                4,
                "m: {"
                        + picked(
                                "condition: '(== |B| 2)'",
                                "condition: '(> |B| 2)'",
                                "condition: '(== |B| 1)'",
                                "hand: [k]",
                                "hand: [a, k], matching: best",
                                "condition: '(and |B.a| |H.k|)'",
                                "grave: [a]",
                                "hand: ['a:x'], grave: ['a:x'], matching: best")
                        + "}");
        if (random.nextInt(3) == 0) {
            line(
                    4,
                    "o: {score: 2, condition: '"
                            + picked("|H.1.k|", "|D.1.k|", "(== |H| 3)", "|B.1.c|", "(> |F| 0)")
                            + "'}");
        }
    }
}
