package cardbench.odds.exact.machine;

import cardbench.odds.exact.analysis.AbstractionBuilder;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.EmptiedSetException;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.state.CardKinds;
import cardbench.odds.exact.state.DrawConstraints;
import cardbench.odds.exact.state.State;

/**
 * The unseen cards of a deck. A chance node decides which one comes, at the moment when a program
 * queries it.
 *
 * <p>Searches give knowledge about the order of the unseen cards. A mark remembers it in one of two
 * ways:
 *
 * <p><b>By cards taken:</b> the first <i>g</i> cards of a set were taken out. Suppose that their
 * places stay. Then all orders of the unseen cards and these places are equally likely, except that
 * the first <i>g</i> places of the set are empty. This holds as long as any two sets are disjoint
 * or one is inside the other. A set inside another one counts its places after the empty first
 * places of the outer set; a search for the outer set that passes an empty place of the inner one
 * makes it one of its own. A search for the last cards of the inner set is not covered ({@link
 * EmptiedSetException}).
 *
 * <p><b>By places:</b> none of the first <i>k</i> cards is of the set. These stretches are nested,
 * so the number of ways to fill the places is a product from front to back which does not depend on
 * the card chosen for a place. Hence every card that a place allows is equally likely. This covers
 * overlapping sets, but needs more states.
 */
final class UnseenCards {

    private final boolean byPlaces;
    private final ChoiceEnumerator chance;
    private final int classes;
    private final int[] weights;
    private final MultiDraw draws;

    UnseenCards(Problem problem, boolean byPlaces, ChoiceEnumerator chance, MultiDraw draws) {
        this.draws = draws;
        this.byPlaces = byPlaces;
        this.chance = chance;
        this.classes = problem.classes();
        this.weights = new int[classes + AbstractionBuilder.MOST_MARKS + 1];
    }

    /** Takes the first one, and returns its class. */
    int draw(State state) {
        return byPlaces && state.hidden.length == 0 ? drawByPlaces(state) : drawByCards(state);
    }

    /**
     * Takes the first one of some classes, and returns its class. There must be one.
     *
     * @param noted whether it has to be remembered where the card lay
     */
    int search(State state, int mask, boolean noted) {
        if (byPlaces && noted && state.hidden.length > 0) {
            // such a search comes only where nothing is hidden
            throw new BudgetExceededException(SolveCodes.FORM);
        }
        return byPlaces && (noted || isMarked(state, mask))
                ? searchByPlaces(state, mask, noted)
                : searchByCards(state, mask, noted);
    }

    /** Chooses the class of a card of a kind: any of its cards, seen or hidden. */
    int ofKind(State state, int set) {
        for (int c = 0; c < classes; c++) {
            weights[c] = (set >>> c & 1) == 1 ? state.counts[c] : 0;
        }
        return chance.choose(weights, classes);
    }

    private int drawByCards(State state) {
        if (state.marks.length == 0) {
            draws.draw(state, 1, null);
            int c = 0;
            while (draws.drawn[c] == 0) {
                c++;
            }
            return taken(state, c);
        }
        present(state);
        // The first place of a marked set is empty. A draw that meets it gets no card: the mark
        // shrinks, and the draw goes on after the place. Marks are finite, so this ends.
        int pick = place(state, CardClassSet.ALL);
        while (pick >= classes) {
            int at = 2 * (pick - classes);
            state.marks = DrawConstraints.changed(state.marks, at, state.marks[at + 1] - 1);
            pick = place(state, CardClassSet.ALL);
        }
        return taken(state, pick);
    }

    /**
     * Chooses what lies at the first place of some classes: a class, or the first place of a marked
     * set inside them, whose index among the marks is returned after the classes. Of sets inside
     * each other the outermost comes first: the places of the others lie after its own. Where some
     * cards are hidden, first their kind is chosen, then any card of that kind.
     */
    private int place(State state, int mask) {
        int[] marks = state.marks;
        int covered = 0;
        for (int i = 0; i < marks.length; i += 2) {
            boolean outermost = isInside(marks[i], mask);
            int sum = state.unseen(marks[i]);
            for (int j = 0; j < marks.length; j += 2) {
                outermost &= !isInside(marks[i], marks[j]) || !isInside(marks[j], mask);
                sum += i == j || isInside(marks[j], marks[i]) ? marks[j + 1] : 0;
            }
            covered |= outermost ? marks[i] : 0;
            weights[classes + i / 2] = outermost ? sum : 0;
        }
        int meant = mask & ~covered;
        int[] kinds = CardKinds.hidden(state);
        int[] possible = CardKinds.possible(state, kinds);
        for (int c = 0; c < classes; c++) {
            weights[c] = (meant >>> c & 1) * possible[c];
        }
        int place = chance.choose(weights, classes + marks.length / 2);
        return place < classes ? ofKind(state, CardKinds.set(state, kinds, place)) : place;
    }

    /** Whether a set is a part of another one, and not the same. */
    private static boolean isInside(int set, int other) {
        return (set & ~other) == 0 && set != other;
    }

    private int taken(State state, int c) {
        state.ownCounts()[c]--;
        state.unseen--;
        int[] marks = state.marks;
        // Empty places without a card of their set after them change no draw. From the back, since
        // removing a pair moves those after it.
        for (int i = marks.length - 2; i >= 0; i -= 2) {
            if (!byPlaces && state.unseen(marks[i]) == 0) {
                state.marks = DrawConstraints.changed(state.marks, i, 0);
            }
        }
        return c;
    }

    /** The classes that may lie at a place, as bits. Places are counted from 1. */
    private static int allowed(State state, int place) {
        int allowed = CardClassSet.ALL;
        for (int i = 0; i < state.marks.length; i += 2) {
            allowed &= state.marks[i + 1] >= place ? ~state.marks[i] : CardClassSet.ALL;
        }
        return allowed;
    }

    private int drawByPlaces(State state) {
        int allowed = allowed(state, 1);
        for (int c = 0; c < classes; c++) {
            weights[c] = (allowed >>> c & 1) == 1 ? state.counts[c] : 0;
        }
        int c = taken(state, chance.choose(weights, classes));
        closeGap(state, 1);
        return c;
    }

    /** Shortens the stretches that contained a place, since its card has left. */
    private static void closeGap(State state, int place) {
        for (int i = state.marks.length - 2; i >= 0; i -= 2) {
            if (state.marks[i + 1] >= place) {
                state.marks = DrawConstraints.changed(state.marks, i, state.marks[i + 1] - 1);
            }
        }
    }

    /** Whether a mark by places concerns some unseen cards of some classes, and not all of them. */
    private static boolean isMarked(State state, int mask) {
        for (int i = 0; i < state.marks.length; i += 2) {
            if (state.unseen(mask & state.marks[i]) > 0
                    && state.unseen(mask & ~state.marks[i]) > 0) {
                return true;
            }
        }
        return false;
    }

    private int searchByCards(State state, int mask, boolean noted) {
        if (byPlaces) {
            // they say how far they reach, and the card leaves an unknown place
            state.marks = DrawConstraints.NONE;
        }
        present(state);
        int set = mask & state.there();
        // Where the set lies does not matter to which of its cards comes first. The places matter
        // to a draw from the top, and to a search of a set around this one.
        int pick = place(state, set);
        int passed = 1;
        while (pick >= classes) {
            // its empty place is now one of the first places of the set searched
            int at = 2 * (pick - classes);
            state.marks = DrawConstraints.changed(state.marks, at, state.marks[at + 1] - 1);
            passed++;
            pick = place(state, set);
        }
        if (!noted) {
            state.marks = DrawConstraints.NONE;
        } else {
            if (state.unseen(set) == 1 && isInsideAMarkedOne(state, set)) {
                throw new EmptiedSetException();
            }
            int at = 0;
            while (at < state.marks.length && state.marks[at] != set) {
                at += 2;
            }
            if (at == state.marks.length) {
                room(state);
                state.marks = DrawConstraints.with(state.marks, set, passed);
            } else {
                state.marks =
                        DrawConstraints.changed(state.marks, at, state.marks[at + 1] + passed);
            }
            DrawConstraints.sort(state.marks);
        }
        return taken(state, pick);
    }

    private static boolean isInsideAMarkedOne(State state, int set) {
        boolean inside = false;
        for (int i = 0; i < state.marks.length; i += 2) {
            inside |= isInside(set, state.marks[i]);
        }
        return inside;
    }

    /**
     * Restricts the sets of the marks to classes that are still unseen, which may make them equal.
     */
    private static void present(State state) {
        if (state.marks.length > 0) {
            state.marks = DrawConstraints.within(state.marks, state.there());
        }
    }

    private static void room(State state) {
        if (state.marks.length >= 2 * AbstractionBuilder.MOST_MARKS) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
    }

    private int searchByPlaces(State state, int mask, boolean noted) {
        int place = 1;
        int c = classes;
        while (c == classes) {
            // The stretches are nested, so what lies at the places passed over is allowed here too,
            // and none of it is of the set searched: it is missing from the cards that may go on.
            int allowed = allowed(state, place);
            int before = place - 1;
            for (int i = 0; i < classes; i++) {
                weights[i] = (allowed & mask) >>> i & 1;
                weights[i] *= state.counts[i];
            }
            weights[classes] = state.unseen(allowed & ~mask) - before;
            c = chance.choose(weights, classes + 1);
            place++;
        }
        place--;
        taken(state, c);
        closeGap(state, place);
        if (!noted) {
            state.marks = DrawConstraints.NONE;
        } else if (place > 1) {
            room(state);
            state.marks = DrawConstraints.with(state.marks, mask & state.there(), place - 1);
            DrawConstraints.sort(state.marks);
        }
        return c;
    }
}
