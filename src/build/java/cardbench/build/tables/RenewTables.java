package cardbench.build.tables;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Renews the card tables of all games: {@code RenewTables <cards-data> <downloads> [newest]}. The
 * packages that {@code sources.json} of each game pins are files in one folder; with {@code newest}
 * other versions are taken, and pinned. The same files give the same tables, byte for byte. Then it
 * prints what {@link TableReport} says about the tables.
 */
public final class RenewTables {

    private static final String NEWEST = "newest";

    private RenewTables() {}

    /** Writes the tables; exits with 1 and the reason if a source is not as expected. */
    public static void main(String[] arguments) throws IOException {
        boolean known = arguments.length == 2 || arguments.length == 3;
        if (!known || arguments.length == 3 && !isMode(arguments[2])) {
            System.err.println("usage: RenewTables cards-data downloads [newest]");
            System.exit(2);
        }
        try {
            Path cardsData = Path.of(arguments[0]);
            boolean newest = arguments.length == 3 && arguments[2].equals(NEWEST);
            for (GameTables tables : GameTables.all()) {
                for (String line : tables.renew(cardsData, Path.of(arguments[1]), newest)) {
                    System.out.println(tables.game() + ": " + line);
                }
            }
        } catch (CardTableTrouble trouble) {
            System.err.println(trouble.getMessage());
            System.exit(1);
        }
    }

    /** The build passes {@code pinned} where it is asked for nothing else. */
    private static boolean isMode(String mode) {
        return mode.equals(NEWEST) || mode.equals("pinned");
    }
}
