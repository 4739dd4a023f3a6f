package cardbench.app.page;

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

    /**
     * The code of a script: comments, regular expressions and the contents of literals are replaced
     * by blanks, so that all places stay the same.
     */
    static String codeOf(String script) {
        StringBuilder code = new StringBuilder(script);
        int i = 0;
        while (i < script.length()) {
            char c = script.charAt(i);
            int end = i;
            if (script.startsWith("//", i)) {
                end = Math.max(i, script.indexOf('\n', i));
            } else if (script.startsWith("/*", i)) {
                end = after(script, "*/", i);
            } else if (c == '/' && startsExpression(script, i)) {
                end = closing(script, '/', i);
            } else if (c == '"' || c == '\'' || c == '`') {
                end = closing(script, c, i);
            }
            for (int at = i; at < end; at++) {
                if (script.charAt(at) != '\n') {
                    code.setCharAt(at, ' ');
                }
            }
            i = Math.max(end, i + 1);
        }
        return code.toString();
    }

    private static int after(String script, String mark, int from) {
        int at = script.indexOf(mark, from + 1);
        return at < 0 ? script.length() : at + mark.length();
    }

    private static int closing(String script, char quote, int from) {
        int i = from + 1;
        boolean inClass = false; // a slash in the brackets of a regular expression does not end it
        while (i < script.length() && (inClass || script.charAt(i) != quote)) {
            char c = script.charAt(i);
            inClass = quote == '/' && (inClass ? c != ']' : c == '[');
            i += c == '\\' ? 2 : 1;
        }
        return Math.min(i + 1, script.length());
    }

    /** A slash behind a value divides; anywhere else it begins a regular expression. */
    private static boolean startsExpression(String script, int slash) {
        int i = slash - 1;
        while (i >= 0 && script.charAt(i) == ' ') {
            i--;
        }
        String before = script.substring(Math.max(0, i - 5), i + 1);
        return before.isEmpty()
                || before.endsWith("=>")
                || before.endsWith("return")
                || "(,=:[!&|?{};\n".indexOf(before.charAt(before.length() - 1)) >= 0;
    }
}
