package cardbench.codes.list;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.codes.list.line.ListGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a list in the forms that sites and clients read. Each text is read again: the cards stand
 * in their zones, or a diagnostic names the cards that do not.
 */
public final class ListWriter {

    /** The most copies that a form with an id for each copy writes. */
    static final int MAX_IDS = 5_000;

    private ListWriter() {}

    /**
     * A list in a form.
     *
     * @param text with line feeds between its lines
     * @param diagnostics what the form cannot hold
     */
    public record Written(String text, List<Diagnostic> diagnostics) {

        /** Copies the list, so that the record never changes. */
        public Written {
            diagnostics = List.copyOf(diagnostics);
        }
    }

    /** The forms that can hold the cards of a list. */
    public static List<ListOutput> outputs(DeckList list) {
        boolean ids = true;
        int copies = 0;
        for (ListSection section : list.sections()) {
            copies += section.copies();
            for (ListSection.Row row : section.rows()) {
                ids &= !row.card().id().isEmpty();
            }
        }
        List<ListOutput> outputs = new ArrayList<>();
        for (ListOutput output : ListOutput.values()) {
            if (!output.isOfIds() || ids && copies <= MAX_IDS) {
                outputs.add(output);
            }
        }
        return outputs;
    }

    /** The list in a form that {@link #outputs} names. */
    public static Written write(DeckList list, ListOutput output) {
        OutputSections held = OutputSections.of(list, output);
        String text = OutputText.of(list, held, output);
        if (changed(text, list, held, output) == null) {
            return new Written(text, held.diagnostics());
        }
        // titles of the list that no longer read as their zones give way to the words of the zones
        OutputSections plain = held.byZone(false);
        String second = OutputText.of(list, plain, output);
        String name = changed(second, list, plain, output);
        List<Diagnostic> diagnostics = new ArrayList<>(held.diagnostics());
        if (name != null) {
            diagnostics.add(
                    ListCodes.READ_OTHERWISE.at(Location.pointer("/to")).with("name", name));
        }
        return new Written(second, diagnostics);
    }

    /** The first card that a text does not have in its zone when it is read again, or null. */
    private static String changed(
            String text, DeckList list, OutputSections held, ListOutput output) {
        Map<String, Integer> read = EditedSections.names(ListReader.read(text).sections());
        Map<String, Integer> written = new LinkedHashMap<>();
        Map<String, String> names = new LinkedHashMap<>();
        for (ListSection section : held.sections()) {
            for (ListSection.Row row : section.rows()) {
                String name =
                        output.isOfIds()
                                ? OutputText.id(list, row.card(), output)
                                : row.card().name();
                String key = section.zone().key() + '\n' + name + '\n';
                written.merge(key, row.count(), Integer::sum);
                names.put(key, name);
            }
        }
        for (Map.Entry<String, Integer> entry : written.entrySet()) {
            if (!entry.getValue().equals(read.get(entry.getKey()))) {
                return names.get(entry.getKey());
            }
        }
        for (String key : read.keySet()) {
            if (!written.containsKey(key)) {
                return key.substring(key.indexOf('\n') + 1, key.length() - 1);
            }
        }
        return null;
    }

    /** Sections below their titles, with sets and numbers as the game of the list has them. */
    static String titled(DeckList list) {
        StringBuilder text = new StringBuilder();
        for (ListSection section : list.sections()) {
            text.append(text.length() == 0 ? "" : "\n").append(section.heading()).append('\n');
            OutputText.rows(text, section, "", true, list.game() != ListGame.POKEMON);
        }
        return text.toString();
    }
}
