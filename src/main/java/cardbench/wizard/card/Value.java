package cardbench.wizard.card;

import cardbench.base.json.JsonScalar;
import java.util.List;

/** An expression of a card for a number, a text or a UUID, or any value to compare. */
public sealed interface Value {

    /** A number. */
    record Constant(int number) implements Value {}

    /** A text that may contain variables; see {@link Template}. */
    record Text(String template) implements Value {}

    /**
     * A property of a card, player or monster, or a player's neighbour.
     *
     * @param type {@code getCardProperty}, {@code getPlayer}, {@code getPlayerProperty} or {@code
     *     getMonsterProperty}
     * @param of the UUID of the owner
     * @param property the name of the property; for {@code getPlayer} the seat
     */
    record Getter(String type, Value of, String property) implements Value {}

    /** The sum of numbers, or their product. */
    record Arithmetic(boolean product, List<Value> values) implements Value {

        public Arithmetic {
            values = List.copyOf(values);
        }
    }

    /** A value to compare that no variable can hold: true, false, null, or another number. */
    record Literal(JsonScalar scalar) implements Value {}

    /** A list to compare. */
    record Items(List<Value> items) implements Value {

        public Items {
            items = List.copyOf(items);
        }
    }

    /** An object to compare. */
    record Fields(List<Field> fields) implements Value {

        public Fields {
            fields = List.copyOf(fields);
        }
    }

    /** A key of an object to compare, and its value. */
    record Field(String name, Value value) {}
}
