package cardbench.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * What {@code datas.setcode} of a card database holds: up to four archetypes in one 64-bit integer,
 * 16 bits each. Their order means nothing to the engines, and an empty slot may stand anywhere.
 *
 * @param value the integer as SQLite stores it; where the top slot is 0x8000 or more it is negative
 * @see <a href="https://github.com/Fluorohydride/ygopro-core">ygopro-core, the engine that compares
 *     setcodes</a>
 */
public record Setcode(long value) {

    /** How many slots there are. */
    public static final int SLOTS = 4;

    /**
     * What the membership rule says of one slot.
     *
     * @param slot the slot, not empty
     * @param base whether the lower 12 bits are those of the target
     * @param bits whether the slot has every upper bit of the target
     */
    public record Match(int slot, boolean base, boolean bits) {

        /** Whether the slot makes its card a member. */
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

    /** One of the four slots, 0 being the lowest. */
    public int slot(int index) {
        return (int) (value >>> 16 * index) & Archetype.MAX;
    }

    /** The slots that are not empty, the top one first. */
    public List<Integer> codes() {
        List<Integer> codes = new ArrayList<>();
        for (int index = SLOTS - 1; index >= 0; index--) {
            if (slot(index) != 0) {
                codes.add(slot(index));
            }
        }
        return codes;
    }

    /** What the rule says of each slot that is not empty, the lowest first, as the engines look. */
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

    /** Whether a card of this setcode belongs to the archetype; none belongs to archetype 0. */
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

    /** As SQLite stores and prints it. */
    public String signed() {
        return Long.toString(value);
    }

    /** As a number from 0 on. */
    public String unsigned() {
        if (value >= 0) {
            return Long.toString(value);
        }
        long tens = (value >>> 1) / 5;
        return Long.toString(tens) + (value - tens * 10);
    }
}
