package cardbench.export;

import cardbench.deck.DeckView;
import cardbench.deck.DeckView.Row;
import cardbench.deck.DeckView.Section;
import cardbench.text.OneLine;
import java.util.ArrayList;
import java.util.List;

/** What all exports say of a deck, in plain words and before any escaping. */
final class DeckLines {

    private static final String HERO = "hero";
    private static final String SIDEBOARD = "sideboard";

    private DeckLines() {}

    /**
     * A part of the deck as exports show it.
     *
     * @param heading its title, with the number of its cards
     */
    record Part(String heading, List<Line> lines) {}

    /**
     * A card in a part.
     *
     * @param under whether it belongs to the sideboard of the card before
     */
    record Line(Row row, boolean under) {

        /** How often, and at what cost: {@code "2× (4) "}; what stands in front of the name. */
        String before() {
            String cost = row.cost() == DeckView.ABSENT ? "" : "(" + row.cost() + ") ";
            return row.count() + "× " + cost;
        }

        /** The card's name; a number that no table knows is marked as one. */
        String name() {
            return row.known() ? OneLine.of(row.name()) : "#" + row.number();
        }
    }

    /** What the deck is called; its code's kind where it has no name. */
    static String title(DeckView view) {
        String title = OneLine.of(view.title());
        return title.isEmpty() ? view.game() : title;
    }

    /** What is said about the whole deck, on one line; empty where there is nothing. */
    static String facts(DeckView view, ExportWords words) {
        String subtitle = OneLine.of(view.subtitle());
        if (view.dust() == DeckView.ABSENT) {
            return subtitle;
        }
        return (subtitle.isEmpty() ? "" : subtitle + " · ") + words.dust(view.dust());
    }

    /** The parts that have cards. What belongs to a card of the deck stands under it. */
    static List<Part> parts(DeckView view, ExportWords words) {
        List<Part> parts = new ArrayList<>();
        for (Section section : view.sections()) {
            boolean elsewhere =
                    isSideboard(section) && hasCard(view, section.rows().get(0).owner());
            if (!section.rows().isEmpty() && !elsewhere) {
                parts.add(new Part(heading(section, words), lines(section, view)));
            }
        }
        return parts;
    }

    private static List<Line> lines(Section section, DeckView view) {
        List<Line> lines = new ArrayList<>();
        for (Row row : section.rows()) {
            lines.add(new Line(row, false));
            for (Section other : view.sections()) {
                if (!isSideboard(section)
                        && isSideboard(other)
                        && other.rows().get(0).owner() == row.id()) {
                    for (Row under : other.rows()) {
                        lines.add(new Line(under, true));
                    }
                }
            }
        }
        return lines;
    }

    private static boolean isSideboard(Section section) {
        return section.key().equals(SIDEBOARD) && !section.rows().isEmpty();
    }

    private static boolean hasCard(DeckView view, int id) {
        for (Section section : view.sections()) {
            for (Row row : section.rows()) {
                if (!isSideboard(section) && row.id() == id) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String heading(Section section, ExportWords words) {
        String title = OneLine.of(words.section(section));
        if (section.key().equals(HERO)) {
            return title;
        }
        int copies = 0;
        for (Row row : section.rows()) {
            copies += row.count();
        }
        return title + " (" + copies + ")";
    }
}
