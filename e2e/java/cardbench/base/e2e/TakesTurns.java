package cardbench.base.e2e;

import cardbench.base.chance.Seeds;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * Each run takes one in so many: of a parameterized test, whose rows are kinds of one fault,
 * languages or parts of the site, one row in {@link #value}; of a class, one test in so many. The
 * name of the test and the day decide, so that each has its day; tests of the class that have rows
 * by turn run every day. With {@code -Dseeds=all}, every week, all are taken. What fails is printed
 * with the property that takes it once more.
 *
 * @see InTurn for rows that are strings
 */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(TakesTurns.Turn.class)
public @interface TakesTurns {

    /** One row, or one test, in so many is taken; at most the number of rows. */
    public int value();

    /** Leaves out the rows and tests of other days. */
    public final class Turn implements ExecutionCondition, TestWatcher {

        private static final Pattern ROW = Pattern.compile("\\[test-template-invocation:#(\\d+)]$");

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            Optional<Method> test = context.getTestMethod();
            Matcher row = ROW.matcher(context.getUniqueId());
            boolean isRow = row.find();
            if (test.isPresent() && hasRowsByTurn(test.get())) {
                TakesTurns turns = test.get().getAnnotation(TakesTurns.class);
                if (turns != null && isRow) {
                    return taken(Integer.parseInt(row.group(1)), turns, context);
                }
            } else if (test.isPresent() && !isRow) {
                return taken(
                        0, context.getRequiredTestClass().getAnnotation(TakesTurns.class), context);
            }
            return ConditionEvaluationResult.enabled("every day");
        }

        private static boolean hasRowsByTurn(Method test) {
            return test.isAnnotationPresent(TakesTurns.class)
                    || test.isAnnotationPresent(InTurn.class);
        }

        private static ConditionEvaluationResult taken(
                int number, TakesTurns turns, ExtensionContext context) {
            int share = Seeds.of(turns.value(), 1);
            return number % share == InTurn.Source.turn(context, share)
                    ? ConditionEvaluationResult.enabled("its turn")
                    : ConditionEvaluationResult.disabled("of another day");
        }

        @Override
        public void testFailed(ExtensionContext context, Throwable cause) {
            System.out.printf(
                    "failed in turn: -Dit.test=%s#%s -Dturn=%d%n",
                    context.getRequiredTestClass().getSimpleName(),
                    context.getRequiredTestMethod().getName(),
                    InTurn.Source.TURN);
        }
    }
}
