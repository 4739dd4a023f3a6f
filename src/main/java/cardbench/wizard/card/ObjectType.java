package cardbench.wizard.card;

import cardbench.base.json.JsonMap;
import java.util.ArrayList;
import java.util.List;

/**
 * A kind of JSON object that cards consist of, with its keys.
 *
 * @param name the value of its key {@code type}; objects without that key have a name made up here
 * @param kind what a chooser chooses; otherwise {@link VariableKind#ANY}
 * @param selection how a chooser chooses; otherwise {@code null}
 * @param keys in the order of the document, without {@code type}
 * @param extension whether it is missing in the document
 */
public record ObjectType(
        String name,
        VariableKind kind,
        Target.Selection selection,
        List<Key> keys,
        boolean extension) {

    /**
     * A key.
     *
     * @param slot the type of its value
     * @param required whether it must be present
     * @param extension whether it is missing in the document
     */
    public record Key(String name, KeyType slot, boolean required, boolean extension) {}

    /** Copies the list, so that a shape never changes. */
    public ObjectType {
        keys = List.copyOf(keys);
    }

    static ObjectType of(String name, Key... keys) {
        return new ObjectType(name, VariableKind.ANY, null, List.of(keys), false);
    }

    static ObjectType extra(String name, Key... keys) {
        return new ObjectType(name, VariableKind.ANY, null, List.of(keys), true);
    }

    static Key must(String name, KeyType slot) {
        return new Key(name, slot, true, false);
    }

    static Key may(String name, KeyType slot) {
        return new Key(name, slot, false, false);
    }

    static Key extraKey(String name, KeyType slot, boolean required) {
        return new Key(name, slot, required, true);
    }

    /** The key with a name, or {@code null}. */
    public Key key(String name) {
        for (Key key : keys) {
            if (key.name().equals(name)) {
                return key;
            }
        }
        return null;
    }

    /**
     * Whether a number at a key may be negative: amounts to be added, and values to compare or to
     * add up.
     */
    public boolean isSigned(String key) {
        return key("mode") != null || key.startsWith("value");
    }

    /** The names of the keys. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (Key key : keys) {
            names.add(key.name());
        }
        return names;
    }

    /** The type that an object names in its key {@code type}, or {@code null}. */
    public static ObjectType of(JsonMap map, List<ObjectType> shapes) {
        return named(map.text("type", ""), shapes);
    }

    /** The type with a name, or {@code null}. */
    public static ObjectType named(String name, List<ObjectType> shapes) {
        for (ObjectType shape : shapes) {
            if (shape.name.equals(name)) {
                return shape;
            }
        }
        return null;
    }

    /** The names of types. */
    public static List<String> names(List<ObjectType> shapes) {
        List<String> names = new ArrayList<>();
        for (ObjectType shape : shapes) {
            names.add(shape.name);
        }
        return names;
    }
}
