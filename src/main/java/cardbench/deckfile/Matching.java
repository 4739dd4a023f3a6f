package cardbench.deckfile;

import cardbench.yisp.vm.VirtualMachine;
import cardbench.yisp.vm.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether the cards of a zone meet a list of conditions, each card at most one of them. Greedy, as
 * documented: each condition in turn takes the first card in the zone that is left and meets it.
 * Best: whether there is any way at all to give each condition a card of its own.
 */
public final class Matching {

    private final char zone;
    private final boolean[][] conditions;
    private final boolean best;

    /** For each card the number of the last question that used it up. */
    private final int[] usedIn;

    /** For each card, in the best matching, which condition has it. */
    private final int[] holder;

    private int question;

    /**
     * A list of conditions.
     *
     * @param conditions for each one, by card number, which cards meet it
     * @param best whether to look for the best way
     */
    public Matching(char zone, boolean[][] conditions, boolean best) {
        this.zone = zone;
        this.conditions = conditions;
        this.best = best && conditions.length > 1;
        int cards = conditions.length == 0 ? 0 : conditions[0].length;
        this.usedIn = new int[cards];
        this.holder = new int[cards];
    }

    /** Whether all conditions are met. */
    public boolean holds(VirtualMachine machine) {
        return firstUnmet(machine) < 0;
    }

    /** The first condition for which no card is left, or -1. */
    public int firstUnmet(VirtualMachine machine) {
        if (conditions.length == 0) {
            return -1;
        }
        Zone row = machine.row(zone);
        int size = row.size();
        if (conditions.length == 1) {
            boolean[] wanted = conditions[0];
            for (int i = 0; i < size; i++) {
                if (wanted[row.card(i)]) {
                    return -1;
                }
            }
            return 0;
        }
        return best ? best(row, size) : greedy(row, size);
    }

    /** The cards that conditions had taken when {@link #firstUnmet} found one without a card. */
    public List<Integer> used(VirtualMachine machine) {
        List<Integer> used = new ArrayList<>();
        if (conditions.length > 1) {
            Zone row = machine.row(zone);
            for (int i = 0; i < row.size(); i++) {
                int card = row.card(i);
                if (best ? holder[card] >= 0 : usedIn[card] == question) {
                    used.add(card);
                }
            }
        }
        return used;
    }

    private int greedy(Zone row, int size) {
        question++;
        for (int c = 0; c < conditions.length; c++) {
            boolean[] wanted = conditions[c];
            int at = 0;
            while (at < size && !takes(row.card(at), wanted)) {
                at++;
            }
            if (at == size) {
                return c;
            }
        }
        return -1;
    }

    private boolean takes(int card, boolean[] wanted) {
        if (!wanted[card] || usedIn[card] == question) {
            return false;
        }
        usedIn[card] = question;
        return true;
    }

    private int best(Zone row, int size) {
        for (int i = 0; i < size; i++) {
            holder[row.card(i)] = -1;
        }
        for (int c = 0; c < conditions.length; c++) {
            question++;
            if (!finds(c, row, size)) {
                return c;
            }
        }
        return -1;
    }

    /** Kuhn's search: a card that is free, or whose holder finds another one. */
    private boolean finds(int condition, Zone row, int size) {
        for (int i = 0; i < size; i++) {
            int card = row.card(i);
            if (takes(card, conditions[condition])
                    && (holder[card] < 0 || finds(holder[card], row, size))) {
                holder[card] = condition;
                return true;
            }
        }
        return false;
    }
}
