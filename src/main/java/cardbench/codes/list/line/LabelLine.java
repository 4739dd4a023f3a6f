package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;
import cardbench.codes.cards.NameFold;
import java.util.ArrayList;
import java.util.List;

/**
 * A heading and its cards on one line: {@code Commander: Krenko}, {@code Equipment: Cap, Boots}.
 */
public final class LabelLine {

    /** The longest label, in UTF-16 units. */
    private static final int MAX_LABEL = 28;

    private LabelLine() {}

    /** The cards behind a label, each in the zone that it names; empty if the line has none. */
    public static List<CardLine> cards(String text, Dialect dialect) {
        int end = end(text);
        Zone zone = zone(text);
        boolean weapons = isWeapons(text, end);
        List<CardLine> cards = new ArrayList<>();
        if (zone == null && !weapons) {
            return cards;
        }
        String names = ListSigns.trim(text.substring(end + 1));
        boolean several = !LineGrammar.several(names, dialect).isEmpty();
        boolean main = zone == Zone.MAIN || zone == Zone.SIDEBOARD || zone == Zone.MAYBE;
        // “Creatures: 12 of them” has no cards; a label of the main deck needs their numbers
        boolean counted = several || LineGrammar.count(names, dialect) != null;
        if (names.isEmpty() || names.contains("://") || main && !counted && !weapons) {
            return cards;
        }
        Zone of = weapons ? Zone.SETUP : zone;
        boolean one = of == Zone.LEADER || main && !weapons || isSingular(text.substring(0, end));
        boolean single = one && !several;
        for (String part : single ? List.of(names) : LineGrammar.parts(names)) {
            CardLine card = card(part, dialect);
            if (card != null) {
                cards.add(new CardLine(card.count(), card.card(), of, card.marked()));
            }
        }
        return cards;
    }

    /** Whether a label names one card, whose name may have a comma: {@code Base: Yavin, Temple}. */
    private static boolean isSingular(String label) {
        String folded = NameFold.fold(label);
        return folded.equals("base") || folded.equals("battlefield") || folded.equals("plane");
    }

    private static CardLine card(String part, Dialect dialect) {
        CardLine card = LineGrammar.read(part, dialect, false);
        if (card != null) {
            return card;
        }
        CopyCount count = LineGrammar.trailing(part);
        boolean times = count != null && count.form().isMarked();
        CardLine named = LineGrammar.single(times ? count.rest() : part, dialect, false);
        return named == null || !times
                ? named
                : new CardLine(count.count(), named.card(), named.zone(), named.marked());
    }

    /** The zone that the label of a line names, or {@code null}. */
    public static Zone zone(String text) {
        int end = end(text);
        return end < 0 ? null : ListWords.zone(HeadingLine.read(text.substring(0, end)).title());
    }

    /** Weapons are cards that a hero has from the start where a label names them. */
    private static boolean isWeapons(String text, int end) {
        return end > 0 && ListSigns.lower(text.substring(0, end)).startsWith("weapon");
    }

    /** The place of the colon, or of the stroke between blanks, behind a label; -1 without one. */
    private static int end(String text) {
        for (int i = 1; i < text.length() && i <= MAX_LABEL; i++) {
            char c = text.charAt(i);
            boolean stroke =
                    "-–—=".indexOf(c) >= 0
                            && text.charAt(i - 1) == ' '
                            && text.startsWith(" ", i + 1);
            if (c == ':' || c == '：' || stroke) {
                return i;
            }
        }
        int close = text.startsWith("[") ? text.indexOf(']') : -1;
        Zone zone = close < 2 ? null : ListWords.zone(text.substring(1, close));
        return zone == Zone.LEADER ? close : -1;
    }
}
