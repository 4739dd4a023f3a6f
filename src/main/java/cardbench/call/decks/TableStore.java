package cardbench.call.decks;

import cardbench.call.Operation;
import cardbench.call.OperationGroup;
import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.call.TableOpener;
import cardbench.cards.CardTable;
import cardbench.cards.CardTableReader;
import cardbench.cards.CardTables;
import cardbench.genshin.GenshinCards;
import cardbench.hearthstone.HearthstoneCards;
import cardbench.json.JsonText;
import cardbench.text.Diagnostics;
import cardbench.text.Utf8;
import java.util.ArrayList;
import java.util.List;

/**
 * The card tables that were opened, for the calls that follow. A table takes the place of the one
 * of the same game and content that was open before. {@code tables {}} lists them.
 */
public final class TableStore implements OperationGroup, TableOpener {

    private record Source(String name, String game, String content, int cards) {}

    private CardTables tables = CardTables.NONE;
    private GenshinCards genshin = GenshinCards.NONE;
    private HearthstoneCards hearthstone = HearthstoneCards.NONE;
    private List<Source> sources = List.of();

    /** What is open now. */
    public CardTables tables() {
        return tables;
    }

    /** The open table of 七圣召唤. */
    public GenshinCards genshin() {
        return genshin;
    }

    /** The open table of Hearthstone. */
    public HearthstoneCards hearthstone() {
        return hearthstone;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("tables", this::tables));
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
        drop(name);
        for (CardTable table : read) {
            Source source = new Source(name, table.game(), table.content(), table.size());
            List<Source> kept = new ArrayList<>();
            for (Source other : sources) {
                if (!other.game.equals(source.game) || !other.content.equals(source.content)) {
                    kept.add(other);
                }
            }
            kept.add(source);
            sources = kept;
            tables = tables.with(table);
            write(source, json);
        }
        look();
        return Response.of(json.endArray().endObject(), diagnostics.list());
    }

    @Override
    public boolean close(String name) {
        boolean held = drop(name);
        look();
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

    private void look() {
        CardTable shared = tables.shared(GenshinCards.GAME);
        genshin = shared == null ? GenshinCards.NONE : GenshinCards.of(shared);
        CardTable facts = tables.shared(HearthstoneCards.GAME);
        hearthstone = facts == null ? HearthstoneCards.NONE : HearthstoneCards.of(facts);
    }
}
