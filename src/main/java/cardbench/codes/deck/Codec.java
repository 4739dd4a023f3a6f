package cardbench.codes.deck;

/** Finds, reads, writes and explains one kind of deck code. */
public interface Codec<D extends Deck> extends Recogniser {

    /**
     * How much a text in which {@link #find} finds nothing looks like a damaged code of this kind:
     * from {@code 0}, not at all, to {@link #MARKED}, it has a mark of this kind.
     */
    int likeness(String text);

    /**
     * The likeness of a text with a mark of this kind. A codec that is surer still, as of a word in
     * which the mark of another kind stands by chance, may report more.
     */
    int MARKED = 100;

    /**
     * Reads the first code that {@link #find} finds. If it finds none, reads the most similar text
     * and reports its errors. Never throws.
     */
    Reading<D> read(String text);

    /** Explains the bytes of the code that {@link #read} reads. */
    Explanation explain(String text);

    /** Writes a deck as the game itself does. */
    String write(D deck);
}
