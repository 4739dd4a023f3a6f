package cardbench.codes.ygo.expansion;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * The words, numbers and signs of a Lua script. Comments are left out, and each string is a quote.
 *
 * @see <a href="https://www.lua.org/manual/5.3/manual.html#3.1">Lua, lexical conventions</a>
 */
final class ScriptTokens {

    private final String text;
    private final List<String> tokens = new ArrayList<>();
    private int at;

    private ScriptTokens(String text) {
        this.text = text;
    }

    static List<String> of(String text) {
        ScriptTokens script = new ScriptTokens(text);
        while (script.at < text.length()) {
            script.next();
        }
        return script.tokens;
    }

    private void next() {
        char c = text.charAt(at);
        if (text.startsWith("--", at)) {
            at += 2;
            if (!skipLong()) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            }
        } else if (c == '[' && skipLong()) {
            tokens.add("\"");
        } else if (c == '"' || c == '\'') {
            skipString(c);
            tokens.add("\"");
        } else if (isOfWord(c)) {
            int from = at;
            while (at < text.length() && isOfWord(text.charAt(at))) {
                at++;
            }
            tokens.add(text.substring(from, at));
        } else {
            at++;
            if (!Ascii.isBlank(c) && c != '\n') {
                tokens.add(Character.toString(c));
            }
        }
    }

    private static boolean isOfWord(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || Ascii.isDigit(c);
    }

    /** Skips a text in long brackets, such as {@code [==[ ... ]==]}, if one begins here. */
    private boolean skipLong() {
        int open = at + 1;
        while (open < text.length() && text.charAt(open) == '=') {
            open++;
        }
        if (!text.startsWith("[", at) || !text.startsWith("[", open)) {
            return false;
        }
        String close = "]" + text.substring(at + 1, open) + "]";
        int end = text.indexOf(close, open + 1);
        at = end < 0 ? text.length() : end + close.length();
        return true;
    }

    /** Skips a string; one that is not closed ends with its line. */
    private void skipString(char quote) {
        at++;
        while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        at++;
    }
}
