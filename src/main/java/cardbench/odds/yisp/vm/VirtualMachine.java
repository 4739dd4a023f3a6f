package cardbench.odds.yisp.vm;

import cardbench.base.chance.Random32;
import java.util.ArrayList;
import java.util.List;

/**
 * The state that running programs read and write: zones, variables, the source of chance, and the
 * effects that are closed. One machine plays the games of a topic one after the other, in batches;
 * a game allocates nothing unless it prints. One thread only.
 *
 * <p>A batch is a sequence of games on one stream of random numbers. Batches are independent of
 * each other, so that threads can share the games and the result does not depend on how.
 */
public final class VirtualMachine {

    /**
     * The most steps of one game; a statement is one step, a long one several. A game that needs
     * more is stopped. ygo-calc has no such limit and hangs on an endless effect.
     */
    public static final int MAX_STEPS = 10_000;

    /** The printed lines that are kept for each batch; the others are only counted. */
    public static final int MAX_PRINTS = 100;

    /** The characters that are kept of a printed line. */
    static final int MAX_LINE = 1_000;

    /** In {@link #askCost}: not passed over. */
    static final int OPEN = -1;

    /** In {@link #askCost}: passed over for nothing. A refusal costs a step or more. */
    private static final int CLOSED = 0;

    private static final int LOCALS = 26;

    /** The zones. */
    final Zones zones;

    /** The source of chance. */
    final Random32 random;

    /** Whether to behave like ygo-calc 2.6, mistakes included. */
    final boolean legacy;

    /** By card, its name and description, for printing. */
    final String[] labels;

    /** Variables of one letter, by letter; they live as long as one effect runs. */
    final int[] locals = new int[LOCALS];

    /** Variables of more letters; they live as long as the game. */
    final int[] globals;

    /**
     * By effect, the steps of evaluating its guards if it is passed over in this game, because they
     * failed and nothing they read has changed since. {@link #CLOSED}: it is closed for good.
     * {@link #OPEN}: its guards have to be evaluated. Behind the effects come {@link #none} and
     * {@link #several}.
     */
    final int[] askCost;

    /** In place of the effect of a card that has none: always passed over, for nothing. */
    final int none;

    /** In place of the effect of a card that has several: always to be queried. */
    final int several;

    /** The effects that are refused, and maybe some that are closed since. */
    private final int[] refused;

    private int refusedCount;

    /** The card whose effect is running. */
    int running;

    /** The watcher, or {@code null}. */
    Watcher watcher;

    /** Decides random numbers instead of chance, or {@code null}. */
    private ChoiceScript script;

    private final int[] faultGames;
    private final int[] faultFirst;
    private final int[] faultLast;
    private final List<String> prints = new ArrayList<>();
    private int printed;
    private int game;
    private int steps;
    private boolean stopped;
    private boolean emptySource;

    VirtualMachine(
            Zones zones,
            Random32 random,
            boolean legacy,
            String[] labels,
            int effects,
            int variables,
            int places) {
        this.zones = zones;
        this.random = random;
        this.legacy = legacy;
        this.labels = labels;
        this.globals = new int[variables];
        this.none = effects;
        this.several = none + 1;
        this.refused = new int[none];
        this.askCost = new int[none + 2];
        askCost[several] = OPEN;
        this.faultGames = new int[places];
        this.faultFirst = new int[places];
        this.faultLast = new int[places];
        startBatch();
    }

    /**
     * Resets all counters and sorts the deck, for a new stream of chance. The order that earlier
     * games left would otherwise decide what the same random numbers mean.
     */
    public void startBatch() {
        for (int i = 0; i < faultGames.length; i++) {
            faultGames[i] = 0;
            faultFirst[i] = -1;
            faultLast[i] = -1;
        }
        prints.clear();
        printed = 0;
        zones.sortDeck();
    }

    /**
     * Begins a game: all cards in the deck, all variables 0.
     *
     * @param number the number of the game, for reporting faults
     */
    public void startGame(int number) {
        zones.gather();
        start(number);
    }

    /**
     * Begins a game with a given deck.
     *
     * @param order the numbers of all cards, from the top
     */
    public void startGame(int number, int[] order) {
        startGame(number, order, order.length);
    }

    /**
     * Begins a game with given cards on top of a deck that is shuffled below them.
     *
     * @param order the numbers of all cards, from the top
     * @param first how many of them keep this order
     */
    public void startGame(int number, int[] order, int first) {
        zones.stackDeck(order, first);
        start(number);
    }

    private void start(int number) {
        game = number;
        steps = 0;
        stopped = false;
        emptySource = false;
        for (int i = 0; i < globals.length; i++) {
            globals[i] = 0;
        }
        openAll();
    }

    /** Begins another turn: effects that were closed may be activated again. */
    public void startTurn() {
        openAll();
    }

    private void openAll() {
        for (int i = 0; i < none; i++) {
            askCost[i] = OPEN;
        }
        refusedCount = 0;
    }

    /** Sets the watcher, or removes it ({@code null}). */
    public void watch(Watcher somebody) {
        watcher = somebody;
    }

    /** Makes a script decide random numbers instead of chance. */
    public void follow(ChoiceScript decided) {
        script = decided;
    }

    /** A random number, both ends included. */
    int between(int least, int most) {
        return script == null ? random.between(least, most) : script.between(least, most);
    }

    /** Deals the top cards of the deck as the hand. */
    public void deal(int count) {
        zones.deal(count);
    }

    /** The cards of a zone. The order of the deck may not be decided yet. */
    public Zone row(char zone) {
        return zones.row(zone - 'A');
    }

    /** The card at a place of a zone, from 0 at the front. Decides it if it is in the deck. */
    public int card(char zone, int place) {
        return zones.card(zones.row(zone - 'A'), place);
    }

    /** Stops the game, which fails. */
    public void stop() {
        stopped = true;
    }

    /** Whether the game was stopped: by the limit of steps, or where ygo-calc would abort. */
    public boolean stopped() {
        return stopped;
    }

    /** Whether the game was stopped because it took too many steps. */
    boolean isOutOfSteps() {
        return steps > MAX_STEPS;
    }

    /** Whether a move in this game found no cards. */
    public boolean emptySource() {
        return emptySource;
    }

    /** The lines kept of what was printed since the batch began. */
    public List<String> prints() {
        return List.copyOf(prints);
    }

    /** How many lines were printed since the batch began. */
    public int printed() {
        return printed;
    }

    /** The number of places at which something can go wrong. */
    public int faults() {
        return faultGames.length;
    }

    /** In how many games of the batch a fault happened. */
    public int faultGames(int fault) {
        return faultGames[fault];
    }

    /** The first game of the batch in which a fault happened, or -1. */
    public int faultFirst(int fault) {
        return faultFirst[fault];
    }

    /** Whether a fault happened in the game played last. */
    public boolean hasFault(int fault) {
        return faultLast[fault] == game;
    }

    /** Records that something cannot be computed. The game continues with 0. */
    void fault(int fault) {
        // once per game: the report states in how many games it happened
        if (faultLast[fault] != game) {
            faultLast[fault] = game;
            faultGames[fault]++;
            if (faultFirst[fault] < 0) {
                faultFirst[fault] = game;
            }
        }
    }

    /** Records a move of no cards. ygo-calc aborts the whole run there; legacy stops the game. */
    void noteEmptySource() {
        emptySource = true;
        stopped |= legacy;
    }

    /** Passes an effect over, whose guards failed, until it is queried again. */
    void refuse(int effect, int steps) {
        askCost[effect] = steps;
        refused[refusedCount++] = effect;
    }

    /**
     * Evaluates some of the refused effects again, unless they are closed.
     *
     * @param which by effect, whether it may not be refused any more
     */
    void askAgain(boolean[] which) {
        int kept = 0;
        for (int i = 0; i < refusedCount; i++) {
            int effect = refused[i];
            if (!which[effect]) {
                refused[kept++] = effect;
            } else if (askCost[effect] != CLOSED) {
                askCost[effect] = OPEN;
            }
        }
        refusedCount = kept;
    }

    /** Closes an effect for the rest of this game. */
    void close(int effect) {
        askCost[effect] = CLOSED;
    }

    /** Whether the game has a number of steps left. */
    boolean hasSteps(int cost) {
        return steps + cost <= MAX_STEPS;
    }

    /** The steps that the game has left; below 0 if it has taken too many. */
    int stepsLeft() {
        return MAX_STEPS - steps;
    }

    /** Charges all steps but those that are {@linkplain #stepsLeft left}. */
    void leave(int left) {
        steps = MAX_STEPS - left;
    }

    /** Charges steps that the game {@linkplain #hasSteps has}. */
    void spend(int cost) {
        steps += cost;
    }

    /**
     * Charges the steps of a statement.
     *
     * @return false if the game has to stop
     */
    boolean step(int cost) {
        int taken = steps + cost;
        steps = taken;
        if (taken > MAX_STEPS) {
            stopped = true;
        }
        return !stopped;
    }

    /** The value of a variable that lives as long as the game, by its number. */
    public int variable(int index) {
        return globals[index];
    }

    /** The value of a variable of one letter, {@code a} to {@code z}. */
    public int variable(char letter) {
        return locals[letter - 'a'];
    }

    /** Sets the variables of one letter to 0. */
    void clearLocals() {
        for (int i = 0; i < LOCALS; i++) {
            locals[i] = 0;
        }
    }

    /** Whether a printed line would be kept or seen. */
    boolean wantsPrint() {
        return prints.size() < MAX_PRINTS || watcher != null;
    }

    /** Prints a line, or only counts it ({@code null}). */
    void print(String line) {
        printed++;
        if (line != null && prints.size() < MAX_PRINTS) {
            prints.add(line);
        }
        if (line != null && watcher != null) {
            watcher.prints(line);
        }
    }
}
