package cardbench.codes.ygo.setcode;

/** Setcodes with an archetype added or removed; the other slots stay where they are. */
public final class SetcodeEdit {

    private SetcodeEdit() {}

    /**
     * A setcode whose card is a member of an archetype, too. A slot whose archetype contains it
     * takes the number over, since its memberships stay; otherwise the lowest empty slot does.
     *
     * @return the setcode, or {@code null} if all four slots are taken by others
     */
    public static Setcode with(Setcode setcode, int archetype) {
        if (setcode.isMember(archetype)) {
            return setcode;
        }
        int empty = -1;
        for (int index = Setcode.SLOTS - 1; index >= 0; index--) {
            int slot = setcode.slot(index);
            if (Archetype.isInside(archetype, slot) && slot != 0) {
                return replaced(setcode, index, archetype);
            }
            empty = slot == 0 ? index : empty;
        }
        return empty < 0 ? null : replaced(setcode, empty, archetype);
    }

    /** A setcode without the slots that are exactly this archetype. */
    public static Setcode without(Setcode setcode, int archetype) {
        Setcode edited = setcode;
        for (int index = 0; index < Setcode.SLOTS; index++) {
            edited = edited.slot(index) == archetype ? replaced(edited, index, 0) : edited;
        }
        return edited;
    }

    private static Setcode replaced(Setcode setcode, int index, int slot) {
        long mask = (long) Archetype.MAX << 16 * index;
        return new Setcode(setcode.value() & ~mask | (long) slot << 16 * index);
    }
}
