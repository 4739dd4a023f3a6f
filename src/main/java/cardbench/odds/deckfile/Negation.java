package cardbench.odds.deckfile;

import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiles the key {@code negate} of a topic into the effects of its cards. Each item is an
 * interruption by the opponent that negates the first activation that meets it. Behind {@code @}
 * such an effect first finds out whether an interruption is left, and uses it up; what is not paid
 * as a cost then happens only if there is none:
 *
 * <pre>{@code
 * @;(# X F);(# D.2 H)   becomes
 * @;(if <negate 1> (= z 0) (block (= <negate 1> 1) (= z 1)));(# X F);(if z () (# D.2 H))
 * }</pre>
 *
 * <p>{@code <negate 1>} is a variable of the game whose name no program can write; {@code n} is a
 * variable of the effect that it does not use itself.
 */
public final class Negation {

    /** The most interruptions of a topic. */
    static final int MAX = 8;

    /** Stands for any card. */
    static final String ANY = "any";

    private static final String COST = "cost";

    /**
     * How the variables of interruptions begin: with a blank, which no variable of a program has.
     */
    private static final String PREFIX = "negate ";

    /** A variable of the game: whether the running activation is negated. */
    private static final String NOW = PREFIX + "now";

    private final List<String> variables;
    private final String now;

    private Negation(List<String> variables, String now) {
        this.variables = variables;
        this.now = now;
    }

    /**
     * The effects of a topic with its interruptions.
     *
     * @param effects for each card of the file its effects
     * @param negated for each interruption, by effect of the file, whether it may meet it
     */
    static List<List<Program>> in(List<List<Program>> effects, List<boolean[]> negated) {
        if (negated.isEmpty()) {
            return effects;
        }
        List<List<Program>> changed = new ArrayList<>();
        int number = 0;
        for (List<Program> before : effects) {
            List<Program> ofCard = new ArrayList<>();
            for (Program effect : before) {
                List<String> variables = new ArrayList<>();
                for (int i = 0; i < negated.size(); i++) {
                    if (negated.get(i)[number]) {
                        variables.add(PREFIX + (i + 1));
                    }
                }
                number++;
                ofCard.add(
                        variables.isEmpty()
                                ? effect
                                : new Negation(variables, free(effect)).in(effect));
            }
            changed.add(ofCard);
        }
        return changed;
    }

    /** Whether a variable of a game stands for an interruption: not 0 when it is used up. */
    public static boolean isInterruption(String variable) {
        return variable.startsWith(PREFIX) && !variable.equals(NOW);
    }

    /** Whether a statement, written nowhere, tests for an interruption: it has the place of @. */
    public static boolean isQuestion(Statement before, Statement next) {
        return before instanceof Statement.Fire
                && next instanceof Statement.Act
                && before.from() == next.from();
    }

    /** Whether nothing of a statement happens in a negated activation. */
    public static boolean isLeftOut(Statement statement) {
        return statement.expression() instanceof Expression.If choice
                && choice.then() instanceof Expression.Nothing
                && choice.otherwise().from() == choice.from();
    }

    /** A variable that a program does not use: of one letter, if one is left. */
    private static String free(Program program) {
        for (char letter = 'z'; letter >= 'a'; letter--) {
            if (program.source().text().indexOf(letter) < 0) {
                return String.valueOf(letter);
            }
        }
        // It lives on behind the effect, which only makes more states, since it is set before it is
        // read.
        return NOW;
    }

    private Program in(Program program) {
        List<Statement> statements = new ArrayList<>();
        boolean fired = false;
        for (Statement statement : program.statements()) {
            if (fired && statement instanceof Statement.Act act) {
                statements.add(
                        new Statement.Act(in(act.expression()), statement.from(), statement.to()));
            } else {
                statements.add(statement);
            }
            if (!fired && statement instanceof Statement.Fire fire) {
                fired = true;
                int from = fire.from();
                statements.add(new Statement.Act(question(0, from, fire.to()), from, fire.to()));
            }
        }
        return new Program(program.source(), program.flags(), statements);
    }

    /** Uses up the first interruption that is left, from one on. */
    private Expression question(int index, int from, int to) {
        Expression unused = new Expression.Literal(0, from, to);
        if (index == variables.size()) {
            return new Expression.Assign(now, unused, from, to);
        }
        Expression one = new Expression.Literal(1, from, to);
        String name = variables.get(index);
        return new Expression.If(
                new Expression.Variable(name, from, to),
                question(index + 1, from, to),
                new Expression.Block(
                        List.of(
                                new Expression.Assign(name, one, from, to),
                                new Expression.Assign(now, one, from, to)),
                        from,
                        to),
                from,
                to);
    }

    /** An action as it happens if the activation is negated and if it is not. */
    private Expression in(Expression action) {
        int from = action.from();
        int to = action.to();
        Expression paid = paid(action);
        return paid == action
                ? action
                : new Expression.If(new Expression.Variable(now, from, to), paid, action, from, to);
    }

    /** What happens of an action if its activation is negated; the same object if all of it. */
    private static Expression paid(Expression action) {
        int from = action.from();
        int to = action.to();
        if (action instanceof Expression.Move e) {
            boolean cost = e.cards().zone() == ZoneLetter.SELF || e.tags().contains(COST);
            return cost ? e : new Expression.Nothing(from, to);
        } else if (action instanceof Expression.If e) {
            Expression then = paid(e.then());
            Expression otherwise = paid(e.otherwise());
            return then == e.then() && otherwise == e.otherwise()
                    ? e
                    : new Expression.If(e.condition(), then, otherwise, from, to);
        } else if (action instanceof Expression.Block || action instanceof Expression.Best) {
            List<Expression> parts = new ArrayList<>();
            boolean same = true;
            for (Expression part : action.parts()) {
                parts.add(paid(part));
                same &= parts.get(parts.size() - 1) == part;
            }
            return same
                    ? action
                    : action instanceof Expression.Best
                            ? new Expression.Best(parts, from, to)
                            : new Expression.Block(parts, from, to);
        }
        if (action instanceof Expression.Repeat e) {
            Expression paid = paid(e.action());
            return paid == e.action()
                    ? e
                    : new Expression.Repeat(e.times(), e.until(), paid, from, to);
        }
        boolean harmless =
                action.isNumber()
                        || action instanceof Expression.Nothing
                        || action instanceof Expression.Assign e && e.name().length() == 1;
        return harmless ? action : new Expression.Nothing(from, to);
    }
}
