package cardbench.codes.ygo.setcode;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import java.util.List;

/** Reads lists of names that may also be constants of Lua. */
final class SetConstantsReader extends SetnameReader {

    private final String text;
    private Dialect numbering;
    private boolean constants;

    SetConstantsReader(String text, Diagnostics diagnostics) {
        super(text, diagnostics);
        this.text = text;
    }

    /** A constant, its number and a comment: {@code SET_HERO = 0x8 -- HERO}. */
    @Override
    void addOther(int from, int to, int line) {
        if (text.startsWith(SetConstants.NUMBERING, from)) {
            numbering = Dialect.of(trimmed(from + SetConstants.NUMBERING.length(), to));
        }
        if (!text.startsWith(SetConstants.MARK, from)) {
            super.addOther(from, to, line);
            return;
        }
        int end = from;
        while (end < to && isOfConstant(text.charAt(end))) {
            end++;
        }
        int equals = Ascii.skipBlanks(text, end, to);
        if (equals == to || text.charAt(equals) != '=') {
            return; // a use of a constant, or a list of several
        }
        constants = true;
        int comment = text.indexOf("--", equals);
        int stop = comment < 0 || comment > to ? to : comment;
        Setname number = name(equals + 1, stop, false);
        String constant = text.substring(from, end);
        String remark = stop == to ? "" : trimmed(stop + 2, to);
        // Comments have any content; one that gives this constant is its name.
        boolean named = SetConstants.isOf(constant, remark, number.code());
        String name = named ? remark : SetConstants.words(constant);
        add(
                number.code() == 0 ? number : new Setname(number.code(), name, List.of(), false),
                place(from, to, line));
    }

    @Override
    Dialect numbering() {
        return numbering;
    }

    /** YGOPro has no constants for archetypes. */
    @Override
    Dialect usualNumbering() {
        return constants ? Dialect.EDOPRO : null;
    }

    private static boolean isOfConstant(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || Ascii.isDigit(c) || c == '_';
    }

    private String trimmed(int from, int to) {
        int first = Ascii.skipBlanks(text, from, to);
        return text.substring(first, Ascii.dropBlanks(text, first, to));
    }
}
