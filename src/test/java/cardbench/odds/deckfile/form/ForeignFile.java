package cardbench.odds.deckfile.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A deck file as people write it: any mixture of blocks, brackets and quotes, comments everywhere,
 * odd indentation, programs, and keys that no form shows. The same for the same seed.
 */
final class ForeignFile {

    private static final String[] NAMES = {
        "ash", "灰流丽", "blue-eyes", "Blue Eyes", "3star", "o'neill", "a1", "b_2", "yes", "x.y", "增殖G"
    };
    private static final String[] ROLES = {"starter", "brick", "手坑", "hand trap", "L4", "no"};
    private static final String[] PROGRAMS = {
        "[1]@;(# X F);(# D.a:brick.1 H)",
        "/(> |H| 3);@;(= n (+ n 1))",
        "@;(if (> |B| 0) (# B H) ())"
    };
    private static final String[] CONDITIONS = {
        "(>= |H.ash| 1)",
        "(and (<= |H.a:brick| 1) (or (>= |D.a1| 2) (== |B.ash| 0)))",
        "(> (+ |H.ash| |B.ash|) 1)",
        "( <   2   |H.a:starter.!ash| )",
        "|H.a1|",
        "(or (and |H.ash| |H.a1|) |H.b_2|)",
    };

    private final Random random;
    private final String lineBreak;
    private final StringBuilder out = new StringBuilder();
    private int comments;

    private ForeignFile(long seed) {
        random = new Random(seed);
        lineBreak = random.nextInt(8) == 0 ? "\r\n" : "\n";
    }

    static String of(long seed) {
        return new ForeignFile(seed).file();
    }

    private String file() {
        Map<String, Object> root = new LinkedHashMap<>();
        if (chance(8)) {
            root.put("author", "somebody");
        }
        Map<String, Object> deck = deck();
        Map<String, Object> simulate = simulate();
        root.put(chance(4) ? "simulate" : "deck", null);
        root.put("deck", deck);
        root.put("simulate", simulate);
        unknownKey(0);
        map(root, 0);
        if (chance(4)) {
            unknownKey(0);
        }
        return chance(4) ? out.substring(0, out.length() - lineBreak.length()) : out.toString();
    }

    private boolean chance(int of) {
        return random.nextInt(of) == 0;
    }

    private String any(String... words) {
        return words[random.nextInt(words.length)];
    }

    private List<Object> sample(int most, String... words) {
        List<Object> list = new ArrayList<>();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            list.add(any(words));
        }
        return list;
    }

    /* What the file says. */

    private Map<String, Object> deck() {
        Map<String, Object> cards = new LinkedHashMap<>();
        for (int i = 1 + random.nextInt(5); i > 0; i--) {
            Map<String, Object> card = new LinkedHashMap<>();
            maybe(card, "count", Integer.toString(random.nextInt(4)));
            maybe(card, "attribute", chance(8) ? any(ROLES) : sample(3, ROLES));
            maybe(
                    card,
                    "description",
                    any("Ash Blossom & 'Joyous' Spring", "灰流丽 #1", "a: b", "two\nlines"));
            if (chance(3)) {
                card.put("program", sample(2, PROGRAMS));
            }
            if (chance(6)) {
                card.put("disabled", any("true", "false", "yes"));
            }
            if (chance(9)) {
                card.put("price", "12");
            }
            cards.put(
                    any(NAMES) + (chance(2) ? random.nextInt(9) : ""),
                    card.isEmpty() ? null : card);
        }
        Map<String, Object> deck = new LinkedHashMap<>();
        if (chance(6)) {
            deck.put("size", "40");
        }
        deck.put("cards", cards);
        if (chance(3)) {
            deck.put("alias", new LinkedHashMap<>(Map.of("Trap", "A:hand* !ash")));
        }
        return deck;
    }

    private Map<String, Object> mulligan() {
        Map<String, Object> mulligan = new LinkedHashMap<>();
        String kind = any("london", "vancouver", "redraw", "hearthstone", "genshin", "paris");
        if (!kind.equals("london") || chance(2)) {
            mulligan.put("kind", kind);
        }
        boolean cards = kind.equals("hearthstone") || kind.equals("genshin");
        mulligan.put("keep", cards ? sample(3, NAMES) : any(CONDITIONS));
        if (chance(3)) {
            mulligan.put("most", "1");
        }
        if (chance(4)) {
            mulligan.put("free", "1");
        }
        if (chance(3)) {
            mulligan.put("bottom", sample(2, NAMES));
        } else if (chance(3)) {
            Map<String, Object> bottom = new LinkedHashMap<>();
            bottom.put("2", sample(2, NAMES));
            bottom.put("1", sample(2, NAMES));
            mulligan.put("bottom", bottom);
        }
        return mulligan;
    }

    private Map<String, Object> simulate() {
        Map<String, Object> topics = new LinkedHashMap<>();
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            Map<String, Object> topic = new LinkedHashMap<>();
            maybe(topic, "start-card", Integer.toString(random.nextInt(7)));
            if (chance(3)) {
                topic.put("exec-program", "true");
            }
            if (chance(3)) {
                topic.put("header", any("(# D.1 H)", "(= summon 1)"));
            }
            if (chance(5)) {
                topic.put("turns", new LinkedHashMap<>(Map.of("count", "2")));
            }
            maybe(topic, "condition", any(CONDITIONS));
            if (chance(4)) {
                topic.put("given", any(CONDITIONS));
            }
            if (chance(3)) {
                topic.put("mulligan", mulligan());
            }
            Map<String, Object> combos = new LinkedHashMap<>();
            for (int k = random.nextInt(4); k > 0; k--) {
                Map<String, Object> combo = combo();
                combos.put(any("A", "B", "C d", "组合") + k, combo.isEmpty() ? null : combo);
            }
            if (chance(6)) {
                combos.values().removeIf(combo -> combo == null);
                topic.putAll(combos);
            } else {
                topic.put("combos", combos.isEmpty() ? null : combos);
            }
            topics.put(any("open", "going second", "展开") + i, topic);
        }
        Map<String, Object> simulate = new LinkedHashMap<>();
        maybe(simulate, "count", "1000");
        simulate.put("tests", topics);
        if (chance(4)) {
            simulate.put("debug", "true");
        }
        return simulate;
    }

    private Map<String, Object> combo() {
        Map<String, Object> combo = new LinkedHashMap<>();
        maybe(combo, "score", chance(3) ? "|H.a:brick|" : Integer.toString(random.nextInt(5)));
        maybe(
                combo,
                "hand",
                chance(9) ? "ash" : sample(4, "ash", "a:starter", "a:brick !ash", "a1"));
        if (chance(3)) {
            combo.put("grave", sample(2, "ash", "a:starter"));
        }
        if (chance(2)) {
            combo.put("condition", any(CONDITIONS));
        }
        if (chance(8)) {
            combo.put("matching", "best");
        }
        if (chance(5)) {
            combo.put("disabled", any("true", "no"));
        }
        return combo;
    }

    private void maybe(Map<String, Object> map, String key, Object value) {
        if (!chance(3)) {
            map.put(key, value);
        }
    }

    /* How it is written. */

    private void end() {
        if (chance(6)) {
            out.append(any(" ", "   ")).append("#c").append(comments++).append(any("", " {a, 'b'"));
        }
        out.append(lineBreak);
    }

    /** Comments and empty lines of their own. */
    private void unknownKey(int indent) {
        while (chance(6)) {
            if (chance(3)) {
                out.append(lineBreak);
            } else {
                out.append(" ".repeat(random.nextInt(indent + 3)));
                out.append("#c")
                        .append(comments++)
                        .append(any("", ": [x", " note"))
                        .append(lineBreak);
            }
        }
    }

    private void map(Map<String, Object> map, int indent) {
        int step = 1 + random.nextInt(6);
        for (Map.Entry<String, Object> entry : map.entrySet()) {
            unknownKey(indent);
            out.append(" ".repeat(indent)).append(scalar(entry.getKey(), false));
            out.append(chance(20) ? " :" : ":");
            Object value = entry.getValue();
            if (value instanceof Map<?, ?> inner
                    && !inner.isEmpty()
                    && !(indent > 3 && chance(3))) {
                end();
                map(mapOf(inner), indent + step);
            } else if (value instanceof List<?> list && !list.isEmpty() && chance(2)) {
                end();
                items(list, indent + (chance(3) ? 0 : step));
            } else if (value instanceof String text && (text.indexOf('\n') >= 0 || chance(12))) {
                out.append(any(" |-", " >-")).append(lineBreak);
                // an empty line in a folded text is a line break
                boolean folded = out.lastIndexOf(">") > out.lastIndexOf("|-");
                String gap = lineBreak + (folded ? lineBreak : "") + " ".repeat(indent + step);
                out.append(" ".repeat(indent + step))
                        .append(text.replace("\n", gap))
                        .append(lineBreak);
            } else {
                if (value != null) {
                    out.append(any(" ", " ", "  "));
                    inline(value, indent + step);
                }
                end();
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> mapOf(Map<?, ?> map) {
        return (Map<String, Object>) map;
    }

    private void items(List<?> list, int indent) {
        for (Object item : list) {
            unknownKey(indent);
            out.append(" ".repeat(indent)).append(any("- ", "- ", "-   "));
            out.append(scalar((String) item, false));
            end();
        }
    }

    private void inline(Object value, int indent) {
        if (value instanceof Map<?, ?> map) {
            out.append('{');
            String comma = "";
            for (Map.Entry<String, Object> entry : mapOf(map).entrySet()) {
                out.append(comma);
                gap(indent);
                out.append(scalar(entry.getKey(), true)).append(':');
                if (entry.getValue() != null) {
                    out.append(' ');
                    inline(entry.getValue(), indent);
                }
                comma = any(",", ", ", " , ");
            }
            close("}", map.isEmpty(), indent);
        } else if (value instanceof List<?> list) {
            out.append('[');
            String comma = "";
            for (Object item : list) {
                out.append(comma);
                gap(indent);
                out.append(scalar((String) item, true));
                comma = any(",", ", ", " , ");
            }
            close("]", list.isEmpty(), indent);
        } else {
            out.append(scalar((String) value, true));
        }
    }

    private void close(String bracket, boolean empty, int indent) {
        if (!empty && chance(6)) {
            out.append(',');
        }
        gap(indent);
        out.append(bracket);
    }

    /** Now and then a line break inside of brackets, with a comment. */
    private void gap(int indent) {
        if (chance(8)) {
            end();
            out.append(" ".repeat(indent));
        }
    }

    private String scalar(String text, boolean inBrackets) {
        boolean plain = text.matches("[\\p{L}\\d][\\p{L}\\d_. -]*");
        int style = random.nextInt(plain ? 5 : 2);
        boolean fits = !inBrackets && text.matches("[\\p{L}(|][^#:{}\\[\\],]*");
        if (style > 1 || fits && chance(2)) {
            return text;
        }
        boolean quotable = text.indexOf('\n') < 0;
        return style == 0 && quotable
                ? "'" + text.replace("'", "''") + "'"
                : "\""
                        + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n")
                        + "\"";
    }
}
