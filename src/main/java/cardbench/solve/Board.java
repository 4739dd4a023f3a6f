package cardbench.solve;

import java.util.Arrays;

/** Changes one state as programs say; what is not known yet is decided by chance on the way. */
final class Board {

    private final Problem problem;
    private final Chance chance;
    private final int[] weights;
    private final Deck deck;
    private final Selection selection;

    /** A multiple of every number of ways that a random number had. */
    Natural spans = Natural.ONE;

    /** What can still matter. */
    View view;

    /** The state that is changed. */
    State state;

    Board(Problem problem, Ways ways, Chance chance) {
        this.problem = problem;
        this.chance = chance;
        this.weights = new int[Math.max(Residues.MOST_WAYS, 2 * Problem.MOST_CLASSES)];
        this.deck = new Deck(problem, ways.marksPlaces() || problem.overlaps(), this);
        this.selection = new Selection(problem, this, deck);
    }

    /** A random number, both ends included. */
    int random(int least, int most) {
        long span = (long) most - least + 1;
        if (span <= 0) {
            throw new GivingUp(SolveCodes.FAULT);
        }
        if (span > Residues.MOST_WAYS) {
            throw new GivingUp(SolveCodes.TOO_MUCH_CHANCE);
        }
        if (span == 1) {
            return least;
        }
        state.rolls++;
        spans = spans.times((int) span).over(spans.common(Natural.of(span)));
        Arrays.fill(weights, 0, (int) span, 1);
        return least + choose(weights, (int) span);
    }

    /** Chooses among things by their weights. */
    int choose(int[] among, int count) {
        return chance.choose(among, count);
    }

    /** The class of the first card of a group, of which all are as likely. */
    int first(byte[] list, int from) {
        int to = Piles.end(list, from);
        if (Piles.isUniform(list, from, to)) {
            return Piles.classOf(list[from]);
        }
        Arrays.fill(weights, 0, problem.classes(), 0);
        for (int i = from; i < to; i++) {
            weights[Piles.classOf(list[i])]++;
        }
        return choose(weights, problem.classes());
    }

    /** How many cards a set has. */
    int size(Cards cards) {
        return selection.size(cards);
    }

    /** Whether those cards of a group that are meant are all of one class. */
    private static boolean isUniform(byte[] list, int from, int to, int mask) {
        int only = -1;
        for (int i = from; i < to; i++) {
            if (Piles.isAmong(list[i], mask)) {
                if (only >= 0 && only != Piles.classOf(list[i])) {
                    return false;
                }
                only = Piles.classOf(list[i]);
            }
        }
        return true;
    }

    /** Reveals in which order those cards of a zone lie that are among some classes. */
    void order(int zone, int classes) {
        byte[] list = state.lists[zone];
        for (int from = 0; from < list.length; from = Piles.end(list, from)) {
            if (!isUniform(list, from, Piles.end(list, from), classes)) {
                list = Piles.revealed(list, from, first(list, from));
                state.lay(zone, list);
            }
        }
    }

    /** Begins a move; cards of the deck are then still to be drawn or found one by one. */
    void begin(Deed.Move move) {
        Cards cards = move.cards();
        int limit = selection.limit(cards.limit());
        int[] limits = selection.limits(cards.rest());
        if (cards.zone() == Cards.SELF) {
            if (selection.passesSelf(cards, limit, limits)) {
                takeSelf();
                deliver(move);
            }
        } else if (cards.zone() != Cards.DECK) {
            take(cards.zone(), selection.choose(cards, limit, limits));
            deliver(move);
        } else if (cards.rest().length > 0) {
            deck.reveal(limit);
            boolean[] marked = Selection.chosen(state.top, limit, cards.rest(), limits);
            state.heldList = Piles.only(state.top, marked);
            state.top = Piles.without(state.top, marked);
            deliver(move);
        } else {
            state.pending = Math.min(limit, state.count(Cards.DECK, cards.lead()));
            state.kept = cards.fromTop() ? deck.split(view, move.to()) : Cards.ALL;
        }
    }

    /** Draws or finds one card more, and puts all down behind the last one. */
    void advance(Deed.Move move) {
        Cards cards = move.cards();
        byte item = cards.fromTop() ? deck.draw() : deck.search(cards.lead());
        hold(item, move.to());
        state.pending--;
        if (state.pending == 0) {
            state.kept = 0;
            deliver(move);
        }
    }

    /** Whether a move may draw several cards at once, whatever their order. */
    boolean drawsAtOnce(Deed.Move move) {
        return move.cards().zone() == Cards.DECK
                && move.cards().fromTop()
                && move.to() != Cards.DECK
                && !deck.byPlaces();
    }

    /**
     * Draws unseen cards of which it is known what they are, but not in which order, and puts them
     * down.
     *
     * @param drawn for each class how many cards of it
     * @param marks what searches say of the cards that are left
     */
    void draw(Deed.Move move, int[] drawn, int[] marks) {
        int[] alias = view.alias[move.to()];
        int[] counts = state.ownCounts();
        int all = 0;
        int staying = 0;
        for (int c = 0; c < drawn.length; c++) {
            counts[c] -= drawn[c];
            all += drawn[c];
            staying += alias[c] == View.GONE ? 0 : drawn[c];
        }
        byte[] held = new byte[staying];
        int size = 0;
        for (int c = 0; c < drawn.length; c++) {
            for (int i = 0; i < drawn[c] && alias[c] != View.GONE; i++) {
                held[size++] = (byte) alias[c];
            }
        }
        Arrays.sort(held);
        state.heldBag = held;
        state.marks = marks;
        state.unseen -= all;
        state.pending = 0;
        state.moved = true;
        deliver(move);
    }

    private void hold(byte item, int to) {
        state.moved = true;
        if (Piles.isSelf(item)) {
            state.heldList = Piles.withSingle(state.heldList, item);
            return;
        }
        int c = view.alias[to][Piles.classOf(item)];
        if (c == View.GONE) {
            return;
        }
        if ((state.kept >>> Piles.classOf(item) & 1) == 1) {
            state.heldList = Piles.withSingle(state.heldList, (byte) c);
        } else {
            state.heldBag = Piles.with(state.heldBag, c);
        }
    }

    private void take(int zone, Selection.Choice choice) {
        byte[] list = state.lists[zone];
        state.heldList = Piles.only(list, choice.listed);
        state.lay(zone, Piles.without(list, choice.listed));
        for (byte item : choice.loose) {
            state.fill(zone, Piles.without(state.bags[zone], item));
        }
        state.heldBag = choice.loose;
        view.tidy(state, zone);
    }

    private void takeSelf() {
        for (int zone = 1; zone < state.lists.length; zone++) {
            byte[] list = state.lists[zone];
            boolean[] self = self(list);
            if (self != null) {
                state.heldList = Piles.only(list, self);
                state.lay(zone, Piles.without(list, self));
                view.tidy(state, zone);
                return;
            }
        }
        boolean[] onTop = self(state.top);
        if (onTop != null) {
            state.heldList = Piles.only(state.top, onTop);
            state.top = Piles.without(state.top, onTop);
            return;
        }
        boolean[] below = self(state.bottom);
        if (below == null) {
            throw new GivingUp(SolveCodes.FORM);
        }
        state.heldList = Piles.only(state.bottom, below);
        state.bottom = Piles.without(state.bottom, below);
    }

    /** Marks the card whose effect is running; {@code null} where it is not there. */
    static boolean[] self(byte[] list) {
        for (int i = 0; i < list.length; i++) {
            if (Piles.isSelf(list[i])) {
                boolean[] marked = new boolean[list.length];
                marked[i] = true;
                return marked;
            }
        }
        return null;
    }

    /** Puts down what is held. */
    private void deliver(Deed.Move move) {
        byte[] held = Piles.joined(state.heldList, Piles.group(state.heldBag));
        boolean some = state.moved || held.length > 0;
        state.heldList = Piles.NONE;
        state.heldBag = Piles.NONE;
        state.moved = false;
        if (move.to() == Cards.DECK) {
            deck.put(held, move.top());
        } else if (held.length > 0) {
            byte[] list = state.lists[move.to()];
            state.lay(move.to(), move.top() ? Piles.joined(held, list) : Piles.joined(list, held));
            view.tidy(state, move.to());
        }
        if (some && move.shuffles()) {
            shuffle(Cards.DECK);
        }
        settle();
    }

    /** Decides the combos whose cards lie there now and stay; ends a game that is decided. */
    private void settle() {
        int open = view.settles & ~state.decided;
        if (open == 0) {
            return;
        }
        Goal[] goals = problem.goals();
        for (int i = 0; i < goals.length; i++) {
            if ((open >>> i & 1) == 1 && goals[i].isMet(state)) {
                state.decided |= 1 << i;
                state.succeeded |= 1 << i;
            }
        }
        if (state.decided == problem.allGoals()) {
            state.finish();
        }
    }

    /** Shuffles a zone. */
    void shuffle(int zone) {
        state.shuffles++;
        if (zone == Cards.DECK) {
            deck.shuffle();
            return;
        }
        byte[] list = state.lists[zone];
        boolean[] self = self(list);
        byte[] bag = Piles.NONE;
        for (byte item : list) {
            if (!Piles.isSelf(item)) {
                bag = Piles.with(bag, Piles.classOf(item));
            }
        }
        if (self == null) {
            state.lay(zone, Piles.group(bag));
            view.tidy(state, zone);
        } else if (list.length > 1) {
            throw new GivingUp(SolveCodes.FORM);
        }
    }
}
