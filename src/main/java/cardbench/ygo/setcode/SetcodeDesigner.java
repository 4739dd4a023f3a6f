package cardbench.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * Answers the questions of those who make archetypes: which number is free, what a sub-archetype
 * may be, what else a number would do. A base has but 16 numbers, so every answer comes from
 * looking at all of them.
 */
public final class SetcodeDesigner {

    /** How many sub-archetypes a base has, the base itself among them. */
    public static final int NUMBERS = 1 << Archetype.SUB_BITS;

    /** The bases from here on are the farthest from those that official sets take one by one. */
    public static final int CUSTOM_BASE = 0x600;

    private SetcodeDesigner() {}

    /**
     * What a new sub-archetype shall be.
     *
     * @param base 1 to 0xfff
     * @param mustContain its cards shall be members of each of these
     * @param mustNotContain its cards shall be members of none of these
     * @param mustNotBeContainedBy the cards of none of these shall be members of it
     * @param exclude numbers that are taken
     */
    public record Wish(
            int base,
            List<Integer> mustContain,
            List<Integer> mustNotContain,
            List<Integer> mustNotBeContainedBy,
            List<Integer> exclude) {

        /** Copies the lists, those of one base without repetitions; a wish never changes. */
        public Wish {
            mustContain = distinct(mustContain);
            mustNotContain = distinct(mustNotContain);
            mustNotBeContainedBy = distinct(mustNotBeContainedBy);
            exclude = List.copyOf(exclude);
        }
    }

    /** Each number once: of one base there are at most 16, however long the list is. */
    private static List<Integer> distinct(List<Integer> codes) {
        boolean[] seen = new boolean[Archetype.MAX + 1];
        List<Integer> distinct = new ArrayList<>();
        for (int code : codes) {
            if (!seen[code]) {
                seen[code] = true;
                distinct.add(code);
            }
        }
        return List.copyOf(distinct);
    }

    /** The numbers that fulfil a wish, smallest first. */
    public static List<Integer> subcodes(Wish wish) {
        List<Integer> codes = new ArrayList<>();
        for (int bits = 0; bits < NUMBERS; bits++) {
            int code = Archetype.of(bits, wish.base);
            boolean fits = !wish.exclude.contains(code);
            for (int outer : wish.mustContain) {
                fits &= Archetype.isInside(code, outer);
            }
            for (int other : wish.mustNotContain) {
                fits &= !Archetype.isMember(code, other);
            }
            for (int other : wish.mustNotBeContainedBy) {
                fits &= !Archetype.isMember(other, code);
            }
            if (fits) {
                codes.add(code);
            }
        }
        return codes;
    }

    /**
     * Those of the numbers that fulfil a wish best: with the fewest relations to taken numbers that
     * were not asked for, and of these the ones that leave the most room for others inside them.
     */
    public static List<Integer> best(Wish wish) {
        List<Integer> best = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (int code : subcodes(wish)) {
            int rank = 8 * accidents(code, wish) + Integer.bitCount(Archetype.bits(code));
            if (rank < least) {
                best.clear();
                least = rank;
            }
            if (rank == least) {
                best.add(code);
            }
        }
        return best;
    }

    private static int accidents(int code, Wish wish) {
        int accidents = 0;
        for (int taken : wish.exclude) {
            boolean wanted = wish.mustContain.contains(taken) || Archetype.bits(taken) == 0;
            boolean related = Archetype.isInside(code, taken) || Archetype.isInside(taken, code);
            accidents += related && !wanted ? 1 : 0;
        }
        return accidents;
    }

    /**
     * The numbers of a base that neither contain one of the existing ones nor lie inside one: each
     * of them can be added to an antichain. The base itself contains all and is not among them.
     */
    public static List<Integer> antichain(int base, List<Integer> existing) {
        List<Integer> codes = new ArrayList<>();
        for (int bits = 1; bits < NUMBERS; bits++) {
            int code = Archetype.of(bits, base);
            boolean apart = true;
            for (int other : existing) {
                apart &= !Archetype.isMember(code, other) && !Archetype.isMember(other, code);
            }
            if (apart) {
                codes.add(code);
            }
        }
        return codes;
    }

    /**
     * A largest set of numbers that can be added together, so that still none contains another; of
     * several such sets the one with the fewest bits, then the smallest numbers.
     */
    public static List<Integer> together(int base, List<Integer> existing) {
        List<Integer> free = antichain(base, existing);
        List<Integer> best = List.of();
        int bestBits = 0;
        for (int chosen = 0; chosen < 1 << free.size(); chosen++) {
            List<Integer> set = new ArrayList<>();
            int bits = 0;
            boolean apart = true;
            for (int i = 0; i < free.size() && apart; i++) {
                if ((chosen >> i & 1) != 0) {
                    for (int other : set) {
                        apart &= !related(free.get(i), other);
                    }
                    set.add(free.get(i));
                    bits += Integer.bitCount(Archetype.bits(free.get(i)));
                }
            }
            boolean better =
                    set.size() > best.size() || set.size() == best.size() && bits < bestBits;
            if (apart && better) {
                best = set;
                bestBits = bits;
            }
        }
        return best;
    }

    private static boolean related(int a, int b) {
        return Archetype.isMember(a, b) || Archetype.isMember(b, a);
    }

    /**
     * What several archetypes of one base become when one slot holds them all.
     *
     * @param merged the number of that slot
     * @param unintended what the slot is a member of without any of the archetypes being one
     */
    public record Merge(int merged, List<Integer> unintended) {

        /** Copies the list, so that a merge never changes. */
        public Merge {
            unintended = List.copyOf(unintended);
        }

        /** Whether the card is a member of the same registered archetypes as before. */
        public boolean exact() {
            return unintended.isEmpty();
        }
    }

    /** Merges archetypes of one base, and looks at what else the slot is then a member of. */
    public static Merge merge(List<Integer> codes, List<Integer> registry) {
        int merged = 0;
        for (int code : codes) {
            merged |= code;
        }
        List<Integer> distinct = distinct(codes);
        List<Integer> unintended = new ArrayList<>();
        for (int registered : registry) {
            boolean before = false;
            boolean after = Archetype.isMember(merged, registered);
            for (int i = 0; i < distinct.size() && after && !before; i++) {
                before = Archetype.isMember(distinct.get(i), registered);
            }
            if (after && !before) {
                unintended.add(registered);
            }
        }
        return new Merge(merged, unintended);
    }
}
