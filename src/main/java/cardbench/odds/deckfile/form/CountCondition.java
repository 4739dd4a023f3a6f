package cardbench.odds.deckfile.form;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * The conditions in Yisp that a form shows: comparisons of numbers of cards, joined by {@code and},
 * with alternatives by {@code or}.
 *
 * <pre>
 *   condition = term | "(and" term+ ")"
 *   term      = count | "(or" count+ ")"
 *   count     = set | "(" operator set number ")" | "(" operator number set ")"
 * </pre>
 *
 * The parser of Yisp is not used, because the bundle of the form would have all of the language.
 */
final class CountCondition {

    private final String text;
    private int at;

    private CountCondition(String text) {
        this.text = text;
    }

    /**
     * Reads a condition.
     *
     * @return lists of alternatives, of each of which one must hold; {@code null} for any other
     *     condition
     */
    static List<List<CardCount>> read(String text) {
        CountCondition reader = new CountCondition(text);
        List<List<CardCount>> terms = new ArrayList<>();
        boolean readable = reader.begins("and") ? reader.terms(terms) : reader.term(terms);
        reader.blanks();
        return readable && reader.at == text.length() ? terms : null;
    }

    /** Writes a condition; empty for no terms. */
    static String written(List<List<CardCount>> terms) {
        List<String> written = new ArrayList<>();
        for (List<CardCount> alternatives : terms) {
            List<String> counts = new ArrayList<>();
            for (CardCount count : alternatives) {
                counts.add(count.written());
            }
            written.add(joined("or", counts));
        }
        return joined("and", written);
    }

    private static String joined(String operator, List<String> parts) {
        return parts.size() < 2
                ? String.join("", parts)
                : "(" + operator + " " + String.join(" ", parts) + ")";
    }

    private boolean terms(List<List<CardCount>> terms) {
        do {
            if (!term(terms)) {
                return false;
            }
        } while (!closes());
        return true;
    }

    private boolean term(List<List<CardCount>> terms) {
        List<CardCount> alternatives = new ArrayList<>();
        boolean or = begins("or");
        do {
            CardCount count = count();
            if (count == null) {
                return false;
            }
            alternatives.add(count);
        } while (or && !closes());
        terms.add(alternatives);
        return true;
    }

    private CardCount count() {
        blanks();
        if (peek() == '|') {
            return CardCount.of(set(), ">=", 1);
        }
        if (peek() != '(') {
            return null;
        }
        at++;
        String operator = word();
        blanks();
        boolean flipped = peek() != '|';
        String number = flipped ? word() : "";
        String set = set();
        number = flipped ? number : word();
        if (!closes() || !isNumber(number)) {
            return null;
        }
        return CardCount.of(set, flipped ? flipped(operator) : operator, Integer.parseInt(number));
    }

    private static String flipped(String operator) {
        return switch (operator) {
            case ">" -> "<";
            case ">=" -> "<=";
            case "<" -> ">";
            case "<=" -> ">=";
            default -> operator;
        };
    }

    /** A number of cards; more digits than that are no number that a form shows. */
    private static boolean isNumber(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (!Ascii.isDigit(word.charAt(i))) {
                return false;
            }
        }
        return !word.isEmpty() && word.length() < 5;
    }

    /** The set between two bars; empty if there is none. */
    private String set() {
        blanks();
        int end = peek() == '|' ? text.indexOf('|', at + 1) : -1;
        if (end < 0) {
            return "";
        }
        String set = text.substring(at + 1, end);
        at = end + 1;
        return set;
    }

    /** Moves behind an opening parenthesis and this operator, if they come next. */
    private boolean begins(String operator) {
        blanks();
        int from = at;
        if (peek() == '(') {
            at++;
            if (word().equals(operator)) {
                return true;
            }
        }
        at = from;
        return false;
    }

    private boolean closes() {
        blanks();
        if (peek() != ')') {
            return false;
        }
        at++;
        return true;
    }

    private String word() {
        blanks();
        int from = at;
        while (at < text.length() && " \t\n()|;".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at);
    }

    private void blanks() {
        while (at < text.length() && " \t\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }
}
