package cardbench.wizard.card;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The variables of one behaviour, by their whole names such as {@code onPlay.playerUUID}. They live
 * until the behaviour ends; a trigger that it mounts keeps a copy.
 */
public final class Variables {

    /** More than this many in one behaviour are not kept: nothing is endless. */
    private static final int LIMIT = 500;

    private final Map<String, GameValue> values = new LinkedHashMap<>();

    public Variables copy() {
        Variables copy = new Variables();
        copy.values.putAll(values);
        return copy;
    }

    public void put(String name, GameValue value) {
        if (values.size() < LIMIT || values.containsKey(name)) {
            values.put(name, value);
        }
    }

    /** The value of a name; unresolved where nothing gave it one. */
    GameValue get(String name) {
        GameValue value = values.get(name);
        return value == null ? new GameValue.Unresolved(name) : value;
    }

    public Map<String, GameValue> all() {
        return values;
    }
}
