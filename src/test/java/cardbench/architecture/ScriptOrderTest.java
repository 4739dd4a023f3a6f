package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The modules of the page import only modules of their own folder and of folders before it in one
 * list, so that no two folders depend on each other, and no modules import each other in a circle.
 */
class ScriptOrderTest {

    private static final Path WEBAPP = Path.of("webapp");
    private static final int MAX_LINES = 450;

    /**
     * Folders in import order, house by house. Within {@code codes/games}, no game imports another
     * one.
     */
    private static final List<String> ORDER =
            List.of(
                    "base/ui",
                    "base/store",
                    "base/core",
                    "base/charts",
                    "base/workers",
                    "base/views",
                    "base/editor",
                    "codes/games",
                    "codes/decks/state",
                    "codes/decks/parts",
                    "codes/decks/bytes",
                    "codes/decks/files",
                    "codes/decks/cards",
                    "codes/decks/list",
                    "codes/decks/collection",
                    "codes/decks/share",
                    "codes/decks/sheet",
                    "codes/decks/draws",
                    "codes/decks",
                    "codes/archetypes/state",
                    "codes/archetypes/parts",
                    "codes/archetypes",
                    "codes/games/*",
                    "odds/figures",
                    "odds/state",
                    "odds/parts",
                    "odds/form",
                    "odds/calculator",
                    "odds",
                    "wizard/state",
                    "wizard/parts",
                    "wizard",
                    "app/start",
                    "app/input",
                    "app/help",
                    "app");

    /** The houses that import nothing of each other. */
    private static final List<String> PRODUCTS = List.of("codes", "odds", "wizard");

    /**
     * What runs on the pages of others, in import order. It shares only modules without state with
     * the page.
     */
    private static final List<String> ABROAD =
            List.of("codes/reader", "codes/widget", "codes/userscript", "codes/extension");

    /** Of what runs on the pages of others, and of declarations. */
    private static final List<String> ALONE =
            List.of(
                    "codes/reader",
                    "codes/widget",
                    "codes/userscript",
                    "codes/extension",
                    "base/externs",
                    "codes/externs",
                    "odds/externs",
                    "wizard/externs");

    /** Modules without state, which scripts on the pages of others may have a copy of. */
    private static final List<String> SHARED =
            List.of(
                    "base/core/text-limit.js",
                    "base/ui/languages.js",
                    "codes/decks/state/every-game-text.js");

    /** The modules that draw in the views that ask workers. */
    private static final Pattern PART =
            Pattern.compile("(?:odds|wizard)/parts/.*|odds/form/(?!state\\.js).*");

    /** What leads to the core. */
    private static final Pattern DOOR =
            Pattern.compile(
                    "base/core/ask\\.js|base/workers/.*|.*/state/(?:lab|question|worker-pool)\\.js");

    private static final Pattern IMPORT =
            Pattern.compile("^import\\b[^;\"]*\"([^\"]+)\";$", Pattern.MULTILINE);

    /** The imports of every module, as paths below {@code webapp}. */
    private static TreeMap<String, List<String>> imports() throws IOException {
        TreeMap<String, List<String>> imports = new TreeMap<>();
        try (Stream<Path> files = Files.walk(WEBAPP)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
                List<String> imported = new ArrayList<>();
                Matcher statement = IMPORT.matcher(Files.readString(file));
                while (statement.find()) {
                    imported.add(path(file.resolveSibling(statement.group(1)).normalize()));
                }
                imports.put(path(file), imported);
            }
        }
        return imports;
    }

    private static String path(Path file) {
        return WEBAPP.relativize(file).toString().replace('\\', '/');
    }

    private static String folder(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    private static String place(String folder) {
        return folder.startsWith("codes/games/") ? "codes/games/*" : folder;
    }

    private static String house(String path) {
        return path.substring(0, path.indexOf('/'));
    }

    @Test
    void everyFolder_hasItsPlace() throws IOException {
        for (String path : imports().keySet()) {
            String folder = folder(path);
            assertTrue(ORDER.contains(place(folder)) || ALONE.contains(folder), path);
        }
    }

    @Test
    void modules_importOnlyFromFoldersBeforeTheirs() throws IOException {
        List<String> wrong = new ArrayList<>();
        imports()
                .forEach(
                        (path, imported) -> {
                            for (String other : imported) {
                                String from = folder(path);
                                String to = folder(other);
                                if (ABROAD.contains(from) && SHARED.contains(other)) {
                                    continue;
                                }
                                if (!place(to).equals(place(from)) && !comesBefore(to, from)) {
                                    wrong.add(path + " imports " + other);
                                }
                            }
                        });
        assertEquals(List.of(), wrong);
    }

    /** A part of a view draws the state and calls actions; these ask the core. */
    @Test
    void partsOfOddsAndWizard_askTheCoreByActions() throws IOException {
        List<String> wrong = new ArrayList<>();
        imports()
                .forEach(
                        (path, imported) -> {
                            for (String other : imported) {
                                if (PART.matcher(path).matches() && DOOR.matcher(other).matches()) {
                                    wrong.add(path + " imports " + other);
                                }
                            }
                        });
        assertEquals(List.of(), wrong);
    }

    @Test
    void views_areImportedByTheAppAlone() throws IOException {
        List<String> wrong = new ArrayList<>();
        imports()
                .forEach(
                        (path, imported) -> {
                            for (String other : imported) {
                                if (other.endsWith("/view.js") && !path.startsWith("app/")) {
                                    wrong.add(path + " imports " + other);
                                }
                            }
                        });
        assertEquals(List.of(), wrong);
    }

    @Test
    void modules_haveAtMost450Lines() throws IOException {
        List<String> longer = new ArrayList<>();
        for (String path : imports().keySet()) {
            int lines = Files.readAllLines(WEBAPP.resolve(path)).size();
            if (lines > MAX_LINES) {
                longer.add(path + ": " + lines);
            }
        }
        assertEquals(List.of(), longer);
    }

    @Test
    void modules_importEachOtherInNoCircle() throws IOException {
        assertEquals(List.of(), ImportCircles.of(imports()));
    }

    @Test
    void circles_areFoundAndAreTheSmallest() {
        assertEquals(
                List.of(List.of("b", "c"), List.of("e")),
                ImportCircles.of(
                        Map.of(
                                "a", List.of("b"),
                                "b", List.of("c"),
                                "c", List.of("b", "d"),
                                "d", List.of("ui"),
                                "e", List.of("e"))));
    }

    private static boolean comesBefore(String folder, String other) {
        if (ABROAD.contains(folder) && ABROAD.contains(other)) {
            return ABROAD.indexOf(folder) < ABROAD.indexOf(other);
        }
        return !ALONE.contains(folder)
                && !ALONE.contains(other)
                && mayImport(house(other + "/"), house(folder + "/"))
                && ORDER.indexOf(place(folder)) < ORDER.indexOf(place(other));
    }

    /** The products stand on the base, and only the app stands on them. */
    private static boolean mayImport(String house, String other) {
        return house.equals(other) || !(PRODUCTS.contains(house) && PRODUCTS.contains(other));
    }

    @Test
    void order_refusesImportsFromLaterFolders() {
        assertTrue(comesBefore("base/ui", "odds/state"));
        assertTrue(!comesBefore("odds/state", "base/ui"));
        assertTrue(comesBefore("odds/state", "odds/parts"));
        assertTrue(!comesBefore("codes/games/genshin", "codes/games/ygo"));
        assertTrue(!comesBefore("codes/widget", "app"));
    }

    @Test
    void order_refusesImportsBetweenProducts() {
        assertTrue(!comesBefore("codes/decks/state", "odds/state"));
        assertTrue(!comesBefore("odds/state", "wizard/state"));
        assertTrue(comesBefore("codes/decks", "app"));
        assertTrue(comesBefore("wizard", "app"));
    }

    @Test
    void everyPlace_isUsed() throws IOException {
        List<String> used =
                imports().keySet().stream().map(path -> place(folder(path))).distinct().toList();
        assertEquals(List.of(), ORDER.stream().filter(place -> !used.contains(place)).toList());
    }
}
