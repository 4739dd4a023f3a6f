package cardbench.odds.matching;

import cardbench.odds.yisp.vm.CountedSet;
import cardbench.odds.yisp.vm.VirtualMachine;
import cardbench.odds.yisp.vm.Zone;
import java.util.ArrayList;
import java.util.List;

/** Whether the cards of a zone meet a list of conditions, each card at most one of them. */
public final class Matching {

    private final char zone;
    private final CountedSet[] conditions;
    private final boolean best;

    /** Whether no card meets two conditions, so that none takes a card from another one. */
    private final boolean apart;

    private final ConditionMatching matching = new ConditionMatching(this::meets);

    /** The zone while it is looked at. */
    private Zone row;

    /**
     * A list of conditions.
     *
     * @param conditions for each one the cards that meet it
     * @param best whether to look for the best way
     */
    public Matching(char zone, List<CountedSet> conditions, boolean best) {
        this.zone = zone;
        this.conditions = conditions.toArray(new CountedSet[0]);
        this.best = best;
        this.apart = areApart(this.conditions);
    }

    private static boolean areApart(CountedSet[] conditions) {
        boolean apart = true;
        for (int i = 0; i < conditions.length; i++) {
            for (int j = 0; j < i; j++) {
                apart &= !conditions[i].meets(conditions[j]);
            }
        }
        return apart;
    }

    private boolean meets(int condition, int place) {
        return conditions[condition].contains(row.card(place));
    }

    /** Whether all conditions are met. */
    public boolean holds(VirtualMachine machine) {
        row = machine.row(zone);
        // most games fail because a condition has no card at all
        for (CountedSet wanted : conditions) {
            if (wanted.in(row) == 0) {
                return false;
            }
        }
        if (apart) {
            return true;
        }
        return best || row.size() > Integer.SIZE
                ? firstUnmet(machine) < 0
                : holdsGreedily(row.size());
    }

    /** Without {@link ConditionMatching}: a set of places as bits, in every game played. */
    private boolean holdsGreedily(int size) {
        int taken = 0;
        for (CountedSet wanted : conditions) {
            int at = 0;
            while (at < size && ((taken >>> at & 1) != 0 || !wanted.contains(row.card(at)))) {
                at++;
            }
            if (at == size) {
                return false;
            }
            taken |= 1 << at;
        }
        return true;
    }

    /** The first condition for which no card is left, or -1. */
    public int firstUnmet(VirtualMachine machine) {
        if (conditions.length == 0) {
            return -1;
        }
        row = machine.row(zone);
        if (conditions.length == 1) {
            return conditions[0].in(row) > 0 ? -1 : 0;
        }
        return matching.firstUnmet(conditions.length, row.size(), best);
    }

    /** The cards that conditions had taken when {@link #firstUnmet} found one without a card. */
    public List<Integer> used(VirtualMachine machine) {
        List<Integer> used = new ArrayList<>();
        if (conditions.length > 1) {
            row = machine.row(zone);
            for (int i = 0; i < row.size(); i++) {
                if (matching.isTaken(i)) {
                    used.add(row.card(i));
                }
            }
        }
        return used;
    }
}
