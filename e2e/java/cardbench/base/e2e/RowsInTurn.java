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
 * Tests that have their turn: of a parameterized test, whose rows are kinds of one fault, languages
 * or parts of the site, each run takes one row in {@link #value}; of a class, one in so many of the
 * tests that have no rows in turn. The name of the test and the day decide, so that each has its
 * day. With {@code -Dseeds=all}, every week, all are taken. What fails is printed with the property
 * that takes it once more.
 *
 * @see InTurn for rows that are strings
 */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(RowsInTurn.Rows.class)
public @interface RowsInTurn {

    /** One row, or one test, in so many is taken; at most the number of rows. */
    public int value();

    /** Leaves out the rows and tests of other days. */
    public final class Rows implements ExecutionCondition, TestWatcher {

        private static final Pattern ROW = Pattern.compile("\\[test-template-invocation:#(\\d+)]$");

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            Optional<Method> test = context.getTestMethod();
            if (test.isEmpty()) {
                return ConditionEvaluationResult.enabled("a class");
            }
            RowsInTurn ofRows = test.get().getAnnotation(RowsInTurn.class);
            Matcher row = ROW.matcher(context.getUniqueId());
            if (ofRows != null) {
                return row.find()
                        ? taken(Integer.parseInt(row.group(1)), ofRows, context)
                        : ConditionEvaluationResult.enabled("all rows");
            }
            RowsInTurn ofTests = context.getRequiredTestClass().getAnnotation(RowsInTurn.class);
            boolean hasTurns = test.get().isAnnotationPresent(InTurn.class);
            return ofTests == null || hasTurns || row.find()
                    ? ConditionEvaluationResult.enabled("every day")
                    : taken(0, ofTests, context);
        }

        private static ConditionEvaluationResult taken(
                int number, RowsInTurn turns, ExtensionContext context) {
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
