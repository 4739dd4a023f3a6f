package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Utf8;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.CardTables;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.contract.TableOpener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The open card tables. A table replaces the open table of the same game and content. The operation
 * {@code tables} lists them.
 */
public final class TableStore implements OperationGroup, TableOpener {

    private record Source(String name, String game, String content, int cards) {}

    private CardTables tables = CardTables.NONE;
    private final List<SharedTable<?>> shared = new ArrayList<>();
    private List<Source> sources = List.of();

    /** The cards that a game reads from its language-independent table. */
    private static final class SharedTable<T> implements Supplier<T> {

        private final String game;
        private final T none;
        private final Function<CardTable, T> reader;
        private T cards;

        SharedTable(String game, T none, Function<CardTable, T> reader) {
            this.game = game;
            this.none = none;
            this.reader = reader;
        }

        void read(CardTables tables) {
            CardTable table = tables.shared(game);
            cards = table == null ? none : reader.apply(table);
        }

        @Override
        public T get() {
            return cards;
        }
    }

    /** The tables that are open now. */
    public CardTables tables() {
        return tables;
    }

    /**
     * A supplier of the cards of a game, read from its language-independent table. Each call of the
     * supplier returns the cards of the table that is open at that time.
     *
     * @param none the value while that table is not open
     * @param reader converts the table
     */
    public <T> Supplier<T> cards(String game, T none, Function<CardTable, T> reader) {
        SharedTable<T> cards = new SharedTable<>(game, none, reader);
        cards.read(tables);
        shared.add(cards);
        return cards;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("tables", this::tables));
    }

    @Override
    public void constants(JsonText json) {
        json.name(KIND).object().member("rows", CardTableReader.MAX_ROWS).endObject();
    }

    private Response tables(Request request) {
        JsonText json = new JsonText().object().name("tables").array();
        for (Source source : sources) {
            write(source, json);
        }
        return Response.of(json.endArray().endObject(), request.diagnostics());
    }

    private static void write(Source source, JsonText json) {
        json.object()
                .member("name", source.name)
                .member("game", source.game)
                .member("content", source.content)
                .member("cards", source.cards)
                .endObject();
    }

    @Override
    public List<String> kinds() {
        return List.of(KIND);
    }

    @Override
    public Response open(String kind, String name, byte[] bytes) {
        return open(name, Utf8.decode(bytes));
    }

    @Override
    public Response open(String name, String text) {
        Diagnostics diagnostics = new Diagnostics();
        List<CardTable> read = CardTableReader.read(text, diagnostics);
        if (read.isEmpty()) {
            return Response.refused(diagnostics.list());
        }
        JsonText json = new JsonText().object().member("kind", KIND).member("name", name);
        json.name("tables").array();
        // only now: a text without a readable table must leave the open ones alone
        drop(name);
        for (CardTable table : read) {
            Source source = new Source(name, table.game(), table.content(), table.size());
            List<Source> kept = new ArrayList<>();
            for (Source candidate : sources) {
                if (!candidate.game.equals(source.game)
                        || !candidate.content.equals(source.content)) {
                    kept.add(candidate);
                }
            }
            kept.add(source);
            sources = kept;
            tables = tables.with(table);
            write(source, json);
        }
        readShared();
        return Response.of(json.endArray().endObject(), diagnostics.list());
    }

    @Override
    public boolean close(String name) {
        boolean held = drop(name);
        readShared();
        return held;
    }

    private boolean drop(String name) {
        List<Source> kept = new ArrayList<>();
        for (Source source : sources) {
            if (source.name.equals(name)) {
                tables = tables.without(source.game, source.content);
            } else {
                kept.add(source);
            }
        }
        boolean held = kept.size() < sources.size();
        sources = kept;
        return held;
    }

    private void readShared() {
        for (SharedTable<?> cards : shared) {
            cards.read(tables);
        }
    }
}
