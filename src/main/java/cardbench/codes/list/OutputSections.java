package cardbench.codes.list;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Location;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListText;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * The sections of a list as a form has them: cards of zones without a place in the form stand in
 * another zone or are left out, and diagnostics name them.
 *
 * @param sections in their order in the form
 */
record OutputSections(List<ListSection> sections, List<Diagnostic> diagnostics) {

    private static final Location FORM = Location.pointer("/to");

    OutputSections {
        sections = List.copyOf(sections);
        diagnostics = List.copyOf(diagnostics);
    }

    static OutputSections of(DeckList list, ListOutput output) {
        List<ListSection> sections = new ArrayList<>();
        List<Diagnostic> diagnostics = new ArrayList<>();
        int printings = 0;
        for (ListSection section : list.sections()) {
            Zone zone = output.zoneOf(section.zone());
            if (zone != section.zone()) {
                diagnostics.add(
                        moved(zone)
                                .at(FORM)
                                .with("section", section.heading())
                                .with("cards", section.copies()));
            }
            if (zone != null) {
                String title = zone == section.zone() ? section.title() : "";
                sections.add(new ListSection(zone, title, section.rows()));
                printings += printings(section, output);
            }
        }
        if (printings > 0) {
            diagnostics.add(ListCodes.PRINTINGS.at(FORM).with("cards", printings));
        }
        return new OutputSections(sections, diagnostics);
    }

    private static DiagnosticCode moved(Zone zone) {
        if (zone == null) {
            return ListCodes.LEFT_OUT;
        }
        return zone == Zone.SIDEBOARD ? ListCodes.INTO_SIDEBOARD : ListCodes.INTO_MAIN;
    }

    /** The number of copies whose printing a form with printings has no place for. */
    private static int printings(ListSection section, ListOutput output) {
        int copies = 0;
        for (ListSection.Row row : section.rows()) {
            ListCard card = row.card();
            boolean printed = !card.set().isEmpty() || !card.number().isEmpty();
            boolean held = output == ListOutput.CSV || isPrinting(card);
            copies += output.hasPrintings() && printed && !held ? row.count() : 0;
        }
        return copies;
    }

    /** Whether a card has a number within a set and the abbreviation of that set. */
    static boolean isPrinting(ListCard card) {
        return !card.number().isEmpty() && isAbbreviation(card.set());
    }

    /**
     * Whether a text is the abbreviation of a set and not its name: 2 to 7 letters and digits in
     * capitals, as {@code M2a} among them, or up to 5 of them in small letters.
     */
    private static boolean isAbbreviation(String set) {
        int small = 0;
        int letters = 0;
        for (int i = 0; i < set.length(); i++) {
            char c = set.charAt(i);
            boolean letter = ListText.isAsciiLetter(c);
            if (!letter && !Ascii.isDigit(c) && c != '-' && c != '_') {
                return false;
            }
            letters += letter ? 1 : 0;
            small += letter && c >= 'a' ? 1 : 0;
        }
        return set.length() >= 2
                && (small <= 1 && set.length() <= 7 || small == letters && set.length() <= 5);
    }

    /** The same sections with those of one zone as one section, leaders first. */
    OutputSections byZone(boolean titled) {
        List<ListSection> merged = new ArrayList<>();
        for (Zone zone :
                new Zone[] {
                    Zone.LEADER,
                    Zone.MAIN,
                    Zone.EXTRA,
                    Zone.SETUP,
                    Zone.RESOURCES,
                    Zone.SIDEBOARD,
                    Zone.MAYBE,
                    Zone.TOKENS
                }) {
            String title = null;
            ListSection.Builder builder = null;
            for (ListSection section : sections) {
                if (section.zone() == zone) {
                    title = title == null ? section.title() : title;
                    builder =
                            builder == null
                                    ? new ListSection.Builder(zone, titled ? title : "")
                                    : builder;
                    for (ListSection.Row row : section.rows()) {
                        builder.add(row.card(), row.count());
                    }
                }
            }
            if (builder != null) {
                merged.add(builder.build());
            }
        }
        return new OutputSections(merged, diagnostics);
    }

    /** The number of copies. */
    int copies() {
        int copies = 0;
        for (ListSection section : sections) {
            copies += section.zone().isPlayed() ? section.copies() : 0;
        }
        return copies;
    }
}
