package cardbench.odds.yisp.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * One expression, statement and filter of each kind. Whoever adds a kind adds a sample here, and
 * then says in every test that fails what becomes of the new kind.
 */
public final class Samples {

    private static final CardSet HAND = new CardSet('H', List.of(), 0, 1);

    private static final List<Expression> EXPRESSIONS =
            List.of(
                    new Expression.Nothing(0, 1),
                    new Expression.Unreadable(0, 1),
                    new Expression.Move(false, HAND, 'B', List.of(), 0, 1),
                    new Expression.Shuffle('H', 0, 1),
                    new Expression.Ban("tag", 0, 1),
                    new Expression.Assign("count", literal(7), 0, 1),
                    new Expression.If(literal(1), literal(2), literal(3), 0, 1),
                    new Expression.Block(List.of(new Expression.Nothing(0, 1)), 0, 1),
                    new Expression.Repeat(2, literal(0), new Expression.Nothing(0, 1), 0, 1),
                    new Expression.Best(List.of(literal(1), literal(2)), 0, 1),
                    new Expression.Print(List.of(new Expression.Text("text", 0, 1)), 0, 1),
                    new Expression.Text("text", 0, 1),
                    new Expression.Cards(HAND, 0, 1),
                    literal(7),
                    new Expression.Variable("count", 0, 1),
                    new Expression.Size(HAND, 0, 1),
                    new Expression.Arithmetic(
                            Operator.RANDOM, List.of(literal(1), literal(6)), 0, 1));

    private static final List<Statement> STATEMENTS =
            List.of(
                    new Statement.Fire(0, 1),
                    new Statement.Guard(true, literal(0), 0, 1),
                    new Statement.Act(new Expression.Nothing(0, 1), 0, 1));

    private static final List<Filter> FILTERS =
            List.of(new Filter.Matching("a:x", 0, 1), new Filter.First(literal(1), 0, 1));

    private Samples() {}

    private static Expression literal(int value) {
        return new Expression.Literal(value, 0, 1);
    }

    /** The samples of a sealed type by the simple names of its records, all of which there are. */
    private static <T> Map<String, T> named(Class<T> type, List<T> samples) {
        Map<String, T> named = new LinkedHashMap<>();
        samples.forEach(sample -> named.put(sample.getClass().getSimpleName(), sample));
        assertEquals(kinds(type), new TreeSet<>(named.keySet()), "a sample of each kind");
        return named;
    }

    /** The simple names of the records of a sealed type. */
    public static Set<String> kinds(Class<?> type) {
        Set<String> kinds = new TreeSet<>();
        for (Class<?> kind : type.getPermittedSubclasses()) {
            kinds.add(kind.getSimpleName());
        }
        return kinds;
    }

    /** An expression of each kind, by the name of its kind. */
    public static Map<String, Expression> expressions() {
        return named(Expression.class, EXPRESSIONS);
    }

    /** A statement of each kind. */
    public static List<Statement> statements() {
        return new ArrayList<>(named(Statement.class, STATEMENTS).values());
    }

    /** A filter of each kind. */
    public static List<Filter> filters() {
        return new ArrayList<>(named(Filter.class, FILTERS).values());
    }

    /** The operators on numbers, as the parser knows them. */
    public static List<Operator> arithmetic() {
        List<Operator> operators = new ArrayList<>();
        for (Operator operator : Operator.values()) {
            if (operator.isArithmetic()) {
                operators.add(operator);
            }
        }
        return operators;
    }

    /** An operator between two numbers. */
    public static Expression.Arithmetic arithmetic(Operator operator, int a, int b) {
        return new Expression.Arithmetic(operator, List.of(literal(a), literal(b)), 0, 1);
    }

    /** Statements as a program. */
    public static Program program(Statement... statements) {
        return new Program(Source.of(" ".repeat(99)), new Flags("", 0, 0), List.of(statements));
    }

    /** A program that carries out one expression. */
    public static Program act(Expression expression) {
        return program(new Statement.Act(expression, 0, 1));
    }
}
