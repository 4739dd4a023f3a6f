package cardbench.build.tables;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Makes the tables of one game from the files that were downloaded for it. */
interface GameTables {

    /** The games whose tables the project can renew, in the order of their reports. */
    static List<GameTables> all() {
        return List.of(
                new HearthstonePackageTables(), new GenshinPackageTables(), new LorPackageTables());
    }

    /** The name of the game, which is also that of its folder. */
    String game();

    /**
     * Writes the tables.
     *
     * @param cardsData the folder that has a folder for each game
     * @param downloads the folder of what was downloaded, for all games
     * @param newest whether another version of a package than the pinned one is taken, and pinned
     * @return lines about the result
     */
    List<String> renew(Path cardsData, Path downloads, boolean newest) throws IOException;
}
