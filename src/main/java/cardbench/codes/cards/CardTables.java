package cardbench.codes.cards;

import java.util.ArrayList;
import java.util.List;

/**
 * The open tables of all games and languages. Immutable; adding a table replaces the one with the
 * same game and content.
 */
public final class CardTables {

    /** No tables: every card is shown by its number. */
    public static final CardTables NONE = new CardTables(List.of(), List.of());

    private final List<CardTable> shared;
    private final List<CardNames> names;

    private CardTables(List<CardTable> shared, List<CardNames> names) {
        this.shared = List.copyOf(shared);
        this.names = List.copyOf(names);
    }

    /** These tables and one more. */
    public CardTables with(CardTable table) {
        CardTables remaining = without(table.game(), table.content());
        if (table.content().equals(CardTable.CARDS)) {
            List<CardTable> more = new ArrayList<>(remaining.shared);
            more.add(table);
            return new CardTables(more, remaining.names).withNamesOf(table.game());
        }
        List<CardNames> more = new ArrayList<>(remaining.names);
        more.add(new CardNames(table, shared(table.game())));
        return new CardTables(remaining.shared, more);
    }

    /** These tables except the one with this game and content. */
    public CardTables without(String game, String content) {
        List<CardTable> keptShared = new ArrayList<>();
        for (CardTable table : shared) {
            if (!table.game().equals(game) || !table.content().equals(content)) {
                keptShared.add(table);
            }
        }
        List<CardNames> keptNames = new ArrayList<>();
        for (CardNames each : names) {
            if (!each.game().equals(game) || !each.tag().equals(content)) {
                keptNames.add(each);
            }
        }
        return new CardTables(keptShared, keptNames).withNamesOf(game);
    }

    /** These tables, with the names of a game beside the facts that are open now. */
    private CardTables withNamesOf(String game) {
        List<CardNames> beside = new ArrayList<>();
        for (CardNames each : names) {
            beside.add(each.game().equals(game) ? each.with(shared(game)) : each);
        }
        return new CardTables(shared, beside);
    }

    /** The shared data of the cards of a game, or {@code null} if that table is not open. */
    public CardTable shared(String game) {
        for (CardTable table : shared) {
            if (table.game().equals(game)) {
                return table;
            }
        }
        return null;
    }

    /**
     * The names of the cards of a game: in the wanted language, then in its fallback languages
     * ({@link Language#inTurn}), then in every other open language.
     */
    public List<CardNames> names(String game, Language wanted) {
        List<CardNames> inTurn = new ArrayList<>();
        for (Language language : wanted.inTurn()) {
            for (CardNames each : names) {
                if (each.game().equals(game) && each.tag().equals(language.tag())) {
                    inTurn.add(each);
                }
            }
        }
        for (CardNames each : names) {
            if (each.game().equals(game) && !inTurn.contains(each)) {
                inTurn.add(each);
            }
        }
        return inTurn;
    }

    /** The name of a card in the wanted language or the next best one, or {@code null}. */
    public String name(String game, Language wanted, int id) {
        CardNames names = namesOf(game, wanted, id);
        return names == null ? null : names.name(id);
    }

    /** The first of {@link #names} in which a card has a name, or {@code null}. */
    public CardNames namesOf(String game, Language wanted, int id) {
        for (CardNames each : names(game, wanted)) {
            if (each.name(id) != null) {
                return each;
            }
        }
        return null;
    }
}
