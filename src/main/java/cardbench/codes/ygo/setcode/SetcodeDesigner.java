package cardbench.codes.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds numbers for new archetypes: which numbers are free, which sub-archetypes fulfil some
 * conditions, and which memberships a number implies. A base has only 16 numbers, so every search
 * tries all of them. Stateless, so threads may share it.
 */
public final class SetcodeDesigner {

    /** The number of archetypes of a base, including the base itself. */
    public static final int NUMBERS = 1 << Archetype.SUB_BITS;

    /** Bases from here up are the farthest from the ascending numbers of official archetypes. */
    public static final int CUSTOM_BASE = 0x600;

    private SetcodeDesigner() {}

    /**
     * The conditions on a new sub-archetype.
     *
     * @param base 1 to 0xfff
     * @param mustContain its cards must be members of each of these
     * @param mustNotContain its cards must be members of none of these
     * @param mustNotBeContainedBy the cards of these must not be members of it
     * @param exclude numbers in use
     */
    public record Wish(
            int base,
            List<Integer> mustContain,
            List<Integer> mustNotContain,
            List<Integer> mustNotBeContainedBy,
            List<Integer> exclude) {

        /** Copies the lists, without repetitions except for {@code exclude}. */
        public Wish {
            mustContain = distinct(mustContain);
            mustNotContain = distinct(mustNotContain);
            mustNotBeContainedBy = distinct(mustNotBeContainedBy);
            exclude = List.copyOf(exclude);
        }
    }

    /** Removes repetitions: a long list then has at most 16 numbers of one base. */
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

    /** The sub-archetypes, not the base, that fulfil the conditions, smallest first. */
    public static List<Integer> subcodes(Wish wish) {
        List<Integer> codes = new ArrayList<>();
        for (int bits = 1; bits < NUMBERS; bits++) {
            int code = Archetype.of(bits, wish.base);
            boolean fits = !wish.exclude.contains(code);
            for (int outer : wish.mustContain) {
                fits &= Archetype.isInside(code, outer);
            }
            for (int excluded : wish.mustNotContain) {
                fits &= !Archetype.isMember(code, excluded);
            }
            for (int container : wish.mustNotBeContainedBy) {
                fits &= !Archetype.isMember(container, code);
            }
            if (fits) {
                codes.add(code);
            }
        }
        return codes;
    }

    /**
     * The best of the numbers that fulfil the conditions: those with the fewest unrequested
     * relations to numbers in use, and of these, those with the most room for sub-archetypes.
     */
    public static List<Integer> best(Wish wish) {
        List<Integer> best = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (int code : subcodes(wish)) {
            // There are at most four bits, so the relations always outweigh them.
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
     * The numbers of a base that neither contain an existing one nor are inside one: each of them
     * can extend an antichain. The base itself contains all others and is left out.
     */
    public static List<Integer> antichain(int base, List<Integer> existing) {
        List<Integer> codes = new ArrayList<>();
        for (int bits = 1; bits < NUMBERS; bits++) {
            int code = Archetype.of(bits, base);
            boolean apart = true;
            for (int present : existing) {
                apart &= !Archetype.isMember(code, present) && !Archetype.isMember(present, code);
            }
            if (apart) {
                codes.add(code);
            }
        }
        return codes;
    }

    /**
     * A largest set of numbers that can be added together such that none contains another. Of
     * several sets, the one with the fewest bits, then the smallest numbers.
     */
    public static List<Integer> together(int base, List<Integer> existing) {
        List<Integer> free = antichain(base, existing);
        List<Integer> best = List.of();
        int bestBits = 0;
        // At most 2^15 sets. They come in ascending order as binary numbers, so of equally good
        // sets the one that is kept has the smallest numbers.
        for (int chosen = 0; chosen < 1 << free.size(); chosen++) {
            List<Integer> set = new ArrayList<>();
            int bits = 0;
            boolean apart = true;
            for (int i = 0; i < free.size() && apart; i++) {
                if ((chosen >> i & 1) != 0) {
                    for (int member : set) {
                        apart &= !related(free.get(i), member);
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
     * Several archetypes of one base, merged into one slot.
     *
     * @param merged the number of the slot
     * @param unintended archetypes of which the slot is a member, but none of the merged ones
     */
    public record Merge(int merged, List<Integer> unintended) {

        /** Copies the list. */
        public Merge {
            unintended = List.copyOf(unintended);
        }

        /** Whether the card is a member of the same registered archetypes as before. */
        public boolean exact() {
            return unintended.isEmpty();
        }
    }

    /** Merges archetypes of one base, and finds the unintended memberships of the slot. */
    public static Merge merge(List<Integer> codes, List<Integer> registry) {
        int merged = 0;
        for (int code : codes) {
            // The bases are equal, so only the upper bits are united.
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
