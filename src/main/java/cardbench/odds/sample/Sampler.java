package cardbench.odds.sample;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.odds.yisp.vm.VirtualMachine;

/**
 * Plays a topic game by game, in batches of {@value #BATCH}. Each batch has a random stream of its
 * own, so that batches can be played in any order and by any worker, and a game can be repeated by
 * its number. One sampler must not be shared between threads.
 */
public final class Sampler {

    /** The number of games in a batch. */
    public static final int BATCH = 4096;

    /** The distance of the strata of games that follow each other; odd, so that all come. */
    private static final int STEP = 2531;

    private final Game game;
    private final Random32 random;
    private final Seed seed;
    private final String topic;
    private final OpeningHands open;

    /**
     * A sampler of a topic.
     *
     * @param random the generator that the game was compiled with
     * @param topic the topic's name, from which its streams are derived
     * @param open the opening hands to play with, or {@code null} for all as chance deals them
     */
    public Sampler(Game game, Random32 random, Seed seed, String topic, OpeningHands open) {
        this.game = game;
        this.random = random;
        this.seed = seed;
        this.topic = topic;
        this.open = open;
    }

    /**
     * Plays a game with the next random numbers. The first batch is a plain sample; of each other
     * one, every stratum has one game.
     */
    private void deal(int number) {
        int[] order = null;
        if (open != null && (number >= BATCH || open.solved() > 0)) {
            order = open.deal(number < BATCH ? -1 : number * STEP & BATCH - 1, random);
        }
        if (order == null) {
            game.play(number);
        } else {
            game.playHand(number, order, open.next());
        }
    }

    /** The number of batches for this number of games; the last one may be incomplete. */
    public static int batches(int games) {
        return (games + BATCH - 1) / BATCH;
    }

    /**
     * Plays a batch, or the beginning of one.
     *
     * @param batch its number, from 0 on
     * @param games number of games to play, at most {@link #BATCH}
     */
    public TopicTally play(int batch, int games) {
        begin(batch);
        int[] combos = new int[game.combos()];
        int[] others = new int[combos.length];
        for (int c = 0; c < combos.length; c++) {
            others[c] = game.combo(c).isSensitive() ? 0 : TopicTally.NOT_ASKED;
        }
        Scores scores = new Scores();
        scores.expect(game.writtenScore());
        ComboSets sets = new ComboSets(combos.length);
        int uncounted = 0;
        int stopped = 0;
        int emptySource = 0;
        int firstEmpty = -1;
        int first = batch * BATCH;
        VirtualMachine machine = game.machine();
        for (int i = 0; i < games; i++) {
            deal(first + i);
            if (!game.isCounted()) {
                uncounted++;
                continue;
            }
            scores.add(game.score());
            int set = 0;
            for (int c = 0; c < combos.length; c++) {
                if (game.score(c) > 0) {
                    combos[c]++;
                    // wraps beyond 32 combos, where sets are not counted
                    set |= 1 << c;
                }
                if (others[c] >= 0 && game.succeedsOtherwise(c)) {
                    others[c]++;
                }
            }
            if (sets.size() > 0) {
                sets.add(set);
            }
            if (machine.emptySource()) {
                firstEmpty = emptySource == 0 ? first + i : firstEmpty;
                emptySource++;
            }
            stopped += machine.stopped() ? 1 : 0;
        }
        if (open != null) {
            open.endBatch();
        }
        return new TopicTally(
                topic,
                open == null ? 0 : open.solved(),
                games - uncounted,
                uncounted,
                TopicTally.listed(combos),
                TopicTally.listed(others),
                scores,
                sets,
                open != null && batch > 0 && games == BATCH
                        ? BatchSpread.of(scores.successes(), combos)
                        : BatchSpread.none(combos.length),
                stopped,
                emptySource,
                firstEmpty,
                TopicTally.faultsOf(machine),
                TopicTally.printsOf(batch, machine),
                machine.printed());
    }

    /**
     * Plays one game by its number. The games before it in its batch are played as well, because
     * each takes as many random numbers as it needs.
     *
     * @return the game in its final state
     */
    Game replay(int number, GameWatcher watcher) {
        begin(number / BATCH);
        int first = number - number % BATCH;
        for (int i = first; i < number; i++) {
            deal(i);
        }
        game.watch(watcher);
        deal(number);
        game.watch(null);
        return game;
    }

    /**
     * Plays the game that follows the last one.
     *
     * @param number the number of the game
     */
    void next(int number, GameWatcher watcher) {
        if (number % BATCH == 0) {
            begin(number / BATCH);
        }
        game.watch(watcher);
        deal(number);
        game.watch(null);
    }

    /**
     * Searches for a game.
     *
     * @param from number of the first game to consider
     * @param tries number of games to consider
     * @param wanted selects the game
     * @return the game's number, or -1
     */
    int find(int from, int tries, Wanted wanted) {
        begin(from / BATCH);
        for (int i = from - from % BATCH; i < from + tries; i++) {
            if (i % BATCH == 0) {
                begin(i / BATCH);
            }
            deal(i);
            if (i >= from && wanted.fits(game)) {
                return i;
            }
        }
        return -1;
    }

    /** Selects a game after it was played. */
    public interface Wanted {

        /** Whether this is the game to find. */
        boolean fits(Game game);
    }

    private void begin(int batch) {
        seed.start(random, topic, batch);
        game.machine().startBatch();
        if (open != null) {
            open.startBatch();
        }
    }
}
