package cardbench.app.bundle;

import cardbench.codes.call.decks.GameModule;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.call.genshin.GenshinGame;
import cardbench.codes.call.hearthstone.HearthstoneGame;
import cardbench.codes.call.ygo.YgoGame;
import java.util.List;

/**
 * The games whose codes the page reads as soon as it has loaded, and those of the widget. They are
 * listed here apart from {@link Games}, because a class that names a module pulls its codecs into
 * each bundle that needs the class. The other games come with {@link Games#operations}.
 */
final class GamesOfEveryVisit {

    private GamesOfEveryVisit() {}

    /** These games, likeliest first, with the cards of these tables. */
    static List<GameModule> all(TableStore tables, YgoGame ygo) {
        return List.of(HearthstoneGame.of(tables), new GenshinGame(tables), ygo);
    }

    /** The games whose cards have tables, and their decks alone, as the widget shows them. */
    static List<GameModule> withTables(TableStore tables) {
        return List.of(HearthstoneGame.ofDecks(tables), GenshinGame.ofDecks(tables));
    }
}
