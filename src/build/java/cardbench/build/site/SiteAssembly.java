package cardbench.build.site;

import static java.util.stream.Collectors.toMap;

import cardbench.build.words.DiagnosticConstants;
import cardbench.contract.AnswerSignature;
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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
 *       widget/} become {@code cardbench-widget.js} ({@link WidgetScript}), and with {@code
 *       userscript/} the {@link UserScript};
 *   <li>{@code editor.js} comes from {@link EditorBundle}; without it the labs have a plain text
 *       box;
 *   <li>the service worker gets the list of all other files except the full lab, with the hash of
 *       each ({@link OfflineList});
 *   <li>each page gets the script that must run before any other arrives ({@link InlineScript}),
 *       and that for frames its policy ({@link FramePage});
 *   <li>other files that delay the page are minified ({@link LeanScript}, {@link LeanText}), and
 *       every script but the words of this page is ASCII ({@link AsciiScript});
 *   <li>{@code signature.txt} contains the {@link AnswerSignature}, which the help of the page also
 *       shows;
 *   <li>{@code SHA256SUMS} and {@code cards/SHA256SUMS} contain the sums of all files ({@link
 *       ChecksumLists});
 *   <li>everything else is copied.
 * </ul>
 */
final class SiteAssembly {

    private static final String WORDS = "words/";
    private static final String CARDS = ChecksumLists.TABLES;
    private static final String EXAMPLES = "examples/";
    private static final String SERVICE_WORKER = "sw.js";
    static final String WASM_RUNTIME = "lab.wasm-runtime.js";

    /** Declarations for the compiler: what scripts use and do not declare. */
    private static final String EXTERNS = "/externs/";

    private static final String CONTRACT = "contract.js";

    /** The house whose files have the paths of the site. */
    private static final String APP = "app/";

    /** The folder of style sheets in each house, and in the site. */
    private static final String STYLES = "css/";

    /** Scripts that are put into the page of the same name ({@link InlineScript}). */
    private static final Set<String> INLINE = Set.of("app/embed.js", "app/index.js");

    /** Scripts that run by themselves, by their paths in {@code webapp} and in the site. */
    private static final Map<String, String> CLASSIC =
            Map.of(APP + SERVICE_WORKER, SERVICE_WORKER, "base/workers/worker.js", "worker.js");

    private final SiteAddress address;
    private final String version;

    // Sorted, so that the files and their list have the same order on every system.
    private final SortedMap<String, byte[]> site = new TreeMap<>();
    private final Map<String, String> sources = new TreeMap<>();
    private final Map<String, String> externs = new TreeMap<>();
    private final HostPageScripts hostPages;
    private ModuleGraph graph = new ModuleGraph(Map.of());

    private SiteAssembly(SiteAddress address, String version) {
        this.address = address;
        this.version = version;
        hostPages = new HostPageScripts();
    }

    /** A site that begins with what another one has so far, and leaves that one as it is. */
    private SiteAssembly(SiteAssembly begun) {
        address = begun.address;
        version = begun.version;
        site.putAll(begun.site);
        sources.putAll(begun.sources);
        hostPages = begun.hostPages;
    }

    /**
     * What a site is made of beside the page.
     *
     * @param bundles the folder of the bundles
     * @param complete whether it is the site to publish: the full lab is among the bundles, and all
     *     are minified once more, which takes half a minute
     * @param cards the folder of the card tables
     * @param newerCards a folder with newer ones, which need not exist
     */
    record Sources(Path bundles, boolean complete, Path cards, Path newerCards) {}

    /**
     * Begins a site with the hand-written page, whose scripts are compiled.
     *
     * @param webapp the folder of the page
     * @param words the folder with the diagnostics of each house
     * @param address the address of the site or {@code unknown} ({@link SiteAddress})
     */
    static SiteAssembly ofPage(Path webapp, Path words, String address, String version)
            throws IOException {
        SiteAssembly assembly = new SiteAssembly(SiteAddress.of(address), version);
        Map<String, byte[]> page = read(webapp);
        for (Path file : DiagnosticConstants.files(words)) {
            String name = words.relativize(file).toString().replace('\\', '/');
            page.put(WordTables.DIAGNOSTICS + name, Files.readAllBytes(file));
        }
        assembly.addPage(page);
        return assembly;
    }

    /**
     * Completes the site and writes it.
     *
     * @param folders one or more folders whose content is replaced by the site ({@link SiteFolder})
     */
    void write(Sources sources, List<Path> folders) throws IOException, InterruptedException {
        List<SiteFolder> checked = new ArrayList<>();
        for (Path folder : folders) {
            checked.add(SiteFolder.at(folder));
        }
        Map<String, byte[]> files = files(sources);
        for (SiteFolder folder : checked) {
            folder.write(files);
        }
    }

    /**
     * The files of the site by path, sorted; paths have forward slashes. The page stays as it was,
     * so that one that was compiled once serves for several sites.
     */
    Map<String, byte[]> files(Sources sources) throws IOException, InterruptedException {
        return new SiteAssembly(this).completed(sources);
    }

    private Map<String, byte[]> completed(Sources sources)
            throws IOException, InterruptedException {
        Map<String, byte[]> built = read(sources.bundles());
        addBundles(bundlesOf(built, sources.complete()), sources.complete());
        String core = utf8(bundle(built, Bundle.WIDGET.file()));
        put(UserScript.FILE, hostPages.userScript(address).text(core, version, sources.complete()));
        addScriptsBesideBundles(built);
        Map<String, byte[]> cards = read(sources.cards());
        if (Files.isDirectory(sources.newerCards())) {
            cards.putAll(read(sources.newerCards()));
        }
        addCards(cards);
        put("signature.txt", AnswerSignature.VALUE + "\n");
        // Behind the files whose hashes it has.
        String serviceWorker = text(SERVICE_WORKER);
        site.remove(SERVICE_WORKER);
        Map<String, byte[]> offline = new TreeMap<>(site);
        // The page does not load the full lab, which would double the size of what is kept.
        offline.remove(Bundle.FULL_LAB.file());
        offline.remove(Bundle.FULL_LAB_WASM.file());
        // a manager of userscripts keeps it
        offline.remove(UserScript.FILE);
        script(SERVICE_WORKER, OfflineList.fillIn(serviceWorker, offline));
        // Last, and not kept offline: they have the sum of the service worker, and are for whoever
        // checks what the server has.
        put(CARDS + ChecksumLists.NAME, ChecksumLists.ofTables(site, this.sources));
        put(ChecksumLists.NAME, ChecksumLists.ofProgram(site));
        return site;
    }

    private void addPage(Map<String, byte[]> webapp) throws IOException {
        Map<String, String> modules = new TreeMap<>();
        Map<String, String> pages = new TreeMap<>();
        Map<String, String> inline = new TreeMap<>();
        WordTables words = new WordTables();
        for (Map.Entry<String, byte[]> file : webapp.entrySet()) {
            String path = file.getKey();
            if (path.contains(EXTERNS)) {
                String name = path.substring(path.lastIndexOf('/') + 1);
                String program = name.startsWith("contract") ? CONTRACT : name;
                externs.merge(program, utf8(file.getValue()), String::concat);
            } else if (CLASSIC.containsKey(path)) {
                script(CLASSIC.get(path), utf8(file.getValue()));
            } else if (INLINE.contains(path)) {
                inline.put(path, LeanScript.of(path, utf8(file.getValue())));
            } else if (path.endsWith(".js")) {
                modules.put(path, utf8(file.getValue()));
            } else if (path.equals(HostPageScripts.STYLE)) {
                hostPages.setStyle(LeanText.style(utf8(file.getValue())));
            } else if (WordTables.isFile(path)) {
                words.add(path, utf8(file.getValue()));
            } else if (path.endsWith(".css")) {
                put(sitePath(path), LeanText.style(utf8(file.getValue())));
            } else if (path.endsWith(".webmanifest")) {
                put(sitePath(path), Json.parse(utf8(file.getValue())).toString());
            } else if (path.endsWith(".html")) {
                pages.put(path, LeanText.page(filled(utf8(file.getValue()))));
            } else {
                site.put(sitePath(path), file.getValue());
            }
        }
        pages.forEach(
                (path, page) -> {
                    String script = inline.get(InlineScript.fileOf(path));
                    String complete = script == null ? page : InlineScript.in(page, script);
                    put(sitePath(path), FramePage.of(complete, address));
                });
        words.texts().forEach(this::addWords);
        graph = new ModuleGraph(modules);
        checkThatEachIsNeeded(modules.keySet());
        new ScriptCompiler(externs(CONTRACT, "page.js")).page(graph).forEach(this::script);
        ScriptCompiler classic = new ScriptCompiler(externs(CONTRACT, "page.js", "classic.js"));
        Stream.concat(CLASSIC.keySet().stream(), INLINE.stream())
                .filter(webapp::containsKey)
                .forEach(path -> classic.check(path, utf8(webapp.get(path))));
        hostPages.compile(graph, name -> externs(CONTRACT, name));
    }

    /**
     * The path in the site of a file that the site has: style sheets of all houses are in one
     * folder.
     */
    private static String sitePath(String path) {
        int style = path.indexOf("/" + STYLES);
        return style >= 0
                ? path.substring(style + 1)
                : path.startsWith(APP) ? path.substring(APP.length()) : path;
    }

    /** The scripts of the extension. */
    ExtensionFolder.Scripts extensionScripts() {
        return hostPages.extension(address);
    }

    /** A module that nothing imports would be left out silently. */
    private void checkThatEachIsNeeded(Set<String> modules) {
        Set<String> unused = new TreeSet<>(modules);
        PageScripts.modules(graph).values().forEach(unused::removeAll);
        graph.inOrder(HostPageScripts.ENTRIES).forEach(unused::remove);
        if (!unused.isEmpty()) {
            throw new IllegalArgumentException("no script needs " + unused);
        }
    }

    private void addWords(String name, String json) {
        if (!hostPages.addWords(name, json)) {
            // of a page that says that it is in UTF-8; as escapes they would weigh a twentieth more
            put(WORDS + name + ".js", DataScript.words(name, json));
        }
    }

    private Map<String, String> externs(String... names) {
        return Stream.of(names)
                .collect(toMap(name -> name, name -> externs.getOrDefault(name, "")));
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

    private void addBundles(Map<Bundle, byte[]> bundles, boolean minified)
            throws IOException, InterruptedException {
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        Map<Bundle, Future<String>> scripts = new EnumMap<>(Bundle.class);
        try {
            bundles.forEach(
                    (bundle, bytes) -> {
                        if (bundle.isWasm()) {
                            site.put(bundle.file(), bytes);
                        } else {
                            scripts.put(
                                    bundle,
                                    threads.submit(() -> script(bundle, utf8(bytes), minified)));
                        }
                    });
            for (Map.Entry<Bundle, Future<String>> script : scripts.entrySet()) {
                boolean widget = script.getKey() == Bundle.WIDGET;
                script(
                        widget ? HostPageScripts.WIDGET_FILE : script.getKey().file(),
                        script.getValue().get());
            }
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    /** The script of a bundle, as the site has it. */
    private String script(Bundle bundle, String umd, boolean minified) {
        boolean widget = bundle == Bundle.WIDGET;
        String script = widget ? hostPages.widget(umd) : wrapped(bundle, umd);
        String lean = minified ? LeanScript.of(bundle.file(), script) : script;
        return widget ? WidgetScript.LICENCES + lean : lean;
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
            case DECKS, ALL_DECKS -> BundleScript.takingOver(umd);
            case ODDS_LAB -> BundleScript.lab("odds-lab", false, umd);
            case PICTURE_LAB -> BundleScript.lab("picture-lab", true, umd);
            case FORM_LAB -> BundleScript.lab("form-lab", false, umd);
            case LIST_LAB -> BundleScript.lab("list-lab", false, umd);
            case WIZARD_LAB -> BundleScript.lab("wizard-lab", false, umd);
            case COLLECTION_LAB -> BundleScript.lab("collection-lab", false, umd);
            case WORDS_LAB -> BundleScript.lab("words-lab", false, umd);
            case ARCHETYPE_LAB -> BundleScript.lab("archetype-lab", true, umd);
            case EXPANSION_LAB -> BundleScript.lab("expansion-lab", true, umd);
            case FULL_LAB -> BundleScript.fullLab(umd);
            default -> throw new IllegalArgumentException(bundle + " is no script of its own");
        };
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
