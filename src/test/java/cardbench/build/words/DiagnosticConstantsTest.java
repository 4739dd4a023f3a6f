package cardbench.build.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.DiagnosticCode;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of diagnostics, and the classes that the build makes of them. */
class DiagnosticConstantsTest {

    private static final Path WORDS = Path.of("src/main/words");

    private static final String SUBJECT =
            """
            {
              "class": "cardbench.base.json.JsonCodes",
              "part": "wizard",
              "about": "The diagnostics about a JSON text.",
              "messages": {
                "json.too-long": {
                  "severity": "error",
                  "about": "The text has a \\"limit\\"",
                  "args": "limit",
                  "en": "more than \\"{limit}\\" characters",
                  "zh": "超过 {limit} 个字符",
                  "ja": "{limit} 文字を超えています"
                },
                "json.empty": {
                  "constant": "NOTHING",
                  "severity": "info",
                  "about": "The text has no value",
                  "en": "the text is empty",
                  "zh": "文本是空的",
                  "ja": "テキストが空です"
                }
              }
            }
            """;

    @TempDir Path folder;

    static List<Path> files() throws IOException {
        return DiagnosticConstants.files(WORDS);
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve("words").resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Map<String, String> sources(String text) throws IOException {
        write("base/json.json", text);
        return DiagnosticConstants.sources(folder.resolve("words"));
    }

    @Test
    void file_becomesAClassWithTheConstants() throws IOException {
        assertEquals(
                Map.of(
                        "cardbench/base/json/JsonCodes.java",
                        """
                        package cardbench.base.json;

                        import cardbench.base.text.DiagnosticCode;

                        /** The diagnostics about a JSON text. */
                        public final class JsonCodes {

                            /** The text has a "limit"; args: limit. */
                            public static final DiagnosticCode TOO_LONG =
                                    DiagnosticCode.error("json.too-long", "more than \\"{limit}\\" characters");

                            /** The text has no value. */
                            public static final DiagnosticCode NOTHING =
                                    DiagnosticCode.info("json.empty", "the text is empty");

                            private JsonCodes() {}
                        }
                        """),
                sources(SUBJECT));
    }

    @Test
    void main_writesChangedClassesAndRemovesOldClasses() throws IOException {
        Path file = write("base/json.json", SUBJECT);
        write("zh/export.json", "{\n}\n");
        Path target = folder.resolve("sources");
        String[] arguments = {folder.resolve("words").toString(), target.toString()};
        DiagnosticConstants.main(arguments);
        Path made = target.resolve("cardbench/base/json/JsonCodes.java");
        String before = Files.readString(made);
        Files.writeString(file, SUBJECT.replace("NOTHING", "EMPTY"));
        DiagnosticConstants.main(arguments);
        assertEquals(before.replace("NOTHING", "EMPTY"), Files.readString(made));
        Files.delete(file);
        DiagnosticConstants.main(arguments);
        assertFalse(Files.exists(made));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "zh\": \"超; zi\": \"超; has no \"zh\"",
                "\"severity\": \"info\"; \"severity\": \"fatal\"; has no severity: fatal",
                "\"args\"; \"arguments\"; unknown member \"arguments\"",
                "\"json.empty\"; \"json.too-long\"; json.json:14 repeats \"json.too-long\"",
                "\"NOTHING\",; \"NOTHING\"; json.json:15 lacks a comma",
                "字符\",; 字符\",,; json.json:11 is none of the lines",
                "json.empty\": {; empty\": {\"constant\": \"A\",; json.json:14 is none of the lines",
                "\"part\"; \"parts\"; has no \"part\"",
                "\"messages\"; \"message\"; has no object \"messages\""
            })
    void damagedFile_isRefusedWithItsPlace(String part, String instead, String fault) {
        String damaged = SUBJECT.replace(part, instead);
        assertFalse(damaged.equals(SUBJECT), "the text holds " + part);
        String message =
                assertThrows(IllegalArgumentException.class, () -> sources(damaged)).getMessage();
        assertTrue(message.contains(fault), message);
    }

    @Test
    void fileThatEndsTooEarlyOrTooLate_isRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> sources(SUBJECT.substring(0, SUBJECT.lastIndexOf('}'))));
        assertThrows(IllegalArgumentException.class, () -> sources(SUBJECT + "}\n"));
        assertThrows(IllegalArgumentException.class, () -> sources(""));
    }

    @Test
    void classInTwoFiles_isRefused() throws IOException {
        write("odds/again.json", SUBJECT);
        assertThrows(IllegalArgumentException.class, () -> sources(SUBJECT));
    }

    private static JsonObject messages(Path file) throws IOException {
        return Json.parse(Files.readString(file)).asObject().get("messages").asObject();
    }

    /** Against another reader of JSON. */
    @ParameterizedTest
    @MethodSource("files")
    void constants_haveWhatTheirFileSays(Path file) throws Exception {
        JsonObject subject = Json.parse(Files.readString(file)).asObject();
        List<String> constants = new ArrayList<>();
        for (Field field : Class.forName(subject.getString("class", "")).getFields()) {
            DiagnosticCode code = (DiagnosticCode) field.get(null);
            constants.add(code.severity() + " " + code.name() + " " + code.template());
        }
        List<String> described = new ArrayList<>();
        for (Member member : subject.get("messages").asObject()) {
            JsonObject message = member.getValue().asObject();
            described.add(
                    message.getString("severity", "").toUpperCase(Locale.ROOT)
                            + " "
                            + member.getName()
                            + " "
                            + message.getString("en", ""));
        }
        assertEquals(described, constants);
    }

    private static Set<String> matches(String pattern, String sentence) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = Pattern.compile(pattern).matcher(sentence);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    /** {@code {count|card|cards}} in English is {@code {count}} elsewhere. */
    @ParameterizedTest
    @MethodSource("files")
    void sentences_haveTheSameArguments(Path file) throws IOException {
        List<String> faults = new ArrayList<>();
        for (Member member : messages(file)) {
            JsonObject message = member.getValue().asObject();
            Set<String> named = matches("(\\w+)", message.getString("args", ""));
            Set<String> english = matches("\\{(\\w+)[|}]", message.getString("en", ""));
            Set<String> terms = matches("\\{(\\w+)\\|term}", message.getString("zh", ""));
            for (String language : List.of("zh", "ja")) {
                String sentence = message.getString(language, "");
                if (!matches("\\{(\\w+)[|}]", sentence).equals(english)) {
                    faults.add(member.getName() + " has other arguments in " + language);
                }
                if (!matches("\\{(\\w+)\\|term}", sentence).equals(terms)) {
                    faults.add(member.getName() + " has other terms in " + language);
                }
            }
            if (!named.containsAll(english)) {
                faults.add(member.getName() + " does not list " + english);
            }
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void everyConstant_isUsed() throws IOException {
        StringBuilder sources = new StringBuilder();
        try (Stream<Path> paths = Files.walk(Path.of("src/main/java"))) {
            for (Path path : paths.filter(Files::isRegularFile).sorted().toList()) {
                sources.append(Files.readString(path));
            }
        }
        Set<String> used = matches("\\b(\\w+Codes\\s*\\.\\s*[A-Z_0-9]+)\\b", sources.toString());
        used = new TreeSet<>(used.stream().map(name -> name.replaceAll("\\s", "")).toList());
        List<String> unused = new ArrayList<>();
        for (Path file : files()) {
            String type = Json.parse(Files.readString(file)).asObject().getString("class", "");
            String simple = type.substring(type.lastIndexOf('.') + 1);
            for (Member member : messages(file)) {
                String id = member.getName();
                String constant =
                        member.getValue()
                                .asObject()
                                .getString(
                                        "constant",
                                        id.substring(id.indexOf('.') + 1)
                                                .replace('-', '_')
                                                .toUpperCase(Locale.ROOT));
                if (!used.contains(simple + "." + constant)) {
                    unused.add(id);
                }
            }
        }
        assertEquals(List.of(), unused);
    }
}
