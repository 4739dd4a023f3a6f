package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a list in the forms that sites and clients read. What a form cannot hold, such as sets, is
 * left out.
 */
public final class ListWriter {

    private ListWriter() {}

    /** The forms that can hold the cards of a list. */
    public static List<ListOutput> outputs(DeckList list) {
        boolean ids = true;
        for (ListSection section : list.sections()) {
            for (ListSection.Row row : section.rows()) {
                ids &= !row.card().id().isEmpty();
            }
        }
        List<ListOutput> outputs = new ArrayList<>();
        for (ListOutput output : ListOutput.values()) {
            if (output != ListOutput.IDS || ids) {
                outputs.add(output);
            }
        }
        return outputs;
    }

    /** The list in a form, with line feeds between its lines. */
    public static String write(DeckList list, ListOutput output) {
        return switch (output) {
            case PLAIN -> headed(list, "", "", false);
            case MARKDOWN -> marked(list, "## ", "", "- ");
            case BBCODE -> marked(list, "[b]", "[/b]", "");
            case ARENA -> arena(list);
            case MTGO -> mtgo(list);
            case PTCGL -> headed(list, ": ", "Total Cards: ", true);
            case CSV -> csv(list);
            case IDS -> ids(list);
        };
    }

    /** The title of a section; where it has none, a word that reads as its zone. */
    static String title(ListSection section) {
        if (!section.title().isEmpty()) {
            return section.title();
        }
        return switch (section.zone()) {
            case MAIN -> "Deck";
            case SIDEBOARD -> "Sideboard";
            case EXTRA -> "Extra Deck";
            case LEADER -> "Leader";
            case SETUP -> "Base";
            case RESOURCES -> "Runes";
            case MAYBE -> "Maybeboard";
            case TOKENS -> "Tokens";
        };
    }

    /** Sections below their titles, with sets and numbers as the game of the list has them. */
    static String titled(DeckList list) {
        StringBuilder text = new StringBuilder();
        for (ListSection section : list.sections()) {
            text.append(text.length() == 0 ? "" : "\n").append(title(section)).append('\n');
            rows(text, section, "", true, list.game() != ListGame.POKEMON);
        }
        return text.toString();
    }

    /**
     * Sections below their titles; with the number of their cards behind {@code counted}, if it is
     * not empty.
     */
    private static String headed(DeckList list, String counted, String total, boolean sets) {
        StringBuilder text = new StringBuilder();
        for (ListSection section : list.sections()) {
            text.append(title(section))
                    .append(counted.isEmpty() ? "" : counted + section.copies())
                    .append('\n');
            rows(text, section, "", sets, false);
            text.append('\n');
        }
        if (!total.isEmpty()) {
            text.append(total).append(list.copies()).append('\n');
        }
        return ListText.trimEnd(text.toString()) + '\n';
    }

    private static String marked(DeckList list, String before, String behind, String bullet) {
        StringBuilder text = new StringBuilder();
        for (ListSection section : list.sections()) {
            text.append(before)
                    .append(title(section))
                    .append(" (")
                    .append(section.copies())
                    .append(')')
                    .append(behind)
                    .append('\n');
            rows(text, section, bullet, false, false);
            text.append('\n');
        }
        return ListText.trimEnd(text.toString()) + '\n';
    }

    private static void rows(
            StringBuilder text,
            ListSection section,
            String bullet,
            boolean sets,
            boolean brackets) {
        for (ListSection.Row row : section.rows()) {
            ListCard card = row.card();
            text.append(bullet).append(row.count()).append(' ').append(card.name());
            if (sets && !card.set().isEmpty() && !card.number().isEmpty()) {
                text.append(brackets ? " (" + card.set() + ") " : ' ' + card.set() + ' ')
                        .append(card.number());
            } else if (!card.id().isEmpty() && !card.id().equals(card.name())) {
                text.append(' ').append(card.id());
            }
            text.append('\n');
        }
    }

    private static String arena(DeckList list) {
        StringBuilder text = new StringBuilder();
        if (!list.name().isEmpty()) {
            text.append("About\nName ").append(list.name()).append("\n\n");
        }
        Zone before = null;
        for (ListSection section : byZone(list)) {
            if (section.zone() != before) {
                text.append(before == null ? "" : "\n").append(arenaTitle(section)).append('\n');
            }
            before = section.zone();
            rows(text, section, "", true, true);
        }
        return text.toString();
    }

    private static String arenaTitle(ListSection section) {
        return switch (section.zone()) {
            case MAIN -> "Deck";
            case LEADER ->
                    ListSigns.lower(section.title()).equals("companion")
                            ? "Companion"
                            : "Commander";
            default -> title(new ListSection(section.zone(), "", section.rows()));
        };
    }

    private static String mtgo(DeckList list) {
        StringBuilder text = new StringBuilder();
        boolean side = false;
        for (ListSection section : byZone(list)) {
            if (section.zone() == Zone.SIDEBOARD && !side) {
                text.append("\nSIDEBOARD:\n");
                side = true;
            }
            if (section.zone().isPlayed()) {
                for (ListSection.Row row : section.rows()) {
                    text.append(row.count()).append(' ').append(row.card().name()).append('\n');
                }
            }
        }
        return text.toString();
    }

    /**
     * The sections with those of one zone together: leaders, then the deck, then what else is
     * played.
     */
    private static List<ListSection> byZone(DeckList list) {
        List<ListSection> sections = new ArrayList<>();
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
            for (ListSection section : list.sections()) {
                if (section.zone() == zone) {
                    sections.add(section);
                }
            }
        }
        return sections;
    }

    private static String csv(DeckList list) {
        StringBuilder text = new StringBuilder("Count,Name,Set,Number,Id,Section\n");
        for (ListSection section : list.sections()) {
            for (ListSection.Row row : section.rows()) {
                ListCard card = row.card();
                String id = card.id().equals(card.name()) ? "" : card.id();
                text.append(row.count());
                for (String value :
                        new String[] {card.name(), card.set(), card.number(), id, title(section)}) {
                    text.append(',').append(quoted(value));
                }
                text.append('\n');
            }
        }
        return text.toString();
    }

    private static String quoted(String value) {
        return value.indexOf(',') < 0 && value.indexOf('"') < 0
                ? value
                : '"' + value.replace("\"", "\"\"") + '"';
    }

    private static String ids(DeckList list) {
        StringBuilder text = new StringBuilder();
        for (ListSection section : list.sections()) {
            for (ListSection.Row row : section.rows()) {
                for (int i = 0; i < row.count(); i++) {
                    text.append(text.length() == 0 ? "" : " ").append(row.card().id());
                }
            }
        }
        return text.append('\n').toString();
    }
}
