package cardbench.call.ygo;

import java.util.List;

/**
 * Puts the game together with what needs card databases: names, lists of limits, cheapest changes.
 * Bundles without databases do not refer to this class, and so do not contain any of it.
 */
public final class YgoDatabases {

    private YgoDatabases() {}

    /**
     * The game with what is open at the time of asking.
     *
     * @param setnames the lists of archetypes
     * @param databases the cards that are known
     */
    public static YgoGame game(SetnameStore setnames, DatabaseStore databases) {
        LimitStore limits = new LimitStore(databases);
        return new YgoGame(
                setnames,
                databases,
                databases::slots,
                limits,
                new DatabaseNames(databases),
                kinds ->
                        List.of(
                                limits,
                                new LimitOperations(kinds, databases, limits),
                                new NamedYdkOperation(kinds, databases)));
    }
}
