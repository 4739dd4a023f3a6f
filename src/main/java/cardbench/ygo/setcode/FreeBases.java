package cardbench.ygo.setcode;

import java.util.ArrayList;
import java.util.List;

/**
 * Stretches of bases that nobody uses. Those from {@link SetcodeDesigner#CUSTOM_BASE} on come
 * first: official sets take the numbers from below one by one and are far from there.
 *
 * @param from the first base
 * @param to the last one
 * @param retired whether a list has them commented out: they may come back
 */
public record FreeBases(int from, int to, boolean retired) {

    /**
     * The free stretches.
     *
     * @param used numbers of archetypes and of cards' slots
     * @param retired numbers that lists name in comments
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
