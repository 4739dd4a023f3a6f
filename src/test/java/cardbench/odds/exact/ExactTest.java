package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.question.Decks;
import cardbench.odds.sample.Game;
import cardbench.odds.sample.TopicCompiler;
import cardbench.odds.sample.TopicTally;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExactTest {

    private static ExactTally solve(String yaml, int topic) {
        DeckPrograms programs = Decks.programs(yaml);
        return Exact.solve(programs.topics().get(topic), Exact.QUICK);
    }

    /** The fractions that counting all hands by hand-written programs has given. */
    @Test
    void samples_meetTheKnownFractions() {
        ExactTally expand = solve(Decks.sample("example"), 0);
        assertEquals("49/57", expand.success().text());
        assertEquals("49/57", expand.combo(0).text());
        assertEquals("2209/8436", expand.combo(1).text());
        assertEquals("9461/4218", expand.averageScore().text());
        ExactTally trap = solve(Decks.sample("example"), 1);
        assertEquals("54233/73112", trap.success().text());
        assertEquals("54233/73112", trap.combo(0).text());
        assertEquals("2846/9139", trap.combo(1).text());
        assertEquals("35/988", trap.combo(2).text());
        assertEquals("9/8", trap.averageScore().text());
        ExactTally second = solve(Decks.sample("zhulei"), 1);
        assertEquals("57079/82251", second.combo(0).text());
        assertEquals("43523/329004", second.combo(1).text());
        assertEquals("228490259/307618740", second.success().text());
        assertEquals("238547119/307618740", second.averageScore().text());
        assertNull(solve(Decks.sample("zhulei"), 0), "cards act there");
    }

    @Test
    void greedyMatching_isSolvedWithItsOrders() {
        String yaml =
                Decks.sample("example")
                        .replace(
                                "- a:kowakuma\n                        - a:trap",
                                "- a:trap\n                        - houyou");
        ExactTally greedy = solve(yaml, 0);
        assertEquals("16077/73112", greedy.combo(0).text());
        assertEquals("1799/5624", greedy.other(0).text());
        ExactTally best =
                solve(
                        yaml.replace("score: 2 ", "matching: best\n                    score: 2 "),
                        0);
        assertEquals("1799/5624", best.combo(0).text());
        assertEquals("16077/73112", best.other(0).text());
    }

    /** All 658,008 hands of the first file, each played once. */
    @Test
    @Tag("slow")
    void firstSample_isWhatAllItsHandsSay() {
        DeckPrograms programs = Decks.programs(Decks.sample("example"));
        for (TopicPrograms topic : programs.topics()) {
            Game game = new TopicCompiler(topic, false).game(new Random32(1, 2, 3, 4));
            ExactTally solved = Exact.solve(topic, Exact.QUICK);
            long[] combos = new long[game.combos()];
            long hands = 0;
            int[] order = new int[40];
            for (long hand = 31; hand < 1L << 40; hand = nextWithFive(hand)) {
                int front = 0;
                int back = 5;
                for (int card = 0; card < 40; card++) {
                    order[(hand >> card & 1) == 1 ? front++ : back++] = card;
                }
                game.play(0, order);
                hands++;
                for (int i = 0; i < combos.length; i++) {
                    combos[i] += game.score(i) > 0 ? 1 : 0;
                }
            }
            assertEquals(658_008, hands);
            for (int i = 0; i < combos.length; i++) {
                assertEquals(Fraction.of(combos[i], hands), solved.combo(i));
            }
        }
    }

    /** The next larger number with as many bits. */
    private static long nextWithFive(long bits) {
        long lowest = bits & -bits;
        long carried = bits + lowest;
        return carried | (bits ^ carried) / lowest >> 2;
    }

    private static final String[] NUMBERS = {
        "|H.a:x|", "|D.2.a:y|", "(- |H| |H.b|)", "(> |D.1.a:x| 0)", "|H.2.a:y|", "|D.a:x.2|",
        "(+ |H.a:x| |D.3.c|)", "(== |H.a| 1)", "2", "(* |H.1.A:*| 3)", "(- 1 |H.!a|)", "|B|",
        "(+ summon |H.c|)", "(and |H.a| |D.1.a|)",
    };

    private static final String[] CONDITIONS = {
        "a", "b", "c", "a:x", "a:y", "!a", "a:x a:y", "!a:x", "d", "A:?", "any",
    };

    private static String picked(String[] from, Random random) {
        return from[random.nextInt(from.length)];
    }

    private static String list(Random random) {
        StringBuilder list = new StringBuilder("[");
        for (int i = random.nextInt(4); i > 0; i--) {
            list.append('"').append(picked(CONDITIONS, random)).append(i > 1 ? "\", " : "\"");
        }
        return list.append(']').toString();
    }

    private static String deck(Random random) {
        StringBuilder yaml = new StringBuilder("deck:\n  cards:\n");
        String[] attributes = {"[x]", "[y]", "[x, y]", "[]"};
        for (String card : new String[] {"a", "b", "c", "d"}) {
            yaml.append("    ").append(card).append(": {count: ").append(1 + random.nextInt(3));
            yaml.append(", attribute: ").append(picked(attributes, random)).append("}\n");
        }
        yaml.append("  alias: {any: 'A:*'}\n");
        yaml.append("simulate:\n  tests:\n    t:\n      start-card: ");
        yaml.append(random.nextInt(5)).append("\n      header: '(= summon ");
        yaml.append(random.nextInt(3)).append(");(if |H.a| (= summon 1) ())'\n");
        yaml.append("      matching: ").append(random.nextBoolean() ? "best" : "greedy");
        yaml.append("\n      combos:\n");
        for (int i = 0; i <= random.nextInt(3); i++) {
            yaml.append("        k")
                    .append(i)
                    .append(": {score: '")
                    .append(picked(NUMBERS, random));
            yaml.append("', hand: ").append(list(random));
            if (random.nextInt(3) == 0) {
                yaml.append(", condition: '").append(picked(NUMBERS, random)).append('\'');
            }
            yaml.append("}\n");
        }
        return yaml.toString();
    }

    @Test
    void randomSmallDecks_areWhatAllTheirOrdersSay() {
        areWhatAllTheirOrdersSay(0, 60);
    }

    @Test
    @Tag("slow")
    void moreSmallDecks_areWhatAllTheirOrdersSay() {
        areWhatAllTheirOrdersSay(60, 300);
    }

    private static void areWhatAllTheirOrdersSay(int from, int to) {
        int sensitive = 0;
        for (int seed = from; seed < to; seed++) {
            String yaml = deck(new Random(seed));
            DeckPrograms programs = Decks.programs(yaml);
            if (programs.file().size() > 9) {
                continue;
            }
            TopicPrograms topic = programs.topics().get(0);
            ExactTally solved = Exact.solve(topic, Exact.QUICK);
            assertNotNull(solved, yaml);
            BruteForce all = new BruteForce(programs, topic);
            String where = "seed " + seed + ":\n" + yaml;
            assertEquals(Fraction.of(all.successes, all.orders), solved.success(), where);
            assertEquals(Fraction.of(all.score, all.orders), solved.averageScore(), where);
            for (int i = 0; i < all.combos.length; i++) {
                assertEquals(Fraction.of(all.combos[i], all.orders), solved.combo(i), where);
                if (solved.hasOther(i)) {
                    sensitive++;
                    assertEquals(Fraction.of(all.others[i], all.orders), solved.other(i), where);
                }
            }
        }
        assertTrue(sensitive > (to - from) / 8, "lists whose order matters: " + sensitive);
    }

    /** Topics of lists alone, whose hands are counted: the same as by playing every one of them. */
    @Test
    void countedHands_areWhatGamesSay() {
        countedHandsAreWhatGamesSay(0, 60);
    }

    @Test
    @Tag("slow")
    void countedHandsOfMoreDecks_areWhatGamesSay() {
        countedHandsAreWhatGamesSay(60, 300);
    }

    private static void countedHandsAreWhatGamesSay(int from, int to) {
        int counted = 0;
        for (int seed = from; seed < to; seed++) {
            String yaml =
                    deck(new Random(seed))
                            .replaceAll("header: '.*'\n", "auto-shuffle: false\n")
                            .replaceAll("score: '.*?', hand", "score: " + seed % 4 + ", hand")
                            .replaceAll(", condition: '.*?'", seed % 5 == 0 ? ", grave: [a]" : "");
            DeckPrograms programs = Decks.programs(yaml);
            TopicPrograms topic = programs.topics().get(0);
            boolean[] kinds = new boolean[programs.file().cards().size()];
            kinds[seed % kinds.length] = true;
            if (HandCount.covers(topic)) {
                counted++;
                for (HandWith given :
                        new HandWith[] {
                            null, new HandWith(kinds, true), new HandWith(kinds, false)
                        }) {
                    assertEquals(
                            Exact.byGames(topic, given, Exact.QUICK),
                            Exact.solve(topic, given, Exact.QUICK),
                            yaml);
                }
            }
        }
        assertTrue(counted > (to - from) / 3, "topics that are counted: " + counted);
    }

    private static String small(String header, String combo) {
        return "deck: {cards: {a: {count: 2}, b: {count: 2}}}\n"
                + "simulate: {tests: {t: {start-card: 2, header: '"
                + header
                + "', combos: {k: "
                + combo
                + "}}}}";
    }

    /** By hand: of the six hands of two cards one has two a, four have one, one has none. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "() ~ {score: '(rand 0 2)'} ~ 2/3 ~ 1",
                "() ~ {score: '(rand 1 3)', hand: [a]} ~ 5/6 ~ 5/3",
                "(= dice (rand 1 6)) ~ {condition: '(> dice 4)'} ~ 1/3 ~ 1/3",
                "(= dice (rand 1 6)) ~ {score: '(- dice 3)', hand: [a, a]} ~ 1/12 ~ 1/6",
                "(= most (rand 2 2)) ~ {condition: '(>= |H.a| most)'} ~ 1/6 ~ 1/6",
                "(= coin (rand 0 1)) ~ {score: '(if coin (rand 1 2) (rand 0 3))'} ~ 7/8 ~ 3/2",
            })
    void randomNumbers_areGoneThroughWayByWay(
            String header, String combo, String success, String score) {
        ExactTally solved = solve(small(header, combo), 0);
        assertEquals(success, solved.success().text());
        assertEquals(score, solved.averageScore().text());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "(# D.1 H) ~ {hand: [a]}",
                "(shuffle D) ~ {hand: [a]}",
                "(print |H|) ~ {hand: [a]}",
                "() ~ {score: '|D.a.1.b|'}",
                "(= most 2) ~ {score: '|D.:most.a|'}",
                "() ~ {score: '(/ 1 |H.a|)'}",
                "() ~ {score: '(rand |H.a| 1)'}",
                "() ~ {score: '(rand 1 1000000000)'}",
            })
    void whatIsNotCovered_isDetected(String header, String combo) {
        assertNull(solve(small(header, combo), 0));
    }

    @Test
    void effectsOfCards_areNotCoveredUnlessNobodyActivatesThem() {
        String yaml =
                "deck: {cards: {a: {count: 2, program: ['@;(# X B)']}, b: {count: 2}}}\n"
                        + "simulate: {tests: {t: {start-card: 2, combos: {k: {hand: [a]}}}}}";
        assertEquals("5/6", solve(yaml, 0).success().text());
        DeckPrograms programs =
                Decks.programs(yaml.replace("start-card: 2", "start-card: 2, exec-program: true"));
        assertFalse(Exact.covers(programs.topics().get(0)));
    }

    @Test
    void effectsOfCardsWithoutCopies_doNotMatter() {
        String yaml =
                "deck: {cards: {a: {count: 2}, b: {count: 2}, c: {count: 0, program: ['@;(# D.1 H)']}}}\n"
                        + "simulate: {tests: {t: {start-card: 2, exec-program: true, combos: {k: {hand: [a]}}}}}";
        assertEquals("5/6", solve(yaml, 0).success().text());
    }

    @Test
    void numbersTooLarge_areDetected() {
        StringBuilder yaml = new StringBuilder("deck: {cards: {");
        for (int i = 0; i < 60; i++) {
            yaml.append("c").append(i).append(": {}, ");
        }
        yaml.append("z: {count: 940}}}\nsimulate: {tests: {t: {start-card: 500, ");
        yaml.append("combos: {k: {hand: [c1]}}}}}");
        assertNull(solve(yaml.toString(), 0));
    }

    @Test
    @Tag("slow")
    void tooManyHands_areNotPlayed() {
        StringBuilder yaml = new StringBuilder("deck: {cards: {");
        StringBuilder score = new StringBuilder("(+");
        for (int i = 0; i < 40; i++) {
            yaml.append("c").append(i).append(": {}, ");
            score.append(" (* ").append(i).append(" |H.c").append(i).append("|)");
        }
        yaml.append("}}\nsimulate: {tests: {t: {combos: {k: {score: '").append(score);
        yaml.append(")'}}}}}");
        DeckPrograms programs = Decks.programs(yaml.toString());
        assertNull(Exact.solve(programs.topics().get(0), 1000));
        // each of the 40 cards is in one hand of eight
        ExactTally all = Exact.solve(programs.topics().get(0), Exact.MOST);
        assertEquals(Fraction.of(780, 8), all.averageScore());
    }

    /** Sampled figures of full-sized decks lie where the exact ones say. */
    @Test
    @Tag("slow")
    void sampledFigures_agree() {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            String yaml = deck(random).replaceAll("count: (\\d)", "count: 1$1");
            ExactTally solved = solve(yaml, 0);
            assertNotNull(solved, yaml);
            int games = 8192;
            TopicTally played = Decks.play(yaml, games, false).get(0);
            for (int i = 0; i < played.combos().size(); i++) {
                double rate = solved.combo(i).approximately();
                double error = Math.sqrt(rate * (1 - rate) / games);
                assertEquals(
                        rate, played.combos().get(i) / (double) games, 4.5 * error + 1e-9, yaml);
            }
        }
    }
}
