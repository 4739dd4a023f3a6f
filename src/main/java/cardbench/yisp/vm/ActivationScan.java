package cardbench.yisp.vm;

import java.util.Arrays;
import java.util.List;

/**
 * Finds the effect that is activated next: scans the zones in their order, each from the front, and
 * the effects of each card in their order.
 *
 * <p>An effect whose first guards failed is not asked again until an effect runs that may change
 * what those guards read. Its steps are charged all the same, so that a game is stopped at the same
 * point with and without this shortcut.
 */
public final class ActivationScan {

    /**
     * The most effects for which dependencies are computed: every effect is compared with every
     * other. Beyond, all guards are asked in each scan.
     */
    private static final int MAX_LINKED = 100;

    private static final int NONE = -1;

    /** In place of a zone in which no effect is allowed: nothing to go through. */
    private static final Zone NOWHERE = new Zone(-1, 0);

    private final VirtualMachine machine;
    private final Zone[] zones;
    private final Effect[] effects;

    /** By zone and card, the first effect that is allowed there, or {@link #NONE}. */
    private final int[][] firstOf;

    /**
     * By zone and card, the same where it is the only one; otherwise {@link VirtualMachine#none} or
     * {@link VirtualMachine#several}.
     */
    private final int[][] onlyOf;

    /** By zone and effect, the next one of the same card, or {@link #NONE}. */
    private final int[][] nextOf;

    /** By effect, the effects whose first guards may have another result once it has run. */
    private final int[][] touched;

    private int card;
    private int effect;

    /** The effect that is blamed if the game runs out of steps. */
    private int last;

    /**
     * The effects of a deck.
     *
     * @param scanned letters of the zones whose cards are activated, in the order of the scan
     * @param all for each card, by number, its effects in their order
     */
    public ActivationScan(VirtualMachine machine, String scanned, List<List<Effect>> all) {
        this.machine = machine;
        this.effects = byId(all);
        this.zones = new Zone[scanned.length()];
        this.firstOf = new int[zones.length][all.size()];
        this.onlyOf = new int[zones.length][all.size()];
        this.nextOf = new int[zones.length][effects.length];
        for (int zone = 0; zone < zones.length; zone++) {
            char letter = scanned.charAt(zone);
            boolean allowed = false;
            for (int number = 0; number < all.size(); number++) {
                int one = chain(all.get(number), letter, nextOf[zone]);
                firstOf[zone][number] = one;
                boolean only = one != NONE && nextOf[zone][one] == NONE;
                onlyOf[zone][number] = only ? one : one == NONE ? machine.none : machine.several;
                allowed |= one != NONE;
            }
            zones[zone] = allowed ? machine.row(letter) : NOWHERE;
        }
        this.touched = effects.length <= MAX_LINKED ? touched(effects) : null;
    }

    private static Effect[] byId(List<List<Effect>> all) {
        int count = 0;
        for (List<Effect> own : all) {
            for (Effect one : own) {
                count = Math.max(count, one.id() + 1);
            }
        }
        Effect[] effects = new Effect[count];
        for (List<Effect> own : all) {
            for (Effect one : own) {
                effects[one.id()] = one;
            }
        }
        return effects;
    }

    private static int chain(List<Effect> own, char zone, int[] nextOf) {
        int first = NONE;
        for (int i = own.size() - 1; i >= 0; i--) {
            if (own.get(i).allows(zone)) {
                nextOf[own.get(i).id()] = first;
                first = own.get(i).id();
            }
        }
        return first;
    }

    private static int[][] touched(Effect[] effects) {
        int[][] touched = new int[effects.length][];
        for (int id = 0; id < effects.length; id++) {
            int[] ids = new int[effects.length];
            int count = 0;
            for (int other = 0; other < effects.length; other++) {
                boolean both = effects[id] != null && effects[other] != null;
                if (both && effects[other].dependsOn(effects[id])) {
                    ids[count++] = other;
                }
            }
            touched[id] = Arrays.copyOf(ids, count);
        }
        return touched;
    }

    /**
     * Activates the first effect that can be activated. Each call scans from the first card of the
     * first zone, as ygo-calc does after every effect.
     *
     * @param first whether no effect has been activated in this game yet
     * @return whether there was one; see {@link #card()} and {@link #effect()}
     */
    public boolean next(boolean first) {
        int[] askCost = machine.askCost;
        for (int zone = 0; zone < zones.length; zone++) {
            Zone row = zones[zone];
            int[] cards = row.cards;
            int[] only = onlyOf[zone];
            int left = machine.stepsLeft();
            int at = row.head;
            int tail = row.tail;
            while (at < tail) {
                int found = cards[at];
                int cost = askCost[only[found]];
                int rest = left - cost;
                // One branch, seldom taken: whether a card has no effect, or one that is passed
                // over and charged, is as good as random, and would often be predicted wrongly.
                // Without enough steps left an effect is asked after all; the game stops there.
                if ((cost | rest) >= 0) {
                    left = rest;
                    at++;
                    continue;
                }
                machine.leave(left);
                int id = passOver(firstOf[zone][found], nextOf[zone]);
                int place = at - row.head;
                if (id != NONE && isActivated(found, id, nextOf[zone], first)) {
                    return true;
                }
                if (machine.stopped()) {
                    return false;
                }
                left = machine.stepsLeft();
                // Moves before @ stay even if the effect then fails. If its card has left, the next
                // card lies at this place now, and skipping it would lose its effects.
                at = row.head + place;
                tail = row.tail;
                at += at < tail && cards[at] == found ? 1 : 0;
            }
            machine.leave(left);
        }
        return false;
    }

    /**
     * The first effect, from one on, that is not known to be refused. Charges those passed over.
     */
    private int passOver(int from, int[] next) {
        int id = from;
        while (id != NONE
                && machine.askCost[id] >= 0
                && machine.askCost[id] <= machine.stepsLeft()) {
            machine.spend(machine.askCost[id]);
            id = next[id];
        }
        return id;
    }

    /** Tries the effects of a card from one on. */
    private boolean isActivated(int found, int from, int[] next, boolean first) {
        int id = from;
        while (id != NONE && !machine.stopped()) {
            Effect one = effects[id];
            int outcome = one.attempt(machine, found, first);
            last = outcome == Routine.FIRED || first ? id : last;
            if (machine.isOutOfSteps()) {
                // the endless effect is the one that fired last, not the one that was asked last
                machine.fault(effects[last].endless());
            }
            if (outcome != Routine.REFUSED) {
                tryAgain(id);
            } else if (touched != null) {
                machine.askCost[id] = one.spent();
            }
            if (outcome == Routine.FIRED) {
                card = found;
                effect = one.index();
                return !machine.stopped();
            }
            id = passOver(next[id], next);
        }
        return false;
    }

    /** Clears the refusals that an effect may have made obsolete; closed effects stay closed. */
    private void tryAgain(int ran) {
        if (touched != null) {
            for (int id : touched[ran]) {
                machine.ask(id);
            }
        }
    }

    /** The card that was activated last. */
    public int card() {
        return card;
    }

    /** Which of its effects was activated last, from 0. */
    public int effect() {
        return effect;
    }
}
