package cardbench.wizard;

import cardbench.json.JsonMap;
import java.util.ArrayList;
import java.util.List;

/**
 * One kind of object that cards are made of, with its keys.
 *
 * @param name the value of its {@code type}; for those without, a name of ours
 * @param kind what a chooser chooses; else {@link Kind#ANY}
 * @param keys in the document's order, without {@code type}
 * @param extension whether the document does not have it
 */
public record Shape(String name, Kind kind, List<Key> keys, boolean extension) {

    /**
     * A key.
     *
     * @param required whether it must be there
     * @param extension whether the document does not have it
     */
    public record Key(String name, Slot slot, boolean required, boolean extension) {}

    /** Copies the list, so that a shape never changes. */
    public Shape {
        keys = List.copyOf(keys);
    }

    static Shape of(String name, Key... keys) {
        return new Shape(name, Kind.ANY, List.of(keys), false);
    }

    static Shape extra(String name, Key... keys) {
        return new Shape(name, Kind.ANY, List.of(keys), true);
    }

    static Shape chooser(String name, Kind kind, boolean extension, Key... keys) {
        return new Shape(name, kind, List.of(keys), extension);
    }

    static Key must(String name, Slot slot) {
        return new Key(name, slot, true, false);
    }

    static Key may(String name, Slot slot) {
        return new Key(name, slot, false, false);
    }

    static Key extraKey(String name, Slot slot, boolean required) {
        return new Key(name, slot, required, true);
    }

    /** The key of that name, or {@code null}. */
    Key key(String name) {
        for (Key key : keys) {
            if (key.name().equals(name)) {
                return key;
            }
        }
        return null;
    }

    /** Whether a number at a key may be negative: what is added, and what is compared. */
    boolean isSigned(String key) {
        return key("mode") != null || key.startsWith("value");
    }

    /** The names of the keys. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        for (Key key : keys) {
            names.add(key.name());
        }
        return names;
    }

    /** The shape that an object names in its {@code type}, or {@code null}. */
    static Shape of(JsonMap map, List<Shape> shapes) {
        return named(map.text("type", ""), shapes);
    }

    /** The shape of that name, or {@code null}. */
    static Shape named(String name, List<Shape> shapes) {
        for (Shape shape : shapes) {
            if (shape.name.equals(name)) {
                return shape;
            }
        }
        return null;
    }

    /** The names of shapes. */
    static List<String> names(List<Shape> shapes) {
        List<String> names = new ArrayList<>();
        for (Shape shape : shapes) {
            names.add(shape.name);
        }
        return names;
    }
}
