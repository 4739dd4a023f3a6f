package cardbench.codes.list;

import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.PrintedCard;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sections of a list after a change. Pure functions. */
final class EditedSections {

    private EditedSections() {}

    /** The sections after a change; those without a card are left out. */
    static List<ListSection> of(List<ListSection> sections, ListEdit edit) {
        List<ListSection> edited = new ArrayList<>();
        for (int i = 0; i < sections.size(); i++) {
            ListSection section = sections.get(i);
            ListSection.Builder rows = new ListSection.Builder(section.zone(), section.title());
            for (int j = 0; j < section.rows().size(); j++) {
                ListSection.Row row = section.rows().get(j);
                if (edit instanceof ListEdit.Count count
                        && count.section() == i
                        && count.card() == j) {
                    add(rows, row.card(), count.count());
                } else if (edit instanceof ListEdit.Name name
                        && name.section() == i
                        && name.card() == j) {
                    rows.add(renamed(row.card(), name.name()), row.count());
                } else if (!(edit instanceof ListEdit.Move move
                        && move.section() == i
                        && move.card() == j)) {
                    rows.add(row.card(), row.count());
                }
            }
            if (edit instanceof ListEdit.Move move && move.to().section() == i) {
                ListSection.Row row = sections.get(move.section()).rows().get(move.card());
                rows.add(row.card(), row.count());
            } else if (edit instanceof ListEdit.Add add && add.to().section() == i) {
                rows.add(card(add.name()), add.count());
            }
            ListSection built = rows.build();
            if (!built.rows().isEmpty()) {
                edited.add(built);
            }
        }
        ListEdit.Target target =
                edit instanceof ListEdit.Move move
                        ? move.to()
                        : edit instanceof ListEdit.Add add ? add.to() : null;
        if (target != null && target.section() == ListEdit.Target.NEW) {
            edited.add(newSection(sections, edit, target.zone()));
        }
        return edited;
    }

    private static ListSection newSection(List<ListSection> sections, ListEdit edit, Zone zone) {
        ListSection section = new ListSection(zone, "", List.of());
        ListSection.Row row =
                edit instanceof ListEdit.Move move
                        ? sections.get(move.section()).rows().get(move.card())
                        : new ListSection.Row(
                                card(((ListEdit.Add) edit).name()), ((ListEdit.Add) edit).count());
        return new ListSection(zone, section.heading(), List.of(row));
    }

    private static void add(ListSection.Builder rows, ListCard card, int count) {
        if (count > 0) {
            rows.add(card, count);
        }
    }

    /** The card that a line with this text would have. */
    static ListCard card(String text) {
        return PrintedCard.read(text).card();
    }

    /** The same copy, with its finish, of another card. */
    private static ListCard renamed(ListCard card, String text) {
        ListCard renamed = card(text);
        return new ListCard(
                renamed.name(),
                renamed.id(),
                renamed.set(),
                renamed.number(),
                renamed.note().isEmpty() ? card.note() : renamed.note());
    }

    /** Copies by section and card, with all that is known of the card. */
    static Map<String, Integer> copies(List<ListSection> sections) {
        Map<String, Integer> copies = new LinkedHashMap<>();
        for (ListSection section : sections) {
            for (ListSection.Row row : section.rows()) {
                ListCard card = row.card();
                copies.merge(
                        joined(
                                section.zone().key(),
                                section.title(),
                                card.name(),
                                card.id(),
                                card.set(),
                                card.number(),
                                card.note()),
                        row.count(),
                        Integer::sum);
            }
        }
        return copies;
    }

    /** Copies by zone and name. */
    static Map<String, Integer> names(List<ListSection> sections) {
        Map<String, Integer> copies = new LinkedHashMap<>();
        for (ListSection section : sections) {
            for (ListSection.Row row : section.rows()) {
                copies.merge(
                        joined(section.zone().key(), row.card().name()), row.count(), Integer::sum);
            }
        }
        return copies;
    }

    private static String joined(String... texts) {
        StringBuilder joined = new StringBuilder();
        for (String text : texts) {
            joined.append(text).append('\n');
        }
        return joined.toString();
    }
}
