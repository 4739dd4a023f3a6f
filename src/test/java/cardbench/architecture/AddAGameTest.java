package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.DeckBundleOperations;
import cardbench.app.bundle.DecodeOperations;
import cardbench.app.bundle.Games;
import cardbench.app.page.PageLanguages;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.cards.CardTable;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The document that tells how to add a game, and the list of games. */
class AddAGameTest {

    private static final Path DOCUMENT = Path.of("src/site/markdown/add-a-game.md");

    /** A path in code font; those with {@code <id>} are of files that each game has. */
    private static final Pattern PATH =
            Pattern.compile("`((?:src|webapp)/[^`<>]+\\.\\w+|pom\\.xml)`");

    /** Files that the document refers to for an explanation, and the corpus of requests. */
    private static final Set<String> DESCRIPTIONS =
            Set.of(
                    "webapp/codes/decks/state/code-views.js",
                    "webapp/codes/decks/cards/games.js",
                    "src/test/resources/answers/requests.txt");

    private static final String LANGUAGES = "(en|zh|ja)";

    /** The paths that the document lists. */
    private static Set<String> listed() throws IOException {
        Set<String> listed = new TreeSet<>();
        Matcher path = PATH.matcher(Files.readString(DOCUMENT));
        while (path.find()) {
            for (String language : PageLanguages.ALL) {
                listed.add(path.group(1).replace(LANGUAGES, language));
            }
        }
        return listed;
    }

    @Test
    void document_listsEveryFileThatNamesAGame() throws IOException {
        Set<String> missing = NamedGames.files();
        assertTrue(missing.size() > 10, missing.toString());
        missing.removeAll(listed());
        assertEquals(
                Set.of(), missing, "they name a game, and " + DOCUMENT + " does not list them");
    }

    @Test
    void document_listsNoFileThatNamesNone() throws IOException {
        Set<String> more = listed();
        more.removeAll(NamedGames.files());
        more.removeAll(DESCRIPTIONS);
        assertEquals(Set.of(), more, DOCUMENT + " lists files that name no game");
    }

    @ParameterizedTest
    @CsvSource({
        "src/main/java/A.java, 'String kind = \"genshin\";', true",
        "src/main/java/A.java, 'new HearthstoneGame()', true",
        "src/main/java/A.java, '/** Such as {@code \"genshin\"}. */', false",
        "src/main/java/A.java, '// as Hearthstone does', false",
        "src/main/java/A.java, 'the README of ygo-calc', false",
        "webapp/app/words/en/page.json, '\"ygo\": {}', true",
        "webapp/app/words/en/page.json, '\"game\": {}', false",
        "webapp/app/words/en/page.json, '\"lor\": {}', true",
        "src/main/java/A.java, 'new LorGame()', true",
        "src/main/java/A.java, 'snapshot of a color', false",
    })
    void name_isFoundOutsideOfComments(String path, String text, boolean found) {
        assertEquals(found, NamedGames.namesGame(path, text));
    }

    @Test
    void filesOfAGame_areItsOwn() {
        assertTrue(NamedGames.isOwn("src/main/java/cardbench/codes/genshin/ShareCode.java"));
        assertTrue(NamedGames.isOwn("src/main/java/cardbench/codes/call/ygo/YgoGame.java"));
        assertTrue(NamedGames.isOwn("webapp/codes/games/genshin/editing.js"));
        assertFalse(NamedGames.isOwn("src/main/java/cardbench/app/bundle/Games.java"));
        assertFalse(NamedGames.isOwn("webapp/codes/decks/cards/main.js"));
    }

    /** Each game has its tables, its vectors and its package where the document says. */
    @Test
    void everyGame_hasItsFolders() {
        for (GameModule game : Games.all()) {
            String id = game.id();
            assertTrue(Files.isDirectory(Path.of("src/main/java/cardbench/codes", id)), id);
            assertTrue(Files.isDirectory(Path.of("src/main/java/cardbench/codes/call", id)), id);
            assertTrue(Files.isDirectory(Path.of("src/test/resources/vectors", id)), id);
            Path tables = Path.of("cards-data", id, CardTable.CARDS + ".tsv");
            assertEquals(game.hasTables(), Files.exists(tables), tables.toString());
        }
    }

    /** The second list of games: what the first bundle tells apart, by the first vector of each. */
    @Test
    void firstBundle_recognisesCodesOfEveryGame() throws IOException {
        Dispatcher call = new Dispatcher(DecodeOperations.all());
        for (GameModule game : Games.all()) {
            // the others come with a bundle of their own, for a text that looks like one
            if (!ofEveryVisit(game)) {
                continue;
            }
            List<String> kinds =
                    game.mappers().stream().map(mapper -> mapper.codec().kind()).toList();
            JsonObject request =
                    new JsonObject().add("op", "identify").add("text", firstVector(game.id()));
            JsonObject answer = Json.parse(call.call(request.toString())).asObject();
            JsonArray found = answer.get("result").asObject().get("found").asArray();
            assertFalse(found.isEmpty(), game.id());
            String kind = found.get(0).asObject().getString("kind", "");
            assertTrue(kinds.contains(kind), game.id() + ": " + kind);
        }
    }

    /** The largest bundle of the page reads the codes of every game. */
    @Test
    void largestBundle_readsCodesOfEveryGame() throws IOException {
        Dispatcher call = new Dispatcher(Games.operations());
        int more = 0;
        for (GameModule game : Games.all()) {
            if (!ofEveryVisit(game)) {
                more++;
                JsonObject request =
                        new JsonObject().add("op", "decode").add("text", firstVector(game.id()));
                JsonObject answer = Json.parse(call.call(request.toString())).asObject();
                assertTrue(answer.getBoolean("ok", false), answer.toString());
                assertEquals(game.id(), answer.get("result").asObject().getString("kind", ""));
            }
        }
        assertTrue(more > 0);
    }

    /** Whether the bundle that every visitor loads has a kind of codes of this game. */
    private static boolean ofEveryVisit(GameModule game) {
        Dispatcher decks = new Dispatcher(DeckBundleOperations.all());
        String kind = game.mappers().get(0).codec().kind();
        JsonObject request = new JsonObject().add("op", "decode").add("text", "").add("kind", kind);
        return !decks.call(request.toString()).contains("call.bad-value");
    }

    private static String firstVector(String id) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/vectors", id))) {
            String vectors = Files.readString(files.sorted().findFirst().orElseThrow());
            return Json.parse(vectors).asArray().get(0).asObject().getString("text", "");
        }
    }
}
