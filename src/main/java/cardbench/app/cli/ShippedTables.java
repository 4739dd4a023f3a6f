package cardbench.app.cli;

import cardbench.app.bundle.Games;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.Language;
import cardbench.codes.ygo.setcode.ArchetypeTable;
import cardbench.contract.Dispatcher;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Opens the card tables in the jar, and those of a folder. */
final class ShippedTables {

    private static final String FOLDER = "/cards-data/";

    private ShippedTables() {}

    /**
     * Opens the language-independent table of each game that has tables, and its names in these
     * languages, if there are any.
     */
    static void open(List<String> languages, Dispatcher call) throws IOException {
        for (GameModule game : Games.all()) {
            if (game.hasTables()) {
                open(game.id(), languages, call);
            }
        }
        open(ArchetypeTable.GAME, languages, call);
    }

    /**
     * Opens the tables for the language of {@code --language}, English by default, and those of
     * each folder of {@code --tables}. Returns the language.
     */
    static Language open(Arguments arguments, Dispatcher call) throws IOException {
        Language language =
                Language.of(arguments.has("--language") ? arguments.value("--language") : "en");
        open(language.inTurn().stream().map(Language::tag).toList(), call);
        openAll(arguments, call);
        return language;
    }

    private static void open(String game, List<String> languages, Dispatcher call)
            throws IOException {
        open(game, CardTable.CARDS, call);
        for (String language : languages) {
            open(game, language, call);
        }
    }

    private static void open(String game, String content, Dispatcher call) throws IOException {
        String path = FOLDER + game + "/" + content + ".tsv";
        try (InputStream in = ShippedTables.class.getResourceAsStream(path)) {
            if (in != null) {
                call.open("table", game + "." + content, in.readAllBytes());
            }
        }
    }

    /** Opens every table in each folder of {@code --tables}. */
    static void openAll(Arguments arguments, Dispatcher call) throws IOException {
        for (String folder : arguments.values("--tables")) {
            openAll(Path.of(folder), call);
        }
    }

    /**
     * Opens every table in a folder.
     *
     * @throws IOException if a file is not a table, with the reason
     */
    private static void openAll(Path folder, Dispatcher call) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                if (file.toString().endsWith(".tsv")) {
                    String name = file.getFileName().toString();
                    Reply reply = Reply.of(call.open("table", name, Files.readAllBytes(file)));
                    if (!reply.ok()) {
                        throw new IOException(file + ": " + reply.firstError());
                    }
                }
            }
        }
    }
}
