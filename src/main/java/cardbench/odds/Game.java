package cardbench.odds;

import cardbench.yisp.Effect;
import cardbench.yisp.Play;
import cardbench.yisp.Routine;
import java.util.List;

/**
 * One topic, compiled, and the game that is being played of it. A game is a shuffled deck, the
 * opening hand, the header, then every effect that can be activated until none can, then the
 * combos. Used for one game after the other, by one thread.
 */
public final class Game {

    private static final Effect[] NO_EFFECTS = {};

    private final Play play;
    private final int startCard;
    private final Routine header;
    private final String scanned;
    private final Effect[][][] effects;
    private final boolean runs;
    private final ComboTest[] combos;
    private final int[] scores;
    private GameWatcher watcher;
    private int score;

    /**
     * A topic, compiled.
     *
     * @param startCard cards of the opening hand, not more than the deck has
     * @param header what runs first, or {@code null}
     * @param scanned letters of the zones whose cards are activated, in the order of the scan;
     *     empty where no card is
     * @param effects for each card of the deck, by number, its effects in their order
     */
    Game(
            Play play,
            int startCard,
            Routine header,
            String scanned,
            List<List<Effect>> effects,
            List<ComboTest> combos) {
        this.play = play;
        this.startCard = startCard;
        this.header = header;
        this.scanned = scanned;
        this.runs = !scanned.isEmpty();
        this.combos = combos.toArray(new ComboTest[0]);
        this.scores = new int[this.combos.length];
        this.effects = new Effect[scanned.length()][][];
        for (int zone = 0; zone < this.effects.length; zone++) {
            this.effects[zone] = new Effect[effects.size()][];
            for (int card = 0; card < effects.size(); card++) {
                this.effects[zone][card] = allowed(effects.get(card), scanned.charAt(zone));
            }
        }
    }

    private static Effect[] allowed(List<Effect> effects, char zone) {
        int count = 0;
        for (Effect effect : effects) {
            count += effect.allows(zone) ? 1 : 0;
        }
        if (count == 0) {
            return NO_EFFECTS;
        }
        Effect[] allowed = new Effect[count];
        int at = 0;
        for (Effect effect : effects) {
            if (effect.allows(zone)) {
                allowed[at++] = effect;
            }
        }
        return allowed;
    }

    /** Lets somebody watch every step, or nobody ({@code null}). */
    void watch(GameWatcher somebody) {
        watcher = somebody;
        play.watch(somebody);
    }

    /**
     * Plays a game with the next numbers of its chance.
     *
     * @param number of the game
     */
    void play(int number) {
        play.startGame(number);
        run();
    }

    /**
     * Plays a game with a given deck.
     *
     * @param order the numbers of all cards, from the top
     */
    void play(int number, int[] order) {
        play.startGame(number, order);
        run();
    }

    private void run() {
        play.deal(startCard);
        if (watcher != null) {
            watcher.dealt();
        }
        if (header != null) {
            header.run(play, 0);
        }
        if (runs && !play.stopped()) {
            if (watcher != null) {
                watcher.runs();
            }
            boolean first = true;
            while (activates(first) && !play.stopped()) {
                first = false;
            }
        }
        score = 0;
        for (int i = 0; i < combos.length; i++) {
            scores[i] = play.stopped() ? 0 : combos[i].score(play);
            score = Math.max(score, scores[i]);
        }
    }

    /** Looks for a card to activate, from the first card of the hand on. */
    private boolean activates(boolean first) {
        for (int zone = 0; zone < effects.length; zone++) {
            char letter = scanned.charAt(zone);
            Effect[][] here = effects[zone];
            int at = 0;
            while (at < play.size(letter)) {
                int card = play.card(letter, at);
                for (Effect effect : here[card]) {
                    if (effect.run(play, card, first)) {
                        if (watcher != null) {
                            watcher.activated(card, effect.index());
                        }
                        return true;
                    }
                    if (play.stopped()) {
                        return false;
                    }
                }
                // an effect that failed may have moved its card; then the next one lies here now
                if (at < play.size(letter) && play.card(letter, at) == card) {
                    at++;
                } else if (here[card].length == 0) {
                    at++;
                }
            }
        }
        return false;
    }

    /** What the programs of the game run on. */
    Play play() {
        return play;
    }

    /** How many combos the topic has. */
    int combos() {
        return scores.length;
    }

    /** A combo of the topic, compiled. */
    ComboTest combo(int combo) {
        return combos[combo];
    }

    /** The score of a combo in the game played last; 0 where it did not succeed. */
    int score(int combo) {
        return scores[combo];
    }

    /**
     * The score of the topic in the game played last: the best of its combos; 0 without success.
     */
    int score() {
        return score;
    }
}
