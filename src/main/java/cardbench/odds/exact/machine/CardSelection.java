package cardbench.odds.exact.machine;

import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.state.PartiallyOrderedCards;

/** Finds the cards that a set means; reveals the order of a zone as far as that decides. */
final class CardSelection {

    private final Problem problem;
    private final StateMachine machine;
    private final DrawPile drawPile;

    CardSelection(Problem problem, StateMachine machine, DrawPile drawPile) {
        this.problem = problem;
        this.machine = machine;
        this.drawPile = drawPile;
    }

    /** How many cards a set has. */
    int size(CardClassSet cards) {
        int limit = limit(cards.limit());
        int[] limits = limits(cards.rest());
        if (cards.zone() == CardClassSet.SELF) {
            return passesSelf(cards, limit, limits) ? 1 : 0;
        }
        if (cards.rest().length == 0) {
            return Math.min(limit, machine.state.count(cards.zone(), cards.lead()));
        }
        if (cards.zone() == CardClassSet.DECK) {
            drawPile.reveal(limit);
            return count(chosen(machine.state.top, limit, cards.rest(), limits));
        }
        Choice choice = choose(cards, limit, limits);
        return choice.size;
    }

    /** How many cards a set takes at most. */
    int limit(NumericExpression limit) {
        return limit == null ? Integer.MAX_VALUE : Math.max(0, machine.executor.value(limit));
    }

    /** How many cards each filter looks at; 0 where it is no number. */
    int[] limits(CardClassSet.Filter[] filters) {
        int[] limits = new int[filters.length];
        for (int i = 0; i < limits.length; i++) {
            limits[i] = filters[i].limit() == null ? 0 : machine.executor.value(filters[i].limit());
        }
        return limits;
    }

    /** Whether the card whose effect runs is among a set. */
    boolean passesSelf(CardClassSet cards, int limit, int[] limits) {
        int owner = problem.effects()[machine.state.running - 1].owner();
        boolean passes = (cards.lead() >>> owner & 1) == 1 && limit > 0;
        for (int i = 0; i < limits.length; i++) {
            CardClassSet.Filter filter = cards.rest()[i];
            passes &=
                    filter.limit() == null ? (filter.classes() >>> owner & 1) == 1 : limits[i] > 0;
        }
        return passes;
    }

    private static int count(boolean[] marked) {
        int count = 0;
        for (boolean mark : marked) {
            count += mark ? 1 : 0;
        }
        return count;
    }

    /** Marks those among the first cards of a list that pass filters; their order is known. */
    static boolean[] chosen(byte[] list, int first, CardClassSet.Filter[] filters, int[] limits) {
        boolean[] marked = new boolean[list.length];
        int[] left = limits.clone();
        for (int i = 0; i < list.length && i < first; i++) {
            marked[i] = passes(list[i], filters, left);
        }
        return marked;
    }

    private static boolean passes(byte item, CardClassSet.Filter[] filters, int[] left) {
        for (int i = 0; i < filters.length; i++) {
            if (filters[i].limit() == null) {
                if (!PartiallyOrderedCards.isAmong(item, filters[i].classes())) {
                    return false;
                }
            } else if (left[i]-- <= 0) {
                return false;
            }
        }
        return true;
    }

    /** Cards of a zone that were chosen: marked in its list, counted in its bag. */
    static final class Choice {
        boolean[] listed;
        byte[] loose = PartiallyOrderedCards.NONE;
        int size;
    }

    /** Chooses cards of a zone, not the deck; reveals its order as far as that decides. */
    Choice choose(CardClassSet cards, int limit, int[] limits) {
        Choice choice = new Choice();
        int zone = cards.zone();
        boolean inOrder = cards.countsTwice();
        byte[] list = machine.state.list(zone);
        boolean[] candidates = new boolean[list.length];
        int left = limit;
        int from = 0;
        while (from < list.length && left > 0) {
            int to = PartiallyOrderedCards.end(list, from);
            int matches = 0;
            for (int i = from; i < to; i++) {
                matches += PartiallyOrderedCards.isAmong(list[i], cards.lead()) ? 1 : 0;
            }
            boolean known =
                    matches == 0
                            || PartiallyOrderedCards.isUniform(list, from, to)
                            || matches <= left && !inOrder;
            if (!known) {
                // also where all that are meant are alike: the first one leaves, and so the others
                // lie further back among their relatives
                int first = machine.firstRelated(zone, list, from, cards.lead());
                list = PartiallyOrderedCards.revealed(list, from, first);
                machine.state.lay(zone, list);
                to = from + 1;
            }
            for (int i = from; i < to && left > 0; i++) {
                if (PartiallyOrderedCards.isAmong(list[i], cards.lead())) {
                    candidates[i] = true;
                    left--;
                }
            }
            from = to;
        }
        choice.listed = candidates;
        byte[] loose = PartiallyOrderedCards.NONE;
        int kinds = 0;
        for (byte item : machine.state.bag(zone)) {
            if (left > 0 && PartiallyOrderedCards.isAmong(item, cards.lead())) {
                kinds += loose.length == 0 || loose[loose.length - 1] != item ? 1 : 0;
                loose = PartiallyOrderedCards.with(loose, item);
                left--;
            }
        }
        boolean cut =
                PartiallyOrderedCards.count(machine.state.bag(zone), cards.lead()) > loose.length;
        if (kinds > 1 && (cut || inOrder)) {
            // relatives are never loose, so this cannot be
            throw new BudgetExceededException(SolveCodes.FORM);
        }
        choice.loose = loose;
        if (cards.rest().length > 0) {
            int[] rest = limits.clone();
            for (int i = 0; i < list.length; i++) {
                candidates[i] = candidates[i] && passes(list[i], cards.rest(), rest);
            }
            byte[] passing = PartiallyOrderedCards.NONE;
            for (byte item : loose) {
                passing =
                        passes(item, cards.rest(), rest)
                                ? PartiallyOrderedCards.with(passing, item)
                                : passing;
            }
            choice.loose = passing;
        }
        choice.size = count(candidates) + choice.loose.length;
        return choice;
    }
}
