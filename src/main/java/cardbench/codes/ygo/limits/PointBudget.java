package cardbench.codes.ygo.limits;

/**
 * Points that cards cost, and the points that a deck may have in all its parts together. Immutable.
 *
 * @param name the name of the points, such as {@code genesys}
 * @param most the points that a deck may have
 * @param points the points of each card that costs any
 */
public record PointBudget(String name, int most, CardValues points) {}
