package cardbench.call.ygo;

import cardbench.cards.CardNames;
import cardbench.cards.NameSearch;
import cardbench.cards.NameSearch.Hit;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import cardbench.ygo.database.CardDatabase;
import cardbench.ygo.database.CardRow;
import cardbench.ygo.database.DatabaseCodes;
import cardbench.ygo.deck.YgoCodes;
import cardbench.ygo.deck.YgoDeck;
import cardbench.ygo.view.NameList;
import java.util.ArrayList;
import java.util.List;

/** The names of the open databases, each in its own language; those opened last come first. */
final class DatabaseNames implements NamedDecks {

    private final DatabaseStore open;

    /** The databases of {@link #search}, to notice that others are open. */
    private List<CardDatabase> searched = List.of();

    private NameSearch search = new NameSearch(List.of());

    DatabaseNames(DatabaseStore open) {
        this.open = open;
    }

    @Override
    public YgoDeck read(String kind, String names, Diagnostics diagnostics) {
        if (open.databases().isEmpty()) {
            diagnostics.add(DatabaseCodes.NO_DATABASE.anywhere());
            return null;
        }
        YgoDeck deck = NameList.read(kind, names, search(), open, diagnostics);
        if (deck.size() == 0) {
            diagnostics.add(YgoCodes.NO_CARDS.at(Location.pointer("/names")));
        }
        return deck;
    }

    @Override
    public List<Integer> search(String written, int limit) {
        List<Integer> found = new ArrayList<>();
        for (Hit hit : search().holding(written, limit)) {
            found.add(hit.id());
        }
        return found;
    }

    private NameSearch search() {
        if (searched != open.databases()) {
            searched = open.databases();
            List<CardNames> names = new ArrayList<>();
            for (int i = searched.size() - 1; i >= 0; i--) {
                names.add(names(searched.get(i)));
            }
            search = new NameSearch(names);
        }
        return search;
    }

    private static CardNames names(CardDatabase database) {
        List<CardRow> cards = database.cards();
        int[] ids = new int[cards.size()];
        String[] names = new String[ids.length];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = cards.get(i).id();
            names[i] = cards.get(i).name();
        }
        return CardNames.of(ids, names);
    }
}
