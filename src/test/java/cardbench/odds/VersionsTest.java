package cardbench.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.chance.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VersionsTest {

    private static final String DECK =
            """
            deck: {cards: {a: {count: 3}, b: {count: 2}, rest: {count: 35}}}
            simulate: {tests: {t: {combos: {k: {hand: [a]}}}}}
            """;

    private static Versions.Pair compare(String before, String after) {
        DeckPrograms one = Decks.programs(before);
        DeckPrograms other = Decks.programs(after);
        return Versions.compare(
                one,
                one.topics().get(0),
                other,
                other.topics().get(0),
                Seed.DEFAULT,
                Versions.games(2));
    }

    /** Of five cards of forty 1309/1976 miss three copies, 5236/9139 four. */
    @Test
    void exactDifference_isAFraction() {
        Versions.Pair pair =
                compare(
                        DECK,
                        DECK.replace(
                                "a: {count: 3}, b: {count: 2}", "a: {count: 4}, b: {count: 1}"));
        assertEquals("667/1976", pair.before().successFraction().text());
        assertEquals("3903/9139", pair.after().successFraction().text());
        assertEquals("6545/73112", pair.difference().fraction());
        assertEquals("0.089520", pair.difference().value());
        pair =
                compare(
                        DECK,
                        DECK.replace(
                                "a: {count: 3}, b: {count: 2}", "a: {count: 2}, b: {count: 3}"));
        assertEquals("-595/5928", pair.difference().fraction());
        assertEquals("-0.100371", pair.difference().value());
        assertEquals(pair.difference().value(), pair.difference().low());
    }

    @Test
    void sensitivity_goesThroughTheCardsThatAreNotLocked() {
        DeckPrograms programs = Decks.programs(DECK);
        List<Versions.Row> rows =
                Versions.sensitivity(
                        programs,
                        programs.topics().get(0),
                        "rest",
                        List.of("b"),
                        Seed.DEFAULT,
                        Versions.games(2));
        assertEquals(1, rows.size());
        assertEquals("a", rows.get(0).card().name());
        assertEquals("6545/73112", rows.get(0).more().difference().fraction());
        assertEquals("-", rows.get(0).less().difference().fraction().substring(0, 1));
        rows =
                Versions.sensitivity(
                        programs,
                        programs.topics().get(0),
                        "b",
                        List.of(),
                        Seed.DEFAULT,
                        Versions.games(2));
        assertEquals("0", rows.get(1).more().difference().fraction(), "b is not asked for");
        String none = DECK.replace("b: {count: 2}", "b: {count: 0}");
        programs = Decks.programs(none);
        rows =
                Versions.sensitivity(
                        programs,
                        programs.topics().get(0),
                        "b",
                        List.of(),
                        Seed.DEFAULT,
                        Versions.games(2));
        assertNull(rows.get(0).more(), "no b makes room");
        assertNotNull(rows.get(0).less());
    }

    /**
     * A topic that is sampled: its figures lie near the exact ones, and so does their difference.
     */
    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "5"})
    void pairedGames_findTheDifference(String seed) {
        String sampled = DECK.replace("combos:", "header: '(shuffle D)', combos:");
        String other =
                sampled.replace("a: {count: 3}, b: {count: 2}", "a: {count: 4}, b: {count: 1}");
        DeckPrograms one = Decks.programs(sampled);
        DeckPrograms two = Decks.programs(other);
        Versions.Pair pair =
                Versions.compare(
                        one,
                        one.topics().get(0),
                        two,
                        two.topics().get(0),
                        new Seed(seed),
                        Versions.games(2));
        assertEquals("sampled", pair.before().method());
        assertEquals(667 / 1976.0, Double.parseDouble(pair.before().success().value()), 0.01);
        double difference = Double.parseDouble(pair.difference().value());
        double half = Double.parseDouble(pair.difference().high()) - difference;
        assertEquals(3269 / 36556.0, difference, 2.3 * half);
        assertTrue(half < 0.006, "bounds of paired games: " + half);
        assertNull(pair.difference().fraction());
    }

    @Test
    void manyVersions_getFewerGamesEach() {
        assertEquals(65_536, Versions.games(2));
        assertEquals(20_000, Versions.games(100));
        assertEquals(1_000, Versions.games(400_000));
    }

    @Test
    void sampledDifference_hasThePairsBounds() {
        // 100 pairs, 30 and 10 of which differ: 0.2 and 1.96 sqrt(40 - 4) / 100
        Difference difference = Difference.sampled(10, 30, 100);
        assertEquals("0.200000", difference.value());
        assertEquals(0.2 - 0.1176, Double.parseDouble(difference.low()), 1e-4);
        assertEquals(0.2 + 0.1176, Double.parseDouble(difference.high()), 1e-4);
    }
}
