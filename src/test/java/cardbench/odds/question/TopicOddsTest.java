package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Estimate;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.sample.BatchSpread;
import cardbench.odds.sample.ComboSets;
import cardbench.odds.sample.Scores;
import cardbench.odds.sample.TopicTally;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Figures of both parts together, held against arbitrary precision. */
class TopicOddsTest {

    /** 97.5 % of the normal distribution lie below so many standard deviations. */
    private static final double Z = 1.959963984540054;

    /** What was made up for a test. */
    private static final class Made {
        private final Map<Integer, BigInteger> scores = new TreeMap<>();
        private final Map<Integer, BigInteger> sets = new TreeMap<>();
        private final BigInteger[] combos = new BigInteger[2];
        private final int[] games = new int[2];
        private final Map<Integer, Integer> playedScores = new TreeMap<>();
        private final Map<Integer, Integer> playedSets = new TreeMap<>();
        private BigInteger solved = BigInteger.ZERO;
        private BigInteger all;
        private int played;
        private TopicOdds tally;

        Made(Random random) {
            combos[0] = BigInteger.ZERO;
            combos[1] = BigInteger.ZERO;
            Scores counted = new Scores();
            ComboSets countedSets = new ComboSets(2);
            int[] values = {0, 1, 2, Scores.LISTED - 1, Scores.LISTED, 5000};
            int most = random.nextInt(20) == 0 ? 1 : 40;
            for (int set = 0; set < 4; set++) {
                int score = set == 0 ? 0 : values[1 + random.nextInt(values.length - 1)];
                BigInteger multiplicity = new BigInteger(1 + random.nextInt(80), random);
                scores.merge(score, multiplicity, BigInteger::add);
                sets.put(set, multiplicity);
                solved = solved.add(multiplicity);
                for (int i = 0; i < 2; i++) {
                    combos[i] =
                            combos[i].add((set >>> i & 1) == 1 ? multiplicity : BigInteger.ZERO);
                }
                for (int i = random.nextInt(most); i > 0; i--) {
                    counted.add(score);
                    countedSets.add(set);
                    playedScores.merge(score, 1, Integer::sum);
                    playedSets.merge(set, 1, Integer::sum);
                    games[0] += set & 1;
                    games[1] += set >>> 1;
                    played++;
                }
            }
            all = solved.add(new BigInteger(1 + random.nextInt(80), random)).add(BigInteger.ONE);
            ExactTally known =
                    new ExactTally(
                            "t",
                            natural(all),
                            List.of(
                                    // known, but not asked of the games
                                    new ExactTally.Successes(
                                            natural(combos[0]), natural(combos[1])),
                                    new ExactTally.Successes(
                                            natural(combos[1]), natural(combos[0]))),
                            parts(scores),
                            parts(sets));
            SolvedPart part =
                    new SolvedPart(
                            new Solution.Part(natural(all), List.of(), null),
                            known,
                            Fraction.of(natural(solved), natural(all)));
            TopicTally sampled =
                    new TopicTally(
                            "t",
                            3,
                            played,
                            0,
                            List.of(games[0], games[1]),
                            List.of(TopicTally.NOT_ASKED, games[0]),
                            counted,
                            countedSets,
                            BatchSpread.none(2),
                            0,
                            0,
                            -1,
                            List.of(),
                            List.of(),
                            0);
            tally = TopicOdds.played(part, sampled);
        }

        private BigInteger open() {
            return all.subtract(solved);
        }

        /** The ways of a key for each game, of both parts. */
        private Map<Integer, BigInteger> both(
                Map<Integer, BigInteger> known, Map<Integer, Integer> sampled) {
            Map<Integer, BigInteger> both = new TreeMap<>();
            BigInteger each = BigInteger.valueOf(Math.max(1, played));
            known.forEach((key, multiplicity) -> both.put(key, multiplicity.multiply(each)));
            sampled.forEach(
                    (key, count) ->
                            both.merge(
                                    key,
                                    open().multiply(BigInteger.valueOf(count)),
                                    BigInteger::add));
            return both;
        }

        /** (known + open * sum / games) / all, with six decimals. */
        private String value(BigInteger known, long sum) {
            BigInteger each = BigInteger.valueOf(Math.max(1, played));
            BigInteger above = known.multiply(each).add(open().multiply(BigInteger.valueOf(sum)));
            return new BigDecimal(above)
                    .divide(new BigDecimal(all.multiply(each)), 6, RoundingMode.HALF_EVEN)
                    .toPlainString();
        }
    }

    private static Natural natural(BigInteger number) {
        return Natural.parse(number.toString());
    }

    private static List<ExactTally.Part> parts(Map<Integer, BigInteger> multiplicity) {
        List<ExactTally.Part> parts = new ArrayList<>();
        multiplicity.forEach((key, own) -> parts.add(new ExactTally.Part(key, natural(own))));
        return parts;
    }

    private static String text(List<ExactTally.Part> parts) {
        Map<Integer, String> text = new TreeMap<>();
        parts.forEach(part -> text.put(part.key(), part.hands().toString()));
        return text.toString();
    }

    @Test
    void rates_areTheSumOfBothParts() {
        for (int seed = 0; seed < 200; seed++) {
            Made made = new Made(new Random(seed));
            TopicOdds tally = made.tally;
            String where = "seed " + seed;
            BigInteger failed = made.scores.getOrDefault(0, BigInteger.ZERO);
            BigInteger good = made.solved.subtract(failed);
            int success = made.played - made.playedScores.getOrDefault(0, 0);
            assertRate(made, good, success, tally.success().estimate(), where);
            for (int i = 0; i < 2; i++) {
                assertRate(made, made.combos[i], made.games[i], tally.combo(i).estimate(), where);
                assertEquals(i == 1, tally.hasOther(i), where);
            }
            assertRate(made, made.combos[0], made.games[0], tally.other(1).estimate(), where);
        }
    }

    /** The bounds are those of Wilson for the open part, which solve his equation. */
    private static void assertRate(
            Made made, BigInteger known, int successes, Estimate found, String where) {
        assertEquals(made.value(known, successes), found.value(), where);
        double open = made.open().doubleValue() / made.all.doubleValue();
        double near = known.doubleValue() / made.all.doubleValue();
        double low = (Double.parseDouble(found.low()) - near) / open;
        double high = (Double.parseDouble(found.high()) - near) / open;
        double error = 2e-6 / open;
        if (made.played == 0) {
            assertEquals(0, low, error, where);
            assertEquals(1, high, error, where);
            return;
        }
        double rate = successes / (double) made.played;
        for (double bound : new double[] {low, high}) {
            double distance = Math.abs(bound - rate);
            double wide = Z * Math.sqrt(Math.max(0, bound * (1 - bound)) / made.played);
            assertEquals(distance, wide, Math.sqrt(error) + error, where);
        }
        assertTrue(low <= rate + error && rate - error <= high, where);
    }

    @Test
    void means_areTheSumOfBothParts() {
        for (int seed = 0; seed < 200; seed++) {
            Made made = new Made(new Random(seed));
            BigInteger known = BigInteger.ZERO;
            long sum = 0;
            for (Map.Entry<Integer, BigInteger> one : made.scores.entrySet()) {
                BigInteger score = BigInteger.valueOf(one.getKey());
                known = known.add(score.multiply(one.getValue()));
            }
            for (Map.Entry<Integer, Integer> one : made.playedScores.entrySet()) {
                sum += (long) one.getKey() * one.getValue();
            }
            Estimate mean = made.tally.averageScore().estimate();
            String where = "seed " + seed;
            assertEquals(made.value(known, sum), mean.value(), where);
            double middle = Double.parseDouble(mean.value());
            assertTrue(Double.parseDouble(mean.low()) <= middle + 1e-6, where);
            assertTrue(Double.parseDouble(mean.high()) >= middle - 1e-6, where);
        }
    }

    @Test
    void scoresAndSets_areOutOfAllWaysForEachGame() {
        for (int seed = 0; seed < 200; seed++) {
            Made made = new Made(new Random(seed));
            String where = "seed " + seed;
            Map<Integer, BigInteger> scores = made.both(made.scores, made.playedScores);
            BigInteger above = BigInteger.ZERO;
            for (int key : new ArrayList<>(scores.keySet())) {
                above = above.add(key >= Scores.LISTED ? scores.remove(key) : BigInteger.ZERO);
            }
            assertEquals(scores.toString(), text(made.tally.scores()), where);
            assertEquals(above.toString(), made.tally.above().toString(), where);
            Map<Integer, BigInteger> sets = made.both(made.sets, made.playedSets);
            assertEquals(sets.toString(), text(made.tally.sets()), where);
            if (made.played > 0) {
                BigInteger sum = above;
                for (BigInteger one : scores.values()) {
                    sum = sum.add(one);
                }
                assertEquals(sum.toString(), made.tally.all().toString(), where);
            }
        }
    }
}
