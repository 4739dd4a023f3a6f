package cardbench.build.tables;

/** The reason why no card table can be made of a source. */
final class CardTableTrouble extends RuntimeException {

    private static final long serialVersionUID = 1L;

    CardTableTrouble(String message) {
        super(message);
    }
}
