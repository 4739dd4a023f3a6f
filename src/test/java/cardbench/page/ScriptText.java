package cardbench.page;

import java.util.ArrayList;
import java.util.List;

/** The string literals of a script, each with what stands in front of it on its line. */
record ScriptText(List<Literal> literals) {

    record Literal(String text, String before) {}

    static ScriptText of(String script) {
        List<Literal> literals = new ArrayList<>();
        int i = 0;
        while (i < script.length()) {
            char c = script.charAt(i);
            if (script.startsWith("//", i)) {
                i = after(script, "\n", i);
            } else if (script.startsWith("/*", i)) {
                i = after(script, "*/", i);
            } else if (c == '/' && startsExpression(script, i)) {
                i = closing(script, '/', i);
            } else if (c == '"' || c == '\'' || c == '`') {
                int end = closing(script, c, i);
                int line = script.lastIndexOf('\n', i) + 1;
                literals.add(
                        new Literal(script.substring(i + 1, end - 1), script.substring(line, i)));
                i = end;
            } else {
                i++;
            }
        }
        return new ScriptText(literals);
    }

    private static int after(String script, String mark, int from) {
        int at = script.indexOf(mark, from + 1);
        return at < 0 ? script.length() : at + mark.length();
    }

    private static int closing(String script, char quote, int from) {
        int i = from + 1;
        while (i < script.length() && script.charAt(i) != quote) {
            i += script.charAt(i) == '\\' ? 2 : 1;
        }
        return Math.min(i + 1, script.length());
    }

    /** A slash behind a value divides; anywhere else it begins a regular expression. */
    private static boolean startsExpression(String script, int slash) {
        int i = slash - 1;
        while (i >= 0 && script.charAt(i) == ' ') {
            i--;
        }
        return i < 0 || "(,=:[!&|?{};\n".indexOf(script.charAt(i)) >= 0;
    }
}
