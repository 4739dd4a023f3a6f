package cardbench.wizard.card;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * A text with variables: {@code $path} as the whole text, or {@code {path}} anywhere in it. Braces
 * nest and are resolved from the inside out: {@code {dc{loop1.index}.UUID}} becomes {@code
 * {dc1.UUID}} and then the value of that variable. A text that is a single variable keeps the type
 * of its value (D-TYPE). If any variable is unresolved, so is the whole text.
 */
public final class Template {

    /** The deepest nesting of braces that is resolved; deeper ones stay text. */
    static final int MAX_DEPTH = 8;

    /** The longest result; longer ones are cut. */
    static final int MAX_LENGTH = 10_000;

    private final String text;
    private final Variables variables;
    private GameValue alone;
    private GameValue missing;
    private int at;

    private Template(String text, Variables variables) {
        this.text = text;
        this.variables = variables;
    }

    /** The value of a text. */
    public static GameValue resolve(String text, Variables variables) {
        // a lone $ is a text
        boolean whole = text.length() > 1 && text.charAt(0) == '$';
        Template template = new Template(whole ? text.substring(1) : text, variables);
        String resolved = template.part(0);
        if (template.missing != null) {
            return template.missing;
        }
        if (whole) {
            return variables.get(resolved);
        }
        return template.alone != null ? template.alone : new GameValue.Text(resolved);
    }

    /** Resolves up to the closing brace of this depth, or to the end. */
    private String part(int depth) {
        StringBuilder part = new StringBuilder();
        while (at < text.length() && part.length() < MAX_LENGTH) {
            char c = text.charAt(at++);
            if (c == '}' && depth > 0) {
                return part.toString();
            }
            if (c == '{' && depth < MAX_DEPTH) {
                int from = at - 1;
                GameValue value = variables.get(part(depth + 1));
                if (value instanceof GameValue.Unresolved) {
                    missing = missing == null ? value : missing;
                }
                // from the first character to the last: a single variable, which keeps its type
                alone = depth == 0 && from == 0 && at == text.length() ? value : null;
                part.append(value.shown());
            } else {
                part.append(c);
            }
        }
        return part.toString();
    }

    /** Whether all braces are closed, and none is nested too deep to be resolved. */
    public static boolean isBalanced(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth < 0 || depth > MAX_DEPTH) {
                return false;
            }
        }
        return depth == 0;
    }

    /**
     * The text with its variables in the notation of cards, where it has the notation of another
     * language, <code>${path}</code> or <code>{{path}}</code>; otherwise {@code null}.
     */
    public static String ofForeign(String text) {
        StringBuilder own = new StringBuilder();
        boolean foreign = false;
        int at = 0;
        while (at < text.length()) {
            boolean dollar = text.startsWith("${", at);
            int path = dollar || text.startsWith("{{", at) ? pathEnd(text, at + 2) : -1;
            boolean closed = path > 0 && text.startsWith(dollar ? "}" : "}}", path);
            if (!closed) {
                own.append(text.charAt(at++));
                continue;
            }
            foreign = true;
            int behind = path + (dollar ? 1 : 2);
            int from = Ascii.skipBlanks(text, at + 2, path);
            String name = text.substring(from, Ascii.dropBlanks(text, from, path));
            boolean alone = at == 0 && behind == text.length();
            own.append(alone ? "$" : "{").append(name).append(alone ? "" : "}");
            at = behind;
        }
        return foreign ? own.toString() : null;
    }

    /** The end of a path with a point in it, or -1. */
    private static int pathEnd(String text, int from) {
        int at = from;
        boolean point = false;
        while (at < text.length() && "{}\"\\".indexOf(text.charAt(at)) < 0) {
            point |= text.charAt(at) == '.';
            at++;
        }
        return point ? at : -1;
    }

    /**
     * The variables that a text refers to, as patterns, the innermost first. A nested variable,
     * known only in play, becomes {@code *}, as in {@code dc*.UUID}.
     */
    public static List<String> references(String text) {
        List<String> found = new ArrayList<>();
        boolean whole = text.length() > 1 && text.charAt(0) == '$';
        List<StringBuilder> open = new ArrayList<>();
        open.add(new StringBuilder());
        for (int i = whole ? 1 : 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int last = open.size() - 1;
            if (c == '{') {
                open.add(new StringBuilder());
            } else if (c == '}' && last > 0) {
                found.add(open.remove(last).toString());
                open.get(last - 1).append('*');
            } else {
                open.get(last).append(c);
            }
        }
        if (whole) {
            found.add(open.get(0).toString());
        }
        return found;
    }

    /** The text as a pattern, with {@code *} for every variable in it. */
    public static String pattern(String text) {
        StringBuilder pattern = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '{') {
                pattern.append(depth++ == 0 ? "*" : "");
            } else if (c == '}' && depth > 0) {
                depth--;
            } else if (depth == 0) {
                pattern.append(c);
            }
        }
        return pattern.toString();
    }

    /** What gives a variable: its name up to the last point, or all of a name without one. */
    public static String giver(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }

    /** What a variable is called at its giver; empty for a name without a point. */
    public static String field(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1);
    }

    /** Whether two patterns have a name in common. */
    public static boolean meet(String a, String b) {
        // Both sides have stars, so this is no glob match. row[j] states whether the first i
        // characters of a and the first j of b can be the same text; a star takes one more
        // character of the other side.
        boolean[] row = new boolean[b.length() + 1];
        row[0] = true;
        for (int j = 1; j <= b.length(); j++) {
            row[j] = row[j - 1] && b.charAt(j - 1) == '*';
        }
        for (int i = 1; i <= a.length(); i++) {
            boolean star = a.charAt(i - 1) == '*';
            boolean diagonal = row[0];
            row[0] = row[0] && star;
            for (int j = 1; j <= b.length(); j++) {
                boolean above = row[j];
                boolean wildcard = b.charAt(j - 1) == '*';
                row[j] =
                        star || wildcard
                                ? above || row[j - 1]
                                : diagonal && a.charAt(i - 1) == b.charAt(j - 1);
                diagonal = above;
            }
        }
        return row[b.length()];
    }

    /** Whether a text is a single variable and nothing else. */
    public static boolean isAlone(String text) {
        return text.length() > 1 && text.charAt(0) == '$'
                || text.startsWith("{") && isBalanced(text) && pattern(text).equals("*");
    }
}
