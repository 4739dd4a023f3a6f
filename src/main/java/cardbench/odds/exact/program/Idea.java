package cardbench.odds.exact.program;

/**
 * An idea of the search that can be switched off by itself. None of them changes the odds of a
 * topic: without it a search takes more transitions, or refuses a topic that it would solve. The
 * document on the exact solver explains each, and why it is right.
 */
public enum Idea {

    /** Searches are remembered by the cards that they took, not by the places they passed over. */
    MARKS_BY_CARDS,

    /** Several cards are drawn at once, as a multiset. */
    MULTISET_DRAWS,

    /** Classes that no later question distinguishes have one representative. */
    MERGED_CLASSES,

    /** The outcomes of a state are kept, and recalled when it comes again. */
    TRANSPOSITIONS,

    /** States are first brought to the form of an abstraction that many states share. */
    OUTLINES,

    /** States that differ by an exchange of classes are solved once. */
    SYMMETRY(MERGED_CLASSES),

    /** A combo is decided as soon as its result is certain. */
    EARLY_ENDING,

    /** An order is decided only where it may matter. */
    LAZY_ORDER,

    /** The order of two cards is not kept if their effects are independent. */
    INDEPENDENT_EFFECTS(LAZY_ORDER),

    /** A header runs once, for all opening hands together. */
    JOINT_HEADER,

    /** Cards that are looked at and put back are distinguished by kind alone. */
    EXCAVATIONS,

    /** Cards that leave the deck unseen stay among those that are counted, by kind. */
    HIDDEN_CARDS(LAZY_ORDER),

    /** The same for cards that are put below the unseen ones. */
    BURIED_CARDS(HIDDEN_CARDS),

    /** Of cards that leave the deck unseen, only the number is kept. */
    LOST_CARDS(HIDDEN_CARDS),

    /** Cards that go back into the deck while others are lost are known not to be lost. */
    SURE_CARDS(LOST_CARDS),

    /** Cards whose effects do the same are not distinguished by them. */
    ALIKE_EFFECTS(MERGED_CLASSES);

    /** The idea without which this one cannot be used, or {@code null}. */
    private final Idea basis;

    Idea() {
        this(null);
    }

    Idea(Idea basis) {
        this.basis = basis;
    }

    /** The idea without which this one is not used either; {@code null} for none. */
    public Idea basis() {
        return basis;
    }
}
