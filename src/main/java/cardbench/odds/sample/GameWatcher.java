package cardbench.odds.sample;

import cardbench.odds.yisp.vm.Watcher;

/** Observes a game, from the opening hand on. */
interface GameWatcher extends Watcher {

    /** The opening hand has been dealt. */
    void dealt();

    /** The deal before did not count: the game begins anew. */
    void dealsAgain();

    /** The header is done; from here on cards are activated. */
    void runs();

    /**
     * An effect was activated and has run.
     *
     * @param card number of its card
     * @param effect number among the effects of the card, from 0
     */
    void activated(int card, int effect);
}
