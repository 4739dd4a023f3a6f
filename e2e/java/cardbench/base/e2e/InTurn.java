package cardbench.base.e2e;

import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import cardbench.base.chance.Seeds;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.AnnotationConsumer;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * The rows of arguments of a test, such as languages, of which any one shows most faults. With
 * {@code -Dseeds=all}, every week, a test takes all rows; else one, which its name and the day
 * decide: so the tests of one view take different rows, and every row has its day. The name of a
 * row states the property that takes the same row once more, {@code -Dturn}.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(InTurn.Source.class)
public @interface InTurn {

    /** The rows, each of which has its arguments with a comma and a blank between them. */
    public String[] value();

    /** Gives the row or the rows. */
    public final class Source implements ArgumentsProvider, AnnotationConsumer<InTurn> {
        static final int TURN = Integer.getInteger("turn", 0);

        private List<String> rows;

        @Override
        public void accept(InTurn annotation) {
            rows = List.of(annotation.value());
        }

        @Override
        public Stream<Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context) {
            int turn = turn(context, rows.size());
            return rows.subList(Seeds.of(turn, 0), Seeds.of(turn + 1, rows.size())).stream()
                    .map(
                            row ->
                                    argumentSet(
                                            row + " (-Dturn=" + TURN + ")",
                                            (Object[]) row.split(", ")));
        }

        /** Which of so many rows of a test it is the turn of, from 0. */
        static int turn(ExtensionContext test, int rows) {
            String name =
                    test.getRequiredTestClass().getSimpleName()
                            + '.'
                            + test.getRequiredTestMethod().getName();
            return Math.floorMod(name.hashCode() + TURN, rows);
        }
    }
}
