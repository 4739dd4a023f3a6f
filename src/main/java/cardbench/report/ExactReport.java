package cardbench.report;

import cardbench.deckfile.Combo;
import cardbench.exact.ExactTally;
import cardbench.number.Fraction;
import java.util.ArrayList;
import java.util.List;

/** Exact odds in the lines of {@link Report}: percentages, and behind them the fractions. */
public final class ExactReport {

    private static final int DECIMALS = 2;

    private ExactReport() {}

    /** The results of a topic. */
    public static String topic(List<Combo> combos, ExactTally tally) {
        List<Fraction> rates = new ArrayList<>();
        for (int i = 0; i < combos.size(); i++) {
            rates.add(tally.combo(i));
        }
        return topic(tally.topic(), combos, tally.success(), tally.averageScore(), rates);
    }

    /**
     * The results of a topic.
     *
     * @param rates for each combo how likely it succeeds
     */
    public static String topic(
            String name,
            List<Combo> combos,
            Fraction success,
            Fraction averageScore,
            List<Fraction> rates) {
        StringBuilder text = new StringBuilder();
        text.append("Topic: ").append(name).append('\n');
        text.append("First turn average success rate: ");
        rate(success, text);
        text.append("  average score: ");
        text.append(averageScore.decimals(DECIMALS, 1));
        text.append(" = ").append(averageScore.text()).append('\n');
        for (int i = 0; i < combos.size(); i++) {
            text.append("    ").append(combos.get(i).name()).append(": ");
            rate(rates.get(i), text);
            text.append("  ");
        }
        return text.append("\n\n").toString();
    }

    private static void rate(Fraction rate, StringBuilder text) {
        text.append(rate.decimals(DECIMALS, 100));
        text.append("% = ").append(rate.text());
    }
}
