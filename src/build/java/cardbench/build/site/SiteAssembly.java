package cardbench.build.site;

import static java.util.stream.Collectors.toMap;

import cardbench.call.AnswerSignature;
import com.eclipsesource.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Assembles the site at build time from the hand-written files of {@code webapp}, the bundles of
 * TeaVM, and the tables of {@code cards-data}. Equal input gives equal bytes.
 *
 * <ul>
 *   <li>the modules of the page become the classic scripts of {@link PageScripts}, checked and
 *       minified by {@link ScriptCompiler};
 *   <li>the words become the classic scripts {@code words/<language>/<part>.js} ({@link
 *       WordTables});
 *   <li>the card tables become the classic scripts {@code cards/<game>.<content>.js} ({@link
 *       CardScript}), next to the notice of their sources, and {@code card-list.js} lists them;
 *   <li>the deck files and cards of {@code cards-data/examples} become one classic script, {@code
 *       examples.js};
 *   <li>each {@link Bundle} is wrapped ({@link BundleScript}); that of the widget and {@code
 *       widget/} become {@code cardbench-widget.js} ({@link WidgetScript});
 *   <li>{@code editor.js} comes from {@link EditorBundle}; without it the labs have a plain text
 *       box;
 *   <li>the service worker gets the list of all other files except the full lab, with the hash of
 *       each ({@link OfflineList});
 *   <li>other files that delay the page are minified ({@link LeanScript}, {@link LeanText}), and
 *       every script is ASCII ({@link AsciiScript});
 *   <li>{@code signature.txt} contains the {@link AnswerSignature}, which the help of the page also
 *       shows;
 *   <li>{@code SHA256SUMS} and {@code cards/SHA256SUMS} contain the sums of all files ({@link
 *       ChecksumLists});
 *   <li>everything else is copied.
 * </ul>
 */
public final class SiteAssembly {

    private static final String WORDS = "words/";
    private static final String CARDS = ChecksumLists.TABLES;
    private static final String EXAMPLES = "examples/";
    private static final String WIDGET = "widget/main.js";
    private static final String WIDGET_STYLE = "widget/widget.css";
    private static final String WIDGET_WORDS = "/widget";
    private static final String SERVICE_WORKER = "sw.js";
    private static final String WASM_RUNTIME = "lab.wasm-runtime.js";

    /** Declarations for the compiler: what scripts use and do not declare. */
    private static final String EXTERNS = "externs/";

    private static final String CONTRACT = "contract.js";

    /** Scripts that run by themselves, by their paths in {@code webapp} and in the site. */
    private static final Map<String, String> CLASSIC =
            Map.of(
                    "embed.js",
                    "embed.js",
                    SERVICE_WORKER,
                    SERVICE_WORKER,
                    "workers/worker.js",
                    "worker.js");

    private final String address;

    // Sorted, so that the files and their list have the same order on every system.
    private final SortedMap<String, byte[]> site = new TreeMap<>();
    private final Map<String, String> sources = new TreeMap<>();
    private final Map<String, String> externs = new TreeMap<>();
    private final Map<String, String> widgetWords = new TreeMap<>();
    private String widgetStyle = "";
    private ModuleGraph graph = new ModuleGraph(Map.of());

    private SiteAssembly(String address) {
        this.address = address;
    }

    /**
     * Writes the site.
     *
     * @param args the folder of the hand-written page, the folder of the bundles, whether the full
     *     lab is one of them, the folder of the card tables, an optional folder with newer tables,
     *     the address of the site or {@code unknown} ({@link LinkPreview}), and one or more folders
     *     whose content is replaced by the site ({@link SiteFolder})
     */
    public static void main(String[] args) throws IOException {
        List<SiteFolder> folders = new ArrayList<>();
        for (String folder : List.of(args).subList(6, args.length)) {
            folders.add(SiteFolder.at(Path.of(folder)));
        }
        Map<String, byte[]> cards = read(Path.of(args[3]));
        Path newer = Path.of(args[4]);
        if (Files.isDirectory(newer)) {
            cards.putAll(read(newer));
        }
        Map<String, byte[]> site =
                assemble(
                        Path.of(args[0]),
                        Path.of(args[1]),
                        Boolean.parseBoolean(args[2]),
                        cards,
                        args[5]);
        for (SiteFolder folder : folders) {
            folder.write(site);
        }
    }

    /** The files of the site by path, sorted, with the full lab; paths have forward slashes. */
    static Map<String, byte[]> assemble(Path webapp, Path bundles, Path cards) throws IOException {
        return assemble(webapp, bundles, true, read(cards), LinkPreview.UNKNOWN);
    }

    private static Map<String, byte[]> assemble(
            Path webapp,
            Path bundles,
            boolean withFullLab,
            Map<String, byte[]> cards,
            String address)
            throws IOException {
        // A bundle that is missing is told of before the page is compiled, which takes a while.
        Map<String, byte[]> built = read(bundles);
        Map<Bundle, byte[]> compiled = bundlesOf(built, withFullLab);
        SiteAssembly assembly = new SiteAssembly(address);
        assembly.addPage(read(webapp));
        assembly.addBundles(compiled);
        assembly.addScriptsBesideBundles(built);
        assembly.addCards(cards);
        assembly.put("signature.txt", AnswerSignature.VALUE + "\n");
        // Behind the files whose hashes it has.
        String serviceWorker = assembly.text(SERVICE_WORKER);
        assembly.site.remove(SERVICE_WORKER);
        Map<String, byte[]> offline = new TreeMap<>(assembly.site);
        // The page does not load the full lab, which would double the size of what is kept.
        offline.remove(Bundle.FULL_LAB.file());
        offline.remove(Bundle.FULL_LAB_WASM.file());
        assembly.script(SERVICE_WORKER, OfflineList.fillIn(serviceWorker, offline));
        // Last, and not kept offline: they have the sum of the service worker, and are for whoever
        // checks what the server has.
        assembly.put(
                CARDS + ChecksumLists.NAME,
                ChecksumLists.ofTables(assembly.site, assembly.sources));
        assembly.put(ChecksumLists.NAME, ChecksumLists.ofProgram(assembly.site));
        return assembly.site;
    }

    private void addPage(Map<String, byte[]> webapp) throws IOException {
        Map<String, String> modules = new TreeMap<>();
        WordTables words = new WordTables();
        for (Map.Entry<String, byte[]> file : webapp.entrySet()) {
            String path = file.getKey();
            if (path.startsWith(EXTERNS)) {
                externs.put(path.substring(EXTERNS.length()), utf8(file.getValue()));
            } else if (CLASSIC.containsKey(path)) {
                script(CLASSIC.get(path), utf8(file.getValue()));
            } else if (path.endsWith(".js")) {
                modules.put(path, utf8(file.getValue()));
            } else if (path.equals(WIDGET_STYLE)) {
                widgetStyle = LeanText.style(utf8(file.getValue()));
            } else if (WordTables.isFile(path)) {
                words.add(path, utf8(file.getValue()));
            } else if (path.endsWith(".css")) {
                put(path, LeanText.style(utf8(file.getValue())));
            } else if (path.endsWith(".webmanifest")) {
                put(path, Json.parse(utf8(file.getValue())).toString());
            } else if (path.endsWith(".html")) {
                put(path, LeanText.page(filled(utf8(file.getValue()))));
            } else {
                site.put(path, file.getValue());
            }
        }
        words.texts().forEach(this::addWords);
        graph = new ModuleGraph(modules);
        checkThatEachIsNeeded(modules.keySet());
        new ScriptCompiler(externs(CONTRACT, "page.js")).page(graph).forEach(this::script);
        ScriptCompiler classic = new ScriptCompiler(externs(CONTRACT, "page.js", "classic.js"));
        CLASSIC.keySet().stream()
                .filter(webapp::containsKey)
                .forEach(path -> classic.check(path, utf8(webapp.get(path))));
    }

    /** A module that nothing imports would be left out silently. */
    private void checkThatEachIsNeeded(Set<String> modules) {
        Set<String> unused = new TreeSet<>(modules);
        PageScripts.modules(graph).values().forEach(unused::removeAll);
        graph.inOrder(List.of(WIDGET)).forEach(unused::remove);
        if (!unused.isEmpty()) {
            throw new IllegalArgumentException("no script needs " + unused);
        }
    }

    private void addWords(String name, String json) {
        if (name.endsWith(WIDGET_WORDS)) {
            widgetWords.put(name.substring(0, name.length() - WIDGET_WORDS.length()), json);
        } else {
            script(WORDS + name + ".js", DataScript.words(name, json));
        }
    }

    private Map<String, String> externs(String... names) {
        return Stream.of(names)
                .collect(toMap(name -> EXTERNS + name, name -> externs.getOrDefault(name, "")));
    }

    /** The page with the signature of the answers and the preview of links to it. */
    private String filled(String page) {
        return LinkPreview.in(page.replace("%ANSWERS%", AnswerSignature.VALUE), address);
    }

    private static Map<Bundle, byte[]> bundlesOf(Map<String, byte[]> files, boolean withFullLab)
            throws IOException {
        Map<Bundle, byte[]> bundles = new EnumMap<>(Bundle.class);
        for (Bundle bundle : Bundle.of(withFullLab)) {
            if (bundle.isOfSite()) {
                bundles.put(bundle, bundle(files, bundle.file()));
            }
        }
        return bundles;
    }

    private void addBundles(Map<Bundle, byte[]> bundles) throws IOException {
        for (Map.Entry<Bundle, byte[]> entry : bundles.entrySet()) {
            Bundle bundle = entry.getKey();
            byte[] compiled = entry.getValue();
            if (bundle.isWasm()) {
                site.put(bundle.file(), compiled);
            } else if (bundle == Bundle.WIDGET) {
                addWidget(utf8(compiled));
            } else {
                lean(bundle.file(), wrapped(bundle, utf8(compiled)));
            }
        }
    }

    private void addScriptsBesideBundles(Map<String, byte[]> bundles) throws IOException {
        script(WASM_RUNTIME, utf8(bundle(bundles, WASM_RUNTIME)) + LabProof.script());
        if (bundles.containsKey("editor.js")) {
            script("editor.js", utf8(bundles.get("editor.js")));
        }
    }

    private static String wrapped(Bundle bundle, String umd) {
        return switch (bundle) {
            case DECODE -> BundleScript.atOnce(umd);
            case DECKS -> BundleScript.takingOver(umd);
            case ODDS_LAB -> BundleScript.lab("odds-lab", false, umd);
            case PICTURE_LAB -> BundleScript.lab("picture-lab", true, umd);
            case MULLIGAN_LAB -> BundleScript.lab("mulligan-lab", false, umd);
            case FORM_LAB -> BundleScript.lab("form-lab", false, umd);
            case WIZARD_LAB -> BundleScript.lab("wizard-lab", false, umd);
            case ARCHETYPE_LAB -> BundleScript.lab("archetype-lab", true, umd);
            case FULL_LAB -> BundleScript.fullLab(umd);
            default -> throw new IllegalArgumentException(bundle + " is no script of its own");
        };
    }

    private void addWidget(String umd) throws IOException {
        String parts = new ScriptCompiler(externs(CONTRACT, "widget.js")).alone(WIDGET, graph);
        String path = "cardbench-widget.js";
        String script = LeanScript.of(path, WidgetScript.of(umd, parts, widgetStyle, widgetWords));
        script(path, WidgetScript.LICENCES + script);
    }

    private void addCards(Map<String, byte[]> cards) {
        Map<String, Integer> sizes = new TreeMap<>();
        Map<String, String> examples = new TreeMap<>();
        for (Map.Entry<String, byte[]> file : cards.entrySet()) {
            String[] path = file.getKey().split("/");
            if (isExample(file.getKey())) {
                examples.put(file.getKey().substring(EXAMPLES.length()), utf8(file.getValue()));
            }
            if (path.length != 2) {
                continue;
            }
            if (path[1].equals("NOTICE")) {
                site.put(CARDS + path[0] + ".notice.txt", file.getValue());
            } else if (CardScript.isTable(utf8(file.getValue()))) {
                String name = path[0] + "." + path[1].substring(0, path[1].lastIndexOf('.'));
                script(CARDS + name + ".js", CardScript.of(name, utf8(file.getValue())));
                sizes.put(name, site.get(CARDS + name + ".js").length);
                if (name.endsWith(".cards")) {
                    sources.put(path[0], CardScript.sources(utf8(file.getValue())));
                }
            }
        }
        script(SiteFolder.MARK, CardScript.list(sizes, sources));
        script("examples.js", DataScript.examples(examples));
    }

    /** Whether a path is an example: a deck file, or a card of 逆时巫师 OL. */
    private static boolean isExample(String path) {
        return path.startsWith(EXAMPLES) && (path.endsWith(".yml") || path.endsWith(".jsonc"));
    }

    private static byte[] bundle(Map<String, byte[]> bundles, String name) throws IOException {
        byte[] bytes = bundles.get(name);
        if (bytes == null) {
            throw new NoSuchFileException(name, null, "no such bundle: TeaVM has to run first");
        }
        return bytes;
    }

    private void lean(String path, String text) {
        script(path, LeanScript.of(path, text));
    }

    private void put(String path, String text) {
        site.put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    private void script(String path, String text) {
        site.put(path, AsciiScript.of(text).getBytes(StandardCharsets.US_ASCII));
    }

    private String text(String path) throws IOException {
        byte[] bytes = site.get(path);
        if (bytes == null) {
            throw new NoSuchFileException(path);
        }
        return utf8(bytes);
    }

    private static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static Map<String, byte[]> read(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        for (Path path : below(folder)) {
            if (Files.isRegularFile(path)) {
                String name = folder.relativize(path).toString().replace('\\', '/');
                files.put(name, Files.readAllBytes(path));
            }
        }
        return files;
    }

    private static List<Path> below(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.toList();
        }
    }
}
