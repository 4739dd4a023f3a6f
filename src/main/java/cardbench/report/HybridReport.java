package cardbench.report;

import cardbench.deckfile.Combo;
import cardbench.number.Estimate;
import cardbench.number.Fraction;
import cardbench.number.Natural;
import cardbench.odds.HybridTally;
import java.util.ArrayList;
import java.util.List;

/** The odds of a topic of which a part is solved, in the lines of {@link Report}. */
public final class HybridReport {

    private static final int DECIMALS = 2;
    private static final Natural UNIT = Natural.of(1_000_000);

    private HybridReport() {}

    /** The results of a topic. */
    public static String topic(List<Combo> combos, HybridTally tally) {
        List<Estimate> rates = new ArrayList<>();
        for (int i = 0; i < combos.size(); i++) {
            rates.add(tally.combo(i));
        }
        return topic(
                tally.played().topic(),
                combos,
                tally.part().share(),
                tally.played().games(),
                tally.success(),
                tally.averageScore(),
                rates);
    }

    /**
     * The results of a topic.
     *
     * @param share how likely a hand is dealt that is solved
     * @param games played with the other hands
     * @param rates for each combo how likely it succeeds
     */
    public static String topic(
            String name,
            List<Combo> combos,
            Fraction share,
            int games,
            Estimate success,
            Estimate averageScore,
            List<Estimate> rates) {
        StringBuilder text = new StringBuilder();
        text.append("Topic: ").append(name).append('\n');
        text.append(share.decimals(DECIMALS, 100)).append("% of the hands solved, ");
        text.append(games).append(" games with the others\n");
        text.append("First turn average success rate: ").append(rate(success));
        text.append("  average score: ").append(decimals(averageScore.value(), 1)).append(" +- ");
        text.append(width(averageScore.value(), averageScore.high(), 1)).append('\n');
        for (int i = 0; i < combos.size(); i++) {
            text.append("    ").append(combos.get(i).name()).append(": ");
            text.append(rate(rates.get(i))).append("  ");
        }
        return text.append("\n\n").toString();
    }

    private static String rate(Estimate rate) {
        return decimals(rate.value(), 100)
                + "% +- "
                + width(rate.low(), rate.high(), 100 / 2)
                + "%";
    }

    private static String width(String low, String high, int factor) {
        Natural width = millionths(high).minus(millionths(low));
        return Fraction.of(width, UNIT).decimals(DECIMALS, factor);
    }

    private static Natural millionths(String decimals) {
        return Natural.parse(decimals.replace(".", ""));
    }

    private static String decimals(String value, int factor) {
        return Fraction.of(millionths(value), UNIT).decimals(DECIMALS, factor);
    }
}
