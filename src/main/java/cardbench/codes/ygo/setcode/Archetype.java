package cardbench.codes.ygo.setcode;

/**
 * An archetype: a 16-bit number. The lower 12 bits are its base, the upper 4 bits identify a
 * sub-archetype.
 *
 * <pre>{@code
 * 0x307b   | 0011 | 0000 0111 1011 |   a sub-archetype,
 *          | bits |      base      |   inside 0x107b (bits 0001) and 0x007b (bits 0000)
 * }</pre>
 *
 * <p>A slot of a card belongs to an archetype if their bases are equal and the slot has every upper
 * bit of the archetype (ygopro-core, {@code card::is_set_card}). So a sub-archetype with the bits 3
 * is inside one with the bits 1, while the bits 3 and 5 are unrelated. Articles that mention 24 and
 * 8 bits mean these 12 and 4 bits: three hexadecimal digits and one.
 *
 * @param code 1 to 0xffff
 * @param name its name, or empty
 */
public record Archetype(int code, String name) {

    /** The largest archetype number. */
    public static final int MAX = 0xffff;

    /** The largest base. */
    public static final int MAX_BASE = 0xfff;

    /** The number of bits for sub-archetypes. */
    public static final int SUB_BITS = 4;

    /** The lower 12 bits. */
    public static int base(int code) {
        return code & MAX_BASE;
    }

    /** The upper 4 bits, as 0 to 15. */
    public static int bits(int code) {
        return code >> 12 & 15;
    }

    /** The archetype with these upper bits and this base. */
    public static int of(int bits, int base) {
        return bits << 12 | base;
    }

    /**
     * Whether a card with this slot is a member of the archetype, by the rule of the engines. An
     * empty slot is a member of nothing.
     */
    public static boolean isMember(int slot, int target) {
        // Engines before 2024 also compared an empty lowest slot, which made cards members of 0.
        return slot != 0 && base(slot) == base(target) && hasBits(slot, target);
    }

    /** Whether the slot has every upper bit of the target. */
    public static boolean hasBits(int slot, int target) {
        return (bits(slot) & bits(target)) == bits(target);
    }

    /** Whether the cards of {@code inner} are members of {@code outer}, another archetype. */
    public static boolean isInside(int inner, int outer) {
        return inner != outer && isMember(inner, outer);
    }

    /** The number in hexadecimal: {@code 0x307b}. */
    public static String hex(int code) {
        return "0x" + Integer.toHexString(code);
    }
}
