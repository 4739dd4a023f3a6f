package cardbench.codes.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * The number of archetypes that a base still has room for.
 *
 * <p>A sub-archetype inside another has all of its upper bits and at least one more. There are four
 * bits, so a chain has at most four steps above the base, or five archetypes. At most six
 * sub-archetypes do not contain one another: the pairs of four bits (<a
 * href="https://en.wikipedia.org/wiki/Sperner%27s_theorem">Sperner's theorem</a>).
 *
 * @param longest a longest chain of registered archetypes, from the base up
 * @param next the numbers that can extend the chain, smallest first
 * @param chainLeft the number of further steps that the chain has room for
 * @param apart a largest set of numbers that can be added to the registered sub-archetypes so that
 *     none of the new ones contains another one or is inside one
 */
public record SetcodeCapacity(
        List<Integer> longest, List<Integer> next, int chainLeft, List<Integer> apart) {

    /** The length of the longest chain, including the base. */
    public static final int CHAIN = Archetype.SUB_BITS + 1;

    /** The size of the largest set of sub-archetypes of which none contains another. */
    public static final int ANTICHAIN = 6;

    /** Copies the lists. */
    public SetcodeCapacity {
        longest = List.copyOf(longest);
        next = List.copyOf(next);
        apart = List.copyOf(apart);
    }

    /** The capacity of a base with these archetypes; archetypes of other bases are ignored. */
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

    /** The longest chain from a number up, through sub-archetypes in ascending order. */
    private static List<Integer> chain(int from, List<Integer> subs) {
        // Each step adds an upper bit, so the recursion is at most four deep.
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

    /** The proof of the capacity as a sentence. */
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
