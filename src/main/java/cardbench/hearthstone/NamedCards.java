package cardbench.hearthstone;

import cardbench.cards.CardNames;
import cardbench.cards.CardTables;
import cardbench.cards.Language;
import cardbench.cards.NameSearch;
import java.util.List;

/** What open tables say of cards: the facts, and the names in one language or the next best. */
public final class NamedCards {

    private final HearthstoneCards facts;
    private final List<CardNames> names;
    private final Language language;

    /** The cards of these facts, named by these tables. */
    public NamedCards(HearthstoneCards facts, CardTables tables, Language language) {
        this.facts = facts;
        this.names = tables.names(HearthstoneCards.GAME, language);
        this.language = language;
    }

    /** The facts alone. */
    public HearthstoneCards facts() {
        return facts;
    }

    /** The language that was asked for. */
    Language language() {
        return language;
    }

    /**
     * The name of a card; {@code null} where no table has it. Reprints have the name of the first
     * printing, unless a table gives them one of their own.
     */
    public String name(int id) {
        String own = ownName(id);
        int original = own == null ? facts.originalOf(id) : id;
        return original == id ? own : ownName(original);
    }

    private String ownName(int id) {
        for (CardNames each : names) {
            String name = each.name(id);
            if (name != null) {
                return name;
            }
        }
        return null;
    }

    /** The name of a card, or its number. */
    String nameOrNumber(int id) {
        String name = name(id);
        return name == null ? Integer.toString(id) : name;
    }

    /** A search in these names. */
    public NameSearch search() {
        return new NameSearch(names);
    }
}
