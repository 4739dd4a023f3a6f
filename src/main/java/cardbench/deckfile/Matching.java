package cardbench.deckfile;

import cardbench.yisp.vm.VirtualMachine;
import cardbench.yisp.vm.Zone;
import java.util.ArrayList;
import java.util.List;

/** Whether the cards of a zone meet a list of conditions, each card at most one of them. */
public final class Matching {

    private final char zone;
    private final boolean[][] conditions;
    private final boolean best;
    private final ConditionMatching matching = new ConditionMatching(this::meets);

    /** The zone while it is looked at. */
    private Zone row;

    /**
     * A list of conditions.
     *
     * @param conditions for each one, by card number, which cards meet it
     * @param best whether to look for the best way
     */
    public Matching(char zone, boolean[][] conditions, boolean best) {
        this.zone = zone;
        this.conditions = conditions;
        this.best = best;
    }

    private boolean meets(int condition, int place) {
        return conditions[condition][row.card(place)];
    }

    /** Whether all conditions are met. */
    public boolean holds(VirtualMachine machine) {
        row = machine.row(zone);
        return best || conditions.length < 2 || row.size() > Integer.SIZE
                ? firstUnmet(machine) < 0
                : holdsGreedily(row.size());
    }

    /** Without {@link ConditionMatching}: a set of places as bits, in every game played. */
    private boolean holdsGreedily(int size) {
        int taken = 0;
        for (boolean[] wanted : conditions) {
            int at = 0;
            while (at < size && ((taken >>> at & 1) != 0 || !wanted[row.card(at)])) {
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
        int size = row.size();
        if (conditions.length == 1) {
            // the usual case, in every game that is played
            boolean[] wanted = conditions[0];
            for (int i = 0; i < size; i++) {
                if (wanted[row.card(i)]) {
                    return -1;
                }
            }
            return 0;
        }
        return matching.firstUnmet(conditions.length, size, best);
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
