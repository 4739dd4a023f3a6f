package cardbench.codes.ygo.expansion;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The lines {@code str1} to {@code str16} that scripts use: {@code aux.Stringid(id,0)} and {@code
 * id*16+0} are {@code str1}. A number that the script computes may be any line of its card.
 */
final class UsedLines {

    /** The number of lines of a card. */
    static final int LINES = 16;

    private static final int ALL = 0xffff;
    private static final String CALL = "Stringid";

    /** The word for the script's card. */
    private static final String ID = "id";

    /** One bit for each line, the lowest for str1, by card. */
    private final Map<Long, Integer> used = new TreeMap<>();

    /** Adds the lines that the script of a card uses. */
    void add(long card, String script) {
        List<String> tokens = ScriptTokens.of(script);
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).equals(CALL) && is(tokens, i + 1, "(")) {
                call(card, tokens, i + 2);
            } else if (is(tokens, i + 1, "*") && is(tokens, i + 2, "16")) {
                Long named = card(card, tokens.get(i));
                if (named != null) {
                    sum(named, tokens, i + 3);
                }
            } else if (tokens.get(i).equals(ID) && is(tokens, i + 1, "<")) {
                use(card, ALL); // id<<4
            }
        }
    }

    private static boolean is(List<String> tokens, int at, String token) {
        return at < tokens.size() && tokens.get(at).equals(token);
    }

    /** The call of a function with a card and the number of its line, from 0. */
    private void call(long card, List<String> tokens, int from) {
        int comma = end(tokens, from);
        int close = is(tokens, comma, ",") ? end(tokens, comma + 1) : comma;
        Long named = comma == from + 1 ? card(card, tokens.get(from)) : null;
        long line = close == comma + 2 ? number(tokens.get(comma + 1)) : -1;
        use(named == null ? card : named, line >= 0 && line < LINES ? 1 << line : ALL);
    }

    /** The end of an argument: a comma or bracket that is not within other brackets. */
    private static int end(List<String> tokens, int from) {
        int depth = 0;
        for (int i = from; i < tokens.size(); i++) {
            String token = tokens.get(i);
            if (depth == 0 && (token.equals(",") || token.equals(")"))) {
                return i;
            }
            boolean open = token.equals("(") || token.equals("{") || token.equals("[");
            boolean close = token.equals(")") || token.equals("}") || token.equals("]");
            depth += open ? 1 : close ? -1 : 0;
        }
        return tokens.size();
    }

    /** A product of 16 with a number added, or alone for the first line. */
    private void sum(long card, List<String> tokens, int at) {
        long line = is(tokens, at, "+") && at + 1 < tokens.size() ? number(tokens.get(at + 1)) : 0;
        use(card, line >= 0 && line < LINES ? 1 << line : ALL);
    }

    /** The card that a word stands for: that of the script, or a number; else {@code null}. */
    private static Long card(long script, String token) {
        long number = number(token);
        return token.equals(ID) ? Long.valueOf(script) : number < 0 ? null : Long.valueOf(number);
    }

    /** A whole number in decimal or hexadecimal digits, or -1. */
    private static long number(String token) {
        try {
            return token.startsWith("0x")
                    ? Long.parseLong(token.substring(2), 16)
                    : Long.parseLong(token);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private void use(long card, int lines) {
        used.put(card, used.getOrDefault(card, 0) | lines);
    }

    /** Whether a script uses a line, from 1. */
    boolean uses(long card, int line) {
        return (used.getOrDefault(card, 0) >> line - 1 & 1) != 0;
    }
}
