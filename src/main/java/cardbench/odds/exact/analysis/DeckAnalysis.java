package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.KnownDeck;

/** Finds what the order of the deck can still mean to what {@link Liveness} found live. */
final class DeckAnalysis {

    private final Problem problem;
    private final Liveness live;

    /** The answers are about what an analysis found live. */
    DeckAnalysis(Problem problem, Liveness live) {
        this.problem = problem;
        this.live = live;
    }

    /**
     * What is certain of the deck from now on, as in {@link Independence}.
     *
     * @param deep whether a draw may come to the cards below the unseen ones
     */
    int known(KnownDeck deck, boolean deep) {
        // where the deck runs out, the last draws bring nothing
        boolean draws =
                live.leastUnseen() >= 0
                        && deck.marks().length == 0
                        && !deck.top()
                        && !(deck.bottom() && deep)
                        && !live.inspectsTop;
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move move = problem.moves()[i];
            if (live.moves[i]) {
                boolean puts = move.to() == CardClassSet.DECK;
                draws &= !move.searches() && !(puts && (move.top() || deep));
            }
        }
        return draws ? Independence.UNIFORM_DRAWS : 0;
    }

    /**
     * Whether a mark that is there or may come decides what a later search finds: it does where the
     * set of the search is neither apart from that of the mark nor inside it.
     */
    boolean overlaps(KnownDeck deck) {
        int[] marks = deck.marks();
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move later = problem.moves()[i];
            if (!live.moves[i] || !later.searches()) {
                continue;
            }
            int set = later.cards().lead() & live.cards.enter[CardClassSet.DECK];
            for (int j = 0; j < marks.length; j += 2) {
                if ((set & marks[j]) != 0 && (set & ~marks[j]) != 0) {
                    return true;
                }
            }
            for (int j = 0; j < live.moves.length; j++) {
                Instruction.Move first = problem.moves()[j];
                int other = first.cards().lead();
                if (live.moves[j]
                        && first.searches()
                        && (set & other) != 0
                        && (set & ~other) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
