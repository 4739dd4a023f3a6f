package cardbench.codes.hearthstone;

/** The format of play, which is the third number of a deckstring. */
public enum Format {
    /** All cards. */
    WILD("Wild"),
    /** The cards of the last two years. */
    STANDARD("Standard"),
    /** The cards of 2014 in their original versions. */
    CLASSIC("Classic"),
    /** A pool of cards that changes. */
    TWIST("Twist");

    private static final Format[] BY_NUMBER = values();

    private final String title;

    Format(String title) {
        this.title = title;
    }

    /** The number in the code, from 1 on. */
    public int number() {
        return ordinal() + 1;
    }

    /** The English name. */
    public String title() {
        return title;
    }

    /** Whether a format has this number. */
    public static boolean isKnown(int number) {
        return number >= 1 && number <= BY_NUMBER.length;
    }

    /** The format of a number that {@linkplain #isKnown is known}. */
    public static Format of(int number) {
        return BY_NUMBER[number - 1];
    }
}
