package cardbench.odds.exact.search;

import cardbench.base.number.Natural;
import cardbench.base.number.Residues;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.analysis.AbstractionBuilder;
import cardbench.odds.exact.analysis.OutlineAbstractions;
import cardbench.odds.exact.machine.ChoiceEnumerator;
import cardbench.odds.exact.machine.EffectActivation;
import cardbench.odds.exact.machine.StateMachine;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.OutcomeDistribution;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** The parts of a solver, put together for a topic as a solver does it. */
public final class Workbench {

    /** Enough for every weight that comes in small decks to be a multiple of one over it. */
    private static final BigInteger MULTIPLE = factorial(12).pow(8);

    private static final Budget ENOUGH = new Budget(Integer.MAX_VALUE, 1L << 40);

    public final TopicPrograms topic;
    public final Problem problem;
    public final Residues residues = new Residues(12);
    public final StateEncoder encoder = new StateEncoder();
    final TranspositionTable transpositions = new TranspositionTable();
    public final ChoiceEnumerator chance;
    public final StateMachine machine;
    public final EffectActivation activation;
    public final Expander expander;
    public final AbstractionBuilder abstractionBuilder;
    public Abstraction abstraction;
    final boolean byPlaces;
    public final SolverOptions options;

    public Workbench(Topics topics, SolverOptions options) {
        this(topics, options, ENOUGH);
    }

    public Workbench(Topics topics, SolverOptions options, Budget budget) {
        this.options = options;
        topic = topics.text();
        problem = ProblemCompiler.read(topic, options);
        byPlaces = options.byPlaces(problem);
        chance = new ChoiceEnumerator(residues);
        machine = new StateMachine(problem, options, chance, residues);
        activation = new EffectActivation(problem, machine);
        abstractionBuilder = new AbstractionBuilder(problem, options);
        OutlineAbstractions outlines = new OutlineAbstractions(problem, abstractionBuilder);
        BudgetMeter meter = new BudgetMeter(budget, residues.primes(), transpositions, outlines);
        expander = new Expander(machine, chance, residues, encoder, meter);
        abstraction = abstractionBuilder.analyse(State.first(problem), true);
        machine.abstraction = abstraction;
    }

    /**
     * For decks of four classes, none of which acts.
     *
     * @param copies how many cards each class has in the whole deck
     */
    public static Workbench ofFourClasses(int copies) {
        Topics topics = new Topics();
        for (String name : List.of("a", "b", "c", "d")) {
            topics.card(name, copies, "");
        }
        return new Workbench(topics.combo("a,b,c,d", ""), SolverOptions.FAST);
    }

    private static BigInteger factorial(int number) {
        BigInteger product = BigInteger.ONE;
        for (int i = 2; i <= number; i++) {
            product = product.multiply(BigInteger.valueOf(i));
        }
        return product;
    }

    public ConcreteStates concrete() {
        return new ConcreteStates(topic, problem, byPlaces);
    }

    /** A weight as the fraction that it is. */
    public Rational rational(double[] weight) {
        return rational(residues, weight);
    }

    public static Rational rational(Residues residues, double[] weight) {
        Natural count = residues.count(weight, Natural.parse(MULTIPLE.toString()));
        if (count == null) {
            throw new AssertionError("no weight of a small deck: " + weight[0]);
        }
        BigInteger above = new BigInteger(count.toString());
        BigInteger common = above.gcd(MULTIPLE);
        Rational found =
                new Rational(
                        above.divide(common).longValueExact(),
                        MULTIPLE.divide(common).longValueExact());
        double near = (double) found.above() / found.below();
        if (Math.abs(near - weight[0]) > 1e-9) {
            throw new AssertionError(found + " beside " + weight[0]);
        }
        return found;
    }

    /** Analyses a state between two effects; the machine goes on with what was found. */
    public Abstraction analyse(State state) {
        abstraction = abstractionBuilder.analyse(state, false);
        machine.abstraction = abstraction;
        return abstraction;
    }

    /** Everything that is seen in a state, whatever chance decides on the way. */
    public Likelihoods runs(State state, Supplier<String> looks) {
        Map<String, double[]> seen = new TreeMap<>();
        chance.forEach(
                () -> {
                    chance.start();
                    machine.state = state.copy();
                    double[] sum = seen.computeIfAbsent(looks.get(), unused -> residues.zero());
                    residues.add(sum, chance.scaled(residues.one()));
                });
        Likelihoods weights = new Likelihoods();
        seen.forEach((one, sum) -> weights.add(one, rational(sum)));
        return weights;
    }

    /**
     * Everything that is seen when concrete games are played out of a state, over all orders that
     * its cards may have and all that chance may bring.
     */
    public Likelihoods expected(State state, Function<ConcreteGame, String> play) {
        Likelihoods expected = new Likelihoods();
        Dice dice = new Dice();
        concrete()
                .each(
                        state,
                        dice,
                        (game, own) ->
                                // first played, since that is what the dice are rolled for
                                expected.add(play.apply(game), own.times(dice.weight())));
        return expected;
    }

    /** The positions that some states may be. */
    public Likelihoods positions(Distribution states) {
        Likelihoods positions = new Likelihoods();
        for (int i = 0; i < states.size(); i++) {
            positions.addAll(concrete().positions(states.state(i)), rational(states.weight(i)));
        }
        return positions;
    }

    /** Outcomes by their text. */
    Likelihoods outcomes(OutcomeDistribution outcomes, ComboEvaluator evaluator) {
        Likelihoods weights = new Likelihoods();
        for (int i = 0; i < outcomes.size(); i++) {
            weights.add(
                    evaluator.outcomes().get(outcomes.number(i)).toString(),
                    rational(outcomes.weight(i)));
        }
        return weights;
    }

    /**
     * A state in which cards lie anywhere, their order known in part; in zones but the deck all
     * cards are related.
     */
    public State anyState(Random random) {
        State state = State.first(problem);
        for (int c = 0; c < problem.classes(); c++) {
            for (int i = 0; i < problem.counts()[c]; i++) {
                int zone = random.nextInt(problem.zones().length() + 1) % problem.zones().length();
                int place = random.nextInt(5);
                if (zone != CardClassSet.DECK) {
                    lay(state, zone, c, random);
                } else if (place < 2) {
                    state.top = place == 0 ? grown(state.top, c, random) : state.top;
                    state.bottom = place == 1 ? grown(state.bottom, c, random) : state.bottom;
                } else {
                    continue;
                }
                state.ownCounts()[c]--;
                state.unseen--;
            }
        }
        if (state.unseen == 0) {
            state.top = PartiallyOrderedCards.joined(state.top, state.bottom);
            state.bottom = PartiallyOrderedCards.NONE;
        }
        for (int i = 0; i < state.globals.length; i++) {
            state.ownGlobals()[i] = random.nextInt(3);
        }
        return state;
    }

    /** A state without a deck: all cards lie in hand and graveyard, most of them in hand. */
    public State drawnState(Random random) {
        State state = State.first(problem);
        for (int c = 0; c < problem.classes(); c++) {
            for (int i = state.counts[c]; i > 0; i--) {
                lay(
                        state,
                        random.nextInt(3) == 0 ? CardClassSet.GRAVE : CardClassSet.HAND,
                        c,
                        random);
            }
        }
        state.counts = new int[problem.classes()];
        state.unseen = 0;
        return state;
    }

    private static void lay(State state, int zone, int c, Random random) {
        state.lay(zone, grown(state.list(zone), c, random));
    }

    /** A list with a card more, as a group of its own or in the last one. */
    public static byte[] grown(byte[] list, int c, Random random) {
        byte[] more = PartiallyOrderedCards.withSingle(list, (byte) c);
        if (list.length > 0 && random.nextBoolean()) {
            more[list.length] = (byte) c;
        }
        // the classes of a group ascend
        return PartiallyOrderedCards.renamed(more, identity());
    }

    private static int[] identity() {
        int[] same = new int[Problem.MOST_CLASSES];
        for (int i = 0; i < same.length; i++) {
            same[i] = i;
        }
        return same;
    }
}
