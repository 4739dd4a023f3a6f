package cardbench.app.bundle;

import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.FileRecogniser;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.call.lor.LorGame;
import cardbench.codes.call.riftbound.RiftboundGame;
import cardbench.codes.call.snap.SnapGame;
import cardbench.codes.call.ygo.YgoGame;
import cardbench.codes.deck.ForeignText;
import java.util.ArrayList;
import java.util.List;

/**
 * The list of games, for all code that treats every game. {@link DecodeOperations} and {@link
 * GamesOfEveryVisit} have lists of their own, because bundles that every visitor loads must not
 * contain names, rules and codecs that few need.
 */
public final class Games {

    private Games() {}

    /** Every game, likeliest first, with nothing open. */
    public static List<GameModule> all() {
        TableStore tables = new TableStore();
        return all(tables, YgoGame.withTables(tables));
    }

    /** The kinds of codes of every game, with nothing open. */
    public static CodeKinds kinds() {
        return CodeKinds.of(all(), FileRecogniser.all(), ForeignText::of);
    }

    /** Every game, with the cards of these tables and the databases of Yu-Gi-Oh! */
    static List<GameModule> all(TableStore tables, YgoGame ygo) {
        List<GameModule> games = new ArrayList<>(GamesOfEveryVisit.all(tables, ygo));
        games.add(new LorGame());
        games.add(new RiftboundGame());
        games.add(new SnapGame());
        return games;
    }
}
