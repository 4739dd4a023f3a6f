package cardbench.odds.exact.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.search.BuriedTopics;
import cardbench.odds.exact.search.CommutingTopics;
import cardbench.odds.exact.search.CountedTopics;
import cardbench.odds.exact.search.ExchangingTopics;
import cardbench.odds.exact.search.ForgottenOrderTest;
import cardbench.odds.exact.search.HidingTopics;
import cardbench.odds.exact.search.IndependentTopics;
import cardbench.odds.exact.search.LastingTopics;
import cardbench.odds.exact.search.NestedTopics;
import cardbench.odds.exact.search.RandomTopics;
import cardbench.odds.exact.search.ResourceTopics;
import cardbench.odds.exact.search.ReturningTopics;
import cardbench.odds.exact.search.SearchingTopics;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.exact.search.SureTopics;
import cardbench.odds.exact.search.Topics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each idea can be switched off, and the odds are the same without it. */
class IdeaTest {

    private static final Budget ENOUGH = new Budget(200_000, 64 << 20);

    /** Random topics of all kinds: each idea is of use to some of them. */
    private static final List<Function<Random, Topics>> MAKERS =
            List.of(
                    random -> RandomTopics.of(random, 6),
                    BuriedTopics::of,
                    CommutingTopics::of,
                    CountedTopics::of,
                    ExchangingTopics::of,
                    HidingTopics::of,
                    IndependentTopics::of,
                    LastingTopics::of,
                    NestedTopics::of,
                    ResourceTopics::of,
                    ReturningTopics::of,
                    SearchingTopics::of,
                    SureTopics::of);

    private static Solution solve(Topics topics, SolverOptions options) {
        return Solver.solve(topics.text(), options, ENOUGH);
    }

    private static Topics topics(int seed) {
        return MAKERS.get(seed % MAKERS.size()).apply(new Random(seed));
    }

    /** The topics that have the same odds with and without an idea. */
    private static int compared(Idea idea, int from, int to) {
        int compared = 0;
        for (int seed = from; seed < to; seed++) {
            Topics topics = topics(seed);
            Solution with = solve(topics, SolverOptions.FAST);
            Solution without = solve(topics, SolverOptions.FAST.without(idea));
            if (with.multiplicity() != null && without.multiplicity() != null) {
                assertEquals(
                        ForgottenOrderTest.likelihoods(with),
                        ForgottenOrderTest.likelihoods(without),
                        "without " + idea + ", seed " + seed + ":\n" + topics);
                compared++;
            }
        }
        return compared;
    }

    @ParameterizedTest
    @EnumSource(Idea.class)
    void odds_areTheSameWithoutAnIdea(Idea idea) {
        int compared = compared(idea, 0, 26);
        assertTrue(compared > 17, compared + " topics");
    }

    @ParameterizedTest
    @EnumSource(Idea.class)
    @Tag("slow")
    @Tag("long")
    void oddsOfManyTopics_areTheSameWithoutAnIdea(Idea idea) {
        int compared = compared(idea, 26, 200);
        assertTrue(compared > 105, compared + " topics");
    }

    /** Not only the same as those of the other options: all orders are played. */
    @ParameterizedTest
    @EnumSource(Idea.class)
    @Tag("slow")
    @Tag("long")
    void oddsWithoutAnIdea_areThoseOfAllOrders(Idea idea) {
        Map<String, Integer> reasons = new TreeMap<>();
        int solved = 0;
        for (int seed = 1000; seed < 1039; seed++) {
            SolverOptions options = SolverOptions.FAST.without(idea);
            solved += ForgottenOrderTest.isSolved(topics(seed), seed, options, reasons) ? 1 : 0;
        }
        assertTrue(solved > 18, solved + " topics; " + reasons);
    }

    /** A switch that no topic notices would prove nothing. */
    @ParameterizedTest
    @EnumSource
    void ideas_changeTheSearchOfSomeTopic(Idea idea) {
        for (int seed = 0; seed < 3000; seed++) {
            Topics topics = topics(seed);
            Solution with = solve(topics, SolverOptions.FAST);
            Solution without = solve(topics, SolverOptions.FAST.without(idea));
            if (with.states() != without.states() || with.transitions() != without.transitions()) {
                return;
            }
        }
        throw new AssertionError(idea + " is of no use to any topic");
    }

    @Test
    void ideasThatNeedAnother_areNotUsedWithoutIt() {
        SolverOptions options = SolverOptions.FAST.without(Idea.HIDDEN_CARDS);
        List<Idea> missing = new ArrayList<>();
        for (Idea idea : Idea.values()) {
            if (!options.uses(idea)) {
                missing.add(idea);
            }
        }
        assertEquals(
                List.of(Idea.HIDDEN_CARDS, Idea.BURIED_CARDS, Idea.LOST_CARDS, Idea.SURE_CARDS),
                missing);
        for (Idea idea : Idea.values()) {
            assertTrue(SolverOptions.FAST.uses(idea), idea.name());
        }
        assertFalse(SolverOptions.PLAIN.uses(Idea.LAZY_ORDER));
        assertTrue(SolverOptions.PLAIN.uses(Idea.MARKS_BY_CARDS));
    }

    /** {@link SolverOptions#without} finds all ideas that need one in a single pass. */
    @Test
    void ideas_standBehindTheirBasis() {
        int based = 0;
        for (Idea idea : Idea.values()) {
            if (idea.basis() != null) {
                assertTrue(idea.basis().ordinal() < idea.ordinal(), idea.name());
                based++;
            }
        }
        assertTrue(based > 6);
        assertTrue(Idea.values().length < Integer.SIZE);
    }
}
