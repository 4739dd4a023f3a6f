package cardbench.wizard.play;

import cardbench.json.JsonMap;
import cardbench.wizard.card.GameValue;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One line of what happened. Its cause is the last line before it of less depth.
 *
 * @param depth 0 for actions
 * @param kind what sort of line it is
 * @param name of the action, event, doable, number or note
 * @param data what the line tells, by name
 * @param at where what was done stands in its card, or {@code null}
 * @param card the UUID of that card; empty for none
 */
public record LogEntry(
        int depth, Kind kind, String name, Map<String, GameValue> data, JsonMap at, String card) {

    /** The sorts of lines. */
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

        /** The word of the contract. */
        public String word() {
            return word;
        }
    }

    /** Copies the map, keeping its order. */
    public LogEntry {
        data = new LinkedHashMap<>(data);
    }
}
