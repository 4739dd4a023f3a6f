package cardbench.codes.list;

import cardbench.base.text.Diagnostic;
import cardbench.codes.list.line.ListGame;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A list of cards as it is written. Immutable.
 *
 * @param form how it is written
 * @param name of the deck; empty if the list has none
 * @param game what the list is taken for
 * @param reason why: what in the list belongs to that game
 * @param certain whether the text is surely a list of cards and each line of it is explained: no
 *     line is unread, no name holds a sign of something else, each stated number is true
 * @param evident whether the text is surely a list of cards; otherwise only its reader can tell
 * @param lines in the order of the text
 * @param diagnostics what is wrong, with places
 */
public record DeckList(
        ListForm form,
        String name,
        ListGame game,
        String reason,
        boolean certain,
        boolean evident,
        List<ListLine> lines,
        List<Diagnostic> diagnostics) {

    /** Copies the lists, so that a list never changes. */
    public DeckList {
        lines = List.copyOf(lines);
        diagnostics = List.copyOf(diagnostics);
    }

    /** The same list, taken for a game that its reader chose. */
    public DeckList of(ListGame chosen) {
        return chosen == game
                ? this
                : new DeckList(form, name, chosen, "", certain, evident, lines, diagnostics);
    }

    /** The number of copies in a zone. */
    public int copies(Zone zone) {
        int copies = 0;
        for (ListLine line : lines) {
            copies += line instanceof ListLine.Card card && card.zone() == zone ? card.count() : 0;
        }
        return copies;
    }

    /** The number of copies in all zones that are played. */
    public int copies() {
        int copies = 0;
        for (Zone zone : Zone.values()) {
            copies += zone.isPlayed() ? copies(zone) : 0;
        }
        return copies;
    }

    /** The lines of one class of lines, in the order of the text. */
    public <L extends ListLine> List<L> lines(Class<L> type) {
        List<L> found = new ArrayList<>();
        for (ListLine line : lines) {
            if (type.isInstance(line)) {
                found.add(type.cast(line));
            }
        }
        return found;
    }

    /**
     * The sections in the order of their first cards. Within a section, lines with equal cards are
     * one row with the sum of their copies.
     */
    public List<ListSection> sections() {
        Map<String, ListSection.Builder> sections = new LinkedHashMap<>();
        for (ListLine.Card line : lines(ListLine.Card.class)) {
            String key = line.zone().key() + '\n' + line.section();
            ListSection.Builder section =
                    sections.computeIfAbsent(
                            key, k -> new ListSection.Builder(line.zone(), line.section()));
            section.add(line.card(), line.count());
        }
        List<ListSection> built = new ArrayList<>();
        for (ListSection.Builder section : sections.values()) {
            built.add(section.build());
        }
        return built;
    }
}
