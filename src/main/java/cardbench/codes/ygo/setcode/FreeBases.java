package cardbench.codes.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * A range of unused bases. Ranges from {@link SetcodeDesigner#CUSTOM_BASE} up come first: official
 * archetypes get ascending numbers and are far from there.
 *
 * @param from the first base
 * @param to the last base
 * @param retired whether a list has them commented out: they may be used again
 */
public record FreeBases(int from, int to, boolean retired) {

    /**
     * Finds the free ranges.
     *
     * @param used numbers of archetypes and in slots of cards
     * @param retired numbers that are named in comments of lists
     */
    public static List<FreeBases> of(List<Integer> used, List<Integer> retired) {
        boolean[] taken = new boolean[Archetype.MAX_BASE + 1];
        boolean[] old = new boolean[Archetype.MAX_BASE + 1];
        for (int code : used) {
            taken[Archetype.base(code)] = true;
        }
        for (int code : retired) {
            old[Archetype.base(code)] = true;
        }
        List<FreeBases> free = new ArrayList<>();
        stretches(SetcodeDesigner.CUSTOM_BASE, Archetype.MAX_BASE, taken, old, free);
        // Not from 0, because an empty slot is 0.
        stretches(1, SetcodeDesigner.CUSTOM_BASE - 1, taken, old, free);
        return free;
    }

    private static void stretches(
            int first, int last, boolean[] taken, boolean[] old, List<FreeBases> free) {
        int from = first;
        while (from <= last) {
            int to = from;
            while (to < last && taken[to + 1] == taken[from] && old[to + 1] == old[from]) {
                to++;
            }
            if (!taken[from]) {
                free.add(new FreeBases(from, to, old[from]));
            }
            from = to + 1;
        }
    }
}
