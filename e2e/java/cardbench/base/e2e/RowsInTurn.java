package cardbench.base.e2e;

import cardbench.base.chance.Seeds;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * A parameterized test whose rows are kinds of one fault, languages or parts of the site: each run
 * takes one row in {@link #value}, which the name of the test and the day decide. With {@code
 * -Dseeds=all}, every week, a test takes all rows. A row that fails is printed with the property
 * that takes it once more.
 *
 * @see InTurn for rows that are strings
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(RowsInTurn.Rows.class)
public @interface RowsInTurn {

    /** One row in so many is taken; at most the number of rows. */
    public int value();

    /** Leaves out the rows of other days. */
    public final class Rows implements ExecutionCondition, TestWatcher {

        private static final Pattern ROW = Pattern.compile("\\[test-template-invocation:#(\\d+)]$");

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            Matcher row = ROW.matcher(context.getUniqueId());
            if (!row.find()) {
                return ConditionEvaluationResult.enabled("all rows");
            }
            int every = context.getRequiredTestMethod().getAnnotation(RowsInTurn.class).value();
            int share = Seeds.of(every, 1);
            int turn = InTurn.Source.turn(context, share);
            return Integer.parseInt(row.group(1)) % share == turn
                    ? ConditionEvaluationResult.enabled("the turn of this row")
                    : ConditionEvaluationResult.disabled("a row of another day");
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
