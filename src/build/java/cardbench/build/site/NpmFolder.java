package cardbench.build.site;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.WriterConfig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes the folder {@code target/npm}, a package for npm: the scripts of {@link NpmEntry} as ES
 * modules and for CommonJS, their types, and {@code package.json}. The scripts are those of the
 * site. Equal input gives equal bytes.
 *
 * @see <a href="https://nodejs.org/api/packages.html">packages of Node.js</a>
 */
final class NpmFolder {

    private static final String TYPES = "contract";

    /** The types of decks in {@code entry.d.ts} by format; of all other formats, it is YgoDeck. */
    private static final Map<String, String> DECKS =
            Map.of("hearthstone", "HearthstoneDeck", "genshin", "GenshinDeck");

    private static final List<String> KEYWORDS =
            List.of(
                    "deck",
                    "deckstring",
                    "deck-code",
                    "card-game",
                    "hearthstone",
                    "genshin",
                    "genius-invokation",
                    "yugioh",
                    "ygopro",
                    "ydk",
                    "ydke",
                    "runeterra",
                    "riftbound",
                    "marvel-snap");

    /** Around the types of entries that read decks, and of those that open files. */
    private static final String CODES = "// codes\n";

    private static final String STORE = "// store\n";

    private final Map<String, String> files = new TreeMap<>();

    private NpmFolder() {}

    /**
     * Writes the package.
     *
     * @param site the folder of the site with the full lab
     * @param bundles the folder of the bundles
     * @param project the folder of the project, which has the texts and the licence
     * @param address the address of the site, or {@code unknown}: the package names it, and the
     *     repository where the address shows it
     * @param target the folder to write to
     */
    static void write(
            Path site, Path bundles, Path project, String version, String address, Path target)
            throws IOException {
        Path page = project.resolve("webapp");
        Path texts = project.resolve("src/build/npm");
        NpmFolder folder = new NpmFolder();
        folder.addScripts(site, bundles, texts);
        String contract =
                new TypeDeclarations(TypeDeclarations.contract(page))
                        .declarations(
                                Files.readString(texts.resolve("decks.d.ts")),
                                new Dispatcher(AllOperations.all()).operations());
        folder.addTypes(contract, Files.readString(texts.resolve("entry.d.ts")));
        folder.files.put("README.md", Files.readString(texts.resolve("README.md")));
        folder.files.put("LICENSE", Files.readString(project.resolve("LICENSE")));
        folder.files.put("notices.txt", Files.readString(page.resolve("app/notices.txt")));
        folder.files.put("package.json", manifest(version, address));
        folder.write(target);
    }

    private void addScripts(Path site, Path bundles, Path texts) throws IOException {
        for (NpmEntry entry : NpmEntry.values()) {
            String script =
                    switch (entry) {
                        case CODECS -> lean(entry, bundles.resolve(Bundle.CODECS.file()));
                        case YGO -> lean(entry, bundles.resolve(Bundle.YGO_CODECS.file()));
                        case SETCODES -> lean(entry, bundles.resolve(Bundle.SETCODE_LAB.file()));
                        case FULL -> Files.readString(site.resolve(Bundle.FULL_LAB.file()));
                    };
            String typed =
                    entry.formats().isEmpty()
                            ? ""
                            : Files.readString(texts.resolve("typed.js"))
                                    + Files.readString(texts.resolve(entry.file() + ".js"));
            files.put(entry.file() + ".js", entry.module(script, typed));
            files.put(entry.file() + ".cjs", entry.commonJs(script, typed));
        }
    }

    private static String lean(NpmEntry entry, Path bundle) throws IOException {
        String script = BundleScript.withCodecs(Files.readString(bundle));
        return AsciiScript.of(LeanScript.of(entry.file(), script));
    }

    private void addTypes(String contract, String template) {
        for (String ending : new String[] {"ts", "cts"}) {
            // the ending of the script whose types they are, by which TypeScript finds them
            String script = ending.equals("ts") ? ".js" : ".cjs";
            files.put(TYPES + ".d." + ending, contract);
            for (NpmEntry entry : NpmEntry.values()) {
                files.put(
                        entry.file() + ".d." + ending,
                        declarations(entry, template).replace("%CONTRACT%", TYPES + script));
            }
        }
    }

    private static String declarations(NpmEntry entry, String template) {
        String names = "\"" + String.join("\" | \"", entry.operations()) + "\"";
        String kept = part(template, CODES, entry.decodes());
        kept = part(kept, STORE, entry.opens());
        StringBuilder formats = new StringBuilder();
        for (String format : entry.formats()) {
            formats.append("\nexport const ").append(format).append(": CodeFormat<");
            formats.append(DECKS.getOrDefault(format, "YgoDeck")).append(">;\n");
        }
        return kept.replace("%OPERATIONS%", names) + formats;
    }

    /** The template with the lines between two marks, or without them; the marks go. */
    private static String part(String template, String mark, boolean kept) {
        int from = template.indexOf(mark);
        int to = template.indexOf(mark, from + 1);
        return template.substring(0, from)
                + (kept ? template.substring(from + mark.length(), to) : "")
                + template.substring(to + mark.length());
    }

    private static String manifest(String version, String address) {
        JsonObject exports = new JsonObject();
        for (NpmEntry entry : NpmEntry.values()) {
            String file = "./" + entry.file();
            JsonObject conditions = new JsonObject();
            conditions.add("import", condition(file + ".d.ts", file + ".js"));
            conditions.add("require", condition(file + ".d.cts", file + ".cjs"));
            exports.add(entry.path(), conditions);
        }
        exports.add("./package.json", "./package.json");
        JsonObject manifest =
                new JsonObject()
                        .add("name", "cardbench")
                        .add("version", version)
                        .add(
                                "description",
                                "Reads, checks and writes the deck codes of card games.")
                        .add("keywords", keywords())
                        .add("license", "MIT")
                        .add("type", "module")
                        .add("sideEffects", false)
                        .add("engines", new JsonObject().add("node", ">=18"))
                        .add("main", "./cardbench.cjs")
                        .add("module", "./cardbench.js")
                        .add("types", "./cardbench.d.ts")
                        .add("exports", exports);
        if (!address.equals("unknown")) {
            manifest.add("homepage", address);
        }
        ForgeAddress.ofSite(address)
                .ifPresent(
                        forge -> {
                            JsonObject repository = new JsonObject().add("type", "git");
                            manifest.add("repository", repository.add("url", forge.cloneUrl()));
                            manifest.add("bugs", new JsonObject().add("url", forge.issues()));
                        });
        return manifest.toString(WriterConfig.PRETTY_PRINT) + "\n";
    }

    private static JsonArray keywords() {
        JsonArray keywords = new JsonArray();
        for (String keyword : KEYWORDS) {
            keywords.add(keyword);
        }
        return keywords;
    }

    /** The types come first, since the conditions are tried in the order of the file. */
    private static JsonObject condition(String types, String script) {
        return new JsonObject().add("types", types).add("default", script);
    }

    private void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.write(
                    folder.resolve(file.getKey()),
                    file.getValue().getBytes(StandardCharsets.UTF_8));
        }
    }
}
