package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.question.Decks;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is counted in a batch; the opening hands are given, so that the counts are known. */
class SamplerTest {

    /** The cards a to e have the numbers 0 to 4. */
    private static final String DECK =
            """
            deck:
              cards:
                a: {attribute: [x]}
                b: {attribute: [x, y], program: ['%s']}
                c: {attribute: [y]}
                d: {}
                e: {}
            simulate:
              tests:
                t:
                  start-card: 2
                  exec-program: true
                  header: '%s'
                  combos: {%s}
            """;

    private static final String NONE = "()";

    private final Random32 random = new Random32(0, 0, 0, 0);
    private Game game;

    /** Deals one hand after the other, and the first one again in a new batch. */
    private static final class Hands implements OpeningHands {

        private final int[][] orders;
        private int next;

        /** How many cards behind the hand are given, too. */
        private int given;

        Hands(int[]... orders) {
            this.orders = orders;
        }

        @Override
        public void startBatch() {
            next = 0;
        }

        @Override
        public void endBatch() {
            // the few hands are kept
        }

        @Override
        public int[] deal(int stratum, Random32 chance) {
            return orders[next++ % orders.length];
        }

        @Override
        public int next() {
            return given;
        }

        @Override
        public int solved() {
            return 7;
        }
    }

    private static Hands hand(int... order) {
        return new Hands(order);
    }

    private Sampler sampler(String program, String header, String combos, OpeningHands hands) {
        TopicPrograms topic =
                Decks.programs(DECK.formatted(program, header, combos)).topics().get(0);
        game = new TopicCompiler(topic, false).game(random);
        return new Sampler(game, random, Seed.DEFAULT, "t", hands);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "4096, 1", "4097, 2", "8192, 2", "8193, 3"})
    void lastBatch_mayBeIncomplete(int games, int batches) {
        assertEquals(batches, Sampler.batches(games));
    }

    @Test
    void givenHands_areDealtFromTheFirstInEveryBatch() {
        Hands hands = new Hands(new int[] {0, 1, 2, 3, 4}, new int[] {2, 1, 0, 3, 4});
        Sampler sampler = sampler(NONE, NONE, "A: {hand: [a]}, C: {hand: [c]}", hands);
        TopicTally tally = sampler.play(0, 3);
        assertEquals(List.of(2, 1), tally.combos());
        assertEquals(7, tally.solved());
        assertEquals(3, tally.games());
        assertEquals("t", tally.topic());
        assertEquals(List.of(2, 1), sampler.play(1, 3).combos());
        assertEquals(0, sampler(NONE, NONE, "A: {}", null).play(0, 1).solved());
    }

    @Test
    void nextCards_areNotShuffled() {
        Hands hands = hand(0, 1, 3, 2, 4);
        hands.given = 1;
        Sampler sampler = sampler(NONE, "(# D.1 B)", "D: {grave: [d]}", hands);
        assertEquals(List.of(600), sampler.play(0, 600).combos());
    }

    @Test
    void cardsBehindTheHand_areShuffled() {
        Sampler sampler = sampler(NONE, "(# D.1 B)", "D: {grave: [d]}", hand(0, 1, 2, 3, 4));
        int top = sampler.play(0, 600).combos().get(0);
        assertTrue(top > 140 && top < 260, "d on top of c, d and e: " + top);
    }

    @Test
    void combosThatSucceedTogether_areASet() {
        String combos = "A: {hand: [a]}, B: {hand: [b], score: 3}, C: {hand: [c], score: 9}";
        TopicTally tally = sampler(NONE, NONE, combos, hand(0, 1, 2, 3, 4)).play(0, 5);
        assertEquals(List.of(5, 5, 0), tally.combos());
        assertEquals(8, tally.sets().size());
        assertEquals(5, tally.sets().games(0b011));
        assertEquals(5, tally.scores().count(3));
        assertEquals(9, tally.scores().moments(5).largest());
    }

    @Test
    void moreThanTenCombos_haveNoSets() {
        StringBuilder combos = new StringBuilder("k0: {hand: [c]}");
        for (int i = 1; i < 11; i++) {
            combos.append(", k").append(i).append(": {}");
        }
        TopicTally tally = sampler(NONE, NONE, combos.toString(), hand(0, 1, 2, 3, 4)).play(0, 2);
        assertEquals(0, tally.sets().size());
        assertEquals(0, tally.combos().get(0));
        assertEquals(2, tally.combos().get(10));
    }

    /** Of b and c, the first takes y, and then none is left for x; the best way gives c to y. */
    @Test
    void otherMatching_isCountedWhereItMatters() {
        String combos = "G: {hand: [a:y, a:x]}, B: {hand: [a:y, a:x], matching: best}, X: {}";
        TopicTally tally = sampler(NONE, NONE, combos, hand(1, 2, 0, 3, 4)).play(0, 4);
        assertEquals(List.of(0, 4, 4), tally.combos());
        assertEquals(List.of(4, 0, TopicTally.NOT_ASKED), tally.others());
    }

    @Test
    void otherMatching_needsAScoreAndTheCondition() {
        String combos =
                "S: {hand: [a:y, a:x], score: 0}, C: {hand: [a:y, a:x], condition: 0},"
                        + " N: {hand: [a:y, a:x, a:x]}";
        TopicTally tally = sampler(NONE, NONE, combos, hand(1, 2, 0, 3, 4)).play(0, 4);
        assertEquals(List.of(0, 0, 0), tally.combos());
        assertTrue(tally.others().stream().allMatch(others -> others <= 0));
    }

    @Test
    void movesThatFindNothing_areCountedByGame() {
        String header = "(if (> |H.c| 0) (# B.1 F) ());(= n |H|)";
        Hands hands =
                new Hands(
                        new int[] {0, 1, 2, 3, 4},
                        new int[] {0, 1, 2, 3, 4},
                        new int[] {2, 1, 0, 3, 4},
                        new int[] {2, 1, 0, 3, 4});
        Sampler sampler = sampler(NONE, header, "A: {}", hands);
        TopicTally tally = sampler.play(0, 4);
        assertEquals(2, tally.emptySource());
        assertEquals(2, tally.firstEmpty());
        assertEquals(2 * Sampler.BATCH + 2, sampler.play(2, 4).firstEmpty());
        assertEquals(-1, sampler.play(0, 2).firstEmpty());
    }

    @Test
    void endlessGames_areCountedAsStopped() {
        Hands hands = new Hands(new int[] {0, 1, 2, 3, 4}, new int[] {0, 2, 1, 3, 4});
        TopicTally tally = sampler("@", NONE, "A: {hand: [a]}", hands).play(0, 3);
        assertEquals(2, tally.stopped());
        assertEquals(List.of(1), tally.combos());
        assertEquals(1, tally.scores().sum());
    }

    @Test
    void openingHands_canBeLookedAt() {
        Sampler sampler = sampler(NONE, "(# H F)", "A: {}", hand(0, 1, 2, 3, 4));
        int[] seen = new int[2];
        game.whenDealt(
                () -> {
                    seen[0]++;
                    seen[1] += game.machine().row('H').size();
                });
        sampler.play(0, 5);
        game.whenDealt(null);
        sampler.play(0, 5);
        assertEquals(5, seen[0]);
        assertEquals(10, seen[1]);
    }

    @Test
    void watcher_seesItsOwnGameAlone() {
        Sampler sampler = sampler(NONE, "(= total 1)", "A: {}", hand(0, 1, 2, 3, 4));
        TraceWriter writer =
                new TraceWriter(
                        game.machine(),
                        new int[] {0, 1, 2, 3, 4},
                        Decks.programs(DECK.formatted(NONE, NONE, "A: {}")).vocabulary().cards(),
                        List.of(),
                        false);
        sampler.replay(1, writer);
        int steps = steps(writer);
        sampler.play(0, 3);
        assertEquals(steps, steps(writer));
        sampler.next(5, writer);
        assertEquals(2 * steps, steps(writer));
        sampler.play(0, 3);
        assertEquals(2 * steps, steps(writer));
    }

    private static int steps(TraceWriter writer) {
        return writer.trace(List.of(), List.of()).steps().size();
    }
}
