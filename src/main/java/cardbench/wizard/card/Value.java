package cardbench.wizard.card;

/** An expression of a card for a number, a text or a UUID. */
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
}
