package cardbench.codes.riftbound;

import cardbench.base.text.Ascii;

/**
 * A card with its copies. Immutable.
 *
 * @param set the number of its set, 0 to 255
 * @param variant the number of its variant, 0 to 255: 0 the card itself, 1 {@code a}, 2 signed, 3
 *     {@code b}
 * @param prefix what stands before the number: {@link #PLAIN}, {@link #RUNE} or {@link #SPECIAL}
 * @param number its number in the set, or among the runes or special cards of the set
 * @param copies 1 or more
 */
public record RiftboundCard(int set, int variant, int prefix, int number, int copies) {

    /** A card without a prefix: {@code OGN-007}. */
    public static final int PLAIN = 0;

    /** A rune: {@code SFD-R02}. */
    public static final int RUNE = 1;

    /** A special card: {@code VEN-SP1}. */
    public static final int SPECIAL = 2;

    /** What stands before the number, and its digits at least, by prefix. */
    private static final String[] PREFIXES = {"", "R", "SP"};

    private static final int[] WIDTHS = {3, 2, 1};

    /** The letters of the variants. */
    private static final String[] VARIANTS = {"", "a", "s", "b"};

    /** The runes of the first set, which have numbers among its other cards. */
    private static final int[] FIRST_RUNES = {7, 42, 89, 126, 166, 214};

    private static final int LAST_BYTE = 255;

    /** In card tables, each prefix of a set has so many numbers. */
    private static final int TABLE_NUMBERS = 1_000;

    /**
     * Its id as the specification spells it: {@code OGN-007a}. A set or a variant without known
     * letters stands there as its number in parentheses: {@code (9)-007}, {@code OGN-007(4)}.
     */
    public String id() {
        CardSet known = CardSet.of(set);
        StringBuilder digits = new StringBuilder(Integer.toString(number));
        while (digits.length() < WIDTHS[prefix]) {
            digits.insert(0, '0');
        }
        String letters = variant < VARIANTS.length ? VARIANTS[variant] : "(" + variant + ")";
        return (known == null ? "(" + set + ")" : known.name())
                + "-"
                + PREFIXES[prefix]
                + digits
                + letters;
    }

    /**
     * Its number in card tables: that of the card itself for every variant, since they share a
     * name. 0 for a card that tables cannot have.
     */
    public int tableNumber() {
        return number < TABLE_NUMBERS
                ? (set * PREFIXES.length + prefix) * TABLE_NUMBERS + number
                : 0;
    }

    /** The card with an id, or {@code null}. A signed card may end in {@code s} or in a star. */
    public static RiftboundCard of(String id, int copies) {
        int hyphen = id.indexOf('-');
        if (hyphen < 0) {
            return null;
        }
        int set = numbered(id.substring(0, hyphen));
        set = set >= 0 ? set : CardSet.number(Ascii.upper(id.substring(0, hyphen)));
        int at = hyphen + 1;
        int prefix = PREFIXES.length - 1;
        while (!Ascii.upper(id).startsWith(PREFIXES[prefix], at)) {
            prefix--;
        }
        at += PREFIXES[prefix].length();
        int end = Ascii.digitsEnd(id, at, id.length());
        int number = Ascii.number(id.substring(at, end));
        int variant = variant(id.substring(end));
        return set < 0 || number < 0 || variant < 0
                ? null
                : new RiftboundCard(set, variant, prefix, number, copies);
    }

    private static int variant(String letters) {
        if (letters.equals("*")) {
            return 2;
        }
        for (int i = 0; i < VARIANTS.length; i++) {
            if (VARIANTS[i].equals(letters)) {
                return i;
            }
        }
        return numbered(letters);
    }

    /** The byte that a text in parentheses gives, or -1. */
    private static int numbered(String text) {
        boolean parentheses = text.length() > 2 && text.startsWith("(") && text.endsWith(")");
        int value = parentheses ? Ascii.number(text.substring(1, text.length() - 1)) : -1;
        return value <= LAST_BYTE ? value : -1;
    }

    /** Whether its id is that of a rune. */
    boolean isRune() {
        boolean ofFirstSet = false;
        for (int rune : FIRST_RUNES) {
            ofFirstSet |= number == rune;
        }
        return prefix == RUNE || ofFirstSet && prefix == PLAIN && set == CardSet.OGN.ordinal();
    }

    /** The same card with other copies. */
    RiftboundCard times(int copies) {
        return new RiftboundCard(set, variant, prefix, number, copies);
    }

    /** Whether it is the same card, with however many copies. */
    boolean isSame(RiftboundCard other) {
        return order(other) == 0;
    }

    /** The order of cards in codes: by set and variant, then plain ones, runes, special ones. */
    int order(RiftboundCard other) {
        int byList = listOrder(other);
        int byPrefix = byList != 0 ? byList : Integer.compare(prefix, other.prefix);
        return byPrefix != 0 ? byPrefix : Integer.compare(number, other.number);
    }

    /** The same without the number: 0 for cards that a code lists together. */
    int listOrder(RiftboundCard other) {
        int bySet = Integer.compare(set, other.set);
        return bySet != 0 ? bySet : Integer.compare(variant, other.variant);
    }
}
