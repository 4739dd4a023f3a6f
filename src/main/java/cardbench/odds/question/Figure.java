package cardbench.odds.question;

import cardbench.base.number.Estimate;
import cardbench.base.number.Fraction;

/**
 * A rate or mean, exact or sampled.
 *
 * @param estimate its value and bounds; all three are the same if it is exact; {@code null} if no
 *     game counts, so that there is no rate
 * @param fraction its exact value, or {@code null} if any part of it was sampled
 */
public record Figure(Estimate estimate, Fraction fraction) {

    /** The figure of no games. */
    public static final Figure NONE = new Figure(null, null);

    /** An exact figure, whose bounds are its value. */
    public static Figure exact(Fraction fraction) {
        String decimals = fraction.decimals();
        return new Figure(new Estimate(decimals, decimals, decimals), fraction);
    }

    static Figure sampled(Estimate estimate) {
        return new Figure(estimate, null);
    }
}
