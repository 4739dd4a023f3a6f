package cardbench.odds.sample;

/**
 * Counts the games in which exactly a given set of combos succeeded. Only for topics of up to
 * {@value #MAX_COMBOS} combos, since each combo doubles the number of sets. Sums are exact and do
 * not depend on the order of adding.
 */
public final class ComboSets {

    /** The most combos for which sets are counted. */
    public static final int MAX_COMBOS = 10;

    /**
     * The number of games by set, where combo <i>i</i> is bit <i>i</i>. Empty if nothing is
     * counted.
     */
    private final int[] games;

    /** No games yet, for a topic with this number of combos. */
    public ComboSets(int combos) {
        games = new int[combos > MAX_COMBOS ? 0 : 1 << combos];
    }

    /** Counts a game in which exactly these combos succeeded. */
    public void add(int set) {
        if (set < games.length) {
            games[set]++;
        }
    }

    /** Adds a number of games for a set. Ignores sets that cannot occur. */
    public void add(int set, int count) {
        if (set >= 0 && set < games.length) {
            games[set] += count;
        }
    }

    /** Adds the counts of other games, of a topic with the same number of combos. */
    void add(ComboSets other) {
        for (int set = 0; set < games.length; set++) {
            games[set] += other.games[set];
        }
    }

    /** The number of sets, which are the numbers below it; 0 if nothing is counted. */
    public int size() {
        return games.length;
    }

    /** The number of games in which exactly these combos succeeded. */
    public int games(int set) {
        return games[set];
    }
}
