package cardbench.codes.export;

import cardbench.base.text.OneLine;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;

/** The title, facts, parts and lines that all exports show of a deck, before any escaping. */
final class DeckLines {

    private static final String HERO = "hero";

    private DeckLines() {}

    /**
     * A part of the deck.
     *
     * @param heading its title, with the number of its cards
     * @param lines its cards
     */
    record Part(String heading, List<Line> lines) {}

    /**
     * A card in a part.
     *
     * @param row the card
     * @param under whether it belongs to the sideboard of the last card that is not
     */
    record Line(Row row, boolean under) {

        /** The text before the name, with copies and cost: {@code "2× (4) "}. */
        String before() {
            return row.count() + "× " + cost();
        }

        /** The cost of the card, as {@code "(4) "}; empty if it has none. */
        String cost() {
            return row.cost() == DeckView.ABSENT ? "" : "(" + row.cost() + ") ";
        }

        /** The name of the card; a card without one is shown by its id. */
        String name() {
            return row.isNamed() ? OneLine.of(row.name()) : row.label();
        }
    }

    /** The title of the deck, or the kind of its code if it has no title. */
    static String title(DeckView view) {
        String title = OneLine.of(view.title());
        return title.isEmpty() ? view.game() : title;
    }

    /** The facts about the whole deck on one line; empty if there are none. */
    static String facts(DeckView view, ExportWords words) {
        String subtitle = OneLine.of(view.subtitle());
        if (!view.crafting().isTold()) {
            return subtitle;
        }
        return (subtitle.isEmpty() ? "" : subtitle + " · ") + words.crafting(view.crafting());
    }

    /** The names of the heroes; empty where the deck has none. */
    static String heroes(DeckView view) {
        StringBuilder names = new StringBuilder();
        for (Section section : view.sections()) {
            for (Row row : section.rows()) {
                if (section.key().equals(HERO) && row.isNamed()) {
                    names.append(names.length() == 0 ? "" : ", ").append(OneLine.of(row.name()));
                }
            }
        }
        return names.toString();
    }

    /** The parts that have cards. Sideboards are shown below the card that owns them. */
    static List<Part> parts(DeckView view, ExportWords words) {
        return parts(view.sections(), view, words);
    }

    /** The same without heroes, which a picture names in its banner. */
    static List<Part> cards(DeckView view, ExportWords words) {
        List<Section> sections = new ArrayList<>();
        for (Section section : view.sections()) {
            if (!section.key().equals(HERO)) {
                sections.add(section);
            }
        }
        return parts(sections, view, words);
    }

    private static List<Part> parts(List<Section> sections, DeckView view, ExportWords words) {
        List<Part> parts = new ArrayList<>();
        for (Section section : sections) {
            // a sideboard whose owner is not in the deck, as a code may have, stays a part by
            // itself
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
            for (Section sideboard : view.sections()) {
                if (!isSideboard(section)
                        && isSideboard(sideboard)
                        && sideboard.rows().get(0).owner() == row.id()) {
                    for (Row under : sideboard.rows()) {
                        lines.add(new Line(under, true));
                    }
                }
            }
        }
        return lines;
    }

    private static boolean isSideboard(Section section) {
        return section.isSideboard() && !section.rows().isEmpty();
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
        String title = OneLine.of(words.title(section));
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
