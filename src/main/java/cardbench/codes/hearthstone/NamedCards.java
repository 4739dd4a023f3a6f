package cardbench.codes.hearthstone;

import cardbench.codes.cards.CardNames;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.NameSearch;
import java.util.List;

/**
 * The facts about cards, and their names in one language or, if there are none, in the next best
 * one.
 */
public final class NamedCards {

    private final HearthstoneCards facts;
    private final List<CardNames> names;
    private final Language language;

    /** The cards with these facts and with the names of these tables. */
    public NamedCards(HearthstoneCards facts, CardTables tables, Language language) {
        this.facts = facts;
        this.names = tables.names(HearthstoneCards.GAME, language);
        this.language = language;
    }

    /** The facts alone. */
    public HearthstoneCards facts() {
        return facts;
    }

    /** The requested language. */
    Language language() {
        return language;
    }

    /**
     * The name of a card, or {@code null} if no table has it. A reprint has the name of its first
     * printing unless a table names it: tables leave such repetitions out.
     */
    public String name(int id) {
        int printing = namedPrinting(id);
        CardNames found = namesOf(printing);
        return found == null ? null : found.name(printing);
    }

    /** The tag of the language of a card's name if it is not the requested one; else empty. */
    String otherLanguage(int id) {
        CardNames found = namesOf(namedPrinting(id));
        return found == null || found.tag().equals(language.tag()) ? "" : found.tag();
    }

    private int namedPrinting(int id) {
        return namesOf(id) == null ? facts.originalOf(id) : id;
    }

    private CardNames namesOf(int id) {
        for (CardNames each : names) {
            if (each.name(id) != null) {
                return each;
            }
        }
        return null;
    }

    /** The name of a card, otherwise its DBF id. */
    String nameOrNumber(int id) {
        String name = name(id);
        return name == null ? Integer.toString(id) : name;
    }

    /** A search in these names. */
    public NameSearch search() {
        return new NameSearch(names);
    }
}
