package cardbench.odds.exact.program;

/**
 * Ends a search of the game tree that remembers searches of the deck by cards taken (see {@code
 * machine.DrawPile}), where that does not suffice. The search then has to begin again, by places.
 *
 * <p>This happens where the deck was searched for a set, and then for the last cards of a set
 * inside it. The empty places of the inner set lie among the cards of the outer one that are left,
 * after the empty places of that one. A set without cards cannot be marked, and to forget its
 * places would move the cards around them.
 */
public final class EmptiedSetException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public EmptiedSetException() {
        super("", null, false, false);
    }
}
