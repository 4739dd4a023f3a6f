package cardbench.odds.yisp.syntax;

import cardbench.base.text.Nearest;
import cardbench.odds.yisp.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** Reports unknown operators, with the operator that was probably meant. */
final class UnknownOperator {

    private final TokenReader tokens;

    UnknownOperator(TokenReader tokens) {
        this.tokens = tokens;
    }

    /**
     * Reports an operator. Its arguments have not been read yet.
     *
     * @param from the index of the opening parenthesis
     */
    void report(int from, Token word) {
        // operators of earlier versions of the language, which old decks still use
        switch (word.text()) {
            case "%" -> reportDraw(from, word);
            case "$" -> reportOld(word, "0.4", "a choice of one's own, such as (# H.a:trap.1 B)");
            case "r" -> {
                tokens.report(
                        tokens.at(YispCodes.OLD_OPERATOR, word.from(), word.to())
                                .with("operator", "r")
                                .with("version", "0.3")
                                .with("today", Operator.RANDOM.usage()),
                        word.from(),
                        word.to(),
                        Operator.RANDOM.symbol());
            }
            default -> reportUnknown(word);
        }
    }

    /** {@code (% n)} drew n cards. It can be rewritten if n is a number or variable. */
    private void reportDraw(int from, Token word) {
        Token count = tokens.peek();
        boolean plain =
                count != null && (count.kind() == Kind.NUMBER || count.kind() == Kind.VARIABLE);
        if (!plain) {
            reportOld(word, "0.3", "(# D.1 H [draw])");
            return;
        }
        String filter = count.kind() == Kind.NUMBER ? count.text() : ":" + count.text();
        String today = "# D." + filter + " H [draw]";
        tokens.report(
                tokens.at(YispCodes.OLD_OPERATOR, from + 1, count.to())
                        .with("operator", "%")
                        .with("version", "0.3")
                        .with("today", "(" + today + ")"),
                from + 1,
                count.to(),
                today);
    }

    private void reportOld(Token word, String version, String today) {
        tokens.report(
                tokens.at(YispCodes.OLD_OPERATOR, word.from(), word.to())
                        .with("operator", word.text())
                        .with("version", version)
                        .with("today", today));
    }

    private void reportUnknown(Token word) {
        String suggestion = suggestion(word.text());
        if (suggestion == null) {
            tokens.report(
                    tokens.at(YispCodes.UNKNOWN_OPERATOR, word.from(), word.to())
                            .with("operator", word.text()));
        } else {
            tokens.report(
                    tokens.at(YispCodes.UNKNOWN_OPERATOR_NEAR, word.from(), word.to())
                            .with("operator", word.text())
                            .with("suggestion", suggestion),
                    word.from(),
                    word.to(),
                    suggestion);
        }
    }

    /** The operator that only lacks its blank, or else the nearest word; {@code null} for none. */
    private static String suggestion(String word) {
        switch (word) {
            case "=>":
                return Operator.AT_LEAST.symbol();
            case "=<":
                return Operator.AT_MOST.symbol();
            case "&&":
                return Operator.AND.symbol();
            default:
        }
        List<String> symbols = new ArrayList<>();
        String prefix = "";
        for (Operator operator : Operator.values()) {
            String symbol = operator.symbol();
            boolean sign = symbol.charAt(0) < 'a';
            // the longest: "##H" is (## H ...), and not (# #H ...)
            if (sign && word.startsWith(symbol) && symbol.length() > prefix.length()) {
                prefix = symbol;
            }
            if (!sign) {
                symbols.add(symbol);
            }
        }
        return prefix.isEmpty()
                ? Nearest.to(word, symbols)
                : prefix + " " + word.substring(prefix.length());
    }
}
