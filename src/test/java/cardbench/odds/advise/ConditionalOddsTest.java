package cardbench.odds.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.ActingDecks;
import cardbench.odds.exact.BruteForce;
import cardbench.odds.exact.Effort;
import cardbench.odds.question.Decks;
import cardbench.odds.sample.Game;
import cardbench.odds.sample.TopicCompiler;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConditionalOddsTest {

    private static List<ConditionalOdds.Held> of(String yaml, int topic) {
        DeckPrograms programs = Decks.programs(yaml);
        TopicPrograms asked = programs.topics().get(topic);
        return ConditionalOdds.of(programs, asked, Seed.DEFAULT, 100_000, Effort.QUICK).cards();
    }

    /** Two of four cards: a with b is one hand of the three that have a, and of none without. */
    @Test
    void smallDeck_isCountedByHand() {
        String yaml =
                """
                deck: {cards: {a: {}, b: {}, rest: {count: 2}, none: {count: 0}}}
                simulate: {tests: {t: {start-card: 2, combos: {k: {hand: [a, b]}}}}}
                """;
        List<ConditionalOdds.Held> rows = of(yaml, 0);
        assertEquals("1/2", rows.get(0).held().fraction().text());
        assertEquals("1/3", rows.get(0).with().fraction().text());
        assertEquals("0", rows.get(0).without().fraction().text());
        assertEquals("5/6", rows.get(2).held().fraction().text());
        assertEquals("0", rows.get(2).with().fraction().text());
        assertEquals("1", rows.get(2).without().fraction().text());
        assertNull(rows.get(3).with(), "it is in no hand");
        assertEquals("1/6", rows.get(3).without().fraction().text());
    }

    /** All 658,008 hands of the first file, sorted by whether they hold each card. */
    @Test
    void firstSample_isWhatAllItsHandsSay() {
        DeckPrograms programs = Decks.programs(Decks.sample("example"));
        TopicPrograms topic = programs.topics().get(0);
        TopicCompiler compiler = new TopicCompiler(topic, false);
        Game game = compiler.game(new Random32(1, 2, 3, 4));
        int[] kinds = compiler.kinds();
        int names = programs.file().cards().size();
        long[] held = new long[names];
        long[] successes = new long[names];
        long hands = 0;
        long good = 0;
        int[] order = new int[40];
        for (long hand = 31; hand < 1L << 40; hand = next(hand)) {
            int front = 0;
            int back = 5;
            long seen = 0;
            for (int card = 0; card < 40; card++) {
                boolean in = (hand >> card & 1) == 1;
                order[in ? front++ : back++] = card;
                seen |= in ? 1L << kinds[card] : 0;
            }
            game.play(0, order);
            int success = game.score() > 0 ? 1 : 0;
            hands++;
            good += success;
            for (int kind = 0; kind < names; kind++) {
                held[kind] += seen >> kind & 1;
                successes[kind] += (seen >> kind & 1) * success;
            }
        }
        List<ConditionalOdds.Held> rows = of(Decks.sample("example"), 0);
        for (int kind = 0; kind < names; kind++) {
            ConditionalOdds.Held row = rows.get(kind);
            assertEquals(Fraction.of(held[kind], hands), row.held().fraction());
            assertEquals(Fraction.of(successes[kind], held[kind]), row.with().fraction());
            assertEquals(
                    Fraction.of(good - successes[kind], hands - held[kind]),
                    row.without().fraction());
        }
    }

    private static long next(long hand) {
        long low = hand & -hand;
        long ripple = hand + low;
        return ripple | ((hand ^ ripple) >> 2) / low;
    }

    /** Small random decks whose cards act: all orders, sorted by whether the hand has a card. */
    @Test
    void actingCards_areWhatAllOrdersSay() {
        int solved = 0;
        for (int seed = 0; seed < 40; seed++) {
            DeckPrograms programs = Decks.programs(ActingDecks.of(seed, 7));
            TopicPrograms topic = programs.topics().get(0);
            ConditionalOdds cards =
                    ConditionalOdds.of(programs, topic, Seed.DEFAULT, 1, Effort.QUICK);
            if (cards.why() == null) {
                solved++;
                for (int kind = 0; kind < cards.cards().size(); kind++) {
                    ConditionalOdds.Held row = cards.cards().get(kind);
                    assertRate(BruteForce.success(programs, topic, kind, true), row.with());
                    assertRate(BruteForce.success(programs, topic, kind, false), row.without());
                }
            }
        }
        assertTrue(solved >= 30, "solved: " + solved);
    }

    private static void assertRate(Fraction counted, ConditionalOdds.Rate solved) {
        assertEquals(counted, solved == null ? null : solved.fraction());
    }

    /** A card of two that are alike to the topic: of both is known what is known of one. */
    @Test
    void cardsThatAreAlike_areToldApartByTheirCopies() {
        String yaml =
                """
                deck:
                  cards:
                    goal: {count: 1}
                    draw: {count: 1, program: ['[1]@;(# X B);(# D.1 H)']}
                    one: {count: 1}
                    two: {count: 2}
                    none: {count: 0}
                simulate:
                  tests:
                    t: {start-card: 2, exec-program: true, combos: {k: {hand: [goal]}}}
                """;
        DeckPrograms programs = Decks.programs(yaml);
        List<ConditionalOdds.Held> rows = of(yaml, 0);
        for (int kind = 0; kind < 4; kind++) {
            TopicPrograms topic = programs.topics().get(0);
            assertRate(BruteForce.success(programs, topic, kind, true), rows.get(kind).with());
            assertRate(BruteForce.success(programs, topic, kind, false), rows.get(kind).without());
        }
        // goal in 4 of 10 hands; draw without it in 3 of 10, which finds it in one of three
        assertNull(rows.get(4).with());
        assertEquals("1/2", rows.get(4).without().fraction().text());
    }

    /** A topic that is sampled, whose rates are known from the one that is solved. */
    @Test
    void sampledRates_lieNearTheExactOnes() {
        String yaml =
                """
                deck: {cards: {a: {count: 3}, b: {count: 3}, rest: {count: 14}}}
                simulate: {tests: {t: {start-card: 4, combos: {k: {hand: [a, b]}}}}}
                """;
        List<ConditionalOdds.Held> exact = of(yaml, 0);
        List<ConditionalOdds.Held> sampled =
                of(yaml.replace("combos:", "header: '(repeat 1 (rand 1 1) ())', combos:"), 0);
        for (int i = 0; i < exact.size(); i++) {
            near(exact.get(i).held(), sampled.get(i).held());
            near(exact.get(i).with(), sampled.get(i).with());
            near(exact.get(i).without(), sampled.get(i).without());
        }
    }

    private static void near(ConditionalOdds.Rate exact, ConditionalOdds.Rate sampled) {
        assertNull(sampled.fraction());
        double rate = Double.parseDouble(exact.estimate().value());
        double half =
                Double.parseDouble(sampled.estimate().high())
                        - Double.parseDouble(sampled.estimate().low());
        assertTrue(
                Math.abs(Double.parseDouble(sampled.estimate().value()) - rate) <= half,
                exact + " and " + sampled);
    }
}
