package cardbench.codes.riftbound;

/**
 * A set of cards.
 *
 * @see <a href="https://github.com/Piltover-Archive/RiftboundDeckCodes#set-identifiers">set
 *     identifiers</a>
 */
enum CardSet {
    OGN("Origins"),
    OGS("Proving Grounds"),
    ARC("Arcane Box Set"),
    SFD("Spiritforged"),
    UNL("Unleashed"),
    VEN("Vendetta"),
    RAD("Radiance");

    /** Its name in English. */
    final String title;

    CardSet(String title) {
        this.title = title;
    }

    /** The set with a number, which is its place in this list; or {@code null}. */
    static CardSet of(int number) {
        return number >= 0 && number < values().length ? values()[number] : null;
    }

    /** The number of the set with these letters, or -1. */
    static int number(String letters) {
        for (CardSet set : values()) {
            if (set.name().equals(letters)) {
                return set.ordinal();
            }
        }
        return -1;
    }
}
