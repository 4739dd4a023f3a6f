package cardbench.build.tables;

/** Thrown if no card table can be made from a source. */
final class CardTableTrouble extends RuntimeException {

    private static final long serialVersionUID = 1L;

    CardTableTrouble(String message) {
        super(message);
    }
}
