package cardbench.yisp.syntax;

/**
 * A piece of a program, as an editor colours it and the parser reads it.
 *
 * @param kind what it is
 * @param from first character in the text
 * @param to the character after the last one
 * @param text what it stands for, with full-width signs already made half-width
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
        /** {@code !} behind {@code /}: the other way round. */
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
        /** Digits, with a minus sign where negative. */
        NUMBER("number"),
        /** A lower-case word where a number is due. */
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

        /** The word of the contract. */
        public String word() {
            return word;
        }
    }
}
