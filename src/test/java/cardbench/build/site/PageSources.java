package cardbench.build.site;

import cardbench.build.words.DiagnosticConstants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the site makes of its sources, as far as the page runs without a browser: words, scripts as
 * lists of modules, card tables.
 */
public final class PageSources {

    private static final Path WEBAPP = Path.of("webapp");
    private static final Path DIAGNOSTICS = Path.of("src/main/words");
    private static final Path CARDS = Path.of("cards-data");

    private static Map<String, String> words;
    private static ModuleGraph graph;

    private PageSources() {}

    /** A table of words, such as {@code ja/odds}, as JSON; null if there is none. */
    public static synchronized String words(String table) throws IOException {
        if (words == null) {
            WordTables tables = new WordTables();
            for (Map.Entry<String, String> file : texts(WEBAPP, ".json").entrySet()) {
                if (WordTables.isFile(file.getKey())) {
                    tables.add(file.getKey(), file.getValue());
                }
            }
            for (Path file : DiagnosticConstants.files(DIAGNOSTICS)) {
                String name = DIAGNOSTICS.relativize(file).toString().replace('\\', '/');
                tables.add(WordTables.DIAGNOSTICS + name, Files.readString(file));
            }
            words = tables.texts();
        }
        return words.get(table);
    }

    /** The entry modules of a script, below {@code webapp}; null if it is no script of the page. */
    public static synchronized String[] modules(String script) throws IOException {
        if (graph == null) {
            graph = new ModuleGraph(texts(WEBAPP, ".js"));
        }
        for (PageScripts.PageScript one : PageScripts.ALL) {
            if (one.name().equals(script)) {
                return one.entries().stream()
                        .flatMap(pattern -> graph.matching(pattern).stream())
                        .toArray(String[]::new);
            }
        }
        return null;
    }

    /** The sources of the page that starts. */
    public static String html() throws IOException {
        return Files.readString(WEBAPP.resolve("app/index.html"));
    }

    /** A card table, such as {@code genshin.en}; null if it is not shipped. */
    public static String cardTable(String name) throws IOException {
        Path file = CARDS.resolve(name.replaceFirst("[.]", "/") + ".tsv");
        return Files.exists(file) ? Files.readString(file) : null;
    }

    /** The examples by their paths. */
    public static Map<String, String> examples() throws IOException {
        Map<String, String> examples = texts(CARDS.resolve("examples"), ".yml");
        examples.putAll(texts(CARDS.resolve("examples"), ".jsonc"));
        return examples;
    }

    /** The names of all card tables. */
    public static List<String> cardTables() throws IOException {
        return texts(CARDS, ".tsv").keySet().stream()
                .map(path -> path.replace('/', '.').replaceFirst("[.]tsv$", ""))
                .filter(name -> !name.endsWith(".words"))
                .toList();
    }

    private static Map<String, String> texts(Path folder, String ending) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(ending)).toList()) {
                texts.put(
                        folder.relativize(file).toString().replace('\\', '/'),
                        Files.readString(file));
            }
        }
        return texts;
    }
}
