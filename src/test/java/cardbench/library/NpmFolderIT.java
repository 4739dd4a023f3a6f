package cardbench.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The package for npm, in Node.js. It also runs in a browser: {@code e2e.NpmModuleIT}. */
class NpmFolderIT {

    /** What a script with codecs may weigh, in bytes by gzip -9. */
    private static final int BUDGET = 45_000;

    @TempDir private Path folder;

    /** Node.js, which this test needs: without it the examples would go untested. */
    private static String node() {
        for (String name : List.of("node", "nodejs", "node.exe")) {
            for (String path : System.getenv("PATH").split(System.getProperty("path.separator"))) {
                if (Files.isExecutable(Path.of(path, name))) {
                    return Path.of(path, name).toString();
                }
            }
        }
        throw new AssertionError(
                "The examples of the npm package need Node.js 18 or later, and there is no node on"
                        + " the PATH. On Debian: apt-get install nodejs");
    }

    private void install() throws IOException {
        Path to = Files.createDirectories(folder.resolve("node_modules/cardbench"));
        try (Stream<Path> files = Files.list(Built.NPM)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    private List<String> run(String name, String script) throws Exception {
        install();
        Files.writeString(folder.resolve(name), script);
        return Built.lines(folder, List.of(node(), name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"read-codes.mjs", "read-codes.cjs"})
    void example_runs(String name) throws Exception {
        String script = Files.readString(ExampleOutput.example("npm").resolve(name));
        assertEquals(ExampleOutput.lines(), run(name, script));
    }

    /** The first block of code of the package's own README, and what its comments say. */
    @Test
    void readme_showsWhatRuns() throws Exception {
        Matcher block =
                Pattern.compile("(?s)```js\n(.*?)```")
                        .matcher(Files.readString(Built.NPM.resolve("README.md")));
        assertTrue(block.find());
        String shown =
                "console.log(response.result.cards.slice(0, 2).join(' '), encode(response.result).result.text);";
        assertEquals(
                List.of(
                        "846,2 919,2"
                                + " AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgAA"),
                run("readme.mjs", block.group(1) + shown));
    }

    @Test
    void module_setsNoGlobalAndSurvivesWrongRequests() throws Exception {
        String script =
                """
                const before = Object.getOwnPropertyNames(globalThis).join();
                const { call, callText, decode } = require("cardbench");
                const full = require("cardbench/full");
                const ygo = require("cardbench/ygo");
                console.log(decode(5).ok, call().ok, callText(null).includes('"ok":false'), ygo.call("x").ok);
                console.log(full.call({ op: "constants" }).ok, full.open("cards.cdb", "x", [1]).ok);
                console.log(Object.getOwnPropertyNames(globalThis).join() === before);
                """;
        assertEquals(
                List.of("false false true false", "true false", "true"), run("wrong.cjs", script));
    }

    /** A script that TypeScript would take for one of the page has the operations that it says. */
    @ParameterizedTest
    @ValueSource(strings = {"cardbench", "ygo", "full"})
    void types_nameTheOperationsThatAreAnswered(String entry) throws Exception {
        String types = Files.readString(Built.NPM.resolve(entry + ".d.ts"));
        Matcher union = Pattern.compile("type OperationName = ([^;]*);").matcher(types);
        assertTrue(union.find(), types);
        Set<String> named = new TreeSet<>(Set.of(union.group(1).replace("\"", "").split(" \\| ")));
        String path = entry.equals("cardbench") ? "" : "/" + entry;
        String script =
                """
                const { call } = require("cardbench%s");
                for (const op of "%s".split(",")) {
                  const first = call({ op }).diagnostics[0];
                  if (!first || first.code !== "call.unknown-operation") console.log(op);
                }
                """
                        .formatted(path, String.join(",", operationsOfTheContract()));
        assertEquals(named, new TreeSet<>(run("operations.cjs", script)));
    }

    private static Set<String> operationsOfTheContract() throws IOException {
        String types = Files.readString(Built.NPM.resolve("contract.d.ts"));
        Set<String> names = new TreeSet<>();
        Matcher member = Pattern.compile("(?m)^  \"([^\"]+)\": \\{ result: ").matcher(types);
        while (member.find()) {
            names.add(member.group(1));
        }
        assertTrue(names.size() > 50, names.toString());
        return names;
    }

    @Test
    void manifest_namesFilesThatExistAndTheVersionOfTheBuild() throws IOException {
        String manifest = Files.readString(Built.NPM.resolve("package.json"));
        JsonObject json = Json.parse(manifest).asObject();
        Matcher version =
                Pattern.compile("<artifactId>cardbench</artifactId>\\s*<version>([^<]+)<")
                        .matcher(Files.readString(Path.of("pom.xml")));
        assertTrue(version.find());
        assertEquals(version.group(1), json.getString("version", ""));
        for (String key : List.of("main", "module", "types")) {
            assertTrue(Files.exists(Built.NPM.resolve(json.getString(key, ""))), key);
        }
        filesExist(json.get("exports"));
        for (String file : List.of("README.md", "LICENSE", "notices.txt")) {
            assertTrue(Files.size(Built.NPM.resolve(file)) > 500, file);
        }
    }

    private static void filesExist(JsonValue exports) {
        if (exports.isString()) {
            assertTrue(Files.exists(Built.NPM.resolve(exports.asString())), exports.toString());
        } else {
            for (Member member : exports.asObject()) {
                filesExist(member.getValue());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cardbench.js", "cardbench.cjs", "ygo.js", "ygo.cjs"})
    void codecs_weighNoMoreThanTheirBudget(String script) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip =
                new GZIPOutputStream(bytes) {
                    {
                        def.setLevel(Deflater.BEST_COMPRESSION);
                    }
                }) {
            gzip.write(Files.readAllBytes(Built.NPM.resolve(script)));
        }
        assertTrue(bytes.size() <= BUDGET, script + ": " + bytes.size());
    }
}
