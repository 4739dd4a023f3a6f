package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The help's table of keys names the keys that the scripts listen to, and no others. */
class HelpKeysTest {

    private static final Path WEBAPP = Path.of("webapp");

    /** The modules that listen to keys, each with its row of the table. */
    private static final Map<String, Integer> ROWS =
            Map.ofEntries(
                    Map.entry("base/views/undo.js", 0),
                    Map.entry("codes/decks/cards/editing.js", 1),
                    Map.entry("codes/decks/cards/card-search.js", 2),
                    Map.entry("codes/decks/bytes/byte-view.js", 3),
                    Map.entry("wizard/parts/code-editor.js", 4),
                    Map.entry("odds/parts/code-editor.js", 5),
                    Map.entry("odds/parts/rename.js", 5),
                    Map.entry("odds/parts/stepper.js", 6),
                    Map.entry("base/ui/roving.js", 7),
                    Map.entry("codes/decks/parts/tabs.js", 7),
                    Map.entry("odds/parts/tabs.js", 7),
                    Map.entry("odds/parts/divider.js", 8));

    /** Modules that do with Enter in a field what browsers do anyway: no key to be told. */
    private static final Set<String> AS_BROWSERS_DO = Set.of("odds/form/main.js");

    /** What CodeMirror's own key maps and the browser do in the editors; the row of the editors. */
    private static final Set<String> EDITORS = Set.of("space", "F8", "z", "y", "Tab");

    private static final int EDITORS_ROW = 4;

    /** A key as a name of a property, in a comparison, or in a binding of the editor. */
    private static final Pattern LISTENED =
            Pattern.compile(
                    "\\b(Arrow(?:Left|Right|Up|Down)|Home|End)\\b(?=:|\")|\\bkey === \"(Enter|Escape|[a-z ])\""
                            + "|\\bkey: \"(F\\d+)\"");

    /** The keys as the table writes them. */
    private static final Map<String, Pattern> WRITTEN =
            Map.ofEntries(
                    Map.entry("ArrowLeft", Pattern.compile("←")),
                    Map.entry("ArrowRight", Pattern.compile("→")),
                    Map.entry("ArrowUp", Pattern.compile("↑")),
                    Map.entry("ArrowDown", Pattern.compile("↓")),
                    Map.entry("Home", Pattern.compile("\\bHome\\b")),
                    Map.entry("End", Pattern.compile("\\bEnd\\b")),
                    Map.entry("Enter", Pattern.compile("\\bEnter\\b")),
                    Map.entry("Escape", Pattern.compile("\\bEsc\\b")),
                    Map.entry("F2", Pattern.compile("\\bF2\\b")),
                    Map.entry("F8", Pattern.compile("\\bF8\\b")),
                    Map.entry("Tab", Pattern.compile("\\bTab\\b")),
                    Map.entry("z", Pattern.compile("Ctrl\\+Z")),
                    Map.entry("y", Pattern.compile("Ctrl\\+Y")),
                    Map.entry("space", Pattern.compile("Ctrl\\+(?:Space|空格|スペース)")));

    /**
     * The keys that each module of the page listens to; those on the pages of others are in their
     * documents.
     */
    private static SortedMap<String, Set<String>> listened() throws IOException {
        SortedMap<String, Set<String>> listened = new TreeMap<>();
        List<Path> abroad =
                List.of(WEBAPP.resolve("codes/widget"), WEBAPP.resolve("codes/userscript"));
        try (Stream<Path> files = Files.walk(WEBAPP)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".js"))
                            .filter(one -> abroad.stream().noneMatch(one::startsWith))
                            .toList()) {
                Set<String> keys = new TreeSet<>();
                Matcher key = LISTENED.matcher(Files.readString(file));
                while (key.find()) {
                    String name = key.group(1) != null ? key.group(1) : key.group(2);
                    name = name != null ? name : key.group(3);
                    keys.add(name.equals(" ") ? "space" : name);
                }
                String module = WEBAPP.relativize(file).toString().replace('\\', '/');
                if (!keys.isEmpty() && !AS_BROWSERS_DO.contains(module)) {
                    listened.put(module, keys);
                }
            }
        }
        return listened;
    }

    @Test
    void everyModuleThatListens_hasARow() throws IOException {
        assertEquals(new TreeSet<>(ROWS.keySet()), listened().keySet());
    }

    @ParameterizedTest
    @MethodSource("cardbench.app.page.PageLanguages#all")
    void rows_nameTheKeysOfTheirModules(String language) throws IOException {
        SortedMap<Integer, Set<String>> wanted = new TreeMap<>();
        listened()
                .forEach(
                        (module, keys) ->
                                wanted.computeIfAbsent(ROWS.get(module), row -> new TreeSet<>())
                                        .addAll(keys));
        wanted.get(EDITORS_ROW).addAll(EDITORS);
        assertEquals(wanted, written(language));
    }

    private static SortedMap<Integer, Set<String>> written(String language) throws IOException {
        String help = Files.readString(WEBAPP.resolve("app/words/" + language + "/help.json"));
        JsonArray rows =
                Json.parse(help)
                        .asObject()
                        .get("help")
                        .asObject()
                        .get("keys")
                        .asObject()
                        .get("rows")
                        .asArray();
        SortedMap<Integer, Set<String>> written = new TreeMap<>();
        for (int row = 0; row < rows.size(); row++) {
            String words = rows.get(row).asArray().get(1).asString();
            Set<String> keys = new TreeSet<>();
            WRITTEN.forEach((key, sign) -> addIf(sign.matcher(words).find(), key, keys));
            written.put(row, keys);
        }
        return written;
    }

    private static void addIf(boolean named, String key, Set<String> keys) {
        if (named) {
            keys.add(key);
        }
    }

    /** Ten questions in each language come first; the whole is short enough to be read. */
    @ParameterizedTest
    @MethodSource("cardbench.app.page.PageLanguages#all")
    void help_beginsWithTenQuestions(String language) throws IOException {
        String text = Files.readString(WEBAPP.resolve("app/words/" + language + "/help.json"));
        JsonArray questions =
                Json.parse(text)
                        .asObject()
                        .get("help")
                        .asObject()
                        .get("questions")
                        .asObject()
                        .get("rows")
                        .asArray();
        assertEquals(10, questions.size());
        int words = 0;
        Matcher value = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"(?!\\s*:)").matcher(text);
        while (value.find()) {
            words += value.group(1).split("\\s+").length;
        }
        assertTrue(words <= 1_200, words + " words");
    }
}
