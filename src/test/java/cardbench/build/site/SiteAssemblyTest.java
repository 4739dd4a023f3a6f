package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.contract.AnswerSignature;
import com.eclipsesource.json.Json;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteAssemblyTest {

    /** The page of the small site, which is compiled but once: that takes seconds. */
    private static SiteAssembly compiled;

    private static Map<String, byte[]> unchanged;

    @TempDir private Path folder;
    private Path webapp;
    private Path words;
    private Path bundles;
    private Path cards;

    @BeforeEach
    void smallSite() throws IOException {
        webapp = folder.resolve("webapp");
        bundles = folder.resolve("bundles");
        put(webapp, "app/index.html", "<p>牌</p><meta content=\"%ANSWERS%\">");
        put(webapp, "codes/css/page.css", "/* Cards */\n.card { color: red; }\n");
        for (Map.Entry<String, String> module : PageScriptsTest.page(Map.of()).entrySet()) {
            put(webapp, module.getKey(), module.getValue());
        }
        put(webapp, "app/main.js", "one('牌');\n");
        put(webapp, "base/externs/page.js", "/** @externs */ function one(text) {}\n");
        put(
                webapp,
                "base/externs/classic.js",
                "/** @externs */ var __VERSION__, __SIZE__, __FILES__; function work(text) {}\n");
        put(webapp, "app/words/zh/page.json", "{\"deck\": \"卡组\"}\n");
        put(webapp, "codes/words/zh/widget.json", "{\"copy\": \"复制\"}\n");
        words = folder.resolve("core-words");
        put(
                words,
                "base/chess.json",
                """
                {"part": "page", "messages": {
                  "chess.empty": {"en": "no piece", "zh": "没有棋子", "ja": "駒がない"}}}
                """);
        put(webapp, "codes/widget/main.js", "widget('牌', STYLE, core);\n");
        put(webapp, "codes/userscript/main.js", "start('牌');\n");
        put(webapp, "codes/extension/popup.js", "show('牌');\n");
        put(webapp, "codes/extension/page.js", "report([]);\n");
        put(
                webapp,
                "codes/externs/widget.js",
                "/** @externs */ var STYLE; var core; function widget(a, b, c) {}\n");
        put(webapp, "codes/externs/userscript.js", "/** @externs */ function start(text) {}\n");
        put(
                webapp,
                "codes/externs/extension.js",
                "/** @externs */ function show(text) {} function report(texts) {}\n");
        put(webapp, "codes/words/zh/userscript.json", "{\"reader\": \"读\"}\n");
        put(webapp, "codes/widget/widget.css", "/* look */\np {\n  color: red;\n}\n");
        put(webapp, "base/workers/worker.js", "work('牌');\n");
        put(
                webapp,
                "app/sw.js",
                "const VERSION = __VERSION__, SIZE = __SIZE__, FILES = __FILES__;\n");
        cards = folder.resolve("cards-data");
        put(cards, "chess/NOTICE", "Held by nobody.\n");
        put(cards, "chess/zh-CN.tsv", "cardbench-table 1\tchess\tzh-CN\nid\tname\n\t\"车\"\n");
        put(cards, "chess/words.tsv", "word\n");
        put(cards, "examples/one.yml", "a: \"牌\"\n");
        put(cards, "examples/deep/file.yml", "a: b\n");
        for (String name : List.of("cardbench", "all-decks", "decks", "widget")) {
            put(bundles, name + ".js", FasterRuntimeTest.RUNTIME + "umd('" + name + "');\n");
        }
        for (String name :
                List.of(
                        "archetype",
                        "collection",
                        "expansion",
                        "form",
                        "full",
                        "list",
                        "odds",
                        "picture",
                        "wizard",
                        "words")) {
            put(bundles, name + "-lab.js", FasterRuntimeTest.RUNTIME + "umd('" + name + "');\n");
        }
        put(bundles, "full-lab.wasm", "\0asm");
        put(bundles, "odds-lab.wasm", "\0asm");
        put(bundles, "lab.wasm-runtime.js", "runtime();\n");
    }

    private static void put(Path folder, String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** The unchanged small site, which is assembled but once. */
    private Map<String, byte[]> unchanged() throws Exception {
        if (unchanged == null) {
            unchanged = assemble();
        }
        return unchanged;
    }

    /** A file of the unchanged small site. */
    private String text(String path) throws Exception {
        return new String(unchanged().get(path), StandardCharsets.UTF_8);
    }

    @Test
    void site_holdsWhatIsShippedAndNothingElse() throws Exception {
        assertEquals(
                List.of(
                        "SHA256SUMS",
                        "all-decks.js",
                        "archetype-lab.js",
                        "archetypes.js",
                        "bookmarklet.js",
                        "bytes.js",
                        "calculator.js",
                        "card-list.js",
                        "card-picture.js",
                        "cardbench-widget.js",
                        "cardbench.js",
                        "cardbench.user.js",
                        "cards/SHA256SUMS",
                        "cards/chess.notice.txt",
                        "cards/chess.zh-CN.js",
                        "charts.js",
                        "code-editor.js",
                        "collection-lab.js",
                        "collection.js",
                        "comparison-picture.js",
                        "css/page.css",
                        "deck-cards.js",
                        "decks.js",
                        "draws.js",
                        "examples.js",
                        "expansion-lab.js",
                        "files.js",
                        "form-lab.js",
                        "form.js",
                        "full-lab.js",
                        "full-lab.wasm",
                        "game-deck.js",
                        "help.js",
                        "index.html",
                        "input.js",
                        "lab.wasm-runtime.js",
                        "list-lab.js",
                        "lists.js",
                        "main.js",
                        "odds-lab.js",
                        "odds-lab.wasm",
                        "odds.js",
                        "offline.js",
                        "picture-lab.js",
                        "pictures.js",
                        "png.js",
                        "recent.js",
                        "roving.js",
                        "share.js",
                        "sheet.js",
                        "signature.txt",
                        "start.js",
                        "sw.js",
                        "wizard-lab.js",
                        "wizard.js",
                        "words-lab.js",
                        "words/ja/page.js",
                        "words/zh/page.js",
                        "worker.js",
                        "workers.js"),
                List.copyOf(unchanged().keySet()));
    }

    @Test
    void scripts_areAscii_andWordsAreAsWritten() throws Exception {
        assertTrue(text("main.js").contains("one(\"\\u724c\")"));
        assertTrue(text("worker.js").contains("work('\\u724c');"));
        assertTrue(text("words/zh/page.js").contains("\"卡组\""));
        assertTrue(text("words/zh/page.js").contains("\"没有棋子\""));
        assertTrue(text("words/ja/page.js").contains("\"駒がない\""));
    }

    @Test
    void widget_namesItsLicencesWhereverItIsCopied() throws Exception {
        String widget = text("cardbench-widget.js");
        String first = widget.substring(0, widget.indexOf('\n'));
        assertTrue(first.startsWith("/*! Cardbench. Copyright (c) 2026"), first);
        for (String named : List.of("MIT licence", "TeaVM", "notices.txt")) {
            assertTrue(first.contains(named), first);
        }
    }

    @Test
    void cardTables_becomeScriptsThatOpenThem() throws Exception {
        String script = text("cards/chess.zh-CN.js");
        String start = "globalThis.Cardbench.table(\"chess.zh-CN\", ";
        String end = ");\n";
        assertTrue(script.startsWith(start) && script.endsWith(end), script);
        assertEquals("\"车\"", nameOfFirstCard(script));
        assertEquals("Held by nobody.\n", text("cards/chess.notice.txt"));
    }

    /** The name of card 1 in the table that a script opens, in whatever form it is packed. */
    private static String nameOfFirstCard(String script) {
        String table =
                Json.parse(
                                "["
                                        + script.substring(
                                                script.indexOf('(') + 1, script.lastIndexOf(')'))
                                        + "]")
                        .asArray()
                        .get(1)
                        .asString();
        Diagnostics diagnostics = new Diagnostics();
        CardTable read = CardTableReader.read(table, diagnostics).get(0);
        assertEquals(List.of(), diagnostics.list());
        return read.card(read.row(1)).text("name");
    }

    @Test
    void cardList_namesEachTableWithItsSize() throws Exception {
        int bytes = text("cards/chess.zh-CN.js").length();
        assertEquals(
                "Cardbench.cardFiles = {\"chess.zh-CN\":"
                        + bytes
                        + "};\nCardbench.cardSources = {};\n",
                text("card-list.js"));
    }

    @Test
    void moduleThatNothingImports_isRefused() throws Exception {
        put(webapp, "codes/games/chess/board.js", "export {};\n");
        String message =
                assertThrows(IllegalArgumentException.class, this::pageAsItIsNow).getMessage();
        assertTrue(message.contains("codes/games/chess/board.js"), message);
    }

    @Test
    void examples_becomeOneScript() throws Exception {
        assertEquals(
                "Cardbench.examples = {\"deep/file.yml\":\"a: b\\n\",\"one.yml\":\"a: \\\"\\u724c\\\"\\n\"};\n",
                text("examples.js"));
    }

    @Test
    void otherFiles_areCopiedByteForByte() throws Exception {
        assertArrayEquals(
                Files.readAllBytes(bundles.resolve("odds-lab.wasm")),
                unchanged().get("odds-lab.wasm"));
    }

    @Test
    void runtimeOfWebAssembly_bringsItsProof() throws Exception {
        assertEquals("runtime();\n" + LabProof.script(), text("lab.wasm-runtime.js"));
    }

    @Test
    void signatureOfAllAnswers_isInAFileAndInThePage() throws Exception {
        assertEquals(AnswerSignature.VALUE + "\n", text("signature.txt"));
        assertEquals(
                "<p>牌</p><meta content=\"" + AnswerSignature.VALUE + "\">", text("index.html"));
    }

    @Test
    void styles_areMadeSmall() throws Exception {
        assertEquals(".card{color:red;}", text("css/page.css"));
    }

    @Test
    void serviceWorker_listsEveryFileOfThePageWithAHash() throws Exception {
        String worker = text("sw.js");
        Set<String> unlisted =
                Set.of(
                        "sw.js",
                        "full-lab.js",
                        "full-lab.wasm",
                        "cardbench.user.js",
                        "SHA256SUMS",
                        "cards/SHA256SUMS");
        for (String path : unchanged().keySet()) {
            boolean listed = worker.contains("\"" + path + "\": \"");
            assertEquals(!unlisted.contains(path), listed, path);
        }
        // SHA-256 of "\0asm" begins with these bytes (sha256sum)
        assertTrue(worker.contains("\"odds-lab.wasm\": \"cd5d4935a48c0672\""), worker);
        assertFalse(worker.contains("__"), worker);
    }

    @Test
    void sums_areThoseOfAllFiles() throws Exception {
        Set<String> listed = new TreeSet<>();
        listed.addAll(checkedSums("SHA256SUMS", ""));
        listed.addAll(checkedSums("cards/SHA256SUMS", "cards/"));
        listed.add("SHA256SUMS");
        assertEquals(unchanged().keySet(), listed);
        // SHA-256 of "\0asm" (sha256sum)
        assertTrue(
                text("SHA256SUMS")
                        .contains(
                                "cd5d4935a48c0672cb06407bb443bc0087aff947c6b864bac886982c73b3027f"
                                        + "  odds-lab.wasm\n"));
    }

    /** The paths in a list, each of which has the sum of its file. */
    private List<String> checkedSums(String list, String folder) throws Exception {
        List<String> paths = new ArrayList<>();
        for (String line : text(list).split("\n")) {
            if (line.startsWith("#")) {
                continue;
            }
            String path = folder + line.substring(66);
            assertEquals("  ", line.substring(64, 66));
            assertEquals(sha256(text(path)), line.substring(0, 64), path);
            paths.add(path);
        }
        assertEquals(paths.stream().sorted().toList(), paths);
        return paths;
    }

    private static String sha256(String text) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return String.format("%064x", new BigInteger(1, hash));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void anyChange_changesTheVersion() throws Exception {
        Set<String> versions = new TreeSet<>(Set.of(versionOf(text("sw.js"))));
        put(bundles, "odds-lab.wasm", "\0asn");
        versions.add(versionOf(new String(assemble().get("sw.js"), StandardCharsets.UTF_8)));
        put(cards, "chess/NOTICE", "Held by everybody.\n");
        versions.add(versionOf(new String(assemble().get("sw.js"), StandardCharsets.UTF_8)));
        assertEquals(3, versions.size(), versions.toString());
    }

    private static String versionOf(String worker) {
        return worker.substring(0, worker.indexOf("FILES"));
    }

    @Test
    void missingBundle_isNamed() throws Exception {
        Files.delete(bundles.resolve("odds-lab.wasm"));
        Exception e = assertThrows(NoSuchFileException.class, this::assemble);
        assertTrue(e.getMessage().contains("odds-lab.wasm"), e.getMessage());
    }

    private SiteAssembly.Sources sources(Path newerCards) {
        return new SiteAssembly.Sources(bundles, true, cards, newerCards);
    }

    private SiteAssembly pageAsItIsNow() throws IOException {
        return SiteAssembly.ofPage(webapp, words, "unknown", "1.2.3");
    }

    private SiteAssembly page() throws IOException {
        if (compiled == null) {
            compiled = pageAsItIsNow();
        }
        return compiled;
    }

    private Map<String, byte[]> assemble() throws Exception {
        return page().files(sources(folder.resolve("none")));
    }

    private void writeTo(Path... folders) throws Exception {
        page().write(sources(folder.resolve("none")), List.of(folders));
    }

    /** Also if its page is compiled once more; this takes seconds, so one test shows both. */
    @Test
    void site_isTheSameEveryTime_andOldFilesAreGone() throws Exception {
        Path first = folder.resolve("first");
        Path second = folder.resolve("second");
        put(first, "card-list.js", text("card-list.js"));
        put(first, "old/left-over.js", "old();");
        pageAsItIsNow().write(sources(folder.resolve("none")), List.of(first, second));
        for (Path written : List.of(first, second)) {
            Set<String> paths = new TreeSet<>();
            try (Stream<Path> files = Files.walk(written)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    String path = written.relativize(file).toString().replace('\\', '/');
                    assertArrayEquals(unchanged().get(path), Files.readAllBytes(file), path);
                    paths.add(path);
                }
            }
            assertEquals(unchanged().keySet(), paths);
        }
    }

    @Test
    void folderOfOthers_isRefusedAndNothingIsWritten() throws Exception {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        Path photos = folder.resolve("photos");
        put(photos, "2026/cat.jpg", "cat");
        put(photos, "card-list.js", "// a shopping list\n");
        IOException refused = assertThrows(IOException.class, () -> writeTo(empty, photos));
        assertTrue(refused.getMessage().startsWith(photos + " holds"), refused.getMessage());
        assertEquals("cat", Files.readString(photos.resolve("2026/cat.jpg")));
        assertEquals("// a shopping list\n", Files.readString(photos.resolve("card-list.js")));
        try (var written = Files.list(empty)) {
            assertEquals(0, written.count());
        }
    }

    @Test
    void fileInTheFoldersPlace_isRefused() throws Exception {
        put(folder, "note.txt", "note");
        Path note = folder.resolve("note.txt");
        assertThrows(IOException.class, () -> writeTo(note));
        assertEquals("note", Files.readString(note));
    }

    @Test
    void siteForThisMachine_hasBundlesAsTeaVmWritesThem_andNoFullLab() throws Exception {
        Files.delete(bundles.resolve("full-lab.js"));
        Path none = folder.resolve("none");
        Map<String, byte[]> site =
                page().files(new SiteAssembly.Sources(bundles, false, cards, none));
        assertTrue(!site.containsKey("full-lab.js") && !site.containsKey("full-lab.wasm"));
        String script = new String(site.get("decks.js"), StandardCharsets.UTF_8);
        assertTrue(script.contains("let next") || script.contains("let result"), script);
        assertTrue(script.length() > text("decks.js").length());
    }

    @Test
    void newerCardTables_takeTheOldOnesPlaces() throws Exception {
        Path newer =
                Files.createDirectories(folder.resolve("newer").resolve("genshin")).getParent();
        Files.writeString(
                newer.resolve("genshin").resolve("en.tsv"),
                "cardbench-table 1\tgenshin\ten\nid\tname\n\tNewer\n");
        Path site = folder.resolve("newer-site");
        page().write(sources(newer), List.of(site));
        String script = Files.readString(site.resolve("cards/genshin.en.js"));
        assertEquals("Newer", nameOfFirstCard(script));
    }
}
