package cardbench.odds;

import cardbench.number.Estimate;
import cardbench.number.Fraction;

/**
 * A rate or mean, however it was found.
 *
 * @param estimate its value and its bounds; all three are the same where it is exact
 * @param fraction its exact value, or {@code null} where any of it was sampled
 */
public record Figure(Estimate estimate, Fraction fraction) {

    /** What was solved has no bounds but itself. */
    static Figure exact(Fraction fraction) {
        String decimals = fraction.decimals();
        return new Figure(new Estimate(decimals, decimals, decimals), fraction);
    }

    static Figure sampled(Estimate estimate) {
        return new Figure(estimate, null);
    }
}
