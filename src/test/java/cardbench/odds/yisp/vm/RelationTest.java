package cardbench.odds.yisp.vm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cardbench.odds.yisp.syntax.Operator;
import java.util.Map;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

class RelationTest {

    private static final int[] NUMBERS = {
        Integer.MIN_VALUE, -2, -1, 0, 1, 2, 3, 40, Integer.MAX_VALUE - 1, Integer.MAX_VALUE
    };

    private static final Map<Operator, BiPredicate<Integer, Integer>> MEANINGS =
            Map.of(
                    Operator.LESS, (a, b) -> a < b,
                    Operator.AT_MOST, (a, b) -> a <= b,
                    Operator.EQUAL, (a, b) -> a.equals(b),
                    Operator.UNEQUAL, (a, b) -> !a.equals(b),
                    Operator.AT_LEAST, (a, b) -> a >= b,
                    Operator.GREATER, (a, b) -> a > b);

    @Test
    void relations_areThoseOfTheOperators() {
        MEANINGS.forEach(
                (operator, meaning) -> {
                    for (int a : NUMBERS) {
                        for (int b : NUMBERS) {
                            assertEquals(
                                    meaning.test(a, b) ? 1 : 0,
                                    Relation.of(operator).holds(a, b),
                                    a + operator.symbol() + b);
                        }
                    }
                });
    }

    @Test
    void otherOperators_areRefused() {
        for (Operator operator : Operator.values()) {
            if (!MEANINGS.containsKey(operator)) {
                assertThrows(IllegalArgumentException.class, () -> Relation.of(operator));
            }
        }
    }
}
