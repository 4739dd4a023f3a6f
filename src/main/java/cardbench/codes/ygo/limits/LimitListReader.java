package cardbench.codes.ygo.limits;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.Nearest;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the lists of a {@code lflist.conf} in every dialect in use. What is not understood is
 * reported with its line, and nothing else is lost.
 *
 * <pre>
 * !2026.01 TCG          a list begins
 * 46986414 1 -- name    limit of a card, 0 to 3; to 9 in games of their own
 * $whitelist            EDOPro: cards that are not on the list are forbidden
 * $genesys              EDOPro: the numbers of the rows are points, of which a deck has 100
 * $genesys 100          YGOPro: a deck has up to 100 of these points
 * 46986414 $genesys 2   YGOPro: points of a card
 * M 5000000             YGOPro: monsters with these bits of types are forbidden
 * # text, -- text       comments
 * </pre>
 *
 * @see <a href="https://github.com/edo9300/edopro">EDOPro: {@code gframe/deck_manager.cpp}</a>
 * @see <a href="https://github.com/Fluorohydride/ygopro/pull/3061">YGOPro: points</a>
 */
public final class LimitListReader {

    /** The maximum number of rows of a list. */
    public static final int MAX_ROWS = 20_000;

    /** The maximum number of lists; the largest file in use has about a hundred. */
    public static final int MAX_LISTS = 1_000;

    private static final int NAME_LIMIT = 200;

    /** The signs that comments begin with. */
    private static final String COMMENT = "-#/";

    /** The headers without a number. */
    private static final List<String> HEADERS = List.of("$whitelist", "$genesys");

    private final String text;
    private final Diagnostics diagnostics;
    private final List<LimitList> lists = new ArrayList<>();
    private LimitListBuilder list;
    private int line;
    private boolean full;

    private LimitListReader(String text, Diagnostics diagnostics) {
        this.text = text;
        this.diagnostics = diagnostics;
    }

    /** Reads all lists of a file, in order; if there is none, adds an error. */
    public static List<LimitList> read(String text, Diagnostics diagnostics) {
        LimitListReader reader = new LimitListReader(text, diagnostics);
        reader.lines();
        if (reader.lists.isEmpty()) {
            diagnostics.add(LimitCodes.NO_LIMITS.anywhere());
        }
        return reader.lists;
    }

    private void lines() {
        int from = text.startsWith("\ufeff") ? 1 : 0;
        while (from < text.length() && !full) {
            line++;
            int end = text.indexOf('\n', from);
            int next = end < 0 ? text.length() : end + 1;
            int begin = Ascii.skipBlanks(text, from, next);
            int to = Ascii.dropBlanks(text, begin, next);
            if (begin < to && text.charAt(begin) != '#' && !text.startsWith("--", begin)) {
                line(begin, to);
            }
            from = next;
        }
        finish();
    }

    private void line(int from, int to) {
        char first = text.charAt(from);
        if (first == '!') {
            begin(from, to);
        } else if (list == null) {
            report(LimitCodes.BEFORE_LISTS, from, to);
        } else if (first == '$') {
            header(from, to);
        } else if (first == 'M' && Ascii.isBlank(text.charAt(Math.min(from + 1, to - 1)))) {
            types(from, to);
        } else if (Ascii.isDigit(first)) {
            row(from, to);
        } else {
            report(LimitCodes.BAD_LINE, from, to);
        }
    }

    private void begin(int from, int to) {
        finish();
        full = lists.size() == MAX_LISTS;
        if (full) {
            diagnostics.add(LimitCodes.TOO_MANY_LISTS.at(place(from, to)).with("limit", MAX_LISTS));
        } else {
            String name = text.substring(from + 1, Math.min(to, from + 1 + NAME_LIMIT));
            list = new LimitListBuilder(name, place(from, to));
        }
    }

    private void finish() {
        if (list != null) {
            lists.add(list.build(diagnostics));
            list = null;
        }
    }

    private void header(int from, int to) {
        int nameEnd = Ascii.wordEnd(text, from, to);
        String name = text.substring(from + 1, nameEnd);
        LineNumber number = LineNumber.at(text, nameEnd, to);
        if (name.startsWith("whitelist")) {
            list.whitelist();
        } else if (number != null && !name.isEmpty() && !Ascii.isDigit(name.charAt(0))) {
            list.budget(name, number.clamped());
        } else if (name.equals("genesys") && nameEnd == to) {
            list.rowsArePoints();
        } else {
            Diagnostic diagnostic = diagnostic(LimitCodes.UNKNOWN_HEADER, from, to);
            String near = Nearest.to(text.substring(from, nameEnd), HEADERS);
            diagnostics.add(near == null ? diagnostic : diagnostic.fixedBy(near));
        }
    }

    /** The bits of types in hexadecimal, with or without {@code 0x}. */
    private void types(int from, int to) {
        int at = Ascii.skipBlanks(text, from + 1, to);
        at += text.startsWith("0x", at) || text.startsWith("0X", at) ? 2 : 0;
        long bits = 0;
        int digits = at;
        while (digits < to && Ascii.hexDigit(text.charAt(digits)) >= 0 && digits - at <= 8) {
            bits = bits << 4 | Ascii.hexDigit(text.charAt(digits));
            digits++;
        }
        boolean ends = digits == to || Ascii.isBlank(text.charAt(digits));
        if (digits == at || digits - at > 8 || !ends) {
            report(LimitCodes.UNKNOWN_HEADER, from, to);
        } else {
            list.forbidTypes((int) bits);
        }
    }

    private void row(int from, int to) {
        LineNumber id = LineNumber.at(text, from, to);
        int at = Ascii.skipBlanks(text, id.to(), to);
        boolean valid = id.isCard() && at > id.to() && at < to;
        boolean points = valid && text.charAt(at) == '$';
        int nameEnd = points ? Ascii.wordEnd(text, at, to) : at;
        LineNumber number = valid ? LineNumber.at(text, nameEnd, to) : null;
        if (number == null || points && (nameEnd == at + 1 || number.value() < 0)) {
            report(LimitCodes.BAD_ROW, from, to);
        } else if (list.size() == MAX_ROWS) {
            list.full(diagnostics);
        } else if (points) {
            String name = text.substring(at + 1, nameEnd);
            list.points((int) id.value(), name, number.clamped(), place(from, to));
            list.remark((int) id.value(), remark(number.to(), to));
        } else {
            list.number((int) id.value(), number.clamped(), place(from, to));
            list.remark((int) id.value(), remark(number.to(), to));
        }
    }

    /** What stands behind the number of a row, without the signs that begin a comment. */
    private String remark(int from, int to) {
        int at = from;
        while (at < to
                && (Ascii.isBlank(text.charAt(at)) || COMMENT.indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        return text.substring(at, Math.min(to, at + NAME_LIMIT));
    }

    private Location place(int from, int to) {
        return Location.range(from, to).withLine(line, 1);
    }

    private void report(DiagnosticCode code, int from, int to) {
        diagnostics.add(diagnostic(code, from, to));
    }

    private Diagnostic diagnostic(DiagnosticCode code, int from, int to) {
        String written = text.substring(from, Math.min(to, from + NAME_LIMIT));
        return code.at(place(from, to)).with("written", written);
    }
}
