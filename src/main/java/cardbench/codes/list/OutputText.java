package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListGame;
import cardbench.codes.list.line.ListText;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.List;

/** The texts of lists in the forms of sites and clients. Pure functions. */
final class OutputText {

    private OutputText() {}

    static String of(DeckList list, OutputSections held, ListOutput output) {
        return switch (output) {
            case PLAIN -> headed(held, "", "", false);
            case MARKDOWN -> marked(held, "## ", "", "- ");
            case BBCODE -> marked(held, "[b]", "[/b]", "");
            case ARENA -> arena(list.name(), held);
            case MTGO -> mtgo(held);
            case MOXFIELD -> moxfield(held);
            case PTCGL -> headed(held, ": ", "Total Cards: ", true);
            case CSV -> csv(held);
            case IDS -> String.join(" ", ids(list, held, output)) + '\n';
            case TTS -> tabletop(list.game(), ids(list, held, output));
        };
    }

    /**
     * Sections below their titles; with the number of their cards behind {@code counted}, if it is
     * not empty.
     */
    private static String headed(OutputSections held, String counted, String total, boolean sets) {
        StringBuilder text = new StringBuilder();
        for (ListSection section : held.sections()) {
            text.append(section.heading())
                    .append(counted.isEmpty() ? "" : counted + section.copies())
                    .append('\n');
            rows(text, section, "", sets, false);
            text.append('\n');
        }
        if (!total.isEmpty()) {
            text.append(total).append(held.copies()).append('\n');
        }
        return ListText.trimEnd(text.toString()) + '\n';
    }

    private static String marked(OutputSections held, String before, String behind, String bullet) {
        StringBuilder text = new StringBuilder();
        for (ListSection section : held.sections()) {
            text.append(before)
                    .append(section.heading())
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

    static void rows(
            StringBuilder text,
            ListSection section,
            String bullet,
            boolean sets,
            boolean brackets) {
        for (ListSection.Row row : section.rows()) {
            ListCard card = row.card();
            text.append(bullet).append(row.count()).append(' ').append(card.name());
            if (sets && OutputSections.isPrinting(card)) {
                printing(text, card, brackets);
            } else if (!card.id().isEmpty() && !card.id().equals(card.name())) {
                text.append(' ').append(card.id());
            }
            text.append('\n');
        }
    }

    /** Set and number, the set in the capitals of clients unless it has both cases. */
    private static void printing(StringBuilder text, ListCard card, boolean brackets) {
        String set =
                card.set().equals(ListSigns.lower(card.set())) ? capitals(card.set()) : card.set();
        text.append(brackets ? " (" + set + ") " : ' ' + set + ' ').append(card.number());
    }

    private static String capitals(String set) {
        StringBuilder capitals = new StringBuilder();
        for (int i = 0; i < set.length(); i++) {
            char c = set.charAt(i);
            capitals.append(c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c);
        }
        return capitals.toString();
    }

    private static String arena(String name, OutputSections held) {
        StringBuilder text = new StringBuilder();
        if (!name.isEmpty()) {
            text.append("About\nName ").append(name).append("\n\n");
        }
        String before = "";
        for (ListSection section : held.byZone(true).sections()) {
            text.append(before).append(arenaTitle(section)).append('\n');
            before = "\n";
            rows(text, section, "", true, true);
        }
        return text.toString();
    }

    private static String arenaTitle(ListSection section) {
        return switch (section.zone()) {
            case MAIN -> "Deck";
            case LEADER -> "Commander";
            case SIDEBOARD -> "Sideboard";
            default -> section.heading();
        };
    }

    private static String mtgo(OutputSections held) {
        StringBuilder text = new StringBuilder();
        for (ListSection section : held.byZone(false).sections()) {
            text.append(section.zone() == Zone.SIDEBOARD ? "\nSIDEBOARD:\n" : "");
            for (ListSection.Row row : section.rows()) {
                text.append(row.count()).append(' ').append(row.card().name()).append('\n');
            }
        }
        return text.toString();
    }

    private static String moxfield(OutputSections held) {
        List<ListSection> sections = held.byZone(false).sections();
        boolean led = !sections.isEmpty() && sections.get(0).zone() == Zone.LEADER;
        StringBuilder text = new StringBuilder();
        for (ListSection section : sections) {
            text.append(text.length() == 0 ? "" : "\n");
            text.append(
                    switch (section.zone()) {
                        case LEADER -> "Commander\n";
                        case SIDEBOARD -> "SIDEBOARD:\n";
                        default -> led ? "Deck\n" : "";
                    });
            for (ListSection.Row row : section.rows()) {
                text.append(row.count()).append(' ').append(row.card().name());
                if (OutputSections.isPrinting(row.card())) {
                    printing(text, row.card(), true);
                }
                text.append(CopyNote.moxfield(row.card().note())).append('\n');
            }
        }
        return text.toString();
    }

    private static String csv(OutputSections held) {
        StringBuilder text = new StringBuilder("Count,Name,Set,Number,Id,Section\n");
        for (ListSection section : held.sections()) {
            for (ListSection.Row row : section.rows()) {
                ListCard card = row.card();
                text.append(row.count());
                for (String value :
                        new String[] {
                            card.name(), card.set(), card.number(), card.id(), section.heading()
                        }) {
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

    private static List<String> ids(DeckList list, OutputSections held, ListOutput output) {
        List<String> ids = new ArrayList<>();
        for (ListSection section : held.byZone(false).sections()) {
            for (ListSection.Row row : section.rows()) {
                for (int i = 0; i < row.count(); i++) {
                    ids.add(id(list, row.card(), output));
                }
            }
        }
        return ids;
    }

    /**
     * The id of a card in a form. Importers of Tabletop Simulator expect the number of an artwork
     * behind the ids of Riftbound, where 1 is the first.
     */
    static String id(DeckList list, ListCard card, ListOutput output) {
        String id = card.id();
        boolean artwork = output == ListOutput.TTS && list.game() == ListGame.RIFTBOUND;
        return artwork && id.indexOf('-') == id.lastIndexOf('-') ? id + "-1" : id;
    }

    /** Ids between blanks; for Digimon an array in JSON whose first string names the source. */
    private static String tabletop(ListGame game, List<String> ids) {
        if (game != ListGame.DIGIMON) {
            return String.join(" ", ids) + '\n';
        }
        return "[\"Exported from Cardbench\",\"" + String.join("\",\"", ids) + "\"]\n";
    }
}
