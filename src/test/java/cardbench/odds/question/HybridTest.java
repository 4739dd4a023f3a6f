package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.base.chance.Seeds;
import cardbench.base.number.Estimate;
import cardbench.base.number.Natural;
import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.ActingDecks;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicCompiler;
import cardbench.odds.sample.TopicTally;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Topics of which a part is solved and the rest is played. */
class HybridTest {

    private static final long ROOM = 512L << 20;

    private static Solution solve(DeckPrograms programs, int effort) {
        TopicPrograms topic = programs.topics().get(0);
        Budget budget = new Budget(effort, ROOM);
        return Solver.solve(topic, SolverOptions.FAST, budget);
    }

    private static TopicOdds played(DeckPrograms programs, SolvedPart part, int games) {
        Simulation simulation =
                new Simulation(
                        programs.topics().subList(0, 1),
                        Collections.singletonList(part),
                        Seed.DEFAULT,
                        false);
        List<TopicTally> sums = simulation.nothing();
        for (int batch = 0; batch < Sampler.batches(games); batch++) {
            sums = Simulation.sum(sums, simulation.play(batch, games));
        }
        return TopicOdds.played(part, sums.get(0));
    }

    /** Eight single cards, some alike: every order of three of them that is not left out. */
    @Test
    void openHands_areDealtAsOftenAsTheyCome() {
        String yaml =
                """
                deck:
                  cards:
                    a: {count: 3, program: ['[1]@;(# D.1 H)']}
                    b: {count: 2, program: ['[1]@;(# D.2 B)']}
                    c: {count: 3}
                simulate: {tests: {t: {start-card: 3, exec-program: true, combos: {k: {hand: [c, c]}}}}}
                """;
        DeckPrograms programs = Decks.programs(yaml);
        TopicPrograms topic = programs.topics().get(0);
        Random32 random = new Random32(1, 2, 3, 4);
        TopicCompiler compiler = new TopicCompiler(topic, false);
        compiler.game(random);
        HandEnumerator hands = SolvedPart.hands(topic);
        boolean[] marked = new boolean[hands.size()];
        Set<Integer> solved = new HashSet<>();
        hands.visit(
                (number, drawn, multiplicity) -> {
                    marked[number] = number % 3 == 1;
                    if (marked[number]) {
                        solved.add(drawn[0] * 100 + drawn[1] * 10 + drawn[2]);
                    }
                });
        StratifiedHands open =
                new StratifiedHands(topic, HandSet.of(marked), compiler.kinds(), true);
        Map<Integer, Integer> times = new HashMap<>();
        int games = 200_000;
        for (int game = 0; game < games; game++) {
            int[] order = open.deal(random.below(Sampler.BATCH), random);
            Set<Integer> all = new HashSet<>();
            for (int card : order) {
                all.add(card);
            }
            assertEquals(8, all.size());
            times.merge(order[0] * 64 + order[1] * 8 + order[2], 1, Integer::sum);
        }
        int possible = 0;
        for (int hand = 0; hand < 512; hand++) {
            int[] cards = {hand / 64, hand / 8 % 8, hand % 8};
            boolean twice = cards[0] == cards[1] || cards[0] == cards[2] || cards[1] == cards[2];
            int key = 0;
            for (int card : cards) {
                int group = hands.group(compiler.kinds()[card]);
                key += group == 0 ? 100 : group == 1 ? 10 : 1;
            }
            boolean here = !twice && !solved.contains(key);
            possible += here ? 1 : 0;
            assertEquals(here, times.containsKey(hand), "hand " + hand);
        }
        double expected = games / (double) possible;
        for (int count : times.values()) {
            assertEquals(expected, count, 4.7 * Math.sqrt(expected));
        }
    }

    /** Decks of full size: what is solved and what is played come to the exact figures. */
    @Test
    @Tag("slow")
    void hybridFigures_agreeWithExactOnes() {
        int compared = 0;
        int seeds = Seeds.of(40, 130);
        for (int seed = 0; seed < seeds; seed++) {
            String yaml = ActingDecks.of(1000 + seed, 8).replaceAll("count: ([1-9])", "count: 1$1");
            DeckPrograms programs = Decks.programs(yaml);
            Solution whole = solve(programs, 300_000);
            Solution most = solve(programs, whole.transitions() / 4 * 3);
            if (whole.multiplicity() == null || most.part() == null) {
                continue;
            }
            compared++;
            TopicPrograms topic = programs.topics().get(0);
            ExactTally exact = ExactTally.of(topic, whole.multiplicity(), whole.shares());
            SolvedPart part = SolvedPart.of(topic, most.part());
            int games = 4096;
            TopicOdds hybrid = played(programs, part, games);
            double open = 1 - part.share().approximately();
            for (int i = 0; i < exact.combos().size(); i++) {
                double rate = exact.combo(i).approximately();
                double inside = (rate - part.tally().combo(i).approximately()) / open;
                double error = open * Math.sqrt(Math.max(0, inside * (1 - inside)) / games);
                Estimate estimate = hybrid.combo(i).estimate();
                String where = "seed " + seed + ":\n" + yaml;
                assertEquals(rate, Double.parseDouble(estimate.value()), 4.5 * error + 1e-6, where);
                assertTrue(estimate.low().compareTo(estimate.value()) <= 0, where);
                assertTrue(estimate.value().compareTo(estimate.high()) <= 0, where);
            }
            assertEquals(hybrid.all(), sum(hybrid.scores()).plus(hybrid.above()));
            assertEquals(hybrid.all(), sum(hybrid.sets()));
        }
        assertTrue(compared * 3 >= seeds, "compared " + compared);
    }

    private static Natural sum(List<ExactTally.Part> parts) {
        Natural sum = Natural.ZERO;
        for (ExactTally.Part part : parts) {
            sum = sum.plus(part.hands());
        }
        return sum;
    }

    /** Two of ten hands are open, and each of their games does what the remark is about. */
    @Test
    void remarksOnGames_sayWhichGamesWerePlayed() {
        String yaml =
                """
                deck: {cards: {a: {count: 2, program: ['[1]@;(= count (rand 1 9999));(# B H)']}, b: {count: 8}}}
                simulate: {tests: {t: {start-card: 1, exec-program: true, combos: {k: {condition: '(> count 9)'}}}}}
                """;
        List<TopicPrograms> topics = Decks.programs(yaml).topics();
        SolvedPart part = Exact.attempt(topics.get(0), Effort.QUICK).part();
        Simulation open =
                new Simulation(topics, Collections.singletonList(part), Seed.DEFAULT, false);
        List<Diagnostic> remarks = open.remarks(open.play(0, 100));
        assertEquals(2, remarks.size());
        assertTrue(remarks.get(0).message().startsWith("in 100 of 100 games"));
        assertEquals("odds.open-hands", remarks.get(1).code().name());
        assertTrue(
                remarks.get(1).message().contains("100 games of “t” were played with the hands"));
        assertTrue(remarks.get(1).message().contains("20.00 % of all hands"));
        Simulation whole = new Simulation(topics, Seed.DEFAULT, false);
        assertEquals(1, whole.remarks(whole.play(0, 100)).size());
        assertEquals(List.of(), open.remarks(open.nothing()));
    }

    /** Before any game is played the bounds are those that what is open leaves. */
    @Test
    void withoutGames_boundsAreWhatIsOpen() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        TopicPrograms topic = programs.topics().get(0);
        SolvedPart part = SolvedPart.of(topic, solve(programs, 300_000).part());
        Estimate success = played(programs, part, 0).success().estimate();
        double known = part.tally().success().approximately();
        double open = 1 - part.share().approximately();
        assertEquals(known, Double.parseDouble(success.low()), 1e-6);
        assertEquals(known + open, Double.parseDouble(success.high()), 1e-6);
        assertTrue(success.low().compareTo("0.769696") < 0, success.low());
        assertTrue(success.high().compareTo("0.769696") > 0, success.high());
    }

    /** The same number of games, all of them for hands that are not solved, errs far less. */
    @Test
    @Tag("slow")
    void sampleOfTheRest_isSharper() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        TopicPrograms topic = programs.topics().get(0);
        SolvedPart part = SolvedPart.of(topic, solve(programs, 400_000).part());
        int games = 40_960;
        Estimate hybrid = played(programs, part, games).success().estimate();
        Estimate plain = Estimate.rate(games * 77 / 100, games);
        assertTrue(width(hybrid) < 0.4 * width(plain), hybrid + ", " + plain);
        // 300 million games gave 0.769713; three of their standard errors are 0.000073
        assertEquals(0.769713, Double.parseDouble(hybrid.value()), width(hybrid) + 0.000073);
    }

    private static double width(Estimate estimate) {
        return Double.parseDouble(estimate.high()) - Double.parseDouble(estimate.low());
    }

    /** Batches of the rest are played anywhere; plain ones do not fit them. */
    @Test
    void batches_belongToTheirPart() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        TopicPrograms topic = programs.topics().get(0);
        SolvedPart part = SolvedPart.of(topic, solve(programs, 200_000).part());
        List<TopicPrograms> topics = List.of(topic);
        Simulation rest =
                new Simulation(topics, Collections.singletonList(part), Seed.DEFAULT, false);
        Simulation all = new Simulation(topics, Seed.DEFAULT, false);
        assertEquals(rest.play(1, 9000).get(0).combos(), rest.play(1, 9000).get(0).combos());
        assertTrue(rest.fits(rest.play(0, 100)));
        assertTrue(!rest.fits(all.play(0, 100)) && !all.fits(rest.play(0, 100)));
    }
}
