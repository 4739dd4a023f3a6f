package cardbench.odds.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.number.Estimate;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.question.TopicOdds;
import cardbench.odds.sample.BatchSpread;
import cardbench.odds.sample.ComboSets;
import cardbench.odds.sample.Scores;
import cardbench.odds.sample.TopicTally;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Odds as text; the games are those of the two runs in the document of ygo-calc. */
class TopicFiguresTest {

    /** The games of a topic; the scores are listed from 1 on. */
    private static TopicTally played(int games, List<Integer> combos, int... scores) {
        Scores counted = new Scores();
        for (int i = 0; i < scores.length; i++) {
            counted.addListed(i + 1, scores[i]);
        }
        return new TopicTally(
                "topic",
                0,
                games,
                0,
                combos,
                List.of(),
                counted,
                new ComboSets(0),
                BatchSpread.none(combos.size()),
                0,
                0,
                -1,
                List.of(),
                List.of(),
                0);
    }

    private static ExactTally solved(int hands) {
        return new ExactTally(
                "topic",
                Natural.of(hands),
                List.of(
                        new ExactTally.Successes(Natural.of(49), null),
                        new ExactTally.Successes(Natural.of(19), null)),
                List.of(
                        new ExactTally.Part(0, Natural.of(8)),
                        new ExactTally.Part(1, Natural.of(30)),
                        new ExactTally.Part(3, Natural.of(19))),
                List.of());
    }

    /** 1,120 hand traps in 744 hands: 437 with one, 238 with two, 69 with three. */
    @Test
    void sampledOdds_haveTheBoundsOfTheDocument() {
        TopicTally tally = played(1000, List.of(744, 307, 36), 437, 238, 69);
        TopicFigures figures = TopicFigures.of(TopicOdds.played(null, tally), 3, true);
        assertEquals(
                new TopicFigures(
                        "",
                        "74.40% +- 2.70%",
                        "1.12 +- 0.05",
                        List.of("74.40% +- 2.70%", "30.70% +- 2.86%", "3.60% +- 1.15%")),
                figures);
    }

    @Test
    void sampledOdds_haveNoBoundsUnlessAsked() {
        TopicFigures figures =
                TopicFigures.of(TopicOdds.played(null, played(10, List.of(8, 1), 8)), 2, false);
        assertEquals(new TopicFigures("", "80.00%", "0.80", List.of("80.00%", "10.00%")), figures);
    }

    @Test
    void noGames_haveNoSuccess() {
        TopicFigures figures = TopicFigures.sampled(played(0, List.of(0)), true);
        assertEquals("0.00% +- 0.00%", figures.success());
        assertEquals("0.00 +- 0.00", figures.averageScore());
    }

    /** 49 of 57 hands succeed, and the mean is (30 + 3 * 19) / 57. */
    @Test
    void exactOdds_areFollowedByTheirFractions() {
        assertEquals(
                new TopicFigures(
                        "",
                        "85.96% = 49/57",
                        "1.53 = 29/19",
                        List.of("85.96% = 49/57", "33.33% = 1/3")),
                TopicFigures.of(TopicOdds.solved(solved(57)), 2, true));
    }

    @Test
    void hybridFigures_haveHalfTheWidthOfTheirBounds() {
        TopicFigures figures =
                TopicFigures.hybrid(
                        Fraction.of(1, 4),
                        1000,
                        new Estimate("0.500000", "0.400000", "0.610000"),
                        new Estimate("1.250000", "1.000000", "1.500000"),
                        List.of(new Estimate("0.012345", "0.010000", "0.020000")));
        assertEquals(
                new TopicFigures(
                        "25.00% of the hands solved, 1000 games with the others\n",
                        "50.00% +- 10.50%", "1.25 +- 0.25", List.of("1.23% +- 0.50%")),
                figures);
    }

    /** 57 of 114 hands are solved, of which 49 succeed; half of the games with the others do. */
    @Test
    void hybridOdds_areThoseOfBothParts() {
        ExactTally known = solved(114);
        TopicOdds odds =
                TopicOdds.played(
                        new SolvedPart(null, known, Fraction.of(1, 2)),
                        played(100, List.of(50, 0), 50));
        TopicFigures figures = TopicFigures.of(odds, 2, false);
        assertEquals("50.00% of the hands solved, 100 games with the others\n", figures.note());
        // (49/57 + 1/2) / 2, (19/57 + 0) / 2 and (87/57 + 1/2) / 2
        assertEquals("67.98%", figures.success().substring(0, 6));
        assertEquals("16.67%", figures.combos().get(1).substring(0, 6));
        assertEquals("1.01 +- ", figures.averageScore().substring(0, 8));
    }
}
