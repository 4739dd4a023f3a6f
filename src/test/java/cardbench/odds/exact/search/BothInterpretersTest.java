package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.analysis.Liveness;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.check.RangeAnalysis;
import cardbench.odds.yisp.check.ValueRange;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.vm.ChoiceScript;
import cardbench.odds.yisp.vm.Compiler;
import cardbench.odds.yisp.vm.Routine;
import cardbench.odds.yisp.vm.VirtualMachine;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random numbers of the language, computed by the virtual machine in a game whose cards are known,
 * and by the search in the state of that game: both come to the same values with the same
 * likelihoods, or both fail; and all values lie within the bounds that either analysis gives.
 */
class BothInterpretersTest {

    private static final int HAND = 3;
    private static final int[] NUMBERS = {0, 1, 2, 3, 7, 46341, 65536, Integer.MAX_VALUE};
    private static final String[] FALLIBLE_OR_COMPARED = {
        "/", "-", ">", ">=", "<", "<=", "==", "!="
    };
    private static final String[] CHAINED = {"+", "*", "and", "or"};
    private static final String[] SIZES = {
        "|H|", "|H.a|", "|H.a:x|", "|D.b|", "|H.2.a:x|", "|H.a:x.1|", "|B|"
    };

    /** Nothing is known of cards and variables. */
    private static final RangeAnalysis ANALYSIS =
            new RangeAnalysis(
                    new RangeAnalysis.Facts() {
                        @Override
                        public int mostCards(CardSet cards) {
                            return Integer.MAX_VALUE;
                        }

                        @Override
                        public boolean mayBeSet(String variable) {
                            return true;
                        }
                    });

    private static String number(Random random, int depth) {
        int pick = random.nextInt(depth == 0 ? 3 : 9);
        switch (pick) {
            case 0:
                int value = NUMBERS[random.nextInt(NUMBERS.length)];
                return random.nextInt(3) == 0 ? "(- 0 " + value + ")" : "" + value;
            case 1:
                return random.nextBoolean() ? "one" : "two";
            case 2:
                return SIZES[random.nextInt(SIZES.length)];
            case 3, 4, 5:
                String operator = FALLIBLE_OR_COMPARED[random.nextInt(8)];
                return list(operator, 2, random, depth);
            case 6, 7:
                return list(CHAINED[random.nextInt(4)], 1 + random.nextInt(3), random, depth);
            default:
                return random.nextInt(3) == 0
                        ? "(rand " + random.nextInt(4) + " " + random.nextInt(4) + ")"
                        : list("if", 3, random, depth);
        }
    }

    private static String list(String head, int operands, Random random, int depth) {
        StringBuilder text = new StringBuilder("(").append(head);
        for (int i = 0; i < operands; i++) {
            text.append(' ').append(number(random, depth - 1));
        }
        return text.append(')').toString();
    }

    private static Topics topics(String number, Random random) {
        String sets = "(= one " + number(random, 0) + ");(= two " + number(random, 0) + ");";
        return new Topics()
                .card("a", 2, "x")
                .card("b", 2, "x y")
                .card("c", 1, "y")
                .header(sets + "(= result " + number + ")")
                .combo("a,b,c", "");
    }

    /**
     * The values in games that begin with the cards in this order, and how likely they are.
     *
     * @param fails is set to whether a number cannot be computed in some game
     */
    private static Likelihoods played(TopicPrograms topic, int[] order, boolean[] fails) {
        Compiler compiler = new Compiler(topic.vocabulary(), List.of(), false, false);
        Routine header = compiler.routine(topic.header());
        VirtualMachine machine = compiler.play(new Random32(1, 2, 3, 4));
        ChoiceScript script = new ChoiceScript();
        machine.follow(script);
        Likelihoods values = new Likelihoods();
        int[] game = {0};
        script.forEach(
                () -> {
                    machine.startGame(game[0]++, order);
                    machine.deal(HAND);
                    header.run(machine, 0);
                    for (int fault = 0; fault < machine.faults(); fault++) {
                        fails[0] |= machine.hasFault(fault);
                    }
                    int result = machine.variable(compiler.variables().indexOf("result"));
                    values.add("" + result, Rational.of(1, (int) script.ways()));
                    return true;
                });
        return values;
    }

    /** The state of these games after the deal. */
    private static State dealt(Workbench bench, int[] kinds, int[] order) {
        State state = State.first(bench.problem);
        byte[] hand = PartiallyOrderedCards.NONE;
        for (int i = 0; i < HAND; i++) {
            int c = bench.problem.classOfKind()[kinds[order[i]]];
            state.ownCounts()[c]--;
            state.unseen--;
            hand = PartiallyOrderedCards.withSingle(hand, (byte) c);
        }
        state.lay(CardClassSet.HAND, hand);
        return state;
    }

    private static String searched(Workbench bench) {
        for (CompiledStatement step : bench.problem.header()) {
            bench.machine.executor.execute(step.instruction());
        }
        return "" + bench.machine.state.globals[2];
    }

    @Test
    void bothInterpreters_computeTheSame() {
        computeTheSame(0, 600);
    }

    @Test
    @Tag("slow")
    void bothInterpreters_computeTheSameInManyTopics() {
        computeTheSame(600, 3000);
    }

    private static void computeTheSame(int from, int to) {
        int faults = 0;
        int chances = 0;
        for (int seed = from; seed < to; seed++) {
            Random random = new Random(seed);
            String number = number(random, 3);
            String where = "seed " + seed + ": " + number;
            Workbench bench = new Workbench(topics(number, random), SolverOptions.PLAIN);
            int[] kinds = bench.topic.vocabulary().kinds();
            int[] order = new int[kinds.length];
            for (int i = 0; i < order.length; i++) {
                int other = random.nextInt(i + 1);
                order[i] = order[other];
                order[other] = i;
            }
            boolean[] fails = new boolean[1];
            Likelihoods played = played(bench.topic, order, fails);
            State dealt = dealt(bench, kinds, order);
            Likelihoods searched = bench.runs(dealt, () -> searched(bench));
            assertEquals(played, searched, where);
            assertEquals(fails[0], bench.machine.faulty, where);
            Liveness live = new Liveness(bench.problem);
            live.analyse(dealt, false);
            for (CompiledStatement step : bench.problem.header()) {
                live.programs.note(step.instruction());
            }
            Expression read = Parser.number(Source.of(number), new Diagnostics());
            assertHolds(live.global(2), searched, where);
            assertHolds(ANALYSIS.of(read), searched, where);
            faults += fails[0] ? 1 : 0;
            chances += searched.size() > 1 ? 1 : 0;
        }
        int share = (to - from) / 60;
        assertTrue(
                faults > 2 * share && chances > share, faults + " fail, " + chances + " by chance");
    }

    private static void assertHolds(ValueRange bounds, Likelihoods values, String where) {
        values.forEach(
                (value, likelihood) -> {
                    int number = Integer.parseInt(value);
                    assertTrue(bounds.least() <= number && number <= bounds.most(), where);
                });
    }
}
