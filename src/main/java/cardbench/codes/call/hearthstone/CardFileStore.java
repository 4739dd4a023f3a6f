package cardbench.codes.call.hearthstone;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostics;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.hearthstone.HearthstoneCards;
import cardbench.codes.hearthstone.mercenaries.Party;
import cardbench.codes.hearthstone.source.CardConversion;
import cardbench.codes.hearthstone.source.MercenaryConversion;
import cardbench.contract.DataStore;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Response;
import java.util.List;
import java.util.Map;

/**
 * Opens a file of HearthstoneJSON, of cards or of mercenaries: converts it to card tables, opens
 * these, and returns their texts, so that a page can keep the much smaller tables instead of the
 * file. It is no part of {@link HearthstoneGame}, because not every bundle converts files.
 */
public final class CardFileStore implements OperationGroup, DataStore {

    /** The kind of data that is opened here. */
    public static final String KIND = "hearthstonejson";

    private final TableStore tables;

    /** Opens the converted tables in this store. */
    public CardFileStore(TableStore tables) {
        this.tables = tables;
    }

    @Override
    public List<Operation> operations() {
        return List.of();
    }

    @Override
    public List<String> kinds() {
        return List.of(KIND);
    }

    /**
     * Opens a file.
     *
     * @param name its name or address, which may contain its language and the build of the game
     */
    @Override
    public Response open(String kind, String name, byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        boolean mercenaries = MercenaryConversion.isList(bytes);
        String game = mercenaries ? Party.KIND : HearthstoneCards.GAME;
        Map<String, String> made =
                mercenaries
                        ? MercenaryConversion.convert(bytes, name, diagnostics)
                        : CardConversion.convert(bytes, name, diagnostics);
        if (diagnostics.failed()) {
            return Response.refused(diagnostics.list());
        }
        JsonText json = new JsonText().object().member("kind", KIND).member("name", name);
        json.member("build", CardConversion.build(name)).name("tables").array();
        for (Map.Entry<String, String> table : made.entrySet()) {
            String opened = game + "." + table.getKey();
            Response response = tables.open(opened, table.getValue());
            diagnostics.addAll(response.diagnostics());
            json.object()
                    .member("name", opened)
                    .member("content", table.getKey())
                    .member("text", table.getValue())
                    .endObject();
        }
        return Response.of(json.endArray().endObject(), diagnostics.list());
    }

    /** Holds nothing itself: the converted tables are closed by their own names. */
    @Override
    public boolean close(String name) {
        return false;
    }
}
