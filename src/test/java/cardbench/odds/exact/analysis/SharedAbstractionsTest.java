package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.BuriedTopics;
import cardbench.odds.exact.search.CountedTopics;
import cardbench.odds.exact.search.HidingTopics;
import cardbench.odds.exact.search.IndependentTopics;
import cardbench.odds.exact.search.LastingTopics;
import cardbench.odds.exact.search.RandomTopics;
import cardbench.odds.exact.search.ReturningTopics;
import cardbench.odds.exact.search.SearchingTopics;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** States in which the same is live share an abstraction. */
class SharedAbstractionsTest {

    private static final List<Function<Random, Topics>> KINDS =
            List.of(
                    random -> RandomTopics.of(random, 6),
                    SearchingTopics::of,
                    HidingTopics::of,
                    ReturningTopics::of,
                    IndependentTopics::of,
                    CountedTopics::of,
                    LastingTopics::of,
                    BuriedTopics::of);

    private final Workbench bench =
            new Workbench(
                    new Topics()
                            .card("a", 9, "x", "[1]@;(# D.1 H);(= count (+ count 1))")
                            .combo("a:x", "", "1", "(> |B.a| 0)", "best"),
                    SolverOptions.FAST);

    private final SharedAbstractions known = new SharedAbstractions(bench.problem);

    private static StateEncoder findings(int number) {
        StateEncoder encoder = new StateEncoder();
        encoder.begin();
        encoder.number(number);
        return encoder;
    }

    @Test
    void equalAbstractions_areKeptOnce() {
        assertEquals(0, known.bytes());
        Abstraction first = new Abstraction(bench.problem);
        assertNull(known.recall(findings(1)));
        assertSame(first, known.keep(findings(1), first));
        long bytes = known.bytes();
        assertSame(first, known.keep(findings(2), new Abstraction(bench.problem)));
        long more = known.bytes() - bytes;
        assertTrue(more > 0 && more < bytes / 2, more + " of " + bytes);
        Abstraction other = new Abstraction(bench.problem);
        other.blank = 1;
        assertSame(other, known.keep(findings(3), other));
        assertSame(first, known.recall(findings(1)));
        assertSame(first, known.recall(findings(2)));
        assertSame(other, known.recall(findings(3)));
        known.forget();
        assertEquals(0, known.bytes());
        assertNull(known.recall(findings(1)));
    }

    /** Findings without end are forgotten at some number, and what comes after is kept again. */
    @Test
    void manyFindings_takeLimitedRoom() {
        long most = 0;
        for (int i = 0; i < 150_000; i++) {
            Abstraction abstraction = new Abstraction(bench.problem);
            abstraction.blank = i % 50;
            Abstraction kept = known.keep(findings(i), abstraction);
            assertEquals(i % 50, kept.blank);
            assertSame(kept, known.recall(findings(i)));
            most = Math.max(most, known.bytes());
        }
        assertNull(known.recall(findings(0)));
        int cells = bench.problem.zones().length() * bench.problem.classes();
        assertTrue(most > 50L * cells * Integer.BYTES * 4 && most < 8_000_000, most + " bytes");
    }

    /** Nothing that is left out of the findings changes an abstraction. */
    @Test
    void whatIsFound_decidesTheAbstraction() {
        int shared = 0;
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            Topics topics = KINDS.get(seed % KINDS.size()).apply(random);
            Workbench own;
            try {
                own = new Workbench(topics, SolverOptions.FAST);
            } catch (ProblemCompiler.Uncovered e) {
                continue;
            }
            AbstractionBuilder forgetful = new AbstractionBuilder(own.problem, SolverOptions.FAST);
            List<Abstraction> before = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                State state = own.anyState(random);
                Abstraction remembered = own.abstractionBuilder.analyse(state.copy(), false);
                forgetful.forget();
                Abstraction alone = forgetful.analyse(state.copy(), false);
                String where = "seed " + seed + ":\n" + topics;
                if (remembered == null || alone == null) {
                    assertSame(alone, remembered, where);
                    continue;
                }
                assertArrayEquals(written(alone), written(remembered), where);
                shared += before.contains(remembered) ? 1 : 0;
                before.add(remembered);
            }
        }
        assertTrue(shared > 300, shared + " states with an abstraction that was known");
    }

    private static byte[] written(Abstraction abstraction) {
        StateEncoder encoder = new StateEncoder();
        encoder.begin();
        abstraction.write(encoder);
        return encoder.kept();
    }

    /** Changes what a field has, in each of its places. */
    private static void change(Field field, Abstraction abstraction) throws IllegalAccessException {
        Object value = field.get(abstraction);
        if (value instanceof Integer number) {
            field.set(abstraction, number + 1);
        } else if (value instanceof Boolean one) {
            field.set(abstraction, !one);
        } else if (value instanceof int[][] rows) {
            rows[rows.length - 1][rows[0].length - 1]++;
        } else if (value instanceof int[] numbers) {
            numbers[numbers.length - 1]++;
        } else {
            boolean[] truths = (boolean[]) value;
            truths[truths.length - 1] ^= true;
        }
    }

    @Test
    void whatIsWritten_hasEveryField() throws IllegalAccessException {
        Abstraction abstraction = new Abstraction(bench.problem);
        int fields = 0;
        for (Field field : Abstraction.class.getDeclaredFields()) {
            boolean workspace = field.getName().equals("canonical");
            if (workspace || Modifier.isStatic(field.getModifiers())) {
                continue;
            }
            field.setAccessible(true);
            byte[] before = written(abstraction);
            assertArrayEquals(before, written(abstraction));
            change(field, abstraction);
            String name = field.getName();
            assertFalse(Arrays.equals(before, written(abstraction)), name);
            fields++;
        }
        assertTrue(fields > 15, fields + " fields");
    }
}
