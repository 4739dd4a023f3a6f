package cardbench.codes.ygo.limits;

import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.setcode.Dialect;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A list of a {@code lflist.conf}: a line {@code !name} and the lines below it. Immutable.
 *
 * <p>Both clients count a card as its alias, but look it up differently: YGOPro under the id that
 * is counted, EDOPro under the card's own id first. In a whitelist, EDOPro takes the limit of the
 * alias only for another artwork.
 *
 * @param name the name of the list
 * @param dialect the clients whose grammar the list has, or {@code null} where both have it
 * @param whitelist whether cards that are not on the list are forbidden
 * @param limits the number of copies allowed of each card
 * @param budgets the points that cards cost
 * @param forbiddenTypes the bits of the types of monsters that are forbidden
 * @param remarks the comments behind the rows, by card: mostly its name
 */
public record LimitList(
        String name,
        Dialect dialect,
        boolean whitelist,
        CardValues limits,
        List<PointBudget> budgets,
        int forbiddenTypes,
        Map<Integer, String> remarks) {

    /** No list: three copies of every card. */
    public static final LimitList NONE =
            new LimitList("", null, false, CardValues.NONE, List.of(), 0, new TreeMap<>());

    /** The number of copies of a card that a list does not name. */
    public static final int USUAL = 3;

    /** The most copies that the list of a game of its own may allow. */
    public static final int MAX_COPIES = 9;

    /** Copies the lists. */
    public LimitList {
        budgets = List.copyOf(budgets);
        // not Map.copyOf: that of TeaVM divides by zero where an empty one is searched
        remarks = Collections.unmodifiableMap(new TreeMap<>(remarks));
    }

    /** The number of cards that the list names. */
    public int size() {
        int size = limits.size();
        for (PointBudget budget : budgets) {
            size += budget.points().size();
        }
        return size;
    }

    /** The same list for the clients that these cards are for, unless its grammar states which. */
    public LimitList with(Dialect numbering) {
        return dialect != null
                ? this
                : new LimitList(
                        name, numbering, whitelist, limits, budgets, forbiddenTypes, remarks);
    }

    /** The number of copies allowed of a card, 0 to {@link #MAX_COPIES}. */
    public int copies(int id, YgoCards cards) {
        int key = key(id, cards.card(id));
        return limits.of(key, whitelist && !has(key) ? 0 : USUAL);
    }

    /** Whether the list allows the card at all, with whatever limit, as a whitelist may not. */
    public boolean admits(int id, YgoCards cards) {
        return !whitelist || has(key(id, cards.card(id)));
    }

    /** The points of a card. */
    public int points(int id, PointBudget budget, YgoCards cards) {
        CardRow card = cards.card(id);
        // YGOPro counts the points of the printed card: of its alias for another artwork alone.
        boolean printed = dialect != Dialect.EDOPRO && card != null;
        boolean byOwnId = printed && !card.isArtwork(Dialect.YGOPRO);
        return budget.points().of(byOwnId ? id : key(id, card), 0);
    }

    private boolean has(int id) {
        boolean has = limits.has(id);
        for (PointBudget budget : budgets) {
            has |= budget.points().has(id);
        }
        return has;
    }

    /** The id under which a card is looked up. */
    private int key(int id, CardRow card) {
        if (card == null || card.alias() == 0) {
            return id;
        }
        if (dialect != Dialect.EDOPRO) {
            return card.alias();
        }
        boolean byOwnId = has(id) || whitelist && !card.isArtwork(Dialect.EDOPRO);
        return byOwnId ? id : card.alias();
    }

    /** Whether the list forbids monsters like this one. */
    public boolean forbidsType(int id, YgoCards cards) {
        CardRow card = cards.card(id);
        return card != null && (card.type() & 1) != 0 && (card.type() & forbiddenTypes) != 0;
    }
}
