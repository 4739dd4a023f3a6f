package cardbench.call.ygo;

import cardbench.call.DataStore;
import cardbench.call.Response;
import cardbench.deck.CardNumber;
import cardbench.text.Diagnostics;
import cardbench.ygo.database.CardDatabase;
import cardbench.ygo.database.CardRow;
import cardbench.ygo.deck.YgoCards;
import java.util.ArrayList;
import java.util.List;

/**
 * The card databases ({@code cards.cdb}) that were opened, several at once; where two have a card,
 * the one that was opened last counts, as in EDOPro.
 */
public final class DatabaseStore implements DataStore, YgoCards {

    /** The kind of data that is opened here. */
    public static final String KIND = "cards.cdb";

    private final OpenFiles<CardDatabase> files = new OpenFiles<>(KIND);
    private List<CardDatabase> databases = List.of();

    /** Made when somebody asks for it: every card once, by ascending id. */
    private List<CardRow> cards;

    private List<Integer> slots;

    /** What is open, in the order of opening. */
    public List<CardDatabase> databases() {
        return databases;
    }

    /** Every card once, by ascending id. */
    public List<CardRow> cards() {
        if (cards == null) {
            List<CardRow> merged = List.of();
            for (CardDatabase database : databases) {
                merged = merged(merged, database.cards());
            }
            cards = merged;
        }
        return cards;
    }

    private static List<CardRow> merged(List<CardRow> first, List<CardRow> second) {
        List<CardRow> merged = new ArrayList<>();
        int at = 0;
        for (CardRow card : second) {
            while (at < first.size() && CardNumber.order(first.get(at).id(), card.id()) < 0) {
                merged.add(first.get(at++));
            }
            at += at < first.size() && first.get(at).id() == card.id() ? 1 : 0;
            merged.add(card);
        }
        while (at < first.size()) {
            merged.add(first.get(at++));
        }
        return merged;
    }

    /** What is in the slots of the cards' setcodes, each number once. */
    public List<Integer> slots() {
        if (slots == null) {
            boolean[] used = new boolean[0x10000];
            for (CardRow card : cards()) {
                for (int slot : card.setcode().codes()) {
                    used[slot] = true;
                }
            }
            slots = new ArrayList<>();
            for (int slot = 1; slot < used.length; slot++) {
                if (used[slot]) {
                    slots.add(slot);
                }
            }
        }
        return slots;
    }

    @Override
    public CardRow card(int id) {
        for (int i = databases.size() - 1; i >= 0; i--) {
            CardRow card = databases.get(i).card(id);
            if (card != null) {
                return card;
            }
        }
        return null;
    }

    @Override
    public List<String> kinds() {
        return List.of(KIND);
    }

    @Override
    public Response open(String kind, String name, byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        CardDatabase database = CardDatabase.read(name, bytes, diagnostics);
        if (database == null) {
            return Response.refused(diagnostics.list());
        }
        int count = database.cards().size();
        Response response = files.open(name, database, "cards", count, diagnostics);
        changed();
        return response;
    }

    @Override
    public boolean close(String name) {
        boolean held = files.close(name);
        changed();
        return held;
    }

    private void changed() {
        databases = files.all();
        cards = null;
        slots = null;
    }
}
