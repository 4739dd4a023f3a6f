package cardbench.sample;

/**
 * In how many games which combos succeeded together. Counted for topics of up to {@value
 * #MAX_COMBOS} combos, since the number of sets doubles with each. Adding is exact and goes in any
 * order.
 */
public final class ComboSets {

    /** Topics with more combos are not counted here. */
    public static final int MAX_COMBOS = 10;

    /** Games by set; combo <i>i</i> is bit <i>i</i>. Empty where nothing is counted. */
    private final int[] games;

    /** Nothing counted yet, for a topic of so many combos. */
    public ComboSets(int combos) {
        games = new int[combos > MAX_COMBOS ? 0 : 1 << combos];
    }

    /** Counts a game in which just the combos of a set succeeded. */
    public void add(int set) {
        if (set < games.length) {
            games[set]++;
        }
    }

    /** Counts games of a set; nothing where the set cannot be. */
    public void add(int set, int count) {
        if (set >= 0 && set < games.length) {
            games[set] += count;
        }
    }

    /** Counts all that others counted, of a topic with as many combos. */
    void add(ComboSets other) {
        for (int set = 0; set < games.length; set++) {
            games[set] += other.games[set];
        }
    }

    /** How many sets there are: those below this number; 0 where nothing is counted. */
    public int size() {
        return games.length;
    }

    /** In how many games just the combos of a set succeeded. */
    public int games(int set) {
        return games[set];
    }
}
