package cardbench.build.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cardbench.base.text.Phrases;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The constants that the build makes of files of words, against another reader of JSON. */
class WordConstantsTest {

    private static final Path WORDS = Path.of("src/main/words");

    @TempDir Path folder;

    private static List<Path> files() throws IOException {
        try (Stream<Path> paths = Files.walk(WORDS)) {
            List<Path> diagnostics = DiagnosticConstants.files(WORDS);
            return paths.filter(Files::isRegularFile)
                    .filter(file -> !diagnostics.contains(file))
                    .sorted()
                    .toList();
        }
    }

    private static String constant(String path) throws ReflectiveOperationException {
        return constant(path, "TEXT");
    }

    private static String constant(String path, String name) throws ReflectiveOperationException {
        String type = path.replaceFirst("\\.java$", "").replace('/', '.');
        Field text = Class.forName(type).getDeclaredField(name);
        text.setAccessible(true);
        return (String) text.get(null);
    }

    private static JsonObject read(String language, String part) throws IOException {
        return Json.parse(Files.readString(WORDS.resolve(language).resolve(part + ".json")))
                .asObject();
    }

    @Test
    void everyFile_hasAClass() throws Exception {
        List<String> sources = new ArrayList<>(WordConstants.sources(WORDS).keySet());
        List<String> keys = List.of("description", "vocabulary");
        assertEquals(files().size() + keys.size(), sources.size());
        for (String source : sources) {
            assertFalse(constant(source).isEmpty(), source);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh", "ja"})
    void constants_haveTheWordsOfTheirFiles(String language) throws Exception {
        String suffix = language.substring(0, 1).toUpperCase() + language.substring(1) + ".java";
        Map<String, String> classes =
                Map.of(
                        "export", "cardbench/codes/export/Words",
                        "description", "cardbench/wizard/text/Words",
                        "vocabulary", "cardbench/wizard/text/Vocabulary");
        for (Map.Entry<String, String> type : classes.entrySet()) {
            String constant = constant(type.getValue() + suffix);
            boolean hasKeys = type.getKey().equals("export");
            Phrases phrases =
                    hasKeys
                            ? new Phrases(constant)
                            : new Phrases(constant(type.getValue() + "Keys.java"), constant);
            JsonObject file = read(language, type.getKey());
            assertEquals(file.size(), constant.lines().filter(line -> !line.isEmpty()).count());
            for (JsonObject.Member member : file) {
                assertEquals(member.getValue().asString(), phrases.sayOr(member.getName(), null));
            }
        }
    }

    @Test
    void wordsOfTheGame_areThoseOfEachFileInTheOrderOfTheFirst() throws Exception {
        List<String> keys = read("en", "client").names();
        for (Path file : files()) {
            if (!file.endsWith("client.json")) {
                continue;
            }
            String language = file.getParent().getFileName().toString();
            JsonObject words = read(language, "client");
            assertEquals(keys, words.names(), language);
            List<String> values = new ArrayList<>();
            for (JsonObject.Member member : words) {
                values.add(member.getValue().asString());
            }
            String tag = language.replace("zh-tw", "zhTw").replace("es-mx", "esMx");
            String type = "Client" + tag.substring(0, 1).toUpperCase() + tag.substring(1);
            String path = "cardbench/codes/hearthstone/" + type;
            List<String> constants = new ArrayList<>(List.of(constant(path).split("\\|")));
            constants.add(constant(path, "CLOSING"));
            assertEquals(values, constants, language);
        }
    }

    @Test
    void escapes_meanInJavaWhatTheyMeanInJson() {
        String json = "{\n  \"a\": \"\\\"x\\\"\\n\\u00e9\",\n  \"b.c\": \"{0}\"\n}\n";
        assertEquals(
                Map.of("a", "\\\"x\\\"¶\\u00e9", "b.c", "{0}"),
                WordConstants.members(json, Path.of("a.json")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}\n",
                "{\n  \"a\": \"b\",\n}\n",
                "{\n  \"a\": \"b\"\n  \"c\": \"d\"\n}\n",
                "{\n  \"a\": 1\n}\n",
                "{\n  \"a\": \"\\\\\"\n}\n",
                "{\n  \"a\": \"b\",\n  \"a\": \"c\"\n}\n",
                "[\n]\n",
            })
    void otherForms_areRefused(String json) {
        assertThrows(
                IllegalArgumentException.class,
                () -> WordConstants.members(json, Path.of("a.json")));
    }

    @Test
    void partWithoutAClass_isRefused() throws IOException {
        Files.createDirectories(folder.resolve("en"));
        Files.writeString(folder.resolve("en/other.json"), "{\n}\n");
        assertThrows(IllegalArgumentException.class, () -> WordConstants.sources(folder));
    }

    @Test
    void sameWords_areNotWrittenAgain() throws IOException {
        String[] arguments = {WORDS.toString(), folder.toString()};
        WordConstants.main(arguments);
        Path file = folder.resolve("cardbench/codes/export/WordsEn.java");
        FileTime earlier = FileTime.fromMillis(1_000_000_000_000L);
        Files.setLastModifiedTime(file, earlier);
        WordConstants.main(arguments);
        assertEquals(earlier, Files.getLastModifiedTime(file));
    }
}
