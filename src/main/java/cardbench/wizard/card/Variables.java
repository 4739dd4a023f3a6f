package cardbench.wizard.card;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The variables of one behaviour, by their full names such as {@code onPlay.playerUUID}. They exist
 * until the behaviour ends; a trigger that it mounts keeps a copy (D-CLOSURE). Mutable, one thread.
 */
public final class Variables {

    /** The most variables of one behaviour; further ones are dropped. */
    private static final int LIMIT = 500;

    private final Map<String, GameValue> values = new LinkedHashMap<>();

    public Variables copy() {
        Variables copy = new Variables();
        copy.values.putAll(values);
        return copy;
    }

    public void put(String name, GameValue value) {
        // beyond the limit, variables that exist can still change
        if (values.size() < LIMIT || values.containsKey(name)) {
            values.put(name, value);
        }
    }

    /** Sets the fields of an event or timing. */
    public void putAll(String giver, Map<String, GameValue> fields) {
        fields.forEach((field, value) -> put(giver + "." + field, value));
    }

    /** Takes away the value of a variable. */
    public void remove(String name) {
        values.remove(name);
    }

    /** The value of a variable; unresolved if it was never set. */
    GameValue get(String name) {
        GameValue value = values.get(name);
        return value == null ? new GameValue.Unresolved(name) : value;
    }

    public Map<String, GameValue> all() {
        return values;
    }
}
