package cardbench.odds.sample;

import cardbench.odds.yisp.vm.ActivationScan;
import cardbench.odds.yisp.vm.Formula;
import cardbench.odds.yisp.vm.Routine;
import cardbench.odds.yisp.vm.VirtualMachine;
import java.util.List;

/**
 * One compiled topic and the game that is played of it. A game shuffles the deck, deals the opening
 * hand, runs the header, activates effects until none can be activated, and then tests the combos.
 * A {@code Game} plays one game after the other and must not be shared between threads.
 */
public final class Game {

    /** How many deals are tried for a game that counts, before the game is a failure. */
    public static final int DEALS = 1000;

    private final VirtualMachine machine;
    private final int startCard;
    private final Routine header;

    /** For each turn, the program that begins it; none for a game of one turn without draws. */
    private final Routine[] turns;

    private final ActivationScan activation;
    private final CompiledCombo[] combos;
    private final Formula counted;
    private final int writtenScore;
    private GameWatcher watcher;
    private Runnable dealt;
    private boolean isCounted;
    private int score;

    /**
     * A compiled topic.
     *
     * @param startCard number of cards in the opening hand
     * @param header the program that runs first, or {@code null}
     * @param turns for each turn, the program that begins it; empty for games without turns
     * @param activation activates the effects of cards, or {@code null} if the topic does not
     * @param counted decides behind the header whether a game counts, or {@code null}
     * @param writtenScore the highest score that is written as a number
     */
    Game(
            VirtualMachine machine,
            int startCard,
            Routine header,
            Routine[] turns,
            ActivationScan activation,
            List<CompiledCombo> combos,
            Formula counted,
            int writtenScore) {
        this.counted = counted;
        this.writtenScore = writtenScore;
        this.machine = machine;
        this.startCard = startCard;
        this.header = header;
        this.turns = turns;
        this.activation = activation;
        this.combos = combos.toArray(new CompiledCombo[0]);
    }

    /** Sets the watcher of every step; {@code null} for none. */
    void watch(GameWatcher somebody) {
        watcher = somebody;
        machine.watch(somebody);
    }

    /**
     * Sets a callback for every opening hand; {@code null} for none. Unlike a watcher of every step
     * it hardly slows games down.
     */
    public void whenDealt(Runnable look) {
        dealt = look;
    }

    /**
     * Plays a game with the next random numbers. If only some games count, one of them is dealt:
     * the deals that do not count are as if they had never been.
     *
     * @param number the number of the game
     */
    public void play(int number) {
        int deals = 1;
        isCounted = true;
        machine.startGame(number);
        deal();
        while (!counts() && deals < DEALS && !machine.stopped()) {
            deals++;
            machine.startGame(number);
            if (watcher != null) {
                watcher.dealsAgain();
            }
            deal();
        }
        if (deals == DEALS && !counts()) {
            isCounted = false;
            machine.stop();
        }
        finish();
    }

    /**
     * Whether the last game is one of those that the odds are of. A game with a given order that
     * does not count is played all the same.
     */
    public boolean isCounted() {
        return isCounted;
    }

    /** Whether the game is one of those that count, behind the header. */
    private boolean counts() {
        return counted == null || counted.value(machine) != 0;
    }

    /**
     * Plays a game with a given order of the deck.
     *
     * @param number the number of the game
     * @param order the numbers of all cards, from the top
     */
    public void play(int number, int[] order) {
        machine.startGame(number, order);
        run();
    }

    /**
     * Plays a game with a given opening hand; the rest of the deck is shuffled.
     *
     * @param number the number of the game
     * @param order the numbers of all cards, those of the hand first, then those on top of the deck
     * @param next how many cards on top of the deck are given, too
     */
    void playHand(int number, int[] order, int next) {
        machine.startGame(number, order, Math.min(startCard + next, order.length));
        run();
    }

    private void run() {
        deal();
        isCounted = counts();
        finish();
    }

    /** Deals the opening hand and runs the header. */
    private void deal() {
        machine.deal(startCard);
        if (dealt != null) {
            dealt.run();
        }
        if (watcher != null) {
            watcher.dealt();
        }
        if (header != null) {
            header.run(machine, 0);
        }
    }

    private void finish() {
        int turn = 0;
        do {
            if (turn < turns.length && !machine.stopped()) {
                machine.startTurn();
                turns[turn].run(machine, 0);
            }
            if (activation != null && !machine.stopped()) {
                activateAll();
            }
            test(turn == 0);
            turn++;
        } while (turn < turns.length && !machine.stopped() && isOpen());
    }

    /**
     * Tests the combos.
     *
     * @param first whether no combo has been tested in this game; those that have succeeded in an
     *     earlier turn stay as they are
     */
    private void test(boolean first) {
        score = 0;
        // a stopped game failed, whatever its zones hold: it ran into the limit of steps, or
        // ygo-calc would have given up
        boolean stopped = machine.stopped();
        for (CompiledCombo combo : combos) {
            if (stopped) {
                combo.fail();
                continue;
            }
            if (first || combo.score() == 0) {
                combo.test(machine);
            }
            int reached = combo.score();
            score = reached > score ? reached : score;
        }
    }

    /** Whether a combo has not succeeded yet. */
    private boolean isOpen() {
        for (CompiledCombo combo : combos) {
            if (combo.score() == 0) {
                return true;
            }
        }
        return false;
    }

    private void activateAll() {
        if (watcher != null) {
            watcher.runs();
        }
        boolean first = true;
        while (activation.next(first) && !machine.stopped()) {
            first = false;
            if (watcher != null) {
                watcher.activated(activation.card(), activation.effect());
            }
        }
    }

    /** The machine that runs the programs of the game. */
    public VirtualMachine machine() {
        return machine;
    }

    /** The number of combos of the topic. */
    public int combos() {
        return combos.length;
    }

    /** The highest score of a combo that is written as a number; 0 if all are computed. */
    public int writtenScore() {
        return writtenScore;
    }

    /** A compiled combo of the topic, by its place in the file. */
    public CompiledCombo combo(int combo) {
        return combos[combo];
    }

    /**
     * Whether a combo succeeds in the last game if cards are matched to conditions in the other way
     * (greedy or best). Only for combos where the two can differ.
     */
    public boolean succeedsOtherwise(int combo) {
        return combos[combo].otherwise();
    }

    /** The score of a combo in the last game; 0 if it did not succeed. */
    public int score(int combo) {
        return combos[combo].score();
    }

    /**
     * The score of the topic in the last game, which is the best score of a combo; 0 without
     * success.
     */
    public int score() {
        return score;
    }
}
