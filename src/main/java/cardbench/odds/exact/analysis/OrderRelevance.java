package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ComboCondition;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolverOptions;
import java.util.Arrays;

/**
 * Finds the classes of cards between which the order in a zone may matter. Classes of different
 * order groups are never compared by anything, so a zone keeps no order between them.
 */
final class OrderRelevance {

    private final Problem problem;
    private final Liveness live;
    private final int[][] reach;
    private final boolean lazy;
    private final int classes;

    /** By scanned zone, the classes with live effects there, as bits. */
    private final int[] owners;

    private final Independence independence;

    /**
     * @param reach by class and zone, the zones that its cards may reach from there, as bits; the
     *     caller updates it before each call of {@link #relate}
     * @param options the ideas that the search uses; without {@link Idea#LAZY_ORDER} every order is
     *     kept
     */
    OrderRelevance(Problem problem, Liveness live, int[][] reach, SolverOptions options) {
        this.problem = problem;
        this.live = live;
        this.reach = reach;
        this.lazy = options.uses(Idea.LAZY_ORDER);
        this.classes = problem.classes();
        this.owners = new int[problem.scanned().length];
        this.independence = new Independence(problem);
    }

    /** A number of cards in the deck that satisfies every guard on a number. */
    int deckNeeded() {
        return independence.deckNeeded;
    }

    /**
     * Computes the order groups of every zone.
     *
     * @param decided the combos without open questions, as bits
     * @param deck what is known of the deck, as in {@link Independence}; -1 if no effects may be
     *     exchanged
     */
    void relate(int decided, int deck, Abstraction abstraction) {
        for (int i = 0; i < owners.length; i++) {
            owners[i] = owners(problem.scanned()[i]);
        }
        for (int zone = 0; zone < abstraction.orderGroup.length; zone++) {
            int[] orderGroup = abstraction.orderGroup[zone];
            Arrays.fill(orderGroup, Abstraction.UNORDERED);
            Arrays.fill(abstraction.related[zone], 0);
            abstraction.orderGroups[zone] = 0;
            if (!lazy || zone == CardClassSet.DECK && abstraction.deep) {
                Arrays.fill(orderGroup, 0);
                for (int c = 0; c < classes; c++) {
                    abstraction.related[zone][c] = ~(1 << c);
                }
                abstraction.orderGroups[zone] = 1;
                continue;
            }
            for (int i = 0; i < live.moves.length; i++) {
                Instruction.Move move = problem.moves()[i];
                int from = move.cards().zone();
                boolean puts =
                        live.moves[i]
                                && move.to() == CardClassSet.DECK
                                && from != CardClassSet.SELF;
                // Cards that go back to the deck take their order with them. A card that moves
                // itself goes alone.
                if (puts && (abstraction.deep || move.top())) {
                    relate(zone, from, move.classes(), abstraction);
                } else if (puts) {
                    relateSearched(zone, from, move.classes(), abstraction);
                }
            }
            if (zone == CardClassSet.DECK) {
                relateSearched(zone, zone, CardClassSet.ALL, abstraction);
            }
            for (int i = 0; i < live.questions.ordered.length; i++) {
                if (live.questions.ordered[i]) {
                    int mask = problem.queries().classes(i);
                    relate(zone, problem.queries().zone(i), mask, abstraction);
                }
            }
            for (int i = 0; i < owners.length; i++) {
                relateActing(zone, i, deck, abstraction);
            }
            for (int i = 0; i < problem.combos().length; i++) {
                ComboCondition condition = problem.combos()[i];
                // greedy matching gives a condition the first free card in the order of the zone
                if (Problem.isOpen(decided, i) && condition.sensitive()) {
                    relate(zone, CardClassSet.HAND, condition.handClasses(), abstraction);
                    relate(zone, CardClassSet.GRAVE, condition.graveClasses(), abstraction);
                }
            }
            number(abstraction, zone);
        }
    }

    /** Of two cards that may act, the front one acts first; it matters if they are dependent. */
    private void relateActing(int zone, int scan, int deck, Abstraction abstraction) {
        int to = problem.scanned()[scan];
        int acting = gettingThere(zone, to, owners[scan], abstraction);
        for (int left = acting; (left & left - 1) != 0; left &= left - 1) {
            int lowest = left & -left;
            int higher = left & ~lowest;
            int c = Integer.numberOfTrailingZeros(lowest);
            higher &= deck < 0 ? CardClassSet.ALL : ~independence.of(deck, scan, c);
            for (; higher != 0; higher &= higher - 1) {
                relateAll(zone, lowest | higher & -higher, abstraction);
            }
        }
    }

    /** Joins the order groups of those classes in {@code mask} that a live search queries. */
    private void relateSearched(int zone, int to, int mask, Abstraction abstraction) {
        for (int i = 0; i < live.moves.length; i++) {
            Instruction.Move move = problem.moves()[i];
            if (live.moves[i] && move.searches()) {
                relate(zone, to, mask & move.cards().lead(), abstraction);
            }
        }
    }

    /** The classes with live effects in a zone, as bits. */
    private int owners(int zone) {
        int owners = 0;
        for (CompiledEffect effect : problem.effects()) {
            if (live.live[effect.number()] && effect.allows(zone)) {
                owners |= 1 << effect.owner();
            }
        }
        return owners;
    }

    /**
     * Joins the order groups of those classes in {@code mask} that may get from {@code zone} to
     * {@code to}. A move keeps the order of its cards, so an order queried in {@code to} is already
     * decided in {@code zone}.
     */
    private void relate(int zone, int to, int mask, Abstraction abstraction) {
        relateAll(zone, gettingThere(zone, to, mask, abstraction), abstraction);
    }

    /** Those of some classes that matter in a zone and may get from there to another one. */
    private int gettingThere(int zone, int to, int mask, Abstraction abstraction) {
        int entering = mask & live.cards.enter[zone];
        int getting = 0;
        for (; entering != 0; entering &= entering - 1) {
            int c = Integer.numberOfTrailingZeros(entering);
            boolean gets =
                    (reach[c][zone] >>> to & 1) == 1
                            && abstraction.representative[zone][c] != Abstraction.IRRELEVANT;
            getting |= gets ? 1 << c : 0;
        }
        return getting;
    }

    private void relateAll(int zone, int mask, Abstraction abstraction) {
        int joined = 0;
        for (int left = mask; left != 0; left &= left - 1) {
            joined |= 1 << abstraction.representative[zone][Integer.numberOfTrailingZeros(left)];
        }
        if ((joined & joined - 1) != 0) {
            int first = Integer.numberOfTrailingZeros(joined);
            for (int left = joined; left != 0; left &= left - 1) {
                int c = Integer.numberOfTrailingZeros(left);
                abstraction.related[zone][c] |= joined & ~(1 << c);
                join(abstraction.orderGroup[zone], first, c);
            }
        }
    }

    private void join(int[] orderGroup, int first, int one) {
        int mine = orderGroup[first] == Abstraction.UNORDERED ? first : orderGroup[first];
        int other = orderGroup[one] == Abstraction.UNORDERED ? one : orderGroup[one];
        orderGroup[first] = mine;
        if (mine == other) {
            return;
        }
        orderGroup[one] = mine;
        // a plain union: the relation has to be transitive, and there are at most 31 classes
        for (int i = 0; i < classes; i++) {
            orderGroup[i] = orderGroup[i] == other ? mine : orderGroup[i];
        }
    }

    /** Numbers the order groups from 0. */
    private void number(Abstraction abstraction, int zone) {
        // New numbers are shifted by the number of classes until all are given, so that they are
        // not taken for old ones, which are class numbers.
        int[] orderGroup = abstraction.orderGroup[zone];
        int next = 0;
        for (int c = 0; c < classes; c++) {
            int group = orderGroup[c];
            if (group >= 0 && group < classes) {
                for (int i = c; i < classes; i++) {
                    orderGroup[i] = orderGroup[i] == group ? classes + next : orderGroup[i];
                }
                next++;
            }
        }
        for (int c = 0; c < classes; c++) {
            orderGroup[c] =
                    orderGroup[c] == Abstraction.UNORDERED
                            ? Abstraction.UNORDERED
                            : orderGroup[c] - classes;
        }
        abstraction.orderGroups[zone] = next;
    }
}
