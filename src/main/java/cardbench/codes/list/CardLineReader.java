package cardbench.codes.list;

import cardbench.base.text.ListSigns;

/** Reads one line of a list as copies of a card, without regard to the lines around it. */
final class CardLineReader {

    /** The largest number of copies on one line. */
    static final int MAX_COPIES = 999;

    /** The longest name of a card, in UTF-16 units. */
    private static final int MAX_NAME = 160;

    private CardLineReader() {}

    /**
     * Copies of a card on one line.
     *
     * @param count as it is written, also if it is not from 1 to {@link #MAX_COPIES}
     * @param zone the zone that the line itself names, or {@code null}
     * @param marked whether an id, a set or the sign of a sideboard shows that the line is of a
     *     list of cards, not of any other list, such as {@code 3x Bread}
     */
    record CardLine(int count, ListCard card, Zone zone, boolean marked) {}

    /**
     * The copies on a line without markup, or {@code null} if the line has no number of copies or
     * no name.
     */
    static CardLine read(String line) {
        boolean side = line.length() > 3 && ListSigns.lower(line.substring(0, 3)).equals("sb:");
        String text = side ? ListSigns.trim(line.substring(3)) : line;
        CardLine read = leading(text);
        if (read == null) {
            read = trailing(text);
        }
        return read == null || !side
                ? read
                : new CardLine(read.count, read.card, Zone.SIDEBOARD, true);
    }

    private static CardLine leading(String text) {
        CopyCount count = CopyCount.leading(text);
        if (count == null) {
            return null;
        }
        String name = withoutBars(count.rest());
        int blank = name.indexOf(' ');
        if (!count.marked()
                && ListWords.isUnit(trimmedWord(blank < 0 ? name : name.substring(0, blank)))) {
            return null;
        }
        // behind a bar there are names alone, some of which have the form of an id: L3-37
        return card(count, name, !count.rest().startsWith("|"));
    }

    private static String trimmedWord(String word) {
        String trimmed = word;
        while (!trimmed.isEmpty() && ".,;:)".indexOf(trimmed.charAt(trimmed.length() - 1)) >= 0) {
            trimmed = trimmed.substring(0, trimmed.length() - 1);
        }
        return trimmed;
    }

    private static CardLine trailing(String text) {
        int blank = text.indexOf(' ');
        boolean numbered = blank > 0 && CardId.is(text.substring(0, blank));
        CopyCount count = CopyCount.trailing(text);
        if (count == null && numbered) {
            count = CopyCount.trailingBare(text);
        }
        return count == null ? null : card(count, count.rest(), true);
    }

    private static CardLine card(CopyCount count, String text, boolean ids) {
        PrintedCard printed = PrintedCard.read(text, ids);
        String name = printed.card().name();
        return isName(name)
                ? new CardLine(count.count(), printed.card(), printed.zone(), printed.isSure())
                : null;
    }

    private static String withoutBars(String text) {
        String stripped = text;
        while (stripped.startsWith("|")) {
            stripped = ListSigns.trim(stripped.substring(1));
        }
        while (stripped.endsWith("|")) {
            stripped = ListSigns.trim(stripped.substring(0, stripped.length() - 1));
        }
        return stripped;
    }

    /** Whether a text can be the name of a card: it has a letter and is no sentence. */
    static boolean isName(String text) {
        if (text.length() > MAX_NAME || text.contains("://")) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (ListText.isLetter(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }
}
