package cardbench.odds.yisp.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is in an expression, by the components of its record. */
class ExpressionTest {

    /** The components of a type, in order; those that are lists one by one. */
    private static <T> List<T> components(Object value, Class<T> type) {
        List<T> found = new ArrayList<>();
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            Object part;
            try {
                part = component.getAccessor().invoke(value);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
            List<?> parts = part instanceof List<?> list ? list : List.of(part);
            parts.stream().filter(type::isInstance).map(type::cast).forEach(found::add);
        }
        return found;
    }

    private static List<Expression> walked(Expression expression) {
        List<Expression> expressions = new ArrayList<>(List.of(expression));
        for (Expression part : components(expression, Expression.class)) {
            expressions.addAll(walked(part));
        }
        for (CardSet cards : components(expression, CardSet.class)) {
            for (Filter filter : cards.filters()) {
                components(filter, Expression.class)
                        .forEach(part -> expressions.addAll(walked(part)));
            }
        }
        return expressions;
    }

    private static void assertWalked(Expression expression) {
        List<Expression> found = new ArrayList<>();
        ExpressionWalker.through(expression, found::add);
        assertEquals(walked(expression), found, expression.toString());
    }

    @Test
    void partsAndCards_areThoseOfTheRecord() {
        for (Expression sample : Samples.expressions().values()) {
            assertEquals(components(sample, Expression.class), sample.parts(), sample.toString());
            List<CardSet> sets = components(sample, CardSet.class);
            assertEquals(sets, sample.cards() == null ? List.of() : List.of(sample.cards()));
            assertWalked(sample);
        }
    }

    @Test
    void filters_areWalkedToo() {
        assertWalked(new Expression.Size(new CardSet('D', Samples.filters(), 0, 1), 0, 1));
    }

    @Test
    void expressions_ofStatementsAreThoseOfTheRecord() {
        for (Statement sample : Samples.statements()) {
            List<Expression> expressions = components(sample, Expression.class);
            assertEquals(
                    expressions,
                    sample.expression() == null ? List.of() : List.of(sample.expression()));
            List<Expression> found = new ArrayList<>();
            ExpressionWalker.through(sample, found::add);
            assertEquals(expressions, found);
        }
    }
}
