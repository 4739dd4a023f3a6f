package cardbench.sample;

import cardbench.yisp.vm.ActivationScan;
import cardbench.yisp.vm.Routine;
import cardbench.yisp.vm.VirtualMachine;
import java.util.List;

/**
 * One topic, compiled, and the game that is being played of it. A game is a shuffled deck, the
 * opening hand, the header, then every effect that can be activated until none can, then the
 * combos. Used for one game after the other, by one thread.
 */
public final class Game {

    private final VirtualMachine machine;
    private final int startCard;
    private final Routine header;
    private final ActivationScan activation;
    private final CompiledCombo[] combos;
    private GameWatcher watcher;
    private Runnable dealt;
    private int score;

    /**
     * A topic, compiled.
     *
     * @param startCard cards of the opening hand
     * @param header what runs first, or {@code null}
     * @param activation activates cards, or {@code null} where the topic does not
     */
    Game(
            VirtualMachine machine,
            int startCard,
            Routine header,
            ActivationScan activation,
            List<CompiledCombo> combos) {
        this.machine = machine;
        this.startCard = startCard;
        this.header = header;
        this.activation = activation;
        this.combos = combos.toArray(new CompiledCombo[0]);
    }

    /** Lets somebody watch every step, or nobody ({@code null}). */
    void watch(GameWatcher somebody) {
        watcher = somebody;
        machine.watch(somebody);
    }

    /**
     * Lets somebody look at every opening hand, and at nothing else, which keeps games fast; or
     * nobody ({@code null}).
     */
    public void whenDealt(Runnable look) {
        dealt = look;
    }

    /**
     * Plays a game with the next numbers of its chance.
     *
     * @param number of the game
     */
    public void play(int number) {
        machine.startGame(number);
        run();
    }

    /**
     * Plays a game with a given deck.
     *
     * @param order the numbers of all cards, from the top
     */
    public void play(int number, int[] order) {
        machine.startGame(number, order);
        run();
    }

    /**
     * Plays a game with a given opening hand; the rest of the deck is shuffled.
     *
     * @param order the numbers of all cards, those of the hand first
     */
    void playHand(int number, int[] order) {
        machine.startGame(number, order, Math.min(startCard, order.length));
        run();
    }

    private void run() {
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
        if (activation != null && !machine.stopped()) {
            activateAll();
        }
        score = 0;
        boolean stopped = machine.stopped();
        for (CompiledCombo combo : combos) {
            if (stopped) {
                combo.fail();
            } else {
                combo.test(machine);
                score = Math.max(score, combo.score());
            }
        }
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

    /** What the programs of the game run on. */
    public VirtualMachine machine() {
        return machine;
    }

    /** How many combos the topic has. */
    public int combos() {
        return combos.length;
    }

    /** A combo of the topic, compiled. */
    public CompiledCombo combo(int combo) {
        return combos[combo];
    }

    /**
     * Whether a combo succeeds in the game played last where its cards are given to conditions the
     * other way; only to be asked of combos for which that may differ.
     */
    public boolean succeedsOtherwise(int combo) {
        return combos[combo].otherwise();
    }

    /** The score of a combo in the game played last; 0 where it did not succeed. */
    public int score(int combo) {
        return combos[combo].score();
    }

    /**
     * The score of the topic in the game played last: the best of its combos; 0 without success.
     */
    public int score() {
        return score;
    }
}
