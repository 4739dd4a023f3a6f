package cardbench.cli;

import cardbench.call.Call;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The card tables that the jar carries. */
final class ShippedTables {

    private static final String FOLDER = "/cards-data/";

    private ShippedTables() {}

    /** Opens what all languages share of a game's cards, and names in these languages, if there. */
    static void open(String game, List<String> languages, Call call) throws IOException {
        open(game, "cards", call);
        for (String language : languages) {
            open(game, language, call);
        }
    }

    private static void open(String game, String content, Call call) throws IOException {
        String path = FOLDER + game + "/" + content + ".tsv";
        try (InputStream in = ShippedTables.class.getResourceAsStream(path)) {
            if (in != null) {
                call.open("table", game + "." + content, in.readAllBytes());
            }
        }
    }
}
