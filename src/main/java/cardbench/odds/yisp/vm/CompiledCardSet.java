package cardbench.odds.yisp.vm;

import cardbench.odds.yisp.syntax.ZoneLetter;

/**
 * A compiled card set. Adjacent filters on names and attributes are joined into one array of truth
 * values, so the usual sets ({@code H}, {@code D.3}, {@code D.a:bin}, {@code D.a:bin.1}) take one
 * pass with one test per card. Any other chain of filters is one pass too.
 *
 * <p>It holds its own counters, so a set belongs to one {@link VirtualMachine}.
 */
final class CompiledCardSet {

    private static final int ALL = Integer.MAX_VALUE;

    private final int zone;
    private final boolean self;

    /** By filter, the cards that pass; {@code null} where it takes the first ones. */
    private final CountedSet[] passing;

    /** By filter, how many cards it takes; {@code null} where it tests cards. */
    private final Code[] limits;

    /** By filter, how many cards it may still take in the current pass. */
    private final int[] left;

    /** How many cards from the front the last pass looked at. */
    private int looked;

    /** Whether there is at most one filter on cards, and at most one number behind it. */
    private final boolean simple;

    /** In a simple set: by card, whether it passes; {@code null} if all do. */
    private final boolean[] has;

    /** In a simple set: the cards that pass, or {@code null} if all do. */
    private final CountedSet which;

    /** In a simple set: a limit to be computed, or {@code null} if it is {@link #known}. */
    private final Code limit;

    /** In a simple set: the limit if it is a constant; {@link #ALL} without one. */
    private final int known;

    CompiledCardSet(char zone, CountedSet[] passing, Code[] limits) {
        this.self = zone == ZoneLetter.SELF;
        this.zone = self ? -1 : zone - 'A';
        this.passing = passing;
        this.limits = limits;
        this.left = new int[limits.length];
        int asking = limits.length > 0 && limits[0] == null ? 1 : 0;
        this.simple = !self && limits.length - asking <= 1;
        this.which = asking == 1 ? passing[0] : null;
        this.has = asking == 1 ? which.has : null;
        Code last = limits.length > asking ? limits[limits.length - 1] : new NumberCode.Known(ALL);
        this.known = last instanceof NumberCode.Known number ? number.value : 0;
        this.limit = last instanceof NumberCode.Known ? null : last;
    }

    /** The number of its cards. */
    int size(VirtualMachine machine) {
        if (!simple) {
            return choose(machine);
        }
        int first = limit == null ? known : limit.run(machine);
        Zone row = machine.zones.row(zone);
        return Math.max(0, Math.min(first, which == null ? row.size() : which.in(row)));
    }

    /**
     * The instruction that moves its cards to the back of another zone, or {@code null} if that
     * takes {@link MoveBuffer}.
     */
    Instruction move(Zones zones, Zone to, Instruction next) {
        if (self) {
            return limits.length == 0 ? Instruction.moveSelf(to, next) : null;
        }
        Zone from = zones.row(zone);
        if (!simple || limit != null || from == to || which != null && known != 1) {
            return null;
        }
        return which != null
                ? Instruction.moveMatching(which, from, to, next)
                : Instruction.moveFirst(from, known, to, next);
    }

    /** The instruction that compares its size, or {@code null} if it takes code. */
    Instruction test(Zones zones, Relation relation, int other, Instruction yes, Instruction no) {
        return simple && which != null && limit == null && known == ALL
                ? Instruction.testCount(which, zones.row(zone), relation, other, yes, no)
                : null;
    }

    /** Takes its cards out of their zone into {@link MoveBuffer#cards}. Returns their number. */
    int take(VirtualMachine machine) {
        if (simple) {
            int first = limit == null ? known : limit.run(machine);
            return machine.zones.taken.take(machine.zones.row(zone), has, first);
        }
        int found = choose(machine);
        if (!self) {
            machine.zones.taken.take(machine.zones.row(zone), found, looked);
        } else if (found > 0) {
            machine.zones.taken.takeOne(machine.running);
        }
        return found;
    }

    /** The number of the zone that its cards come from. */
    int zone(VirtualMachine machine) {
        return self ? machine.zones.zoneOf(machine.running).zone : zone;
    }

    /** Writes its cards to {@link MoveBuffer#cards} without taking them. Returns their number. */
    int choose(VirtualMachine machine) {
        // All limits first: one of them may be the size of another set, which uses the same buffer.
        for (int i = 0; i < limits.length; i++) {
            left[i] = limits[i] == null ? 0 : limits[i].run(machine);
        }
        int[] chosen = machine.zones.taken.cards;
        int found = 0;
        if (self) {
            if (passes(machine.running)) {
                chosen[found++] = machine.running;
            }
            return found;
        }
        Zone row = machine.zones.row(zone);
        int size = row.size();
        int at = 0;
        // Stopping early is not only faster: a card that is not looked at stays undecided.
        while (at < size && !exhausted()) {
            int card = machine.zones.card(row, at++);
            if (passes(card)) {
                chosen[found++] = card;
            }
        }
        looked = at;
        return found;
    }

    private boolean exhausted() {
        for (int i = 0; i < limits.length; i++) {
            if (limits[i] != null && left[i] <= 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a card passes all filters. A limit counts each card that reaches it, from left to
     * right: {@code D.3.a:x} are those among the first three, {@code D.a:x.3} the first three.
     */
    private boolean passes(int card) {
        for (int i = 0; i < limits.length; i++) {
            if (limits[i] == null) {
                if (!passing[i].has[card]) {
                    return false;
                }
            } else if (left[i]-- <= 0) {
                return false;
            }
        }
        return true;
    }
}
