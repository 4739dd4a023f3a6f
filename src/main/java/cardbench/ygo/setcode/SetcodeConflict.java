package cardbench.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * What stands against giving a number to a new archetype.
 *
 * @param kind what it is
 * @param of the number that it is about
 */
public record SetcodeConflict(Kind kind, int of) {

    /** What a conflict may be. */
    public enum Kind {
        /** Another archetype has the number. */
        DUPLICATE("duplicate"),
        /** The new cards would be members of the other archetype. */
        CONTAINS("contains"),
        /** The other archetype's cards would be members of the new one. */
        CONTAINED_BY("containedBy"),
        /** The base 0 stands for no archetype. */
        RESERVED_BASE("reservedBase"),
        /** Cards have this slot, though no list names it. */
        IN_CARDS("inCards");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word of the contract. */
        public String word() {
            return word;
        }
    }

    /**
     * The conflicts of a number, those with the registry in its order.
     *
     * @param registry the numbers that are taken
     * @param slots what is in the slots of known cards
     */
    public static List<SetcodeConflict> of(
            int candidate, List<Integer> registry, List<Integer> slots) {
        List<SetcodeConflict> conflicts = new ArrayList<>();
        if (Archetype.base(candidate) == 0) {
            conflicts.add(new SetcodeConflict(Kind.RESERVED_BASE, 0));
        }
        for (int other : registry) {
            if (other == candidate) {
                conflicts.add(new SetcodeConflict(Kind.DUPLICATE, other));
            } else if (Archetype.isInside(candidate, other)) {
                conflicts.add(new SetcodeConflict(Kind.CONTAINS, other));
            } else if (Archetype.isInside(other, candidate)) {
                conflicts.add(new SetcodeConflict(Kind.CONTAINED_BY, other));
            }
        }
        for (int slot : slots) {
            if (Archetype.isMember(slot, candidate) && !registry.contains(slot)) {
                conflicts.add(new SetcodeConflict(Kind.IN_CARDS, slot));
            }
        }
        return conflicts;
    }
}
