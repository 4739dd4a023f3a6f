package cardbench.ygo.setcode;

import cardbench.text.Ascii;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the lines of a {@code strings.conf} that name archetypes; the others are passed by.
 *
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro, which reads these files</a>
 */
final class SetnameReader {

    private static final String MARK = "!setname";
    private static final String RETIRED = "#setname";

    private final String text;
    private final Diagnostics diagnostics;
    private final List<Setname> names = new ArrayList<>();
    private final boolean[] named = new boolean[Archetype.MAX + 1];

    SetnameReader(String text, Diagnostics diagnostics) {
        this.text = text;
        this.diagnostics = diagnostics;
    }

    /** The names, each number once, the first of several. */
    List<Setname> read() {
        int from = text.length() > 0 && text.charAt(0) == '\ufeff' ? 1 : 0;
        for (int line = 1; from < text.length() && names.size() <= SetnameTable.LIMIT; line++) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            if (text.startsWith(MARK, from)) {
                add(from, to, line);
            } else if (text.startsWith(RETIRED, from)) {
                addRetired(from, to);
            }
            from = to + 1;
        }
        return names;
    }

    private void add(int from, int to, int line) {
        Location place = Location.range(from, Ascii.dropBlanks(text, from, to)).withLine(line, 1);
        Setname name = name(from + MARK.length(), to, false);
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
        Setname name = name(from + RETIRED.length(), to, true);
        if (name.code() != 0 && !named[name.code()]) {
            names.add(name);
        }
    }

    /** What stands behind the mark; of the number 0, with what is there, where it is none. */
    private Setname name(int from, int to, boolean retired) {
        int first = Ascii.skipBlanks(text, from, to);
        int end = first;
        while (end < to && !Ascii.isBlank(text.charAt(end))) {
            end++;
        }
        String written = text.substring(first, end);
        Setcode code = SetcodeReader.read(written, new Diagnostics());
        if (code == null || code.value() <= 0 || code.value() > Archetype.MAX) {
            return new Setname(0, written, List.of(), retired);
        }
        List<String> parts = parts(end, to);
        return new Setname(
                code.slot(0),
                parts.isEmpty() ? "" : parts.get(0),
                parts.isEmpty() ? parts : parts.subList(1, parts.size()),
                retired);
    }

    /** The names that bars and tabs separate, blanks and empty ones dropped. */
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
