package cardbench.codes.call.hearthstone;

import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** Prints a decoded party of Mercenaries as lines of text. Everything is given by its number. */
final class PartyLines {

    private static final String[] CELLS = {"mercenary ", ", equipment ", ", art ", ", premium "};

    private PartyLines() {}

    /** The lines of a party, or of the part that could be read. */
    static List<String> of(JsonObject deck) {
        List<String> lines = new ArrayList<>();
        for (String name : List.of("id", "type", "format")) {
            if (deck.get(name) != null) {
                lines.add(name + ": " + deck.get(name));
            }
        }
        JsonArray rows = deck.get("mercenaries").asArray();
        lines.add("mercenaries: " + rows.size());
        for (JsonValue row : rows) {
            StringBuilder line = new StringBuilder("  ");
            for (int i = 0; i < CELLS.length; i++) {
                JsonValue cell = row.asArray().get(i);
                line.append(cell.isNull() ? "" : CELLS[i] + cell);
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
