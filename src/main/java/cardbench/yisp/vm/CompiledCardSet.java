package cardbench.yisp.vm;

import cardbench.yisp.syntax.ZoneLetter;

/**
 * A compiled card set. Filters on names and attributes that stand side by side have become one
 * array of truth values, so that the usual sets ({@code H}, {@code D.3}, {@code D.a:bin}, {@code
 * D.a:bin.1}) are one pass with one test a card; any other chain of filters is one pass too.
 *
 * <p>It keeps its counters in itself, so a pick belongs to one {@link VirtualMachine}.
 */
final class CompiledCardSet {

    private static final int[] NONE = {};
    private static final int ALL = Integer.MAX_VALUE;

    private final int zone;
    private final boolean self;

    /** For each filter the cards that pass; {@code null} where it takes the first ones. */
    private final MatchingCards[] passing;

    /** For each filter how many it takes; {@code null} where it asks for cards. */
    private final Code[] limits;

    private final int[] left;
    private int looked;

    /** Whether the filters are at most one on cards and behind it at most one number. */
    private final boolean simple;

    /** In a simple set the cards that pass, or {@code null} where all do ... */
    private final boolean[] has;

    /** ... the same as a list ... */
    private final int[] which;

    /** ... how many at most, or {@code null} where all or a known number ... */
    private final Code limit;

    /** ... and that known number. */
    private final int known;

    CompiledCardSet(char zone, MatchingCards[] passing, Code[] limits) {
        this.self = zone == ZoneLetter.SELF;
        this.zone = self ? -1 : zone - 'A';
        this.passing = passing;
        this.limits = limits;
        this.left = new int[limits.length];
        int asking = limits.length > 0 && limits[0] == null ? 1 : 0;
        this.simple = !self && limits.length - asking <= 1;
        this.has = asking == 1 ? passing[0].has() : null;
        this.which = asking == 1 ? passing[0].list() : NONE;
        Code last = limits.length > asking ? limits[limits.length - 1] : new NumberCode.Known(ALL);
        this.known = last instanceof NumberCode.Known number ? number.value : 0;
        this.limit = last instanceof NumberCode.Known ? null : last;
    }

    /** How many cards it has, but counted only up to a limit. */
    int size(VirtualMachine machine, int most) {
        if (!simple) {
            return choose(machine);
        }
        int first = limit == null ? known : limit.run(machine);
        int enough = first < most ? first : most;
        Zone row = machine.zones.row(zone);
        return has == null
                ? Math.max(0, Math.min(enough, row.size()))
                : count(machine.zones, row, enough);
    }

    private int count(Zones zones, Zone row, int limit) {
        int count = 0;
        int head = row.head;
        int tail = row.tail;
        if (which.length < tail - head) {
            for (int i = 0; i < which.length && count < limit; i++) {
                count += zones.isIn(which[i], zone) ? 1 : 0;
            }
        } else {
            int[] there = row.cards;
            for (int i = head; i < tail && count < limit; i++) {
                count += has[there[i]] ? 1 : 0;
            }
        }
        return count;
    }

    /** Whether it can {@link #move} its cards to another zone, of this number. */
    boolean isDirect(int to) {
        boolean oneOrAll = has == null || limit == null && known == 1;
        return self ? limits.length == 0 : simple && zone != to && oneOrAll;
    }

    /** Moves its cards to the back of another zone. Gives how many there are. */
    int move(VirtualMachine machine, Zone to) {
        Zones zones = machine.zones;
        if (self) {
            zones.moveOne(machine.running, to);
            return 1;
        }
        Zone from = zones.row(zone);
        return has != null
                ? zones.moveMatching(from, has, to)
                : zones.moveFirst(from, limit == null ? known : limit.run(machine), to);
    }

    /** Takes its cards out of their zone: {@link MoveBuffer#cards}. Gives how many there are. */
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

    /** The zone its cards come from, by number. */
    int zone(VirtualMachine machine) {
        return self ? machine.zones.zoneOf(machine.running) : zone;
    }

    /** Leaves its cards in their zone and writes them to {@link MoveBuffer#cards}. */
    int choose(VirtualMachine machine) {
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

    /** Whether a card comes through all filters; counts it in those that count. */
    private boolean passes(int card) {
        for (int i = 0; i < limits.length; i++) {
            if (limits[i] == null) {
                if (!passing[i].has()[card]) {
                    return false;
                }
            } else if (left[i]-- <= 0) {
                return false;
            }
        }
        return true;
    }
}
