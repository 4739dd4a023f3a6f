package cardbench.odds.exact.search;

import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * The games that a state may be: every order of its cards that agrees with what is known, each with
 * how likely it is.
 */
public final class ConcreteStates {

    /** Marks the card whose effect is running. */
    private static final int SELF = 100;

    private final TopicPrograms topic;
    private final Problem problem;
    private final boolean byPlaces;

    /**
     * @param byPlaces whether marks say which first places have no card of a set, and not which
     *     cards were taken
     */
    ConcreteStates(TopicPrograms topic, Problem problem, boolean byPlaces) {
        this.topic = topic;
        this.problem = problem;
        this.byPlaces = byPlaces;
    }

    /** Shows every game, ready to go on. */
    public void each(State state, Dice dice, BiConsumer<ConcreteGame, Rational> visitor) {
        Map<Character, Map<List<Integer>, Rational>> zones = new TreeMap<>();
        for (int zone = 0; zone < problem.zones().length(); zone++) {
            zones.put(
                    problem.zones().charAt(zone),
                    zone == CardClassSet.DECK
                            ? deck(state)
                            : orders(
                                    PartiallyOrderedCards.joined(
                                            state.list(zone), loose(state.bag(zone)))));
        }
        each(
                state,
                dice,
                visitor,
                new ArrayList<>(zones.keySet()),
                zones,
                Rational.ONE,
                new TreeMap<>());
    }

    /** The cards of a bag one after the other: their order does not matter. */
    private static byte[] loose(byte[] bag) {
        byte[] loose = bag.clone();
        for (int i = 0; i < loose.length; i++) {
            loose[i] |= PartiallyOrderedCards.START;
        }
        return loose;
    }

    private void each(
            State state,
            Dice dice,
            BiConsumer<ConcreteGame, Rational> visitor,
            List<Character> letters,
            Map<Character, Map<List<Integer>, Rational>> zones,
            Rational weight,
            Map<Character, List<Integer>> chosen) {
        if (chosen.size() == letters.size()) {
            do {
                visitor.accept(game(state, chosen, dice), weight);
            } while (dice.next());
            return;
        }
        char letter = letters.get(chosen.size());
        for (Map.Entry<List<Integer>, Rational> own : zones.get(letter).entrySet()) {
            chosen.put(letter, own.getKey());
            Rational both = weight.times(own.getValue());
            each(state, dice, visitor, letters, zones, both, chosen);
        }
        chosen.remove(letter);
    }

    private ConcreteGame game(State state, Map<Character, List<Integer>> cards, Dice dice) {
        ConcreteGame game = new ConcreteGame(topic, dice);
        cards.forEach(
                (letter, own) -> {
                    for (int item : own) {
                        ConcreteZones.Card card = new ConcreteZones.Card(kind(item % SELF));
                        game.zone(letter).add(card);
                        if (item >= SELF) {
                            game.running(card);
                        }
                    }
                });
        game.decided = state.decided;
        game.succeeded = state.succeeded;
        List<String> globals = TopicEffects.globals(topic);
        for (int i = 0; i < globals.size(); i++) {
            game.variables.put(globals.get(i), state.globals[i]);
        }
        List<String> locals = TopicEffects.locals(topic);
        for (int i = 0; i < locals.size(); i++) {
            game.variables.put(locals.get(i), state.locals[i]);
        }
        for (int i = 0; i < problem.effects().length; i++) {
            if (state.isDone(i)) {
                game.closed.add(TopicEffects.of(topic).get(i));
            }
        }
        return game;
    }

    /** A kind of card of a class. */
    public int kind(int wanted) {
        int kind = 0;
        while (problem.classOfKind()[kind] != wanted) {
            kind++;
        }
        return kind;
    }

    /** The positions that a state may be. */
    public Likelihoods positions(State state) {
        Likelihoods positions = new Likelihoods();
        each(state, new Dice(), (game, own) -> positions.add(game.position(problem), own));
        return positions;
    }

    /** How the games of a state end. */
    public Likelihoods outcomes(State state) {
        Likelihoods outcomes = new Likelihoods();
        Dice dice = new Dice();
        each(
                state,
                dice,
                (game, own) -> {
                    game.play();
                    outcomes.add(game.outcome(), own.times(dice.weight()));
                });
        return outcomes;
    }

    /** All orders of a list of groups. */
    public static Map<List<Integer>, Rational> orders(byte[] list) {
        Map<List<Integer>, Rational> orders = new LinkedHashMap<>();
        orders.put(List.of(), Rational.ONE);
        int from = 0;
        while (from < list.length) {
            int to = from + 1;
            while (to < list.length && (list[to] & PartiallyOrderedCards.START) == 0) {
                to++;
            }
            List<Integer> group = new ArrayList<>();
            for (int i = from; i < to; i++) {
                boolean self = (list[i] & PartiallyOrderedCards.SELF) != 0;
                group.add((list[i] & PartiallyOrderedCards.START - 1) + (self ? SELF : 0));
            }
            orders = joined(orders, uniform(group));
            from = to;
        }
        return orders;
    }

    /** All distinct orders of some cards, all as likely. */
    public static Map<List<Integer>, Rational> uniform(List<Integer> cards) {
        List<List<Integer>> all = new ArrayList<>();
        List<Integer> sorted = new ArrayList<>(cards);
        sorted.sort(null);
        permute(sorted, new ArrayList<>(), all);
        Map<List<Integer>, Rational> orders = new LinkedHashMap<>();
        for (List<Integer> one : all) {
            orders.put(one, Rational.of(1, all.size()));
        }
        return orders;
    }

    private static void permute(List<Integer> left, List<Integer> placed, List<List<Integer>> all) {
        if (left.isEmpty()) {
            all.add(new ArrayList<>(placed));
        }
        for (int i = 0; i < left.size(); i++) {
            if (i == 0 || !left.get(i).equals(left.get(i - 1))) {
                int card = left.remove(i);
                placed.add(card);
                permute(left, placed, all);
                placed.remove(placed.size() - 1);
                left.add(i, card);
            }
        }
    }

    private static Map<List<Integer>, Rational> joined(
            Map<List<Integer>, Rational> fronts, Map<List<Integer>, Rational> backs) {
        Map<List<Integer>, Rational> joined = new LinkedHashMap<>();
        fronts.forEach(
                (front, one) ->
                        backs.forEach(
                                (back, other) -> {
                                    List<Integer> both = new ArrayList<>(front);
                                    both.addAll(back);
                                    joined.merge(both, one.times(other), Rational::plus);
                                }));
        return joined;
    }

    /** All orders of the deck. */
    public Map<List<Integer>, Rational> deck(State state) {
        Map<List<Integer>, Rational> unseen =
                byPlaces ? byPlaces(state.counts, state.marks) : byCards(state.counts, state.marks);
        return joined(joined(orders(state.top), unseen), orders(state.bottom));
    }

    private static List<Integer> cards(int[] counts) {
        List<Integer> cards = new ArrayList<>();
        for (int c = 0; c < counts.length; c++) {
            for (int i = 0; i < counts[c]; i++) {
                cards.add(c);
            }
        }
        return cards;
    }

    /** Of all orders those in which none of the first cards is of a set. */
    private static Map<List<Integer>, Rational> byPlaces(int[] counts, int[] marks) {
        List<List<Integer>> all = new ArrayList<>();
        for (List<Integer> order : uniform(cards(counts)).keySet()) {
            boolean agrees = true;
            for (int i = 0; i < marks.length; i += 2) {
                for (int place = 0; place < marks[i + 1] && place < order.size(); place++) {
                    agrees &= (marks[i] >>> order.get(place) & 1) == 0;
                }
            }
            if (agrees) {
                all.add(order);
            }
        }
        Map<List<Integer>, Rational> orders = new LinkedHashMap<>();
        for (List<Integer> order : all) {
            orders.put(order, Rational.of(1, all.size()));
        }
        return orders;
    }

    /**
     * Lays as many empty places of each set as cards of it were taken out among the cards, in all
     * orders, and puts them where the first cards of the set lie.
     */
    public static Map<List<Integer>, Rational> byCards(int[] counts, int[] marks) {
        Map<List<Integer>, Rational> orders = new LinkedHashMap<>();
        places(counts, marks)
                .forEach(
                        (places, own) -> {
                            List<Integer> order = new ArrayList<>(places);
                            order.removeIf(place -> place < 0);
                            orders.merge(order, own, Rational::plus);
                        });
        return orders;
    }

    /**
     * All orders of cards and empty places; a place is the contrary of the number of its set.
     *
     * @param marks ascending, so that a set comes before those around it
     */
    static Map<List<Integer>, Rational> places(int[] counts, int[] marks) {
        Map<List<Integer>, Rational> all =
                uniform(contents(counts, marks, marks.length, CardClassSet.ALL));
        for (int i = marks.length - 2; i >= 0; i -= 2) {
            all = filled(all, counts, marks, i);
        }
        return all;
    }

    /**
     * What lies in a set in any order: its own cards, and for each card or empty place of a set
     * inside it the number of the largest such set.
     *
     * @param end the index of the first mark that is not inside it
     */
    private static List<Integer> contents(int[] counts, int[] marks, int end, int around) {
        List<Integer> contents = new ArrayList<>();
        for (int card : cards(counts)) {
            if ((around >>> card & 1) == 1) {
                int set = largest(1 << card, marks, end, around);
                contents.add(set < 0 ? card : SELF + set);
            }
        }
        for (int i = 0; i < end; i += 2) {
            int set = largest(marks[i], marks, end, around);
            for (int k = 0; set >= 0 && k < marks[i + 1]; k++) {
                contents.add(SELF + set);
            }
        }
        return contents;
    }

    /** The largest marked set inside another one around some classes, or -1. */
    private static int largest(int classes, int[] marks, int end, int around) {
        int largest = -1;
        for (int i = 0; i < end; i += 2) {
            boolean is = (classes & ~marks[i]) == 0 && (marks[i] & ~around) == 0;
            largest = is ? i : largest;
        }
        return largest;
    }

    /** Puts what lies in a set into its places but for the first ones, in all orders. */
    private static Map<List<Integer>, Rational> filled(
            Map<List<Integer>, Rational> orders, int[] counts, int[] marks, int set) {
        List<Integer> own = contents(counts, marks, set, marks[set]);
        Map<List<Integer>, Rational> filled = new LinkedHashMap<>();
        orders.forEach(
                (order, weight) ->
                        uniform(own)
                                .forEach(
                                        (cards, each) -> {
                                            Integer[] places = order.toArray(new Integer[0]);
                                            int met = 0;
                                            for (int i = 0; i < places.length; i++) {
                                                if (places[i] == SELF + set) {
                                                    int at = met++ - marks[set + 1];
                                                    places[i] = at < 0 ? -1 - set : cards.get(at);
                                                }
                                            }
                                            filled.merge(
                                                    Arrays.asList(places),
                                                    weight.times(each),
                                                    Rational::plus);
                                        }));
        return filled;
    }
}
