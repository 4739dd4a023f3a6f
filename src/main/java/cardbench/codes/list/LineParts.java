package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.ListedNames;
import cardbench.codes.cards.NameFold;
import cardbench.codes.list.line.CopyCount;
import cardbench.codes.list.line.CountForm;
import cardbench.codes.list.line.Dialect;
import cardbench.codes.list.line.HeadingLine;
import cardbench.codes.list.line.LineGrammar;
import cardbench.codes.list.line.TextLine;
import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a line with several cards: {@code A / B / C}, {@code A、B×2}, {@code Characters: A,
 * B}. Neighbours are joined, too, since names may have such a sign themselves.
 */
final class LineParts {

    private static final String SIGNS = "/／、，,;；|";

    /** The most parts of a line: more than a deck has cards. */
    private static final int MAX_PARTS = 80;

    /** The most parts of which one name may consist. */
    private static final int MAX_JOINED = 3;

    private static final int MAX_LABEL = 20;

    private LineParts() {}

    /** Whether a sign or its place shows that a number of a line counts copies. */
    static boolean isCounted(String words, Dialect dialect) {
        CopyCount last = LineGrammar.trailing(words);
        return CopyCount.leading(words) != null
                || LineGrammar.count(words, dialect) != null
                || last != null
                        && (last.form() == CountForm.TIMES_LAST
                                || last.form() == CountForm.BRACKET_LAST);
    }

    /**
     * The names of the parts of a line ({@link ListedLine#parts}); empty for a line with one part
     * and no label.
     */
    static List<List<ListedNames>> of(String text, TextLine line, Dialect dialect) {
        String words = line.text();
        List<int[]> ranges = ranges(words);
        boolean several = ranges.size() > 1 || ranges.size() == 1 && labelEnd(words) > 0;
        List<List<ListedNames>> parts = new ArrayList<>();
        for (int i = 0; several && i < ranges.size() && ranges.size() <= MAX_PARTS; i++) {
            List<ListedNames> names = new ArrayList<>();
            for (int span = Math.min(MAX_JOINED, ranges.size() - i); span > 0; span--) {
                int from = ranges.get(i)[0];
                String part = words.substring(from, ranges.get(i + span - 1)[1]);
                names.add(names(text, line, part, span, "", dialect));
                int label = labelEnd(words.substring(from, ranges.get(i)[1]));
                if (label > 0) {
                    HeadingLine heading = HeadingLine.read(part.substring(0, label));
                    String name = ListSigns.trim(part.substring(label + 1));
                    names.add(names(text, line, name, span, NamedLines.heading(heading), dialect));
                }
            }
            parts.add(names);
        }
        return parts;
    }

    private static ListedNames names(
            String text, TextLine line, String part, int span, String heading, Dialect dialect) {
        NameReadings readings = new NameReadings(text, line.from(), line.to(), dialect);
        int likely = readings.addAll(part);
        return readings.names(span, likely, heading);
    }

    /** The place of the colon behind the label with which words begin; -1 without a label. */
    private static int labelEnd(String words) {
        for (int i = 1; i < words.length() - 1 && i < MAX_LABEL; i++) {
            if (words.charAt(i) == ':' || words.charAt(i) == '：') {
                return i;
            }
        }
        return -1;
    }

    /** The ranges between the signs, without those that hold no letter. */
    private static List<int[]> ranges(String words) {
        List<int[]> ranges = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= words.length(); i++) {
            if (i == words.length() || SIGNS.indexOf(words.charAt(i)) >= 0) {
                int from = ListSigns.skipBlanks(words, start, i);
                int to = ListSigns.dropBlanks(words, from, i);
                if (!NameFold.fold(words.substring(from, to)).isEmpty()) {
                    ranges.add(new int[] {from, to});
                }
                start = i + 1;
            }
        }
        return ranges;
    }
}
