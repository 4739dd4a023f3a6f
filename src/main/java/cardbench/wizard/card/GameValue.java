package cardbench.wizard.card;

import cardbench.base.json.JsonScalar;
import java.util.List;

/** The value of a variable or expression while a card is played. Immutable. */
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
     * No value, for example the card drawn from an empty deck. Conditions on it are false, it is no
     * target, and the game continues (D-UNRESOLVED).
     *
     * @param path the name of the variable
     */
    record Unresolved(String path) implements GameValue {
        @Override
        public String shown() {
            return "{" + path + "}";
        }
    }

    /** The number, or the number that a text spells; otherwise {@code null} (D-TYPE). */
    default Integer number() {
        if (this instanceof Number number) {
            return number.value();
        }
        return this instanceof Text text && JsonScalar.isInteger(text.value())
                ? Integer.valueOf(Integer.parseInt(text.value()))
                : null;
    }

    /** The texts, of which a single value is one; empty if unresolved. */
    default List<String> texts() {
        if (this instanceof Texts several) {
            return several.values();
        }
        return this instanceof Unresolved ? List.of() : List.of(shown());
    }

    /** The value as text, for logs and inside of other texts. */
    String shown();
}
