package cardbench.app.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The package for npm, in Node.js. It also runs in a browser: {@code e2e.NpmModuleIT}. */
class NpmFolderIT {

    @TempDir private Path folder;

    /** Node.js, which this test needs: without it the examples would go untested. */
    private static String node() {
        String node = onPath(List.of("node", "nodejs", "node.exe"));
        if (node == null) {
            throw new AssertionError(
                    "The examples of the npm package need Node.js 18 or later, and there is no node"
                            + " on the PATH. On Debian: apt-get install nodejs");
        }
        return node;
    }

    private static String onPath(List<String> names) {
        for (String name : names) {
            for (String path : System.getenv("PATH").split(System.getProperty("path.separator"))) {
                if (Files.isExecutable(Path.of(path, name))) {
                    return Path.of(path, name).toString();
                }
            }
        }
        return null;
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

    /**
     * All blocks of code of the package's own README, where the compiler of TypeScript is
     * installed.
     */
    @Test
    void readme_compilesUnderStrict() throws Exception {
        String compiler = onPath(List.of("tsc", "tsc.cmd"));
        assumeTrue(compiler != null, "there is no tsc on the PATH");
        install();
        Matcher block =
                Pattern.compile("(?s)```js\n(.*?)```")
                        .matcher(Files.readString(Built.NPM.resolve("README.md")));
        int blocks = 0;
        while (block.find()) {
            blocks++;
            Files.writeString(folder.resolve("block" + blocks + ".mts"), block.group(1));
        }
        assertTrue(blocks > 1, "blocks: " + blocks);
        List<String> words =
                new ArrayList<>(
                        List.of(
                                compiler,
                                "--strict",
                                "--noEmit",
                                "--exactOptionalPropertyTypes",
                                "--module",
                                "nodenext"));
        for (int i = 1; i <= blocks; i++) {
            words.add("block" + i + ".mts");
        }
        assertEquals(List.of(), Built.lines(folder, words));
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

    /** Codes of Runeterra, Riftbound and Marvel Snap, which the larger module has. */
    @Test
    void largerModule_readsEveryGame() throws Exception {
        String script =
                """
                import { call } from "cardbench/full";
                for (const text of [
                  "CEAAECABAQJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL",
                  "CIAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIAQAAEBQAAAWDBOQCAQAABMHE",
                  "# SWNtbjYsTXJGbnRzdGNCLE1kazUsSXJuRnN0OA==",
                ]) {
                  const deck = call({ op: "decode", text }).result;
                  console.log(deck.kind, text.endsWith(call({ op: "encode", deck }).result.text));
                }
                """;
        assertEquals(
                List.of("lor true", "riftbound true", "snap true"), run("every-game.mjs", script));
    }

    /** What the typed functions give of a code is what the contract gives. */
    @Test
    void formats_agreeWithTheContract() throws Exception {
        String script =
                """
                const cardbench = require("cardbench");
                const ygo = require("cardbench/ygo");
                const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
                const hearthstone = "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgAA";
                const genshin = "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";
                const deck = { main: [1, 4294967295, 7, 7], extra: [5], side: [] };
                const check = (entry, kind, text) => {
                  const format = entry[kind];
                  const { result, diagnostics } = entry.decode(text, { kind });
                  const read = format.read(text);
                  const reading = format.reading(text, { canonical: true });
                  const shown = Object.fromEntries(Object.keys(read).map((key) => [key, result[key]]));
                  const equal = [
                    same(read, shown),
                    same(reading.deck, read),
                    same(reading.diagnostics, diagnostics),
                    reading.from === result.from && reading.to === result.to,
                    reading.canonical === result.canonical,
                    format.write(read) === entry.encode(result).result.text,
                    !("canonical" in format.reading(text)),
                  ];
                  console.log(kind, equal.join());
                };
                check(cardbench, "hearthstone", hearthstone);
                check(cardbench, "hearthstone", "### Deck\\n" + hearthstone + " more");
                check(cardbench, "hearthstone", "AAECAQcAAgoJAAA=");
                check(cardbench, "genshin", genshin);
                check(cardbench, "genshin", "  " + genshin);
                check(ygo, "ydke", ygo.ydke.write(deck));
                check(ygo, "ydke", ygo.ydke.write(deck).slice(0, -1));
                check(ygo, "ygo", ygo.ygo.write({ ...deck, main: [1, 1, 7] }));
                check(ygo, "ydk", ygo.ydk.write(deck));
                check(ygo, "omega", ygo.omega.write({ ...deck, extra: [] }));
                """;
        String allEqual = ",true".repeat(7).substring(1);
        assertEquals(
                Stream.of(
                                "hearthstone",
                                "hearthstone",
                                "hearthstone",
                                "genshin",
                                "genshin",
                                "ydke",
                                "ydke",
                                "ygo",
                                "ydk",
                                "omega")
                        .map(kind -> kind + " " + allEqual)
                        .toList(),
                run("formats.cjs", script));
    }

    @Test
    void formats_refuseWhatIsNoDeck() throws Exception {
        String script =
                """
                const { hearthstone, genshin } = require("cardbench");
                const { ydke, ygo } = require("cardbench/ygo");
                console.log([hearthstone, genshin, ydke, ygo].map(({ read }) => read("no code")).join());
                console.log(hearthstone.read(5), ydke.reading("ydke://!!!").diagnostics[0].code);
                const tried = (format, deck) => {
                  try {
                    return format.write(deck);
                  } catch (error) {
                    return error instanceof RangeError && error.diagnostics[0].message === error.message;
                  }
                };
                const hero = { format: 2, heroes: [7], cards: [], sideboards: [] };
                console.log(
                  [
                    [hearthstone, null],
                    [hearthstone, { ...hero, cards: [[1.5, 1]] }],
                    [hearthstone, { ...hero, cards: [[1, 4294967297]] }],
                    [hearthstone, { ...hero, cards: [["1", 1]] }],
                    [genshin, { shareIds: Array(34).fill(1) }],
                    [ydke, { main: [0], extra: [], side: [] }],
                    [ydke, { main: [-5], extra: [], side: [] }],
                    [ydke, { main: [4294967296], extra: [], side: [] }],
                    [ydke, { main: Array(1001).fill(1), extra: [], side: [] }],
                    [ygo, { main: [4294967295], extra: [], side: [] }],
                  ]
                    .map(([format, deck]) => tried(format, deck))
                    .join(),
                );
                console.log(ydke.write({ main: new Uint32Array([7]), extra: [], side: [] }));
                console.log(hearthstone.write({ ...hero, cards: [[9, 1], [8, 1]] }));
                """;
        assertEquals(
                List.of(
                        ",,,",
                        "null ygo.no-cards",
                        ",true".repeat(10).substring(1),
                        "ydke://BwAAAA==!!!",
                        "AAECAQcCCAkAAAA="),
                run("refused.cjs", script));
    }

    /** An object without the members of a deck is a mistake of the caller, never an empty deck. */
    @Test
    void formats_refuseObjectsThatAreNoDecks() throws Exception {
        String script =
                """
                const { hearthstone, genshin } = require("cardbench");
                const { ydke, ygo, ydk, ygomobile, omega } = require("cardbench/ygo");
                for (const format of [hearthstone, genshin, ydke, ygo, ydk, ygomobile, omega]) {
                  const refused = [{}, { deck: [7] }, null, undefined, [], "deck"].map((deck) => {
                    try {
                      return format.write(deck);
                    } catch (error) {
                      const { code, pointer, message } = error.diagnostics[0];
                      return [
                        error instanceof RangeError && message === error.message,
                        code.startsWith("call."),
                        pointer.startsWith("/deck/"),
                      ].join();
                    }
                  });
                  console.log([...new Set(refused)].join(" | "));
                }
                console.log(ydke.write({ main: [], extra: [], side: [] }));
                """;
        List<String> expected = new ArrayList<>(Collections.nCopies(7, "true,true,true"));
        expected.add("ydke://!!!");
        assertEquals(expected, run("objects.cjs", script));
    }

    /** A script that TypeScript would take for one of the page has the operations that it says. */
    @ParameterizedTest
    @ValueSource(strings = {"cardbench", "ygo", "setcodes", "full"})
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

    private static int zipped(String script) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip =
                new GZIPOutputStream(bytes) {
                    {
                        def.setLevel(Deflater.BEST_COMPRESSION);
                    }
                }) {
            gzip.write(Files.readAllBytes(Built.NPM.resolve(script)));
        }
        return bytes.size();
    }

    @ParameterizedTest
    @CsvSource({"cardbench, 48", "ygo, 55", "setcodes, 30"})
    void codecs_weighNoMoreThanTheirBudget(String entry, int kilobytes) throws IOException {
        for (String script : List.of(entry + ".js", entry + ".cjs")) {
            int bytes = zipped(script);
            System.out.println("npm " + script + ": " + bytes + " bytes gzipped");
            assertTrue(bytes <= kilobytes * 1_000 + kilobytes * 10, script + ": " + bytes);
        }
    }

    /** The sizes in the documents are those of the scripts, to a twentieth. */
    @ParameterizedTest
    @CsvSource({
        "cardbench, cardbench.js",
        "cardbench/ygo, ygo.js",
        "cardbench/setcodes, setcodes.js",
        "cardbench/full, full.js"
    })
    void documents_giveTheSizes(String name, String script) throws IOException {
        Pattern row = Pattern.compile("(?m)^\\| `" + name + "` \\|.*\\| (\\d+) kB \\|$");
        int bytes = zipped(script);
        for (String document :
                List.of("src/site/markdown/programs.md", "src/build/npm/README.md")) {
            Matcher size = row.matcher(Files.readString(Path.of(document)));
            assertTrue(size.find(), document + ": " + name);
            assertEquals(bytes, 1_000 * Integer.parseInt(size.group(1)), bytes / 20.0, document);
        }
    }
}
