package cardbench.wizard.play;

import cardbench.base.json.JsonMap;
import cardbench.wizard.card.GameValue;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An entry of the log. Its cause is the last entry before it with a smaller depth.
 *
 * @param depth 0 for actions
 * @param kind the kind of entry
 * @param name the name of the action, event, doable, number or note
 * @param data details, by name
 * @param at the doable or trigger in the text of its card, or {@code null}
 * @param card the UUID of that card; empty for none
 */
public record LogEntry(
        int depth, Kind kind, String name, Map<String, GameValue> data, JsonMap at, String card) {

    /** The kinds of entries. */
    public enum Kind {
        ACTION("action"),
        EVENT("event"),
        TRIGGER("trigger"),
        DOABLE("do"),
        CHANGE("change"),
        MOVE("move"),
        CHOICE("choice"),
        CHANCE("chance"),
        NOTE("note");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The name in the JSON contract. */
        public String word() {
            return word;
        }
    }

    /** Copies the map, keeping its order. */
    public LogEntry {
        data = new LinkedHashMap<>(data);
    }
}
