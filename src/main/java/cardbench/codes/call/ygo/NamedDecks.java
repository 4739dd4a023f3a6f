package cardbench.codes.call.ygo;

import cardbench.base.text.Diagnostics;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.cards.CardNames;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.NameSearch;
import cardbench.codes.cards.NameSearch.Hit;
import cardbench.codes.ygo.database.DatabaseCodes;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.view.YgoNames;
import java.util.ArrayList;
import java.util.List;

/** Decks and cards by the names of card tables, those of the wanted language first. */
class NamedDecks {

    private final TableStore tables;
    private final YgoCards cards;

    /** Decks of these cards. */
    NamedDecks(TableStore tables, YgoCards cards) {
        this.tables = tables;
        this.cards = cards;
    }

    /** Names that come before those of the tables. */
    List<CardNames> first() {
        return List.of();
    }

    /** The deck of a list of names, or {@code null} if there are no names at all. */
    final YgoDeck read(
            String kind, List<ListedLine> lines, Language language, Diagnostics diagnostics) {
        List<CardNames> known = names(language, diagnostics);
        return known.isEmpty()
                ? null
                : YgoNames.deck(kind, lines, new NameSearch(known), cards, diagnostics);
    }

    /** The cards whose names contain the search text, best match first. */
    final List<Integer> search(
            String written, Language language, int limit, Diagnostics diagnostics) {
        List<Integer> found = new ArrayList<>();
        for (Hit hit : new NameSearch(names(language, diagnostics)).holding(written, limit)) {
            found.add(hit.id());
        }
        return found;
    }

    /** The names of all that is open; adds an error if nothing with names is. */
    private List<CardNames> names(Language language, Diagnostics diagnostics) {
        List<CardNames> names = new ArrayList<>(first());
        names.addAll(tables.tables().names(YgoDeck.GAME, language));
        if (names.isEmpty()) {
            diagnostics.add(DatabaseCodes.NO_DATABASE.anywhere());
        }
        return names;
    }
}
