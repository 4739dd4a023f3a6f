package cardbench.build.tables;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Renews the card tables of all games: {@code RenewTables <cards-data> <downloads> <pinned or
 * newest> [<file of codes>...]}. The packages that {@code sources.json} of each game pins are files
 * in one folder; with {@code newest} other versions are taken, and pinned. The same files give the
 * same tables, byte for byte. Then it prints which share of the cards of the codes they name
 * ({@link Coverage}).
 */
public final class RenewTables {

    private static final String NEWEST = "newest";

    private RenewTables() {}

    /** Writes the tables; exits with 1 and the reason if a source is not as expected. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 3 || !isMode(arguments[2])) {
            System.err.println("usage: RenewTables cards-data downloads pinned|newest codes...");
            System.exit(2);
        }
        try {
            Path cardsData = Path.of(arguments[0]);
            boolean newest = arguments[2].equals(NEWEST);
            for (GameTables tables : GameTables.all()) {
                for (String line : tables.renew(cardsData, Path.of(arguments[1]), newest)) {
                    System.out.println(tables.game() + ": " + line);
                }
            }
            List<Path> codes = new ArrayList<>();
            for (String file : Arrays.asList(arguments).subList(3, arguments.length)) {
                // the build passes an empty text where no codes are given
                if (file != null && !file.isEmpty()) {
                    codes.add(Path.of(file));
                }
            }
            Coverage.lines(cardsData, codes).forEach(System.out::println);
        } catch (CardTableTrouble trouble) {
            System.err.println(trouble.getMessage());
            System.exit(1);
        }
    }

    private static boolean isMode(String mode) {
        return mode.equals(NEWEST) || mode.equals("pinned");
    }
}
