package cardbench.codes.call.ygo;

import cardbench.codes.call.decks.TableStore;
import cardbench.codes.ygo.deck.TableCards;
import cardbench.codes.ygo.deck.YgoCards;
import java.util.List;

/**
 * Puts the game together with what needs card databases: names, lists of limits, cheapest changes.
 * Bundles without databases do not refer to this class, and so do not contain any of it.
 */
public final class YgoDatabases {

    private YgoDatabases() {}

    /**
     * The game with what is open at the time of the request.
     *
     * @param setnames the lists of archetypes
     * @param databases the cards that the user opened
     * @param tables the cards of the site
     */
    public static YgoGame game(SetnameStore setnames, DatabaseStore databases, TableStore tables) {
        YgoCards cards = new KnownCards(databases, new TableCards(tables::tables));
        LimitStore limits = new LimitStore(cards);
        return new YgoGame(
                setnames,
                cards,
                databases::slots,
                limits::check,
                new DatabaseNames(databases, tables, cards),
                kinds -> List.of(limits, new DatabaseDeckOperations(kinds, cards, limits)));
    }
}
