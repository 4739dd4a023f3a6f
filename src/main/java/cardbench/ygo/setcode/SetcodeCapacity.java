package cardbench.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * How many archetypes a base can still take.
 *
 * <p>Each sub-archetype inside another has all of its upper bits and at least one more. There are
 * four bits, so a chain has at most four steps above the base: five archetypes with it. Of those
 * that do not contain one another there are at most six, the pairs of four bits (Sperner).
 *
 * @param longest a longest chain of registered archetypes, from the base on
 * @param next the numbers that can follow its last one, smallest first
 * @param chainLeft how many more steps fit above its last one
 * @param apart a largest set of numbers that can be added to the registered sub-archetypes so that
 *     none of the new ones contains another one or lies inside one
 */
public record SetcodeCapacity(
        List<Integer> longest, List<Integer> next, int chainLeft, List<Integer> apart) {

    /** The longest chain of a base, the base itself counted. */
    public static final int CHAIN = Archetype.SUB_BITS + 1;

    /** The most sub-archetypes of a base of which none contains another. */
    public static final int ANTICHAIN = 6;

    /** Copies the lists, so that a capacity never changes. */
    public SetcodeCapacity {
        longest = List.copyOf(longest);
        next = List.copyOf(next);
        apart = List.copyOf(apart);
    }

    /** The capacity of a base beside these archetypes; those of other bases do not matter. */
    public static SetcodeCapacity of(int base, List<Integer> registry) {
        List<Integer> subs = new ArrayList<>();
        for (int bits = 1; bits < SetcodeDesigner.NUMBERS; bits++) {
            int code = Archetype.of(bits, base);
            if (registry.contains(code)) {
                subs.add(code);
            }
        }
        List<Integer> longest = chain(base, subs);
        int last = longest.get(longest.size() - 1);
        List<Integer> next = new ArrayList<>();
        for (int bits = 1; bits < SetcodeDesigner.NUMBERS; bits++) {
            int code = Archetype.of(bits, base);
            if (Archetype.isInside(code, last)) {
                next.add(code);
            }
        }
        return new SetcodeCapacity(
                longest,
                next,
                Archetype.SUB_BITS - Integer.bitCount(Archetype.bits(last)),
                SetcodeDesigner.together(base, subs));
    }

    /** The longest chain upwards from a number, through those given in ascending order. */
    private static List<Integer> chain(int from, List<Integer> subs) {
        List<Integer> best = List.of();
        for (int sub : subs) {
            if (Archetype.isInside(sub, from)) {
                List<Integer> chain = chain(sub, subs);
                if (chain.size() > best.size()) {
                    best = chain;
                }
            }
        }
        List<Integer> whole = new ArrayList<>();
        whole.add(from);
        whole.addAll(best);
        return whole;
    }

    /** The proof in words. */
    public String words() {
        StringBuilder words = new StringBuilder();
        words.append(
                "An archetype inside another has all of its upper bits and at least one more;");
        words.append(" there are four, so at most four fit inside each other above the base. ");
        for (int i = 0; i < longest.size(); i++) {
            words.append(i == 0 ? "" : " < ").append(Archetype.hex(longest.get(i)));
        }
        words.append(longest.size() == 1 ? " stands alone; " : " stand; ");
        if (chainLeft == 0) {
            return words.append("the last one has all four bits, nothing fits inside it.")
                    .toString();
        }
        words.append(chainLeft == 1 ? "one more fits: " : "up to " + chainLeft + " more fit: ");
        for (int i = 0; i < next.size(); i++) {
            int code = next.get(i);
            words.append(i == 0 ? "" : ", ").append(Archetype.hex(code));
        }
        words.append(
                chainLeft == 1 ? "." : " can be the next, and with every further bit it takes");
        return words.append(chainLeft == 1 ? "" : " one step less is left.").toString();
    }
}
