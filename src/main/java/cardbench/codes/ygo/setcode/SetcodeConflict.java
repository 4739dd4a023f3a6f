package cardbench.codes.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * A reason against a number for a new archetype.
 *
 * @param kind the kind of conflict
 * @param of the number of the other archetype or slot
 */
public record SetcodeConflict(Kind kind, int of) {

    /** The kinds of conflicts. */
    public enum Kind {
        /** Another archetype has the number. */
        DUPLICATE("duplicate"),
        /** The new cards would be members of the other archetype. */
        CONTAINS("contains"),
        /** The other archetype's cards would be members of the new one. */
        CONTAINED_BY("containedBy"),
        /** The base is 0, which means no archetype. */
        RESERVED_BASE("reservedBase"),
        /** Cards have a slot that is a member of the new archetype, although no list names it. */
        IN_CARDS("inCards");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word in the JSON contract. */
        public String word() {
            return word;
        }
    }

    /**
     * The conflicts of a number, with the registry in its order.
     *
     * @param registry the numbers in use
     * @param slots the slots of known cards
     */
    public static List<SetcodeConflict> of(
            int candidate, List<Integer> registry, List<Integer> slots) {
        List<SetcodeConflict> conflicts = new ArrayList<>();
        if (Archetype.base(candidate) == 0) {
            conflicts.add(new SetcodeConflict(Kind.RESERVED_BASE, 0));
        }
        for (int registered : registry) {
            if (registered == candidate) {
                conflicts.add(new SetcodeConflict(Kind.DUPLICATE, registered));
            } else if (Archetype.isInside(candidate, registered)) {
                conflicts.add(new SetcodeConflict(Kind.CONTAINS, registered));
            } else if (Archetype.isInside(registered, candidate)) {
                conflicts.add(new SetcodeConflict(Kind.CONTAINED_BY, registered));
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
