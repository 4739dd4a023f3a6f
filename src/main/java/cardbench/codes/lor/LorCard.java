package cardbench.codes.lor;

import cardbench.base.text.Ascii;

/**
 * A card with its copies. Immutable.
 *
 * @param set the number of its set
 * @param region the number of its region, as codes have it
 * @param number its number in the set and region
 * @param copies 1 or more
 */
public record LorCard(int set, int region, int number, int copies) {

    /** The most digits of a number in an id. */
    private static final int MAX_DIGITS = 9;

    /** In card tables, a region has so many numbers, and a set so many regions. */
    private static final int TABLE_NUMBERS = 1_000;

    private static final int TABLE_REGIONS = 100;

    /** The highest set in card tables. */
    private static final int TABLE_SETS = 9_999;

    /**
     * Its id as the game spells it: {@code 01DE002}. A region without known letters stands there as
     * its number in parentheses: {@code 01(8)002}.
     */
    public String id() {
        Region known = Region.of(region);
        String letters = known == null ? "(" + region + ")" : known.letters;
        return padded(set, 2) + letters + padded(number, 3);
    }

    /**
     * Its number in card tables: 104012 for {@code 01PZ012}, the region by its number in codes. 0
     * for a card that tables cannot have.
     */
    public int tableNumber() {
        boolean fits = set <= TABLE_SETS && region < TABLE_REGIONS && number < TABLE_NUMBERS;
        return fits ? (set * TABLE_REGIONS + region) * TABLE_NUMBERS + number : 0;
    }

    private static String padded(int value, int width) {
        StringBuilder digits = new StringBuilder(Integer.toString(value));
        while (digits.length() < width) {
            digits.insert(0, '0');
        }
        return digits.toString();
    }

    /** The card with an id, spelled in capitals or small letters; {@code null} if it is none. */
    public static LorCard of(String id, int copies) {
        int set = Ascii.digitsEnd(id, 0, id.length());
        int number = id.length();
        while (number > set && Ascii.isDigit(id.charAt(number - 1))) {
            number--;
        }
        String between = id.substring(set, number);
        boolean numbered = between.startsWith("(") && between.endsWith(")");
        Region known = Region.of(Ascii.upper(between));
        int region = known != null ? known.number : -1;
        if (numbered && between.length() > 2) {
            region = Ascii.number(between.substring(1, between.length() - 1));
        }
        int setNumber = Ascii.number(id.substring(0, set));
        int cardNumber = Ascii.number(id.substring(number));
        return setNumber < 0 || cardNumber < 0 || region < 0
                ? null
                : new LorCard(setNumber, region, cardNumber, copies);
    }

    /** The same card with other copies. */
    LorCard times(int copies) {
        return new LorCard(set, region, number, copies);
    }

    /** Whether it is the same card, with however many copies. */
    boolean isSame(LorCard other) {
        return set == other.set && region == other.region && number == other.number;
    }

    /** The order of cards in codes: by set, by the letters of the region, by number. */
    int order(LorCard other) {
        int byList = listOrder(other);
        return byList != 0 ? byList : Integer.compare(number, other.number);
    }

    /** The same without the number: 0 for cards that a code lists together. */
    int listOrder(LorCard other) {
        int bySet = Integer.compare(set, other.set);
        return bySet != 0 ? bySet : letters().compareTo(other.letters());
    }

    private String letters() {
        Region known = Region.of(region);
        // numbers come behind all letters, in their own order
        return known == null ? "\u007f" + padded(region, MAX_DIGITS + 1) : known.letters;
    }
}
