package cardbench.base.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Writes random valid files in random styles, and knows what should be read out of them: {@link
 * #values()} in the form of {@link #valuesOf}, without places.
 */
final class YamlGenerator {

    private static final String[] WORDS = {
        "count", "a:trap", "H.a:x", "灰流丽", "3", "-1", "(+ 1 2)", "true", "虫惑魔", "x#y", "it's",
        "a|b", "#", "'", "\"", "\\", "é", "😀", "[1]", "{", ",", "- ", ": ", " #", "@", "*", "&x",
        "%", ":a", "?b", "-c", "~", "a,b", ">", "|", "..."
    };

    private final Random random;
    private final StringBuilder out = new StringBuilder();
    private final StringBuilder values = new StringBuilder();

    YamlGenerator(long seed) {
        random = new Random(seed);
    }

    /** A file. */
    String file() {
        if (chance(10)) {
            out.append("# ").append(word()).append('\n');
        }
        if (chance(8)) {
            out.append("---").append(chance(2) ? " # start" : "").append('\n');
        }
        int kind = random.nextInt(8);
        if (kind == 0) {
            out.append(flow(0, 3)).append('\n');
        } else if (kind < 3) {
            list(0, 3);
        } else {
            map(0, 4);
        }
        if (chance(10)) {
            out.append("...\n");
        }
        String file = out.toString();
        return chance(10) ? file.replace("\n", "\r\n") : file;
    }

    String values() {
        return values.toString();
    }

    /** What a tree holds, without its places. */
    static String valuesOf(YamlNode node) {
        StringBuilder text = new StringBuilder();
        collect(node, text);
        return text.toString();
    }

    private static void collect(YamlNode node, StringBuilder text) {
        if (node instanceof YamlScalar scalar) {
            text.append('«').append(scalar.value()).append('»');
        } else if (node instanceof YamlList list) {
            text.append('[');
            list.items().forEach(item -> collect(item, text));
            text.append(']');
        } else if (node instanceof YamlMap map) {
            text.append('{');
            for (YamlMap.Entry entry : map.entries()) {
                collect(entry.key(), text);
                collect(entry.value(), text);
            }
            text.append('}');
        }
    }

    private boolean chance(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }

    private String word() {
        return WORDS[random.nextInt(WORDS.length)];
    }

    // Block style

    private void map(int indent, int depth) {
        values.append('{');
        int entries = 1 + random.nextInt(4);
        for (int i = 0; i < entries; i++) {
            if (i > 0) {
                out.append(" ".repeat(indent));
            }
            entry(indent, depth, i);
            noise(indent);
        }
        values.append('}');
    }

    private void entry(int indent, int depth, int number) {
        String key = "k" + number + (chance(3) ? word() : "");
        boolean explicit = chance(15);
        out.append(explicit ? "? " : "");
        out.append(oneLine(key, false));
        values.append('«').append(key).append('»');
        if (explicit) {
            out.append('\n').append(" ".repeat(indent));
        } else if (chance(12)) {
            out.append("  ");
        }
        out.append(':');
        value(indent, depth, false, true);
    }

    private void list(int indent, int depth) {
        values.append('[');
        int items = 1 + random.nextInt(4);
        for (int i = 0; i < items; i++) {
            if (i > 0) {
                out.append(" ".repeat(indent));
            }
            out.append('-');
            value(indent, depth, true, false);
            noise(indent);
        }
        values.append(']');
    }

    /** A value behind a colon or a dash, with the end of its line. */
    private void value(int indent, int depth, boolean nestsHere, boolean listAtParent) {
        int kind = depth == 0 ? 3 + random.nextInt(6) : random.nextInt(9);
        if (kind < 3) {
            collection(indent, depth, nestsHere, listAtParent);
        } else if (kind == 3) {
            out.append(' ').append(flow(indent, Math.min(depth, 2))).append(lineEnd());
        } else if (kind == 4) {
            blockScalar(indent);
        } else if (kind == 5) {
            values.append("«»");
            out.append(lineEnd());
        } else {
            out.append(chance(8) ? "\n" + " ".repeat(indent + 1) : " ");
            out.append(scalar(indent + 1, false)).append(lineEnd());
        }
    }

    private void collection(int indent, int depth, boolean nestsHere, boolean listAtParent) {
        boolean nested = nestsHere && chance(2);
        boolean list = chance(2);
        int deeper;
        if (nested) {
            int gap = 1 + random.nextInt(3);
            out.append(" ".repeat(gap));
            deeper = indent + 1 + gap;
        } else {
            deeper = list && listAtParent && chance(3) ? indent : indent + 1 + random.nextInt(4);
            out.append(lineEnd()).append(" ".repeat(deeper));
        }
        if (list) {
            list(deeper, depth - 1);
        } else {
            map(deeper, depth - 1);
        }
    }

    private String lineEnd() {
        return switch (random.nextInt(8)) {
            case 0 -> "  \n";
            case 1 -> " # " + word() + "\n";
            case 2 -> "\n\n";
            default -> "\n";
        };
    }

    /** A comment on a line of its own, left of every text that may have ended before it. */
    private void noise(int indent) {
        if (chance(12)) {
            out.append(" ".repeat(random.nextInt(indent + 1))).append("# ").append(word());
            out.append('\n');
        }
    }

    private void blockScalar(int indent) {
        boolean folded = chance(2);
        char chomp = " +-".charAt(random.nextInt(3));
        int deeper = 1 + random.nextInt(4);
        boolean digit = chance(3);
        out.append(' ').append(folded ? '>' : '|');
        out.append(digit ? "" + deeper : "").append(chomp == ' ' ? "" : "" + chomp);
        out.append(chance(6) ? " # text\n" : "\n");
        int lines = 1 + random.nextInt(4);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < lines; i++) {
            boolean blank = i > 0 && chance(5);
            boolean indented = i > 0 && !blank && chance(5);
            texts.add(blank ? "" : (indented ? "  " : "") + plainWords());
            out.append(blank ? "" : " ".repeat(indent + deeper)).append(texts.get(i)).append('\n');
        }
        values.append('«').append(folded ? folded(texts) : String.join("\n", texts));
        int empty = 0;
        while (texts.get(lines - 1 - empty).isEmpty()) {
            empty++;
        }
        // the empty lines at the end are not text
        values.setLength(values.length() - empty);
        values.append(chomp == '-' ? "" : chomp == ' ' ? "\n" : "\n".repeat(1 + empty)).append('»');
    }

    /** The rule of folding, line by line (YAML 1.2, section 8.1.3). */
    private static String folded(List<String> lines) {
        StringBuilder text = new StringBuilder(lines.get(0));
        int last = 0;
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).isEmpty()) {
                continue;
            }
            int empty = i - last - 1;
            boolean kept = lines.get(i).startsWith(" ") || lines.get(last).startsWith(" ");
            text.append(kept ? "\n".repeat(empty + 1) : empty == 0 ? " " : "\n".repeat(empty));
            text.append(lines.get(i));
            last = i;
        }
        return text.append("\n".repeat(lines.size() - 1 - last)).toString();
    }

    // Texts

    private String plainWords() {
        StringBuilder text = new StringBuilder("w");
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(chance(3) ? " x" : "").append(word()).append('y');
        }
        return text.toString();
    }

    private String scalar(int indent, boolean flow) {
        if (chance(4)) {
            return manyLines(indent, flow);
        }
        StringBuilder value = new StringBuilder();
        for (int i = random.nextInt(4); i >= 0; i--) {
            value.append(word()).append(chance(3) ? " " : "");
        }
        values.append('«').append(value).append('»');
        return oneLine(value.toString(), flow);
    }

    /** A text that is folded out of several lines. */
    private String manyLines(int indent, boolean flow) {
        int style = random.nextInt(3);
        String quote = style == 0 ? "" : style == 1 ? "'" : "\"";
        StringBuilder text = new StringBuilder(quote);
        values.append('«');
        int lines = 2 + random.nextInt(3);
        for (int i = 0; i < lines; i++) {
            String letters = "w" + random.nextInt(100) + (chance(3) ? " 特 z" : "");
            if (i > 0) {
                int empty = chance(4) ? 1 + random.nextInt(2) : 0;
                text.append(chance(4) ? "  \n" : "\n").append("\n".repeat(empty));
                text.append(" ".repeat(flow ? random.nextInt(3) + 1 : indent + random.nextInt(3)));
                values.append(empty == 0 ? " " : "\n".repeat(empty));
            }
            text.append(letters);
            values.append(letters);
        }
        values.append('»');
        return text + quote;
    }

    private String oneLine(String value, boolean flow) {
        int style = random.nextInt(3);
        if (style == 0 && isPlain(value, flow)) {
            return value;
        }
        return style == 1 ? doubleQuoted(value) : "'" + value.replace("'", "''") + "'";
    }

    private static boolean isPlain(String value, boolean flow) {
        String never = flow ? "[]{}," : "";
        return !value.isEmpty()
                && "-?:,[]{}#&*!|>'\"%@` ".indexOf(value.charAt(0)) < 0
                && !value.endsWith(" ")
                && !value.endsWith(":")
                && !value.contains(": ")
                && !value.contains(" #")
                && (!flow || value.indexOf(':') < 0)
                && value.chars().noneMatch(c -> never.indexOf(c) >= 0);
    }

    private String doubleQuoted(String value) {
        StringBuilder text = new StringBuilder("\"");
        for (int c : value.codePoints().toArray()) {
            if (c == '"' || c == '\\') {
                text.append('\\').append((char) c);
            } else if (chance(10)) {
                text.append(String.format(c > 0xffff ? "\\U%08x" : "\\u%04x", c));
            } else if (c < 0x80 && chance(12)) {
                text.append(String.format("\\x%02X", c));
            } else {
                text.appendCodePoint(c);
            }
        }
        return text.append('"').toString();
    }

    // Flow style

    private String flow(int indent, int depth) {
        boolean list = chance(2);
        values.append(list ? '[' : '{');
        StringBuilder text = new StringBuilder(list ? "[" : "{");
        int items = random.nextInt(4);
        for (int i = 0; i < items; i++) {
            text.append(gap());
            text.append(list ? flowValue(indent, depth) : flowEntry(indent, depth, i));
            text.append(gap()).append(i + 1 < items || chance(4) ? "," : "");
        }
        values.append(list ? ']' : '}');
        return text.append(items == 0 ? "" : gap()).append(list ? "]" : "}").toString();
    }

    private String flowEntry(int indent, int depth, int number) {
        String key = "k" + number;
        values.append('«').append(key).append('»');
        String written = (chance(12) ? "? " : "") + oneLine(key, true);
        if (chance(8)) {
            values.append("«»");
            return written + (chance(2) ? ":" : "");
        }
        boolean tight = written.endsWith("'") || written.endsWith("\"");
        return written + (tight && chance(3) ? ":" : ": ") + flowValue(indent, depth);
    }

    private String flowValue(int indent, int depth) {
        return depth > 0 && chance(3) ? flow(indent, depth - 1) : scalar(indent + 1, true);
    }

    private String gap() {
        return switch (random.nextInt(8)) {
            case 0 -> "\n  ";
            case 1 -> "  ";
            case 2 -> " # " + "note\n ";
            default -> " ";
        };
    }
}
