package cardbench.wizard.card;

import cardbench.json.JsonScalar;
import java.util.List;

/** What a variable or a value is while a card is played. */
public sealed interface GameValue {

    /** A number. */
    record Number(int value) implements GameValue {
        @Override
        public String shown() {
            return Integer.toString(value);
        }
    }

    /** A text, such as a UUID. */
    record Text(String value) implements GameValue {
        @Override
        public String shown() {
            return value;
        }
    }

    /** Several texts. */
    record Texts(List<String> values) implements GameValue {

        /** Copies the list, so that it never changes. */
        public Texts {
            values = List.copyOf(values);
        }

        @Override
        public String shown() {
            StringBuilder list = new StringBuilder();
            for (String one : values) {
                list.append(list.length() == 0 ? "" : ", ").append(one);
            }
            return list.toString();
        }
    }

    /**
     * Nothing gives the value, as when a card was to be drawn from an empty deck: conditions on it
     * are false, it is no target, and nothing breaks.
     */
    record Unresolved(String path) implements GameValue {
        @Override
        public String shown() {
            return "{" + path + "}";
        }
    }

    /** The number that this is or spells, or {@code null}. */
    default Integer number() {
        if (this instanceof Number number) {
            return number.value();
        }
        return this instanceof Text text && JsonScalar.isInteger(text.value())
                ? Integer.valueOf(Integer.parseInt(text.value()))
                : null;
    }

    /** The texts that this is; a number counts as its digits. */
    default List<String> texts() {
        if (this instanceof Texts several) {
            return several.values();
        }
        return this instanceof Unresolved ? List.of() : List.of(shown());
    }

    /** As a reader sees it. */
    String shown();

    /** Whether both are the same; numeric text is the number that it spells. */
    default boolean same(GameValue other) {
        if (this instanceof Unresolved || other instanceof Unresolved) {
            return false;
        }
        Integer number = number();
        Integer otherNumber = other.number();
        if (number != null && otherNumber != null) {
            return number.intValue() == otherNumber.intValue();
        }
        return texts().equals(other.texts());
    }
}
