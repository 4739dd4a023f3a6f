package cardbench.codes.call.ygo;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.CardTexts;
import cardbench.codes.ygo.database.DatabaseCodes;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.NumberingEvidence;
import cardbench.contract.DataStore;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The open card databases ({@code cards.cdb}). Several may be open; if two have the same card, the
 * one opened last counts, as in EDOPro. Not for use by several threads.
 */
public final class DatabaseStore implements OperationGroup, DataStore, YgoCards {

    /** The kind of these files in the contract. */
    public static final String KIND = "cards.cdb";

    private final OpenFiles<CardDatabase> files = new OpenFiles<>(KIND);
    private List<CardDatabase> databases = List.of();

    /** Every card once, by ascending id; computed on first use. */
    private List<CardRow> cards;

    /** What {@link #slots} answers, by client. */
    private final Map<Dialect, List<Integer>> slots = new LinkedHashMap<>();

    private List<NumberedFile> numberings = List.of();

    /** The texts that were requested, by database. */
    private final List<CardTexts> texts = new ArrayList<>();

    private Dialect dialect = Dialect.YGOPRO;

    /** The open databases in the order of opening. */
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
            // both lists are sorted; the card of the later database replaces the earlier one
            at += at < first.size() && first.get(at).id() == card.id() ? 1 : 0;
            merged.add(card);
        }
        while (at < first.size()) {
            merged.add(first.get(at++));
        }
        return merged;
    }

    /**
     * The numbers in the setcode slots of all cards in databases that may number archetypes as a
     * client does, each once, ascending.
     */
    public List<Integer> slots(Dialect client) {
        return slots.computeIfAbsent(client, this::usedSlots);
    }

    private List<Integer> usedSlots(Dialect client) {
        boolean[] used = new boolean[Archetype.MAX + 1];
        for (CardRow card : cards()) {
            if (speaks(card, client)) {
                for (int slot : card.setcode().codes()) {
                    used[slot] = true;
                }
            }
        }
        List<Integer> numbers = new ArrayList<>();
        // 0 is an empty slot
        for (int slot = 1; slot < used.length; slot++) {
            if (used[slot]) {
                numbers.add(slot);
            }
        }
        return numbers;
    }

    /** Whether the setcode of a card may have the numbers of a client. */
    boolean speaks(CardRow card, Dialect client) {
        Dialect numbering = numbering(databaseOf(card.id()));
        return numbering == null || numbering == client;
    }

    /** The clients whose numbers a database uses; {@code null} if it does not show them. */
    Dialect numbering(CardDatabase database) {
        Dialect numbering = null;
        for (int i = 0; i < databases.size(); i++) {
            numbering = databases.get(i) == database ? numberings.get(i).numbering() : numbering;
        }
        return numbering;
    }

    /** The open databases in the order of opening, with what they tell of their numbering. */
    public List<NumberedFile> numberings() {
        return numberings;
    }

    @Override
    public CardRow card(int id) {
        CardDatabase database = databaseOf(id);
        return database == null ? null : database.card(id);
    }

    /** The database whose row of a card counts, or {@code null}. */
    CardDatabase databaseOf(int id) {
        for (int i = databases.size() - 1; i >= 0; i--) {
            if (databases.get(i).card(id) != null) {
                return databases.get(i);
            }
        }
        return null;
    }

    /** The texts of the database whose row of a card counts. */
    CardTexts texts(int id) {
        CardDatabase database = databaseOf(id);
        for (CardTexts each : texts) {
            if (each.database() == database) {
                return each;
            }
        }
        CardTexts read = new CardTexts(database);
        texts.add(read);
        return read;
    }

    /**
     * The database that a request changes: the one that it names, or the only one; {@code null} if
     * none is open, or with a refusal.
     */
    CardDatabase named(Request request) {
        String name = request.textOr("database", null);
        if (name == null) {
            if (databases.size() > 1) {
                request.text("database"); // read for its diagnostic: it is not clear which
            }
            return databases.isEmpty() ? null : databases.get(0);
        }
        for (CardDatabase one : databases) {
            if (one.name().equals(name)) {
                return one;
            }
        }
        request.refuse(DatabaseCodes.NO_DATABASE.at(Location.pointer("/database")));
        return null;
    }

    /** An operation that is refused while no database is open. */
    Operation operation(String name, Function<Request, Response> body) {
        return new Operation(
                name,
                request -> {
                    if (databases.isEmpty()) {
                        request.refuse(DatabaseCodes.NO_DATABASE.anywhere());
                        return Response.refused(request.diagnostics());
                    }
                    return body.apply(request);
                });
    }

    /** EDOPro if any open database is for it: its clients open official databases, too. */
    @Override
    public Dialect dialect() {
        return dialect;
    }

    /** None; those of other groups use the databases. */
    @Override
    public List<Operation> operations() {
        return List.of();
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

    private static boolean isDiffering(CardDatabase database) {
        for (CardRow card : database.cards()) {
            for (int slot : card.setcode().codes()) {
                if (NumberingEvidence.isDiffering(slot)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void changed() {
        databases = files.all();
        dialect = Dialect.YGOPRO;
        for (CardDatabase database : databases) {
            dialect = database.dialect() == Dialect.EDOPRO ? Dialect.EDOPRO : dialect;
        }
        List<NumberedFile> numbered = new ArrayList<>();
        for (CardDatabase database : databases) {
            numbered.add(
                    new NumberedFile(database.name(), database.numbering(), isDiffering(database)));
        }
        numberings = numbered;
        cards = null;
        slots.clear();
        texts.clear();
    }
}
