package cardbench.odds.yisp.syntax;

/**
 * A token, for the parser and for highlighting.
 *
 * @param kind its kind
 * @param from first character in the text
 * @param to the character after the last one
 * @param text its text, where full-width characters are half-width except in names, texts and tags
 */
public record Token(Kind kind, int from, int to, String text) {

    /** The kinds of tokens. */
    public enum Kind {
        /** The letters in square brackets at the head of an effect, brackets included. */
        FLAGS("flags"),
        /** {@code @}: the effect is activated. */
        FIRE("fire"),
        /** {@code /} at the beginning of a statement: stop here unless the number is not 0. */
        GUARD("guard"),
        /** {@code !} behind {@code /}: negates the guard. */
        NOT("not"),
        /** {@code (}. */
        OPEN("open"),
        /** {@code )}. */
        CLOSE("close"),
        /** {@code |} around a card set. */
        BAR("bar"),
        /** {@code ;} between statements. */
        SEPARATOR("separator"),
        /** The word behind an opening parenthesis. */
        OPERATOR("operator"),
        /** Digits, perhaps with a minus sign. */
        NUMBER("number"),
        /** A word that begins in lower case and can name a variable. */
        VARIABLE("variable"),
        /** A zone and its filters: {@code D.a:bin.1}. */
        CARDS("cards"),
        /** Text in double quotes. */
        STRING("string"),
        /** Text in square brackets behind a move. */
        TAG("tag"),
        /** Anything else between blanks. */
        WORD("word");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The name of the kind in the JSON contract. */
        public String word() {
            return word;
        }
    }
}
