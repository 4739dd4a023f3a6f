package cardbench.odds.yisp.syntax;

/**
 * The letters of the zones that have a meaning in the language. Every other capital is a zone
 * without one, which programs can use as they like.
 */
public final class ZoneLetter {

    /** The hand. */
    public static final char HAND = 'H';

    /** The deck. */
    public static final char DECK = 'D';

    /** The graveyard. */
    public static final char GRAVE = 'B';

    /** Not a zone: the card whose effect is running. */
    public static final char SELF = 'X';

    private ZoneLetter() {}
}
