package cardbench.call.bundle;

import cardbench.call.decks.CodeKinds;
import cardbench.call.decks.FileRecogniser;
import cardbench.call.decks.GameModule;
import cardbench.call.decks.TableStore;
import cardbench.call.genshin.GenshinGame;
import cardbench.call.hearthstone.HearthstoneGame;
import cardbench.call.ygo.YgoGame;
import java.util.List;

/**
 * The list of games, for all code that treats every game. {@link DecodeOperations} has a list of
 * its own, because the first bundle must not contain names and rules.
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
        return CodeKinds.of(all(), FileRecogniser.all());
    }

    /** Every game, with the cards of these tables and the databases of Yu-Gi-Oh! */
    static List<GameModule> all(TableStore tables, YgoGame ygo) {
        return List.of(HearthstoneGame.of(tables), new GenshinGame(tables), ygo);
    }

    /** The games whose cards have tables, and their decks alone, as the widget shows them. */
    static List<GameModule> withTables(TableStore tables) {
        return List.of(HearthstoneGame.ofDecks(tables), new GenshinGame(tables));
    }
}
