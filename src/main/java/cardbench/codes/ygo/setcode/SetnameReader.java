package cardbench.codes.ygo.setcode;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the lines of a {@code strings.conf} that name archetypes, and skips all others.
 *
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro, which reads these files</a>
 */
class SetnameReader {

    private static final String MARK = "!setname";

    /** The beginning of marks that were written in place of the right one: {@code !setcode}. */
    private static final String ALIKE = "!set";

    private static final String RETIRED = "#setname";

    private final String text;
    private final Diagnostics diagnostics;
    private final List<Setname> names = new ArrayList<>();
    private final boolean[] named = new boolean[Archetype.MAX + 1];

    SetnameReader(String text, Diagnostics diagnostics) {
        this.text = text;
        this.diagnostics = diagnostics;
    }

    /** The names; of several lines with one number, the first. */
    List<Setname> read() {
        // The Japanese file of ygopro begins with a byte order mark.
        int from = text.length() > 0 && text.charAt(0) == '\ufeff' ? 1 : 0;
        for (int line = 1; from < text.length() && names.size() <= SetnameTable.LIMIT; line++) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            if (text.startsWith(MARK, from) && !isWord(from + MARK.length())) {
                add(from, to, line);
            } else if (text.startsWith(RETIRED, from)) {
                addRetired(from, to);
            } else {
                addOther(from, to, line);
            }
            from = to + 1;
        }
        return names;
    }

    /** The clients that the file itself names; {@code null} if it does not. */
    Dialect numbering() {
        return null;
    }

    /** The clients that files of this form are for; {@code null} if they may be for any. */
    Dialect usualNumbering() {
        return null;
    }

    /**
     * Reads a line without a mark. No such line of a {@code strings.conf} names an archetype, so
     * one that was meant to is reported.
     */
    void addOther(int from, int to, int line) {
        int end = Ascii.wordEnd(text, from, to);
        String word = text.substring(from, end);
        if (Ascii.lower(word).startsWith(ALIKE)) {
            diagnostics.add(
                    SetcodeCodes.SETNAME_MARK.at(place(from, to, line)).with("written", word));
        }
    }

    /** Whether a word goes on at a character: {@code !setnames} is another mark. */
    private boolean isWord(int at) {
        return at < text.length()
                && (text.charAt(at) | 0x20) >= 'a'
                && (text.charAt(at) | 0x20) <= 'z';
    }

    private void add(int from, int to, int line) {
        add(name(from + MARK.length(), to, false), place(from, to, line));
    }

    final Location place(int from, int to, int line) {
        return Location.range(from, Ascii.dropBlanks(text, from, to)).withLine(line, 1);
    }

    final void add(Setname name, Location place) {
        if (name.code() == 0) {
            diagnostics.add(SetcodeCodes.BAD_SETNAME.at(place).with("written", name.name()));
        } else if (named[name.code()]) {
            diagnostics.add(
                    SetcodeCodes.SETNAME_TWICE
                            .at(place)
                            .with("code", Archetype.hex(name.code()))
                            .with("name", name.name()));
        } else {
            named[name.code()] = true;
            names.add(name);
        }
    }

    private void addRetired(int from, int to) {
        // Does not claim the number: a later line may name the archetype that has it now.
        Setname name = name(from + RETIRED.length(), to, true);
        if (name.code() != 0 && !named[name.code()]) {
            names.add(name);
        }
    }

    /** The names after a mark. If there is no number, a name with number 0 and what is written. */
    final Setname name(int from, int to, boolean retired) {
        int first = Ascii.skipBlanks(text, from, to);
        int end = Ascii.wordEnd(text, first, to);
        String written = text.substring(first, end);
        Setcode code = SetcodeReader.read(written, new Diagnostics());
        if (code == null || code.value() <= 0 || code.value() > Archetype.MAX) {
            return new Setname(0, written, List.of(), retired);
        }
        List<String> parts = parts(end, to);
        String name = parts.isEmpty() ? "" : parts.remove(0);
        return new Setname(code.slot(0), name, parts, retired);
    }

    /** The names between bars and tabs, trimmed, without empty ones. */
    private List<String> parts(int from, int to) {
        List<String> parts = new ArrayList<>();
        int at = from;
        while (at < to) {
            int stop = at;
            while (stop < to && text.charAt(stop) != '|' && text.charAt(stop) != '\t') {
                stop++;
            }
            int first = Ascii.skipBlanks(text, at, stop);
            int last = Ascii.dropBlanks(text, first, stop);
            if (first < last) {
                parts.add(text.substring(first, last));
            }
            at = stop + 1;
        }
        return parts;
    }
}
