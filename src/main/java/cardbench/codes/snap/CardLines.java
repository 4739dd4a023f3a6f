package cardbench.codes.snap;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines that the game puts above a code, {@code # (5) Iron Man}, and which card of the code
 * each names. They are in another order than the code, and an id is not always the name: {@code
 * MrFantastic} is Mister Fantastic. So a name is for the id that it spells, whole or with its first
 * words, or that has the same letters in another order, as {@code GhostTheFirstRider} has.
 */
final class CardLines {

    /** The most lines that are looked at. */
    private static final int MAX = SnapDeck.MAX_CARDS;

    private static final String[][] SPELLINGS = {
        {"", ""}, {"The ", ""}, {"Mister ", "Mr "}, {"Doctor ", "Dr "}
    };

    private record Line(String name, int cost) {}

    private CardLines() {}

    /**
     * The cards with these ids, named by the lines above the code.
     *
     * @param end where the code begins
     */
    static List<SnapCard> named(String text, int end, List<String> ids, SnapDeck.Form form) {
        List<Line> lines = lines(text, end);
        SnapCard[] cards = new SnapCard[ids.size()];
        // names that are an id whole go first: they must not be taken for others by fewer words
        for (int pass = 0; pass <= LEFT_OUT && !lines.isEmpty(); pass++) {
            // words in another order come last
            boolean turned = pass == LEFT_OUT;
            int left = turned ? 0 : pass;
            for (int i = 0; i < cards.length; i++) {
                int line = cards[i] == null ? spelled(ids.get(i), form, left, turned, lines) : -1;
                if (line >= 0) {
                    Line found = lines.remove(line);
                    cards[i] = new SnapCard(ids.get(i), found.name, found.cost);
                }
            }
        }
        List<SnapCard> named = new ArrayList<>();
        for (int i = 0; i < cards.length; i++) {
            named.add(cards[i] == null ? SnapCard.of(ids.get(i)) : cards[i]);
        }
        return named;
    }

    /** How many words of a name an id may leave out, and one. */
    private static final int LEFT_OUT = 4;

    /**
     * The line whose name spells an id, or -1.
     *
     * @param left how many of the last words of the name the id leaves out
     * @param turned whether the letters may be in another order
     */
    private static int spelled(
            String id, SnapDeck.Form form, int left, boolean turned, List<Line> lines) {
        for (int i = 0; i < lines.size(); i++) {
            for (String[] spelling : SPELLINGS) {
                String name = lines.get(i).name;
                if (!name.startsWith(spelling[0])) {
                    continue;
                }
                String plain = plain(spelling[1] + name.substring(spelling[0].length()), left);
                boolean isShort = form == SnapDeck.Form.SHORT;
                String spelled = isShort ? SnapCard.shortId(plain) : plain;
                if (!plain.isEmpty() && isSpelled(Ascii.lower(spelled), Ascii.lower(id), turned)) {
                    return i;
                }
            }
        }
        return -1;
    }

    /** Whether a name spells an id, or has the same letters in another order. */
    private static boolean isSpelled(String name, String id, boolean turned) {
        if (!turned) {
            return name.equals(id);
        }
        int[] counts = new int[128];
        for (int i = 0; i < name.length(); i++) {
            counts[name.charAt(i) & 127]++;
        }
        for (int i = 0; i < id.length(); i++) {
            counts[id.charAt(i) & 127]--;
        }
        for (int count : counts) {
            if (count != 0) {
                return false;
            }
        }
        return true;
    }

    /** The letters and digits of a name without its last words; empty if it has fewer words. */
    private static String plain(String name, int left) {
        int end = name.length();
        for (int word = 0; word < left && end > 0; word++) {
            end = name.lastIndexOf(' ', end - 1);
        }
        StringBuilder plain = new StringBuilder();
        boolean capital = false;
        for (int i = 0; i < end; i++) {
            char c = name.charAt(i);
            if (Ascii.isLetterOrDigit(c)) {
                // letters of initials become small, as in Modok
                boolean initial = capital && i > 0 && name.charAt(i - 1) == '.';
                plain.append(initial ? Ascii.lower(String.valueOf(c)) : String.valueOf(c));
                capital = true;
            }
        }
        return plain.toString();
    }

    private static List<Line> lines(String text, int end) {
        List<Line> lines = new ArrayList<>();
        int at = 0;
        while (at < end && lines.size() < MAX) {
            int to = text.indexOf('\n', at);
            int lineEnd = to < 0 || to > end ? end : to;
            Line line = line(text, at, lineEnd);
            if (line != null) {
                lines.add(line);
            }
            at = lineEnd + 1;
        }
        return lines;
    }

    /** The line {@code # (cost) name}, or {@code null}. */
    private static Line line(String text, int from, int to) {
        int at = Ascii.skipBlanks(text, from, to);
        if (at == to || text.charAt(at) != '#') {
            return null;
        }
        at = Ascii.skipBlanks(text, at + 1, to);
        if (at == to || text.charAt(at) != '(') {
            return null;
        }
        int cost = 0;
        int digits = at + 1;
        while (digits < to && digits < at + 3 && Ascii.isDigit(text.charAt(digits))) {
            cost = 10 * cost + text.charAt(digits) - '0';
            digits++;
        }
        boolean closed = digits > at + 1 && digits < to && text.charAt(digits) == ')';
        int name = closed ? Ascii.skipBlanks(text, digits + 1, to) : to;
        int end = Ascii.dropBlanks(text, name, to);
        return end > name ? new Line(text.substring(name, end), cost) : null;
    }
}
