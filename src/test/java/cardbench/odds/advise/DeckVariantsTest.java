package cardbench.odds.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.ActingDecks;
import cardbench.odds.exact.BruteForce;
import cardbench.odds.exact.Effort;
import cardbench.odds.question.Decks;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeckVariantsTest {

    private static final String DECK =
            """
            deck: {cards: {a: {count: 3}, b: {count: 2}, rest: {count: 35}}}
            simulate: {tests: {t: {combos: {k: {hand: [a]}}}}}
            """;

    private static DeckVariants.Pair compare(String before, String after) {
        DeckPrograms one = Decks.programs(before);
        DeckPrograms other = Decks.programs(after);
        return DeckVariants.compare(
                one.topics().get(0),
                other.topics().get(0),
                Seed.DEFAULT,
                DeckVariants.games(2),
                Effort.QUICK);
    }

    /** Of five cards of forty 1309/1976 miss three copies, 5236/9139 four. */
    @Test
    void exactDifference_isAFraction() {
        DeckVariants.Pair pair =
                compare(
                        DECK,
                        DECK.replace(
                                "a: {count: 3}, b: {count: 2}", "a: {count: 4}, b: {count: 1}"));
        assertEquals("667/1976", pair.before().success().fraction().text());
        assertEquals("3903/9139", pair.after().success().fraction().text());
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
        List<Sensitivity.Row> rows =
                Sensitivity.of(
                        programs,
                        programs.topics().get(0),
                        2,
                        List.of("b"),
                        Seed.DEFAULT,
                        DeckVariants.games(2),
                        Effort.QUICK);
        assertEquals(1, rows.size());
        assertEquals("a", rows.get(0).card().name());
        assertEquals("6545/73112", rows.get(0).more().difference().fraction());
        assertEquals("-", rows.get(0).less().difference().fraction().substring(0, 1));
        rows =
                Sensitivity.of(
                        programs,
                        programs.topics().get(0),
                        1,
                        List.of(),
                        Seed.DEFAULT,
                        DeckVariants.games(2),
                        Effort.QUICK);
        assertEquals("0", rows.get(1).more().difference().fraction(), "b is not asked for");
        String none = DECK.replace("b: {count: 2}", "b: {count: 0}");
        programs = Decks.programs(none);
        rows =
                Sensitivity.of(
                        programs,
                        programs.topics().get(0),
                        1,
                        List.of(),
                        Seed.DEFAULT,
                        DeckVariants.games(2),
                        Effort.QUICK);
        assertNull(rows.get(0).more(), "no b makes room");
        assertNotNull(rows.get(0).less());
    }

    /**
     * A topic that is sampled: its figures lie near the exact ones, and so does their difference.
     */
    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "5"})
    void pairedGames_findTheDifference(String seed) {
        String sampled = DECK.replace("combos:", "header: '(repeat 1 (rand 1 1) ())', combos:");
        String other =
                sampled.replace("a: {count: 3}, b: {count: 2}", "a: {count: 4}, b: {count: 1}");
        DeckPrograms one = Decks.programs(sampled);
        DeckPrograms two = Decks.programs(other);
        DeckVariants.Pair pair =
                DeckVariants.compare(
                        one.topics().get(0),
                        two.topics().get(0),
                        new Seed(seed),
                        DeckVariants.games(2),
                        Effort.QUICK);
        assertEquals("sampled", pair.before().method());
        assertEquals("solve.form", pair.why().code().name());
        assertEquals(
                667 / 1976.0, Double.parseDouble(pair.before().success().estimate().value()), 0.01);
        double difference = Double.parseDouble(pair.difference().value());
        double half = Double.parseDouble(pair.difference().high()) - difference;
        assertEquals(3269 / 36556.0, difference, 2.3 * half);
        assertTrue(half < 0.006, "bounds of paired games: " + half);
        assertNull(pair.difference().fraction());
    }

    /** Small random decks whose cards act, with one card more in the hand. */
    @Test
    void actingCards_areComparedExactly() {
        int solved = 0;
        for (int seed = 0; seed < 40; seed++) {
            DeckPrograms programs = Decks.programs(ActingDecks.of(seed, 7));
            TopicPrograms topic = programs.topics().get(0);
            TopicPrograms more = topic.withHand(topic.topic().startCard() + 1);
            DeckVariants.Pair pair =
                    DeckVariants.compare(topic, more, Seed.DEFAULT, 1, Effort.QUICK);
            if (pair.why() == null) {
                solved++;
                BruteForce first = new BruteForce(programs, topic);
                BruteForce second = new BruteForce(programs, more);
                assertEquals(rate(first), pair.before().success().fraction());
                assertEquals(rate(second), pair.after().success().fraction());
                assertEquals(first.orders, second.orders, "the same deck");
                long change = second.successes - first.successes;
                String size = Fraction.of(Math.abs(change), first.orders).text();
                assertEquals((change < 0 ? "-" : "") + size, pair.difference().fraction());
            }
        }
        assertTrue(solved >= 30, "solved: " + solved);
    }

    private static Fraction rate(BruteForce bruteForce) {
        return Fraction.of(bruteForce.successes, bruteForce.orders);
    }

    /** One copy more and less of each card of such decks. */
    @Test
    void actingCards_haveExactSensitivity() {
        int solved = 0;
        for (int seed = 0; seed < 12; seed++) {
            DeckPrograms programs = Decks.programs(ActingDecks.of(seed, 7));
            int[] counts = new int[5];
            for (int i = 0; i < counts.length; i++) {
                counts[i] = programs.file().cards().get(i).count();
            }
            List<Sensitivity.Row> rows =
                    Sensitivity.of(
                            programs,
                            programs.topics().get(0),
                            0,
                            List.of("b"),
                            Seed.DEFAULT,
                            1,
                            Effort.QUICK);
            assertEquals(3, rows.size());
            for (int i = 0; i < rows.size(); i++) {
                solved += holds(programs, counts, i + 2, 1, rows.get(i).more());
                solved += holds(programs, counts, i + 2, -1, rows.get(i).less());
            }
        }
        assertTrue(solved >= 40, "solved: " + solved);
    }

    /** Checks a version by all its orders; 1 where there was something to check. */
    private static int holds(
            DeckPrograms programs, int[] counts, int card, int by, DeckVariants.Pair pair) {
        if (pair == null || pair.why() != null) {
            return 0;
        }
        int[] changedCounts = counts.clone();
        changedCounts[card] += by;
        changedCounts[0] -= by;
        DeckPrograms changed = programs.withCounts(changedCounts);
        BruteForce bruteForce = new BruteForce(changed, changed.topics().get(0));
        assertEquals(rate(bruteForce), pair.after().success().fraction());
        return 1;
    }

    /** A version is solved among others where it is solved alone. */
    @Test
    @Tag("slow")
    void sensitivity_isExactWhereTheComparisonIs() {
        StringBuilder yaml = new StringBuilder("deck: {cards: {");
        for (int i = 0; i < 3; i++) {
            yaml.append("d%d: {program: ['@;(# X B);(# D.%d H)']}, ".formatted(i, 1 + i));
            yaml.append("p%d: {}, q%d: {}, ".formatted(i, i));
        }
        yaml.append("rest: {count: 22}}}\nsimulate: {tests: {t: {exec-program: true, combos: {");
        yaml.append("a: {hand: [p0, q0]}, b: {hand: [p1, q1]}, c: {hand: [p2, q2]}}}}}");
        DeckPrograms programs = Decks.programs(yaml.toString());
        TopicPrograms topic = programs.topics().get(0);
        Effort effort = Effort.QUICK;
        int rows = 0;
        for (Sensitivity.Row row :
                Sensitivity.of(programs, topic, 9, List.of(), Seed.DEFAULT, 100, effort)) {
            int[] counts = {1, 1, 1, 1, 1, 1, 1, 1, 1, 21};
            counts[rows++]++;
            TopicPrograms more = programs.withCounts(counts).topics().get(0);
            DeckVariants.Pair pair = DeckVariants.compare(topic, more, Seed.DEFAULT, 100, effort);
            assertEquals("exact", pair.after().method());
            assertEquals(pair.after().success(), row.more().after().success());
        }
        assertEquals(9, rows);
    }

    /** Where the deck as it is takes too long, all versions are played, and it is said. */
    @Test
    void sensitivityBeyondItsAllowance_isSampled() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        TopicPrograms topic = programs.topics().get(0);
        List<Sensitivity.Row> rows =
                Sensitivity.of(programs, topic, 16, List.of(), Seed.DEFAULT, 100, Effort.QUICK);
        assertEquals(16, rows.size());
        for (Sensitivity.Row row : rows) {
            assertEquals("sampled", row.more().after().method());
            assertEquals("solve.too-long", row.more().why().code().name());
        }
    }

    @Test
    void manyVersions_getFewerGamesEach() {
        assertEquals(65_536, DeckVariants.games(2));
        assertEquals(20_000, DeckVariants.games(100));
        assertEquals(1_000, DeckVariants.games(400_000));
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
