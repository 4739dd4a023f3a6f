package cardbench.base.sqlite;

import cardbench.base.text.Ascii;
import cardbench.base.text.Utf8;
import java.util.List;

/**
 * The default of a column, which is its value in rows that were written before {@code ALTER TABLE}
 * added the column. It is a constant: SQLite accepts no other default for a table with rows.
 *
 * @param integer the value as an integer, as {@code sqlite3_column_int64} converts it
 * @param text the value as text; empty for numbers with a point or an exponent
 * @param kind whether there is a value
 */
record DefaultValue(long integer, String text, Kind kind) {

    /** The kinds of defaults. */
    enum Kind {
        VALUE,
        NULL,
        /** An expression that is not evaluated here and counts as NULL. */
        UNREAD
    }

    /** The default of a column without one. */
    static final DefaultValue NULL = new DefaultValue(0, "", Kind.NULL);

    private static final DefaultValue UNREAD = new DefaultValue(0, "", Kind.UNREAD);

    /**
     * Reads the default in the definition of a column.
     *
     * @param at the index of the token after {@code DEFAULT}
     */
    static DefaultValue read(List<SqlToken> tokens, int at, Affinity affinity) {
        return new Reader(tokens, affinity, at).expression();
    }

    private static DefaultValue number(long value) {
        return new DefaultValue(value, Long.toString(value), Kind.VALUE);
    }

    /** A real number. Its integer part is rounded to the 53 bits of a double. */
    private static DefaultValue real(long truncated) {
        return new DefaultValue((long) (double) truncated, "", Kind.VALUE);
    }

    private static final class Reader {

        private final List<SqlToken> tokens;
        private final Affinity affinity;
        private int at;
        private int open;
        private boolean negative;

        Reader(List<SqlToken> tokens, Affinity affinity, int at) {
            this.tokens = tokens;
            this.affinity = affinity;
            this.at = at;
        }

        /** Reads a literal after any signs, in any brackets. */
        DefaultValue expression() {
            while (is("(") || is("-") || is("+")) {
                open += is("(") ? 1 : 0;
                negative ^= is("-");
                at++;
            }
            if (at == tokens.size()) {
                return UNREAD;
            }
            SqlToken literal = tokens.get(at++);
            for (; open > 0; open--) {
                if (!is(")")) {
                    return UNREAD;
                }
                at++;
            }
            return literal.kind() == SqlToken.Kind.NUMBER
                    ? number(literal.text())
                    : negative ? UNREAD : value(literal);
        }

        private boolean is(String sign) {
            return at < tokens.size() && tokens.get(at).is(sign);
        }

        private DefaultValue value(SqlToken literal) {
            return switch (literal.kind()) {
                case QUOTED -> string(literal.text());
                case BLOB -> blob(literal.text());
                case WORD -> word(literal);
                default -> UNREAD;
            };
        }

        /** Reads a bare word: a string, except for a few words that are values. */
        private DefaultValue word(SqlToken word) {
            if (word.is("null")) {
                return NULL;
            }
            if (word.is("true") || word.is("false")) {
                return integer(word.is("true") ? 1 : 0);
            }
            boolean call = is("(") || SqlToken.fold(word.text()).startsWith("current_");
            return call || word.is("cast") || word.is("case") ? UNREAD : string(word.text());
        }

        private DefaultValue number(String literal) {
            String written = (negative ? "-" : "") + literal;
            if (literal.length() > 1 && (literal.charAt(1) | 0x20) == 'x') {
                // Hexadecimal literals are 64 bits in two's complement, so they wrap around.
                long value = 0;
                for (int i = 2; i < literal.length(); i++) {
                    value = value << 4 | Math.max(0, Ascii.hexDigit(literal.charAt(i)));
                }
                return integer(negative ? -value : value);
            }
            long value = NumberText.truncated(written);
            if (NumberText.isInteger(written)) {
                return integer(value);
            }
            return affinity == Affinity.TEXT ? string(written) : real(value);
        }

        private DefaultValue integer(long value) {
            return affinity == Affinity.REAL ? real(value) : DefaultValue.number(value);
        }

        private DefaultValue string(String text) {
            boolean kept = affinity == Affinity.TEXT || affinity == Affinity.BLOB;
            if (kept || !NumberText.isNumber(text)) {
                return new DefaultValue(NumberText.prefix(text), text, Kind.VALUE);
            }
            long value = NumberText.truncated(text);
            return NumberText.isInteger(text) ? integer(value) : real(value);
        }

        private static DefaultValue blob(String hexadecimal) {
            byte[] bytes = new byte[hexadecimal.length() / 2];
            for (int i = 0; i < bytes.length; i++) {
                int high = Ascii.hexDigit(hexadecimal.charAt(2 * i));
                int low = Ascii.hexDigit(hexadecimal.charAt(2 * i + 1));
                if (high < 0 || low < 0) {
                    return UNREAD;
                }
                bytes[i] = (byte) (high << 4 | low);
            }
            String text = Utf8.decode(bytes);
            return new DefaultValue(NumberText.prefix(text), text, Kind.VALUE);
        }
    }
}
