package cardbench.solve;

/** Finds the cards that a set means; reveals the order of a zone as far as that decides. */
final class Selection {

    private final Problem problem;
    private final Board board;
    private final Deck deck;

    Selection(Problem problem, Board board, Deck deck) {
        this.problem = problem;
        this.board = board;
        this.deck = deck;
    }

    /** How many cards a set has. */
    int size(Cards cards) {
        int limit = limit(cards.limit());
        int[] limits = limits(cards.rest());
        if (cards.zone() == Cards.SELF) {
            return passesSelf(cards, limit, limits) ? 1 : 0;
        }
        if (cards.rest().length == 0) {
            return Math.min(limit, board.state.count(cards.zone(), cards.lead()));
        }
        if (cards.zone() == Cards.DECK) {
            deck.reveal(limit);
            return count(chosen(board.state.top, limit, cards.rest(), limits));
        }
        Choice choice = choose(cards, limit, limits);
        return choice.size;
    }

    /** How many cards a set takes at most. */
    int limit(Amount limit) {
        return limit == null ? Integer.MAX_VALUE : Math.max(0, limit.value(board));
    }

    /** How many cards each filter looks at; 0 where it is no number. */
    int[] limits(Cards.Filter[] filters) {
        int[] limits = new int[filters.length];
        for (int i = 0; i < limits.length; i++) {
            limits[i] = filters[i].limit() == null ? 0 : filters[i].limit().value(board);
        }
        return limits;
    }

    /** Whether the card whose effect runs is among a set. */
    boolean passesSelf(Cards cards, int limit, int[] limits) {
        int owner = problem.abilities()[board.state.running - 1].owner();
        boolean passes = (cards.lead() >>> owner & 1) == 1 && limit > 0;
        for (int i = 0; i < limits.length; i++) {
            Cards.Filter filter = cards.rest()[i];
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
    static boolean[] chosen(byte[] list, int first, Cards.Filter[] filters, int[] limits) {
        boolean[] marked = new boolean[list.length];
        int[] left = limits.clone();
        for (int i = 0; i < list.length && i < first; i++) {
            marked[i] = passes(list[i], filters, left);
        }
        return marked;
    }

    private static boolean passes(byte item, Cards.Filter[] filters, int[] left) {
        for (int i = 0; i < filters.length; i++) {
            if (filters[i].limit() == null) {
                if (!Piles.isAmong(item, filters[i].classes())) {
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
        byte[] loose = Piles.NONE;
        int size;
    }

    /** Chooses cards of a zone, not the deck; reveals its order as far as that decides. */
    Choice choose(Cards cards, int limit, int[] limits) {
        Choice choice = new Choice();
        int zone = cards.zone();
        boolean inOrder = cards.countsTwice();
        byte[] list = board.state.lists[zone];
        boolean[] candidates = new boolean[list.length];
        int left = limit;
        int from = 0;
        while (from < list.length && left > 0) {
            int to = Piles.end(list, from);
            int there = 0;
            for (int i = from; i < to; i++) {
                there += Piles.isAmong(list[i], cards.lead()) ? 1 : 0;
            }
            boolean known =
                    there == 0 || Piles.isUniform(list, from, to) || there <= left && !inOrder;
            if (!known) {
                // also where all that are meant are alike: the first one leaves, and so the others
                // lie further back among their relatives
                list = Piles.revealed(list, from, board.first(list, from));
                board.state.lay(zone, list);
                to = from + 1;
            }
            for (int i = from; i < to && left > 0; i++) {
                if (Piles.isAmong(list[i], cards.lead())) {
                    candidates[i] = true;
                    left--;
                }
            }
            from = to;
        }
        choice.listed = candidates;
        byte[] loose = Piles.NONE;
        int kinds = 0;
        for (byte item : board.state.bags[zone]) {
            if (left > 0 && Piles.isAmong(item, cards.lead())) {
                kinds += loose.length == 0 || loose[loose.length - 1] != item ? 1 : 0;
                loose = Piles.with(loose, item);
                left--;
            }
        }
        boolean cut = Piles.count(board.state.bags[zone], cards.lead()) > loose.length;
        if (kinds > 1 && (cut || inOrder)) {
            // relatives are never loose, so this cannot be
            throw new GivingUp(SolveCodes.FORM);
        }
        choice.loose = loose;
        if (cards.rest().length > 0) {
            int[] rest = limits.clone();
            for (int i = 0; i < list.length; i++) {
                candidates[i] = candidates[i] && passes(list[i], cards.rest(), rest);
            }
            byte[] passing = Piles.NONE;
            for (byte item : loose) {
                passing = passes(item, cards.rest(), rest) ? Piles.with(passing, item) : passing;
            }
            choice.loose = passing;
        }
        choice.size = count(candidates) + choice.loose.length;
        return choice;
    }
}
