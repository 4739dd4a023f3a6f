package cardbench.odds.exact.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.analysis.Liveness;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.check.ValueRange;
import cardbench.odds.yisp.syntax.Operator;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Values against arbitrary precision, and bounds against all values between them. */
class NumericExpressionTest {

    private static final Operator[] OPERATORS = {
        Operator.ADD,
        Operator.MULTIPLY,
        Operator.SUBTRACT,
        Operator.DIVIDE,
        Operator.GREATER,
        Operator.AT_LEAST,
        Operator.LESS,
        Operator.AT_MOST,
        Operator.EQUAL,
        Operator.UNEQUAL,
        Operator.AND,
        Operator.OR,
    };

    private static final int[] EDGES = {
        0, 1, -1, 2, -2, 7, -13, 46341, -46341, Integer.MAX_VALUE, Integer.MIN_VALUE,
    };

    private final Workbench bench =
            new Workbench(
                    new Topics()
                            .card("a", 3, "", "[1]@;(= one two);(= n (+ m 1))")
                            .card("b", 2, "")
                            .combo("a", "b"),
                    SolverOptions.FAST);

    private static NumericExpression fixed(int value) {
        return new NumericExpression.Fixed(value);
    }

    private static NumericExpression reckoned(Operator operator, NumericExpression... operands) {
        return new NumericExpression.Operation(operator, operands);
    }

    /** What is beyond 32 bits wraps. */
    private static int expected(Operator operator, int first, int second) {
        BigInteger a = BigInteger.valueOf(first);
        BigInteger b = BigInteger.valueOf(second);
        int side = a.compareTo(b);
        return switch (operator.symbol()) {
            case "+" -> a.add(b).intValue();
            case "-" -> a.subtract(b).intValue();
            case "*" -> a.multiply(b).intValue();
            case "/" -> second == 0 ? 0 : a.divide(b).intValue();
            case ">" -> side > 0 ? 1 : 0;
            case ">=" -> side >= 0 ? 1 : 0;
            case "<" -> side < 0 ? 1 : 0;
            case "<=" -> side <= 0 ? 1 : 0;
            case "==" -> side == 0 ? 1 : 0;
            case "!=" -> side != 0 ? 1 : 0;
            case "and" -> a.signum() * b.signum() != 0 ? 1 : 0;
            default -> a.signum() != 0 || b.signum() != 0 ? 1 : 0;
        };
    }

    @Test
    void values_areThoseOfTheOperators() {
        bench.machine.state = State.first(bench.problem);
        for (Operator operator : OPERATORS) {
            for (int a : EDGES) {
                for (int b : EDGES) {
                    NumericExpression both = reckoned(operator, fixed(a), fixed(b));
                    String where = operator.symbol() + " " + a + " " + b;
                    bench.machine.faulty = false;
                    assertEquals(
                            expected(operator, a, b), bench.machine.executor.value(both), where);
                    assertEquals(
                            operator == Operator.DIVIDE && b == 0, bench.machine.faulty, where);
                    assertTrue(both.isSure(), where);
                }
            }
        }
        NumericExpression three = reckoned(Operator.SUBTRACT, fixed(9), fixed(4), fixed(3));
        assertEquals(2, bench.machine.executor.value(three));
    }

    @Test
    void variables_areThoseOfTheState() {
        bench.machine.state = State.first(bench.problem);
        bench.machine.state.ownGlobals()[1] = 5;
        bench.machine.state.ownLocals()[1] = 8;
        assertEquals(5, bench.machine.executor.value(new NumericExpression.Global(1)));
        assertEquals(0, bench.machine.executor.value(new NumericExpression.Global(0)));
        assertEquals(8, bench.machine.executor.value(new NumericExpression.Local(1)));
        NumericExpression five = new NumericExpression.Global(1);
        NumericExpression none = new NumericExpression.Global(0);
        assertEquals(
                7,
                bench.machine.executor.value(
                        new NumericExpression.Choice(five, fixed(7), fixed(6))));
        assertEquals(
                6,
                bench.machine.executor.value(
                        new NumericExpression.Choice(none, fixed(7), fixed(6))));
    }

    /** Two variables whose values lie between bounds: no combination lies outside of the result. */
    @Test
    void bounds_holdEveryValue() {
        for (int seed = 0; seed < 4000; seed++) {
            Random random = new Random(seed);
            int[] low = {edge(random), edge(random)};
            int[] high = {edge(random), edge(random)};
            State least = State.first(bench.problem);
            State most = State.first(bench.problem);
            for (int i = 0; i < 2; i++) {
                least.ownGlobals()[i] = Math.min(low[i], high[i]);
                most.ownGlobals()[i] = Math.max(low[i], high[i]);
            }
            Liveness live = new Liveness(bench.problem);
            live.analyse(List.of(least, most), new CompiledStatement[0]);
            Operator operator = OPERATORS[random.nextInt(OPERATORS.length)];
            NumericExpression both =
                    reckoned(
                            operator,
                            new NumericExpression.Global(0),
                            new NumericExpression.Global(1));
            NumericExpression chosen =
                    new NumericExpression.Choice(new NumericExpression.Global(1), both, fixed(-3));
            NumericExpression asked = random.nextInt(4) == 0 ? chosen : both;
            ValueRange bounds = live.programs.range(asked);
            for (int i = 0; i < 12; i++) {
                bench.machine.state = State.first(bench.problem);
                for (int k = 0; k < 2; k++) {
                    bench.machine.state.ownGlobals()[k] =
                            between(least.globals[k], most.globals[k], random);
                }
                if (operator == Operator.DIVIDE && bench.machine.state.globals[1] == 0) {
                    continue;
                }
                int value = bench.machine.executor.value(asked);
                String where = "seed " + seed + ": " + value + " of " + operator.symbol();
                assertTrue(bounds.least() <= value && value <= bounds.most(), where);
            }
            assertTrue(live.variables.reads[0] && live.variables.reads[1]);
        }
    }

    /** Bounds that are as narrow as they are said to be where nothing wraps. */
    @Test
    void bounds_areNarrow() {
        State least = State.first(bench.problem);
        State most = State.first(bench.problem);
        least.ownGlobals()[0] = -2;
        most.ownGlobals()[0] = 3;
        least.ownGlobals()[1] = 4;
        most.ownGlobals()[1] = 5;
        Liveness live = new Liveness(bench.problem);
        live.analyse(List.of(least, most), new CompiledStatement[0]);
        NumericExpression one = new NumericExpression.Global(0);
        NumericExpression two = new NumericExpression.Global(1);
        int[][] expected = {{2, 8}, {-10, 15}, {-7, -1}};
        for (int i = 0; i < 3; i++) {
            assertEquals(
                    new ValueRange(expected[i][0], expected[i][1]),
                    live.programs.range(reckoned(OPERATORS[i], one, two)));
        }
        ValueRange truth = ValueRange.known(1);
        assertEquals(truth, live.programs.range(reckoned(Operator.GREATER, two, one)));
        assertTrue(live.programs.range(reckoned(Operator.EQUAL, two, one)).isZero());
        assertTrue(live.programs.range(reckoned(Operator.AND, two, fixed(0))).isZero());
        assertEquals(truth, live.programs.range(reckoned(Operator.OR, one, two)));
        assertEquals(
                new ValueRange(-2, 5), live.programs.range(reckoned(Operator.RANDOM, one, two)));
    }

    private static int edge(Random random) {
        int edge = EDGES[random.nextInt(EDGES.length)];
        return random.nextBoolean() ? edge : random.nextInt(9) - 4;
    }

    private static int between(int from, int to, Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> from;
            case 1 -> to;
            default -> (int) (from + (long) (random.nextDouble() * ((long) to - from + 1)));
        };
    }

    @Test
    void chance_isNotSure() {
        NumericExpression rolled = reckoned(Operator.RANDOM, fixed(1), fixed(3));
        assertFalse(rolled.isSure());
        assertFalse(reckoned(Operator.ADD, fixed(1), rolled).isSure());
        assertFalse(new NumericExpression.Choice(rolled, fixed(1), fixed(2)).isSure());
        assertFalse(new NumericExpression.Choice(fixed(1), fixed(1), rolled).isSure());
        assertTrue(new NumericExpression.Choice(fixed(1), fixed(1), fixed(2)).isSure());
        Likelihoods found =
                bench.runs(
                        State.first(bench.problem),
                        () -> "" + bench.machine.executor.value(rolled));
        Likelihoods expected = new Likelihoods();
        for (int value = 1; value <= 3; value++) {
            expected.add("" + value, Rational.of(1, 3));
        }
        assertEquals(expected, found);
    }
}
