package cardbench.wizard;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The variables of one behaviour, by their whole names such as {@code onPlay.playerUUID}. They live
 * until the behaviour ends; a trigger that it mounts keeps a copy.
 */
final class Variables {

    /** More than this many in one behaviour are not kept: nothing is endless. */
    private static final int LIMIT = 500;

    private final Map<String, Datum> values = new LinkedHashMap<>();

    Variables copy() {
        Variables copy = new Variables();
        copy.values.putAll(values);
        return copy;
    }

    void put(String name, Datum value) {
        if (values.size() < LIMIT || values.containsKey(name)) {
            values.put(name, value);
        }
    }

    /** The value of a name; unresolved where nothing gave it one. */
    Datum get(String name) {
        Datum value = values.get(name);
        return value == null ? new Datum.Unresolved(name) : value;
    }

    Map<String, Datum> all() {
        return values;
    }
}
