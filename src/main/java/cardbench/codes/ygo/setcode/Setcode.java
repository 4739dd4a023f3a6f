package cardbench.codes.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * The column {@code datas.setcode} of a card database: up to four archetypes in one 64-bit integer,
 * 16 bits each. Their order has no meaning to the engines, and any slot may be empty.
 *
 * <pre>{@code
 * bits    63 ... 48 | 47 ... 32 | 31 ... 16 | 15 ... 0
 * slot        3     |     2     |     1     |    0
 *           0000    |   0000    |   307b    |   1048      0x307b1048
 * }</pre>
 *
 * @param value the integer as SQLite stores it: negative if slot 3 is 0x8000 or more
 * @see <a href="https://github.com/Fluorohydride/ygopro-core">ygopro-core, the engine that compares
 *     setcodes</a>
 */
public record Setcode(long value) {

    /** The number of slots. */
    public static final int SLOTS = 4;

    /**
     * The membership rule applied to one slot.
     *
     * @param slot the slot, not empty
     * @param base whether the lower 12 bits equal those of the target
     * @param bits whether the slot has every upper bit of the target
     */
    public record Match(int slot, boolean base, boolean bits) {

        /** Whether the slot makes its card a member of the target. */
        public boolean member() {
            return base && bits;
        }
    }

    /** The setcode of these archetypes, at most {@link #SLOTS}, the first one in the top slot. */
    public static Setcode of(List<Integer> codes) {
        long value = 0;
        for (int code : codes) {
            value = value << 16 | code & Archetype.MAX;
        }
        return new Setcode(value);
    }

    /** The slot with an index from 0 (lowest) to 3. */
    public int slot(int index) {
        return (int) (value >>> 16 * index) & Archetype.MAX;
    }

    /** The slots that are not empty, highest first. */
    public List<Integer> codes() {
        List<Integer> codes = new ArrayList<>();
        for (int index = SLOTS - 1; index >= 0; index--) {
            // An empty slot is skipped, not the end: databases have values such as 0xd70000.
            if (slot(index) != 0) {
                codes.add(slot(index));
            }
        }
        return codes;
    }

    /** The rule applied to each slot that is not empty, lowest first as in the engines. */
    public List<Match> matches(int target) {
        List<Match> matches = new ArrayList<>();
        for (int index = 0; index < SLOTS; index++) {
            int slot = slot(index);
            if (slot != 0) {
                boolean base = Archetype.base(slot) == Archetype.base(target);
                matches.add(new Match(slot, base, Archetype.hasBits(slot, target)));
            }
        }
        return matches;
    }

    /** Whether a card of this setcode is a member of the archetype; never of archetype 0. */
    public boolean isMember(int target) {
        boolean member = false;
        for (int index = 0; index < SLOTS; index++) {
            member |= target != 0 && Archetype.isMember(slot(index), target);
        }
        return member;
    }

    /** All 64 bits in hexadecimal, without leading zeros: {@code 0x307b1048}. */
    public String hex() {
        return "0x" + Long.toHexString(value);
    }

    /** The value as SQLite prints it. */
    public String signed() {
        return Long.toString(value);
    }

    /** The value as an unsigned number. */
    public String unsigned() {
        if (value >= 0) {
            return Long.toString(value);
        }
        // Halving without sign makes the value positive, and floor(floor(v / 2) / 5) is v / 10.
        long tens = (value >>> 1) / 5;
        return Long.toString(tens) + (value - tens * 10);
    }
}
