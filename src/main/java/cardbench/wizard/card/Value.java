package cardbench.wizard.card;

/** How a card gives a number, a text or a UUID. */
public sealed interface Value {

    /** A number as it stands. */
    record Constant(int number) implements Value {}

    /** A text in which variables may stand. */
    record Text(String template) implements Value {}

    /**
     * A property of a card, player or monster, or a player's neighbour.
     *
     * @param type {@code getCardProperty}, {@code getPlayer}, {@code getPlayerProperty} or {@code
     *     getMonsterProperty}
     * @param of whose
     * @param property which; of {@code getPlayer} the seat
     */
    record Getter(String type, Value of, String property) implements Value {}
}
