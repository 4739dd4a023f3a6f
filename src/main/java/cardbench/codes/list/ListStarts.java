package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.ListWords;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.List;

/** The places in a text at which a second list may begin. */
final class ListStarts {

    private ListStarts() {}

    /**
     * The places at which lists begin that announce themselves: by the name of a deck, or by the
     * heading with which the list before began. What stands between the last card and the
     * announcement belongs to it.
     *
     * @param lines of the whole text
     * @return offsets in ascending order
     */
    static List<Integer> announced(List<ListLine> lines) {
        List<Integer> starts = new ArrayList<>();
        String first = null;
        boolean cards = false;
        for (int i = 0; i < lines.size(); i++) {
            ListLine line = lines.get(i);
            cards |= line instanceof ListLine.Card;
            String heading = line instanceof ListLine.Heading known ? key(known) : null;
            boolean again = heading != null && heading.equals(first) && isBeginning(line);
            if (cards && (again || isName(line))) {
                int from = introduction(lines, i);
                // below a heading without cards it divides the cards of that heading
                if (!(lines.get(from - 1) instanceof ListLine.Heading)) {
                    starts.add(lines.get(from).from());
                    cards = false;
                    first = null;
                }
            }
            first = first == null ? heading : first;
        }
        return starts;
    }

    /**
     * The places of lines that nothing explains, each behind a blank line and above a card: the
     * titles of lists, or of parts of one list.
     *
     * @param lines of the whole text
     * @return offsets in ascending order
     */
    static List<Integer> titled(List<ListLine> lines, String text) {
        List<Integer> starts = new ArrayList<>();
        for (int i = 1; i + 1 < lines.size(); i++) {
            ListLine line = lines.get(i);
            boolean title =
                    line instanceof ListLine.Unread
                            || line instanceof ListLine.Heading heading
                                    && ListWords.zone(heading.title()) == null;
            if (title
                    && lines.get(i - 1) instanceof ListLine.Card
                    && lines.get(i + 1) instanceof ListLine.Card
                    && isBlankBetween(text, lines.get(i - 1).to(), line.from())) {
                starts.add(line.from());
            }
        }
        return starts;
    }

    /** A sideboard follows the cards of its list, which may have no heading. */
    private static boolean isBeginning(ListLine line) {
        return line instanceof ListLine.Heading heading
                && heading.zone() != Zone.SIDEBOARD
                && heading.zone() != Zone.MAYBE;
    }

    private static String key(ListLine.Heading heading) {
        return heading.zone().key() + '\n' + ListSigns.lower(heading.title());
    }

    /** Whether a line gives the name of a deck, with which most exporters begin. */
    private static boolean isName(ListLine line) {
        if (!(line instanceof ListLine.Field field)) {
            return false;
        }
        String key = ListSigns.lower(field.key());
        return key.contains("name") || key.equals("deck") || key.equals("title");
    }

    /** The first of the lines above an announcement that are neither cards nor about cards. */
    private static int introduction(List<ListLine> lines, int at) {
        int first = at;
        while (lines.get(first - 1) instanceof ListLine.Unread
                || lines.get(first - 1) instanceof ListLine.Comment
                || lines.get(first - 1) instanceof ListLine.Field) {
            first--;
        }
        return first;
    }

    private static boolean isBlankBetween(String text, int from, int to) {
        int ends = 0;
        for (int i = from; i < to; i++) {
            ends += text.charAt(i) == '\n' ? 1 : 0;
        }
        return ends > 1;
    }
}
