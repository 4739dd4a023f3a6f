package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.OddsLabOperations;
import cardbench.base.chance.Seed;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.contract.Dispatcher;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.question.Decks;
import cardbench.odds.sample.TopicTally;
import com.eclipsesource.json.Json;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Odds of some of the games, conditions of whole topics and the mulligans of single cards and free
 * hands: against binomials, against all orders of small decks, and exact odds against played games.
 */
class GivenGamesTest {

    private static final int GAMES = 8192;

    private static BigInteger choose(int cards, int drawn) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 0; i < drawn; i++) {
            ways = ways.multiply(BigInteger.valueOf(cards - i)).divide(BigInteger.valueOf(i + 1));
        }
        return drawn > cards ? BigInteger.ZERO : ways;
    }

    private static Fraction ratio(BigInteger above, BigInteger below) {
        return Fraction.of(Natural.parse(above.toString()), Natural.parse(below.toString()));
    }

    private static TopicPrograms topic(String yaml) {
        return Decks.programs(yaml).topics().get(0);
    }

    private static Fraction solved(String yaml) {
        Attempt attempt = Exact.attempt(topic(yaml), Effort.PATIENT);
        assertNotNull(attempt.tally(), () -> yaml + attempt.why());
        return attempt.tally().success();
    }

    private static String deck(String cards, String topic) {
        return "deck: {cards: {" + cards + "}}\nsimulate: {tests: {t: {" + topic + "}}}\n";
    }

    /** Five cards of 40: at least one of 9 starters, and in every case none of 2 bricks. */
    @Test
    void conditionOfATopic_isThatOfEachCombo() {
        String cards = "starter: {count: 9}, brick: {count: 2}, rest: {count: 29}";
        BigInteger good = choose(38, 5).subtract(choose(29, 5));
        String combos = "combos: {one: {hand: [starter]}, two: {condition: '(>= |H.starter| 2)'}}";
        String yaml = deck(cards, "condition: '(== |H.brick| 0)', " + combos);
        assertEquals(ratio(good, choose(40, 5)), solved(yaml));
        ExactTally tally = Exact.attempt(topic(yaml), Effort.QUICK).tally();
        BigInteger two = good.subtract(choose(9, 1).multiply(choose(29, 4)));
        assertEquals(ratio(two, choose(40, 5)), tally.combo(1));
    }

    /** Two lands of the 24 given that the hand of seven has at least one. */
    @Test
    void given_dividesByTheGamesThatCount() {
        String yaml =
                deck(
                        "land: {count: 24}, rest: {count: 36}",
                        "start-card: 7, given: '|H.land|', combos: {two: {hand: [land, land]}}");
        BigInteger some = choose(60, 7).subtract(choose(36, 7));
        BigInteger two = some.subtract(choose(24, 1).multiply(choose(36, 6)));
        assertEquals(ratio(two, some), solved(yaml));
        ExactTally tally = Exact.solve(topic(yaml), Exact.QUICK);
        assertEquals(ratio(two, some), tally.success());
        assertEquals(ratio(two, some), tally.combo(0));
    }

    /**
     * A combo that is given something of its own is a topic of its own: a forest of 14 among the
     * lands of seven cards, given one of the 24 lands; and without that, next to it.
     */
    @Test
    void givenOfACombo_isThatOfATopicOfItsOwn() {
        String yaml =
                deck(
                        "forest: {count: 14, attribute: [land]}, other: {count: 10, attribute: [land]},"
                                + " brick: {count: 6}, rest: {count: 30}",
                        "start-card: 7, condition: '(== |H.brick| 0)', given: '|H.forest|', combos: {"
                                + "two: {hand: [forest, forest]},"
                                + " green: {hand: [forest], given: '|H.a:land|'},"
                                + " any: {hand: [other]}}");
        List<TopicPrograms> topics = Decks.programs(yaml).topics();
        assertEquals(List.of("t", "t | green"), names(topics));
        BigInteger some = choose(60, 7).subtract(choose(36, 7));
        BigInteger green = choose(54, 7).subtract(choose(40, 7));
        ExactTally alone = Exact.attempt(topics.get(1), Effort.PATIENT).tally();
        assertEquals(ratio(green, some), alone.success());
        assertEquals(ratio(green, some), alone.combo(0));
        // the others keep the given of the topic: a forest
        BigInteger forest = choose(60, 7).subtract(choose(46, 7));
        BigInteger two = green.subtract(choose(14, 1).multiply(choose(40, 6)));
        ExactTally together = Exact.attempt(topics.get(0), Effort.PATIENT).tally();
        assertEquals(ratio(two, forest), together.combo(0));
        assertEquals(2, topics.get(0).combos().size());
        // a forest and another land without a brick
        BigInteger both = green.subtract(choose(44, 7)).add(choose(30, 7));
        assertEquals(ratio(both, forest), together.combo(1));
    }

    private static List<String> names(List<TopicPrograms> topics) {
        return topics.stream().map(topic -> topic.topic().name()).toList();
    }

    /** With turns, all turns of one question come before the next one; sampled as solved. */
    @Test
    void givenOfACombo_isAskedTurnByTurn_andSampledAlike() {
        String yaml =
                deck(
                        "a: {count: 3}, b: {count: 4}, rest: {count: 5}",
                        "start-card: 2, turns: {count: 2, go: second}, combos: {"
                                + "k: {hand: [a], given: '|H.b|'}, m: {hand: [b], given: ''},"
                                + " n: {hand: [b], given: '(== |H.a| 2)'}}");
        List<TopicPrograms> topics = Decks.programs(yaml).topics();
        assertEquals(
                List.of("t T1", "t T2", "t | k T1", "t | k T2", "t | n T1", "t | n T2"),
                names(topics));
        // one of four b in two of twelve cards, and one of three a in two, three or four
        BigInteger given = choose(12, 2).subtract(choose(8, 2));
        for (int turn = 1; turn <= 2; turn++) {
            // the hand has b and a: 4 * 3; or b without a, and one of the next cards is a
            BigInteger without = choose(4, 2).add(BigInteger.valueOf(4 * 5));
            BigInteger good =
                    BigInteger.valueOf(12)
                            .multiply(choose(10, turn))
                            .add(without.multiply(choose(10, turn).subtract(choose(7, turn))));
            Fraction expected = ratio(good, given.multiply(choose(10, turn)));
            TopicPrograms asked = topics.get(1 + turn);
            ExactTally tally = Exact.attempt(asked, Effort.PATIENT).tally();
            assertEquals(expected, tally.success());
            TopicTally played = Decks.play(yaml, GAMES, false, Seed.DEFAULT).get(1 + turn);
            double rate = Double.parseDouble(expected.decimals());
            double error = Math.sqrt(rate * (1 - rate) / GAMES);
            assertEquals(rate, played.combos().get(0) / (double) GAMES, 4.5 * error);
        }
    }

    /** Nothing is left of a topic whose combos are all asked about alone. */
    @Test
    void topicWithoutOtherCombos_isNotAsked() {
        String combos = "combos: {k: {hand: [a], given: '|H.b|'}, m: {hand: [b], given: '|H.a|'}}";
        String yaml = deck("a: {count: 3}, b: {count: 4}", combos);
        assertEquals(List.of("t | k", "t | m"), names(Decks.programs(yaml).topics()));
        assertEquals(List.of(), Decks.said(yaml));
    }

    /**
     * The one copy is among six prizes, given that one of twelve Basics is in the hand of seven.
     */
    @Test
    void redrawUntil_isTheOddsOfAKeptHand() {
        String cards = "star: {attribute: [basic]}, basic: {count: 11, attribute: [basic]}, ";
        String yaml =
                deck(
                        cards + "rest: {count: 48}",
                        "start-card: 7, mulligan: {kind: redraw, keep: '|H.a:basic|'}, header: '(# D.6 P)',"
                                + " combos: {prized: {condition: '|P.star|'}}");
        // prized: 1 in 10; then a hand of the other 59 cards with one of the other 11 Basics
        BigInteger prized = choose(59, 7).subtract(choose(48, 7)).multiply(choose(60, 7));
        BigInteger kept =
                choose(60, 7)
                        .subtract(choose(48, 7))
                        .multiply(choose(59, 7))
                        .multiply(BigInteger.TEN);
        assertEquals(ratio(prized, kept), solved(yaml));
        // 9.68889 % in closed form elsewhere, too
        assertEquals("0.096889", solved(yaml).decimals());
    }

    /** A single copy in 30 cards, of which three are seen and as many replaced: 6 or 7 in all. */
    @Test
    void oneByOne_seesSoManyCards() {
        String cards = "key: {}, rest: {count: 29}";
        String mulligan = "mulligan: {kind: one-by-one, keep: [key]%s}, combos: {k: {hand: [key]}}";
        assertEquals(
                Fraction.of(6, 30),
                solved(deck(cards, "start-card: 3, " + mulligan.formatted(""))));
        assertEquals(
                Fraction.of(7, 30),
                solved(deck(cards, "start-card: 3, " + mulligan.formatted(", most: 4"))));
    }

    /** All orders of a small deck; a replaced card is out of reach until the end. */
    @ParameterizedTest
    @ValueSource(strings = {"[a]", "[a, b: 1]", "[b: 2]"})
    void oneByOne_isWhatAllOrdersSay(String keep) {
        List<Integer> all = List.of(0, 0, 1, 1, 1, 2, 2);
        int mostOfA = keep.contains("a") ? 9 : 0;
        int mostOfB = keep.contains("b: 1") ? 1 : keep.contains("b: 2") ? 2 : 0;
        String yaml =
                deck(
                        "a: {count: 2}, b: {count: 3}, c: {count: 2}",
                        "start-card: 3, mulligan: {kind: one-by-one, most: 2, keep: "
                                + keep
                                + "}, combos: {k: {condition: '(and |H.a| |H.b|)'}}");
        OpeningKeysTest.Ratio expected =
                OpeningKeysTest.shuffled(
                        all,
                        order -> {
                            List<Integer> left = new ArrayList<>(order);
                            List<Integer> hand = OpeningKeysTest.take(left, 3);
                            for (int i = 0; i < 2; i++) {
                                int a = 0;
                                int b = 0;
                                int back = -1;
                                for (int card = 0; card < hand.size(); card++) {
                                    boolean stays =
                                            hand.get(card) == 0 && a++ < mostOfA
                                                    || hand.get(card) == 1 && b++ < mostOfB;
                                    back = stays || back >= 0 ? back : card;
                                }
                                if (back >= 0) {
                                    hand.set(back, left.remove(0));
                                }
                            }
                            boolean met = hand.contains(0) && hand.contains(1);
                            return met ? OpeningKeysTest.Ratio.ONE : OpeningKeysTest.Ratio.ZERO;
                        });
        if (!keep.equals("[b: 2]")) {
            assertEquals(expected.fraction(), solved(yaml));
        }
        playedGamesAgree(yaml);
    }

    /** London with a free mulligan: the second hand is whole, the third one loses a card. */
    @Test
    void freeMulligans_costNoCard() {
        String cards = "land: {count: 2}, rest: {count: 4}";
        String topic =
                "start-card: 3, mulligan: {keep: '|H.land|', most: 2, free: 1},"
                        + " combos: {whole: {condition: '(== |H| 3)'}, two: {condition: '(== |H| 2)'}}";
        // no land in a hand: C(4, 3) of C(6, 3)
        ExactTally tally = Exact.attempt(topic(deck(cards, topic)), Effort.PATIENT).tally();
        assertEquals(Fraction.of(24, 25), tally.combo(0));
        assertEquals(Fraction.of(1, 25), tally.combo(1));
        String vancouver = topic.replace("keep:", "kind: vancouver, keep:");
        tally = Exact.attempt(topic(deck(cards, vancouver)), Effort.PATIENT).tally();
        assertEquals(Fraction.of(24, 25), tally.combo(0));
        assertEquals(Fraction.of(1, 25), tally.combo(1));
    }

    /** What goes to the bottom after one mulligan and after two. */
    @Test
    void bottom_dependsOnTheNumberOfMulligans() {
        String yaml =
                deck(
                        "a: {count: 2}, b: {count: 2}, c: {count: 2}",
                        "start-card: 5, mulligan: {keep: '0', most: %d, bottom: {1: [a], 2: [b]}},"
                                + " combos: {a: {condition: '(== |H.a| 2)'}, b: {condition: '(== |H.b| 0)'}}");
        // five of six cards: both a are there in C(4, 3) of 6 hands, and one of them leaves
        ExactTally one = Exact.attempt(topic(yaml.formatted(1)), Effort.PATIENT).tally();
        assertEquals(Fraction.of(0, 1), one.combo(0));
        assertEquals(Fraction.of(0, 1), one.combo(1));
        ExactTally two = Exact.attempt(topic(yaml.formatted(2)), Effort.PATIENT).tally();
        // each b of the hand leaves; the a do, in one hand of six with one b, never: any other card
        assertEquals(Fraction.of(1, 1), two.combo(1));
        playedGamesAgree(yaml.formatted(1));
        playedGamesAgree(yaml.formatted(2));
    }

    /** Exactly one of five in five or six cards of 40: the mean of 39.79 and 42.29 %. */
    @Test
    void eitherPlayer_isTheMeanOfBoth() {
        String yaml =
                deck(
                        "key: {count: 5}, rest: {count: 35}",
                        "turns: {count: 1, go: either}, combos: {one: {condition: '(== |H.key| 1)'}}");
        BigInteger first = choose(35, 4).multiply(BigInteger.valueOf(5)).multiply(choose(40, 6));
        BigInteger second = choose(35, 5).multiply(BigInteger.valueOf(5)).multiply(choose(40, 5));
        BigInteger all = choose(40, 5).multiply(choose(40, 6)).multiply(BigInteger.TWO);
        assertEquals(ratio(first.add(second), all), solved(yaml));
        assertEquals("0.410372", solved(yaml).decimals());
        playedGamesAgree(yaml);
    }

    /** Games that never count have no odds. */
    @Test
    void given_thatIsNeverMet_isSaid() {
        String yaml =
                deck(
                        "a: {count: 2}, rest: {count: 4}",
                        "start-card: 3, given: '(> |H.a| 2)', combos: {k: {hand: [a]}}");
        Attempt attempt = Exact.attempt(topic(yaml), Effort.QUICK);
        assertTrue(attempt.tally().isEmpty());
        assertEquals("odds.given-never-met", attempt.why().code().name());
        assertTrue(Exact.solve(topic(yaml), Exact.QUICK).isEmpty());
        assertEquals(10, Decks.play(yaml, 10, false, Seed.DEFAULT).get(0).uncounted());
        assertEquals(0, Decks.play(yaml, 10, false, Seed.DEFAULT).get(0).games());
    }

    /** The best mulligan is one of all games, and no hand of such a topic is solved by itself. */
    @Test
    void given_hasNoBestMulligan_andNoSolvedHands() {
        String yaml =
                deck(
                        "a: {count: 2}, rest: {count: 4}",
                        "start-card: 3, given: '|H.a|', combos: {k: {hand: [a, a]}}");
        assertNull(SolvedPart.hands(topic(yaml)));
        assertNotNull(HandShares.of(topic(yaml), Effort.QUICK.budget()).why());
        String asked = "{\"op\":\"odds.mulligan\",\"topic\":\"t\",\"yaml\":" + quoted(yaml) + "}";
        Dispatcher lab = new Dispatcher(OddsLabOperations.all());
        assertTrue(lab.call(asked).contains("odds.mulligan-given"));
        for (String kind : List.of("redraw", "one-by-one", "vancouver")) {
            String other = asked.replace("\"topic\"", "\"kind\":\"" + kind + "\",\"topic\"");
            assertTrue(lab.call(other).contains("odds.no-best-mulligan"), kind);
        }
        String free = yaml.replace("given: '|H.a|'", "mulligan: {keep: '|H.a|', free: 1}");
        asked = "{\"op\":\"odds.mulligan\",\"topic\":\"t\",\"yaml\":" + quoted(free) + "}";
        assertTrue(lab.call(asked).contains("london, free"));
    }

    private static String quoted(String text) {
        return Json.value(text).toString();
    }

    /** Cards one by one, given a card in the opening hand: with it, the other four are five. */
    @Test
    void cardsOfConditionalTopics_areConditional() {
        String yaml =
                deck(
                        "a: {count: 2}, b: {count: 2}, rest: {count: 4}",
                        "start-card: 3, given: '|H.a|', combos: {k: {hand: [b]}}");
        boolean[] asked = {false, true, false};
        ExactTally with = Exact.solve(topic(yaml), new HandWith(asked, true), Exact.QUICK);
        assertEquals(Fraction.of(1, 1), with.success());
        ExactTally without = Exact.solve(topic(yaml), new HandWith(asked, false), Exact.QUICK);
        assertEquals(Fraction.of(0, 1), without.success());
    }

    /** An effect that draws changes the hand behind the time at which games are chosen. */
    @Test
    void given_looksBehindTheHeader() {
        String yaml =
                """
                deck: {cards: {key: {count: 2}, well: {count: 2, program: ['[1]@;(# X B);(# D.1 H)']}, rest: {count: 2}}}
                simulate: {tests: {t: {start-card: 2, exec-program: true, given: '(== |H.key| 0)', combos: {k: {hand: [key]}}}}}
                """;
        // without a key: two wells 1 in 6 hands, a well and the rest 4 in 6; each draws one card
        assertEquals(Fraction.of(5, 12), solved(yaml));
        playedGamesAgree(yaml);
    }

    /** The number may count cards that nothing else in the topic asks for. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "given: '|H.one|'",
                "given: '(>= |H.three| 1)', turns: {count: 1, go: second}",
                "mulligan: {kind: redraw, keep: '|H.two|'}",
                "given: '|D.1.other|', header: '(# D.1 H)'"
            })
    void given_mayCountOtherCards(String key) {
        playedGamesAgree(
                """
                deck: {cards: {land: {count: 12}, one: {count: 2}, two: {count: 2}, three: {count: 2}, other: {count: 12}}}
                simulate: {tests: {t: {start-card: 5, %s, combos: {k: {hand: [land, land]}}}}}
                """
                        .formatted(key));
    }

    private static void playedGamesAgree(String yaml) {
        Attempt attempt = Exact.attempt(topic(yaml), Effort.PATIENT);
        assertNotNull(attempt.tally(), () -> yaml + attempt.why());
        TopicTally played = Decks.play(yaml, GAMES, false, Seed.DEFAULT).get(0);
        assertEquals(GAMES, played.games());
        assertEquals(0, played.stopped());
        for (int i = 0; i < played.combos().size(); i++) {
            double rate = attempt.tally().combo(i).approximately();
            double error = Math.sqrt(rate * (1 - rate) / GAMES);
            assertEquals(rate, played.combos().get(i) / (double) GAMES, 4.5 * error, yaml + i);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "given: '(>= |H.land| 2)'",
                "condition: '(<= |H.other| 4)', given: '(and |H.one| mulligans)', mulligan: {keep: '|H.land|'}",
                "turns: {count: 1, go: second}, given: '|H.one|'",
                "mulligan: {kind: redraw, keep: '(>= |H.land| 3)'}, turns: {count: 1, go: either}",
                "mulligan: {kind: redraw, keep: '|H.two|'}, given: '|H.one|', condition: '|H.land|'",
                "mulligan: {kind: vancouver, keep: '(>= |H.land| 2)', free: 1, bottom: {1: [other], 3: [two]}}",
                "mulligan: {keep: '(>= |H.land| 2)', free: 1, most: 3, bottom: {2: [other], 3: [two]}}",
                "mulligan: {kind: one-by-one, keep: [one, land: 2]}"
            })
    void playedGames_agree(String key) {
        playedGamesAgree(
                """
                deck: {cards: {land: {count: 12}, one: {count: 2}, two: {count: 2}, three: {count: 2}, other: {count: 12}}}
                simulate: {tests: {t: {start-card: 5, %s, header: '(# D.3 H)', combos: {k: {hand: [land, one]}, m: {condition: '(>= |H.land| 3)'}}}}}
                """
                        .formatted(key));
    }
}
