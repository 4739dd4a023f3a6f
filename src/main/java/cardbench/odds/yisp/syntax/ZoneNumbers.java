package cardbench.odds.yisp.syntax;

/**
 * The zones that the programs of a topic name, numbered: deck, hand and graveyard, which every
 * topic has, are the first three; others follow in the order in which they are found.
 */
public final class ZoneNumbers {

    /** The deck. */
    public static final int DECK = 0;

    /** The hand. */
    public static final int HAND = 1;

    /** The graveyard. */
    public static final int GRAVE = 2;

    private final StringBuilder letters =
            new StringBuilder()
                    .append(ZoneLetter.DECK)
                    .append(ZoneLetter.HAND)
                    .append(ZoneLetter.GRAVE);

    /** The number of a zone, which is one of them from now on. */
    public int of(char letter) {
        String one = String.valueOf(letter);
        if (letters.indexOf(one) < 0) {
            letters.append(one);
        }
        return letters.indexOf(one);
    }

    /** The letter of a zone. */
    public char letter(int zone) {
        return letters.charAt(zone);
    }

    /** The letters of all zones, in the order of their numbers. */
    public String letters() {
        return letters.toString();
    }
}
