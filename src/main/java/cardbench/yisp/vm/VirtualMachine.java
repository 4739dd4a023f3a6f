package cardbench.yisp.vm;

import cardbench.chance.Random32;
import java.util.ArrayList;
import java.util.List;

/**
 * What running programs read and change: the zones, the variables, chance, the effects that may no
 * longer be activated. Made once for a topic and used for one game after the other; a game
 * allocates nothing unless it prints.
 */
public final class VirtualMachine {

    /**
     * Statements that a game may run; longer ones count as several. A game that reaches this is
     * stopped.
     */
    public static final int MAX_STEPS = 10_000;

    /** Lines that are kept of what programs print; the others are only counted. */
    public static final int MAX_PRINTS = 100;

    /** Characters that are kept of a printed line. */
    static final int MAX_LINE = 1_000;

    private static final int LOCALS = 26;

    /** The zones. */
    final Zones zones;

    /** Where chance comes from. */
    final Random32 random;

    /** Whether the game goes as in ygo-calc 2.6, mistakes included. */
    final boolean legacy;

    /** For each card its name and description, for printing. */
    final String[] labels;

    /** Variables of one letter, by letter; they live as long as one effect runs. */
    final int[] locals = new int[LOCALS];

    /** Variables of more letters; they live as long as the game. */
    final int[] globals;

    /** For each effect the last game of the batch in which it was closed for good. */
    final int[] closedIn;

    /** The same, and also where its guards fail until something they ask about changes. */
    final int[] passedIn;

    /** For each effect that is passed over what asking its guards would cost; 0 if it is closed. */
    final int[] askCost;

    /** Which game of the batch this is, from 1; every batch counts anew. */
    int serial;

    /** The card whose effect is running. */
    int running;

    /** Who watches, or {@code null}. */
    Watcher watcher;

    /** What decides random numbers instead of chance, or {@code null}. */
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

    VirtualMachine(Zones zones, Random32 random, boolean legacy, String[] labels, int... sizes) {
        this.zones = zones;
        this.random = random;
        this.legacy = legacy;
        this.labels = labels;
        this.globals = new int[sizes[0]];
        this.closedIn = new int[sizes[1]];
        this.passedIn = new int[sizes[1]];
        this.askCost = new int[sizes[1]];
        this.faultGames = new int[sizes[2]];
        this.faultFirst = new int[sizes[2]];
        this.faultLast = new int[sizes[2]];
        startBatch();
    }

    /** Forgets what was counted, and sorts the deck, for a new stream of chance. */
    public void startBatch() {
        for (int i = 0; i < faultGames.length; i++) {
            faultGames[i] = 0;
            faultFirst[i] = -1;
            faultLast[i] = -1;
        }
        for (int i = 0; i < closedIn.length; i++) {
            closedIn[i] = 0;
            passedIn[i] = 0;
        }
        serial = 0;
        prints.clear();
        printed = 0;
        zones.sortDeck();
    }

    /**
     * Begins a game: all cards in the deck, all variables 0.
     *
     * @param number of the game, which faults are reported with
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
     * @param first how many of them lie in this order
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
        serial++;
    }

    /** Lets somebody watch, or nobody ({@code null}). */
    public void watch(Watcher somebody) {
        watcher = somebody;
    }

    /** Lets a script decide random numbers. */
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

    /** The cards of a zone; those of the deck may not all be decided yet. */
    public Zone row(char zone) {
        return zones.row(zone - 'A');
    }

    /** The card at a place of a zone, counted from the front, decided if it is in the deck. */
    public int card(char zone, int place) {
        return zones.card(zones.row(zone - 'A'), place);
    }

    /** Whether the game was stopped: it took too many steps, or ygo-calc would have given up. */
    public boolean stopped() {
        return stopped;
    }

    /** Whether the game was stopped because it took too many steps. */
    boolean isOutOfSteps() {
        return steps > MAX_STEPS;
    }

    /** Whether cards were to be moved where there were none. */
    public boolean emptySource() {
        return emptySource;
    }

    /** Lines kept of what was printed since the batch began. */
    public List<String> prints() {
        return List.copyOf(prints);
    }

    /** How many lines were printed since the batch began. */
    public int printed() {
        return printed;
    }

    /** How many places there are at which something can go wrong. */
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

    /** Notes that something cannot be computed; the game goes on with 0. */
    void fault(int fault) {
        if (faultLast[fault] != game) {
            faultLast[fault] = game;
            faultGames[fault]++;
            if (faultFirst[fault] < 0) {
                faultFirst[fault] = game;
            }
        }
    }

    /** Notes a move of no cards; ygo-calc gives up there. */
    void noteEmptySource() {
        emptySource = true;
        stopped |= legacy;
    }

    /** Lets an effect not be activated any more in this game. */
    void close(int effect) {
        closedIn[effect] = serial;
        passedIn[effect] = serial;
        askCost[effect] = 0;
    }

    /** Whether so many more steps are sure not to stop the game. */
    boolean hasSteps(int cost) {
        return steps + cost <= MAX_STEPS;
    }

    /** Counts steps of which it is {@linkplain #hasSteps known} that the game has them. */
    void spend(int cost) {
        steps += cost;
    }

    /** Counts a statement; false when the game has to stop. */
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

    /** Prints a line, or only counts it where it is not wanted. */
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
