package cardbench.odds.yisp.syntax;

import cardbench.base.text.EnumName;

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
        FLAGS,
        /** {@code @}: the effect is activated. */
        FIRE,
        /** {@code /} at the beginning of a statement: stop here unless the number is not 0. */
        GUARD,
        /** {@code !} behind {@code /}: negates the guard. */
        NOT,
        /** {@code (}. */
        OPEN,
        /** {@code )}. */
        CLOSE,
        /** {@code |} around a card set. */
        BAR,
        /** {@code ;} between statements. */
        SEPARATOR,
        /** The word behind an opening parenthesis. */
        OPERATOR,
        /** Digits, perhaps with a minus sign. */
        NUMBER,
        /** A word that begins in lower case and can name a variable. */
        VARIABLE,
        /** A zone and its filters: {@code D.a:bin.1}. */
        CARDS,
        /** Text in double quotes. */
        STRING,
        /** Text in square brackets behind a move. */
        TAG,
        /** Anything else between blanks. */
        WORD;

        /** The name of the kind in the JSON contract. */
        public String word() {
            return EnumName.of(this);
        }
    }
}
