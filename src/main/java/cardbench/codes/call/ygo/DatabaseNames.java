package cardbench.codes.call.ygo;

import cardbench.codes.call.decks.TableStore;
import cardbench.codes.cards.CardNames;
import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import java.util.ArrayList;
import java.util.List;

/** The names of the open databases, each in its own language; those opened last come first. */
final class DatabaseNames extends NamedDecks {

    private final DatabaseStore open;

    /** The databases of {@link #first}, to notice that others are open. */
    private List<CardDatabase> searched = List.of();

    private List<CardNames> names = List.of();

    DatabaseNames(DatabaseStore open, TableStore tables, YgoCards cards) {
        super(tables, cards);
        this.open = open;
    }

    @Override
    List<CardNames> first() {
        if (searched != open.databases()) {
            searched = open.databases();
            names = new ArrayList<>();
            for (int i = searched.size() - 1; i >= 0; i--) {
                names.add(names(searched.get(i)));
            }
        }
        return names;
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
