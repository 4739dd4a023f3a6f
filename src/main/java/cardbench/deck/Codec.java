package cardbench.deck;

/** One kind of deck code: how it is found, read, written and explained. */
public interface Codec<D extends Deck> extends Recogniser {

    /**
     * How much a text in which {@link #find} finds nothing still looks like a damaged code of this
     * kind: {@code 0} not at all, {@link #MARKED} where it bears the kind's own mark.
     */
    int likeness(String text);

    /** The likeness of a text that bears a mark which only this kind has. */
    int MARKED = 100;

    /**
     * Reads the first code that {@link #find} finds; where it finds none, what comes nearest to
     * one, and then says what is wrong with it.
     */
    Reading<D> read(String text);

    /** What {@link #read} reads, byte by byte. */
    Explanation explain(String text);

    /** The deck as the game itself writes it. */
    String write(D deck);
}
