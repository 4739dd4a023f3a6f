package cardbench.yisp;

/**
 * A compiled card set. Filters on names and attributes that stand side by side have become one
 * array of truth values, so that the usual sets ({@code H}, {@code D.3}, {@code D.a:bin}, {@code
 * D.a:bin.1}) are one pass with one test a card; any other chain of filters is one pass too.
 *
 * <p>It keeps its counters in itself, so a pick belongs to one {@link Play}.
 */
final class Pick {

    private static final int[] NONE = {};
    private static final int ALL = Integer.MAX_VALUE;

    private final int zone;
    private final boolean self;

    /** For each filter the cards that pass; {@code null} where it takes the first ones. */
    private final Selection[] passing;

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

    Pick(char zone, Selection[] passing, Code[] limits) {
        this.self = zone == Zones.SELF;
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
    int size(Play play, int most) {
        if (!simple) {
            return choose(play);
        }
        int first = limit == null ? known : limit.run(play);
        int enough = first < most ? first : most;
        Row row = play.zones.row(zone);
        return has == null
                ? Math.max(0, Math.min(enough, row.size()))
                : play.zones.count(row, has, which, enough);
    }

    /** Takes its cards out of their zone: {@link Zones#taken()}. Gives how many there are. */
    int take(Play play) {
        if (simple) {
            int first = limit == null ? known : limit.run(play);
            return play.zones.take(play.zones.row(zone), has, first);
        }
        int found = choose(play);
        if (!self) {
            play.zones.takeChosen(play.zones.row(zone), found, looked);
        } else if (found > 0) {
            play.zones.takeOne(play.running);
        }
        return found;
    }

    /** The zone its cards come from, by number. */
    int zone(Play play) {
        return self ? play.zones.zoneOf(play.running) : zone;
    }

    /** Leaves its cards in their zone and writes them to {@link Zones#taken()}. */
    int choose(Play play) {
        for (int i = 0; i < limits.length; i++) {
            left[i] = limits[i] == null ? 0 : limits[i].run(play);
        }
        int[] chosen = play.zones.taken();
        int found = 0;
        if (self) {
            if (passes(play.running)) {
                chosen[found++] = play.running;
            }
            return found;
        }
        Row row = play.zones.row(zone);
        int size = row.size();
        int at = 0;
        while (at < size && !exhausted()) {
            int card = play.zones.card(row, at++);
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
