package cardbench.odds.yisp.vm;

import java.util.List;

/**
 * Finds the effect that is activated next: scans the zones in their order, each from the front, and
 * the effects of each card in their order.
 *
 * <p>An effect whose first guards failed is not queried again until an effect runs that may change
 * what those guards read. Its steps are charged all the same, so that a game is stopped at the same
 * point with and without this shortcut.
 */
public final class ActivationScan {

    /**
     * The most effects for which dependencies are computed: every effect is compared with every
     * other. Beyond, all guards are queried in each scan.
     */
    private static final int MAX_LINKED = 100;

    private static final int NONE = -1;

    private final VirtualMachine machine;
    private final ScannedZone[] zones;
    private final Effect[] effects;

    /** By effect, and by another one, whether its first guards may have another result then. */
    private final boolean[][] touched;

    private int card;
    private int effect;

    /** The effect that is blamed if the game runs out of steps. */
    private int last;

    /**
     * The effects of a deck.
     *
     * @param scanned letters of the zones whose cards are activated, in the order of the scan
     * @param effectsOfKinds for each card, by number, its effects in their order
     * @param acting for each of the zones, the cards with effects that are allowed there
     */
    public ActivationScan(
            VirtualMachine machine,
            String scanned,
            List<List<Effect>> effectsOfKinds,
            List<CountedSet> acting) {
        this.machine = machine;
        this.effects = byId(effectsOfKinds);
        this.zones = new ScannedZone[scanned.length()];
        for (int zone = 0; zone < zones.length; zone++) {
            zones[zone] = new ScannedZone(scanned.charAt(zone), effectsOfKinds, acting.get(zone));
        }
        this.touched = effects.length <= MAX_LINKED ? touched(effects) : null;
    }

    /** A zone whose cards are activated. */
    private final class ScannedZone {

        private final Zone row;

        /** By card, the first effect that is allowed here, or {@link #NONE}. */
        private final int[] first;

        /**
         * By card, the same where it is the only one; otherwise {@link VirtualMachine#none} or
         * {@link VirtualMachine#several}.
         */
        private final int[] only;

        /** By effect, the next one of the same card, or {@link #NONE}. */
        private final int[] next;

        /** The cards with effects that are allowed here; without one, there is nothing to scan. */
        private final CountedSet acting;

        ScannedZone(char letter, List<List<Effect>> effectsOfKinds, CountedSet acting) {
            this.row = machine.row(letter);
            this.first = new int[effectsOfKinds.size()];
            this.only = new int[effectsOfKinds.size()];
            this.next = new int[effects.length];
            this.acting = acting;
            for (int number = 0; number < effectsOfKinds.size(); number++) {
                int one = chain(effectsOfKinds.get(number), letter, next);
                first[number] = one;
                boolean single = one != NONE && next[one] == NONE;
                only[number] = single ? one : one == NONE ? machine.none : machine.several;
            }
        }
    }

    private static Effect[] byId(List<List<Effect>> effectsOfKinds) {
        int count = 0;
        for (List<Effect> ofKind : effectsOfKinds) {
            for (Effect one : ofKind) {
                count = Math.max(count, one.id() + 1);
            }
        }
        Effect[] effects = new Effect[count];
        for (List<Effect> ofKind : effectsOfKinds) {
            for (Effect one : ofKind) {
                effects[one.id()] = one;
            }
        }
        return effects;
    }

    private static int chain(List<Effect> ofKind, char zone, int[] nextOf) {
        int first = NONE;
        for (int i = ofKind.size() - 1; i >= 0; i--) {
            if (ofKind.get(i).allows(zone)) {
                nextOf[ofKind.get(i).id()] = first;
                first = ofKind.get(i).id();
            }
        }
        return first;
    }

    private static boolean[][] touched(Effect[] effects) {
        boolean[][] touched = new boolean[effects.length][effects.length];
        for (int id = 0; id < effects.length; id++) {
            for (int other = 0; other < effects.length; other++) {
                touched[id][other] =
                        effects[id] != null
                                && effects[other] != null
                                && effects[other].dependsOn(effects[id]);
            }
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
        for (ScannedZone zone : zones) {
            if (zone.acting.in(zone.row) == 0) {
                continue;
            }
            Zone row = zone.row;
            int[] cards = row.cards;
            int[] only = zone.only;
            int left = machine.stepsLeft();
            int at = row.head;
            int tail = row.tail;
            while (at < tail) {
                int found = cards[at];
                int cost = askCost[only[found]];
                int remaining = left - cost;
                // One branch, seldom taken: whether a card has no effect, or one that is passed
                // over and charged, is as good as random, and would often be predicted wrongly.
                // Without enough steps left an effect is queried after all; the game stops there.
                if ((cost | remaining) >= 0) {
                    left = remaining;
                    at++;
                    continue;
                }
                machine.leave(left);
                int id = passOver(zone.first[found], zone.next);
                int place = at - row.head;
                if (id != NONE && isActivated(row, at, id, zone.next, first)) {
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

    /** Tries the effects of the card at an index of a zone's array, from one on. */
    private boolean isActivated(Zone row, int at, int from, int[] next, boolean first) {
        int found = row.cards[at];
        int id = from;
        while (id != NONE && !machine.stopped()) {
            Effect one = effects[id];
            int outcome = one.attempt(machine, found, row, at, first);
            last = outcome == Routine.FIRED || first ? id : last;
            if (machine.isOutOfSteps()) {
                // the endless effect is the one that fired last, not the one that was asked last
                machine.fault(effects[last].endless());
            }
            if (outcome != Routine.REFUSED) {
                tryAgain(id);
            } else if (touched != null) {
                machine.refuse(id, one.spent());
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
            machine.askAgain(touched[ran]);
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
