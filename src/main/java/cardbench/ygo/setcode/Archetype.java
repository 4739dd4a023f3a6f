package cardbench.ygo.setcode;

/**
 * One archetype: a number of 16 bits, of which the lower 12 are the base and the upper 4 the bits
 * of a sub-archetype.
 *
 * <p>A slot of a card belongs to an archetype when their bases are equal and the slot has every
 * upper bit that the archetype has (ygopro-core, {@code card::is_set_card}). So a sub-archetype
 * with the bits 3 lies inside one with the bits 1, and those with 3 and 5 have nothing to do with
 * each other. Articles that speak of 24 and 8 bits mean these 12 and 4: three hexadecimal digits
 * and one.
 *
 * @param code 1 to 0xffff
 * @param name what players call it, or empty
 */
public record Archetype(int code, String name) {

    /** The largest number there is. */
    public static final int MAX = 0xffff;

    /** The largest base. */
    public static final int MAX_BASE = 0xfff;

    /** How many bits tell sub-archetypes apart. */
    public static final int SUB_BITS = 4;

    /** The lower 12 bits. */
    public static int base(int code) {
        return code & MAX_BASE;
    }

    /** The upper 4 bits, as 0 to 15. */
    public static int bits(int code) {
        return code >> 12 & 15;
    }

    /** The number with these upper bits and this base. */
    public static int of(int bits, int base) {
        return bits << 12 | base;
    }

    /**
     * Whether a card with this slot belongs to the archetype: the rule of the engines. An empty
     * slot belongs to nothing.
     */
    public static boolean isMember(int slot, int target) {
        return slot != 0 && base(slot) == base(target) && hasBits(slot, target);
    }

    /** Whether every upper bit of the one is in the slot. */
    public static boolean hasBits(int slot, int target) {
        return (bits(slot) & bits(target)) == bits(target);
    }

    /** Whether the cards of {@code inner} belong to {@code outer}, which is another archetype. */
    public static boolean isInside(int inner, int outer) {
        return inner != outer && isMember(inner, outer);
    }

    /** The number as people write it: {@code 0x307b}. */
    public static String hex(int code) {
        return "0x" + Integer.toHexString(code);
    }
}
