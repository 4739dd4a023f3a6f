package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Location;
import cardbench.base.text.TextCodes;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.CodeText;
import cardbench.codes.ygo.text.TextRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The lines of a text as programs expect those of a {@code .ydk} file. Mail, chats and keyboards
 * put blanks, quotation marks and invisible characters in front of ids, write digits at full width,
 * and line breaks as HTML. Only marks, ids and the comments between them are changed; every change
 * is a repair.
 */
final class FoldedLines {

    /**
     * What follows the escape of a line break: a mark, an id, another escape, the end of the text.
     */
    private static final String BEHIND_ESCAPE = "#!0123456789\\\"'";

    /**
     * The longest text that is folded, in UTF-16 units. The place of each of its characters is
     * kept, and no file of a deck that was written by hand is as long.
     */
    private static final int MAX_LENGTH = 1_000_000;

    private final String input;
    private final StringBuilder out = new StringBuilder();
    private final List<Diagnostic> repairs = new ArrayList<>();
    private int[] places = {0};
    private CodeText code;

    /** The first repair behind the candidates so far. */
    private int next;

    private FoldedLines(String input) {
        this.input = input;
    }

    /** Folds the lines of a text. */
    static FoldedLines of(String input) {
        FoldedLines folded = new FoldedLines(input);
        if (input.length() > MAX_LENGTH || isPlain(input)) {
            folded.code = CodeText.of(input, new TextRange(0, input.length()));
        } else {
            folded.lines();
        }
        return folded;
    }

    /** Whether there is nothing to fold: ASCII, and every line begins with its first word. */
    private static boolean isPlain(String input) {
        boolean begins = true;
        boolean card = false;
        for (int i = 0; i < input.length(); i++) {
            char c = input.charAt(i);
            boolean ends = Ascii.isBreak(c);
            boolean prefix = begins && !ends && LineFrame.mayPrecede(c);
            card = begins ? Ascii.isDigit(c) : card;
            boolean words = card && !ends && !Ascii.isDigit(c);
            boolean suffix = !card && LineFrame.mayFollow(c);
            if (prefix || words || suffix || c == '<' || c == '&' || c == '\\' || c >= 0x80) {
                return false;
            }
            begins = ends;
        }
        return !LineWords.hasList(input);
    }

    /** The lines, and where their characters are in the input. */
    CodeText code() {
        return code;
    }

    /**
     * A range of the lines, with the repairs in it. Ranges have to be requested in their order, so
     * that each repair is looked at once.
     */
    Candidate candidate(TextRange range, boolean marked) {
        CodeText part = code.part(range.from(), range.to());
        TextRange place = part.place();
        List<Diagnostic> contained = new ArrayList<>();
        while (next < repairs.size() && repairs.get(next).location().from() < place.to()) {
            Diagnostic repair = repairs.get(next++);
            int to = repair.location().to();
            // signs in front of the first line are reported as text before the code
            boolean sign = repair.code() == YgoCodes.LINE_PREFIX || repair.code() == TextCodes.HTML;
            if (to > place.from() || to == place.from() && !sign) {
                contained.add(repair);
            }
        }
        return new Candidate(part, place, marked, "", contained);
    }

    private void lines() {
        int from = 0;
        int at = 0;
        while (at <= input.length()) {
            int stop = at == input.length() ? at : breakEnd(at);
            if (stop > at || at == input.length()) {
                line(from, at);
                if (stop > at) {
                    lineBreak(at, stop);
                }
                from = stop;
            }
            at = Math.max(stop, at + 1);
        }
        place(input.length());
        code = CodeText.of(out.toString(), Arrays.copyOf(places, out.length() + 1));
        repairs.sort((one, other) -> one.location().from() - other.location().from());
    }

    /** The end of a line break at a character; that character if there is none. */
    private int breakEnd(int at) {
        char c = input.charAt(at);
        if (Ascii.isBreak(c)) {
            return Ascii.lineBehind(input, at);
        }
        if (c == '<') {
            return LineTags.end(input, at);
        }
        int escape = input.startsWith("\\r\\n", at) ? at + 4 : at + 2;
        return c == '\\' && isEscape(escape) ? escape : at;
    }

    /** Whether a backslash begins a line break of a program, with a line of a deck behind it. */
    private boolean isEscape(int end) {
        boolean written = input.startsWith("\\n", end - 2);
        return written && (end == input.length() || BEHIND_ESCAPE.indexOf(input.charAt(end)) >= 0);
    }

    private void lineBreak(int from, int to) {
        char c = input.charAt(from);
        if (Ascii.isBreak(c)) {
            raw(from, to);
            return;
        }
        DiagnosticCode change = c == '<' ? TextCodes.HTML : TextCodes.SOURCE;
        String written = input.substring(from, to);
        repairs.add(change.at(Location.range(from, to)).with("written", written).fixedBy("\n"));
        put('\n', from);
    }

    private void put(char c, int place) {
        place(place);
        out.append(c);
    }

    private void put(FoldedLetters letters, int from, int to) {
        for (int at = from; at < to; at++) {
            put(letters.charAt(at), letters.at(at));
        }
    }

    private void place(int place) {
        if (out.length() + 1 >= places.length) {
            places = Arrays.copyOf(places, 2 * places.length + input.length());
        }
        places[out.length()] = place;
    }

    /** Writes a line: folded, if it is one of a deck, or else as it is. */
    private void line(int from, int to) {
        FoldedLetters letters = new FoldedLetters(input, from, to);
        String line = letters.text();
        int end = Ascii.dropBlanks(line, 0, line.length());
        int start = LineFrame.start(line, end);
        String plain = line.substring(start, end);
        int mark = LineFrame.markEnd(plain);
        boolean deck = mark > 0 || LineFrame.isOfDeck(plain);
        if (!deck || start == 0 && mark == 0 && isComment(plain)) {
            raw(from, to);
            return;
        }
        if (start > 0) {
            boolean file = from == 0 && input.startsWith(YdkLines.BYTE_ORDER_MARK);
            prefix(line.substring(0, start), file ? 1 : from, letters.at(start));
        }
        if (mark == 0 && isComment(plain)) {
            raw(letters.at(start), to);
            return;
        }
        for (Diagnostic repair : letters.repairs()) {
            if (start == 0 || repair.location().from() >= letters.at(start)) {
                repairs.add(repair);
            }
        }
        if (mark > 0 && mark < plain.length()) {
            int suffix = letters.at(start + mark);
            repairs.add(YgoCodes.BEHIND_ID.at(Location.range(suffix, letters.at(end))).fixedBy(""));
        }
        words(letters, start, mark > 0 ? start + mark : end);
    }

    /** Writes the characters as they are. */
    private void raw(int start, int to) {
        for (int i = start; i < to; i++) {
            put(input.charAt(i), i);
        }
    }

    private static boolean isComment(String plain) {
        return plain.startsWith("#") && LineWords.listStart(plain, 0, plain.length()) < 0;
    }

    private void prefix(String written, int start, int end) {
        boolean blank = Ascii.skipBlanks(written, 0, written.length()) == written.length();
        Location place = Location.range(start, end);
        repairs.add(
                blank
                        ? TextCodes.WHITE_SPACE.at(place).fixedBy("")
                        : YgoCodes.LINE_PREFIX
                                .at(place)
                                .with("written", written.trim())
                                .fixedBy(""));
    }

    /** Writes the words of the line; each as a line, if all of them are ids and marks. */
    private void words(FoldedLetters letters, int start, int end) {
        String line = letters.text();
        int list = line.charAt(start) == '#' ? LineWords.listStart(line, start, end) : -1;
        int first = list < 0 ? start : list;
        if (!LineWords.isList(line, first, end)) {
            put(letters, start, end);
            return;
        }
        if (first > start) {
            put(letters, start, first - 1);
            put('\n', letters.at(first - 1));
        }
        int begin = out.length();
        int at = first;
        while (at < end) {
            int gap = LineWords.wordEnd(line, at, end);
            put(letters, at, gap);
            at = LineWords.gapEnd(line, gap, end);
            if (at < end) {
                put('\n', letters.at(gap));
            }
        }
        repairs.add(
                YgoCodes.ONE_LINE
                        .at(Location.range(letters.at(first), letters.at(end)))
                        .fixedBy(out.substring(begin)));
    }
}
