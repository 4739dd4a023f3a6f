package cardbench.build.site;

import cardbench.call.AnswerSignature;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Assembles the site at build time from the hand-written files of {@code webapp}, the bundles of
 * TeaVM, and the tables of {@code cards-data}. Equal input gives equal bytes.
 *
 * <ul>
 *   <li>{@code app/*.js} become one {@code app.js}, in the order of {@code app/order.txt}; likewise
 *       every other folder with an {@code order.txt}, for parts of the page that are loaded later;
 *   <li>{@code lang/<language>.json} become the classic scripts {@code lang/<language>.js};
 *   <li>the card tables become the classic scripts {@code cards/<game>.<content>.js} ({@link
 *       CardScript}), next to the notice of their sources, and {@code card-list.js} lists them;
 *   <li>the deck files and cards of {@code cards-data/examples} become one classic script, {@code
 *       examples.js};
 *   <li>{@code cardbench.js}, {@code desk.js} and {@code lab.js} are wrapped ({@link
 *       BundleScript});
 *   <li>{@code widget/} and its bundle become {@code cardbench-widget.js} ({@link WidgetScript});
 *   <li>{@code editor.js} comes from {@link EditorBundle}; without it the labs have a plain text
 *       box;
 *   <li>the service worker gets the list of all other files with the hash of each ({@link
 *       OfflineList});
 *   <li>files that delay the page are minified ({@link LeanScript}, {@link LeanText}), and every
 *       script is ASCII ({@link AsciiScript});
 *   <li>{@code signature.txt} contains the {@link AnswerSignature}, which the help of the page also
 *       shows;
 *   <li>everything else is copied.
 * </ul>
 */
public final class SiteAssembly {

    private static final String ORDER = "order.txt";
    private static final String LANGUAGES = "lang/";
    private static final String CARDS = "cards/";
    private static final String EXAMPLES = "examples/";
    private static final String WIDGET = "widget/";
    private static final String WIDGET_WORDS = ".widget.json";
    private static final String SERVICE_WORKER = "sw.js";

    // Sorted, so that the files and their list have the same order on every system.
    private final Map<String, byte[]> site = new TreeMap<>();
    private final Map<String, String> widget = new TreeMap<>();
    private final Map<String, String> widgetWords = new TreeMap<>();

    private SiteAssembly() {}

    /**
     * Writes the site.
     *
     * @param args the folder of the hand-written page, the folder of the bundles, the folder of the
     *     card tables, an optional folder with newer tables, and one or more folders whose content
     *     is replaced by the site ({@link SiteFolder})
     */
    public static void main(String[] args) throws IOException {
        List<SiteFolder> folders = new ArrayList<>();
        for (String folder : List.of(args).subList(4, args.length)) {
            folders.add(SiteFolder.at(Path.of(folder)));
        }
        Map<String, byte[]> cards = read(Path.of(args[2]));
        Path newer = Path.of(args[3]);
        if (Files.isDirectory(newer)) {
            cards.putAll(read(newer));
        }
        Map<String, byte[]> site = assemble(Path.of(args[0]), Path.of(args[1]), cards);
        for (SiteFolder folder : folders) {
            folder.write(site);
        }
    }

    /** The files of the site by path, sorted; paths have forward slashes. */
    static Map<String, byte[]> assemble(Path webapp, Path bundles, Path cards) throws IOException {
        return assemble(webapp, bundles, read(cards));
    }

    private static Map<String, byte[]> assemble(
            Path webapp, Path bundles, Map<String, byte[]> cards) throws IOException {
        SiteAssembly assembly = new SiteAssembly();
        assembly.addPage(read(webapp));
        assembly.addBundles(read(bundles));
        assembly.addCards(cards);
        assembly.put("signature.txt", AnswerSignature.VALUE + "\n");
        // Last, because it has the hashes of all other files.
        String serviceWorker = assembly.text(SERVICE_WORKER);
        assembly.site.remove(SERVICE_WORKER);
        assembly.script(SERVICE_WORKER, OfflineList.fillIn(serviceWorker, assembly.site));
        return assembly.site;
    }

    private void addPage(Map<String, byte[]> webapp) throws IOException {
        Map<String, Map<String, String>> folders = new TreeMap<>();
        for (Map.Entry<String, byte[]> file : webapp.entrySet()) {
            String path = file.getKey();
            String folder = path.substring(0, path.indexOf('/') + 1);
            if (folder.equals(WIDGET)) {
                widget.put(path, utf8(file.getValue()));
            } else if (webapp.containsKey(folder + ORDER)) {
                folders.computeIfAbsent(folder, key -> new TreeMap<>())
                        .put(path, utf8(file.getValue()));
            } else if (path.startsWith(LANGUAGES) && path.endsWith(WIDGET_WORDS)) {
                int end = path.length() - WIDGET_WORDS.length();
                widgetWords.put(path.substring(LANGUAGES.length(), end), utf8(file.getValue()));
            } else if (path.startsWith(LANGUAGES) && path.endsWith(".json")) {
                String language = path.substring(LANGUAGES.length(), path.length() - 5);
                script(
                        LANGUAGES + language + ".js",
                        AppScript.language(language, utf8(file.getValue())));
            } else if (path.endsWith(".js")) {
                script(path, utf8(file.getValue()));
            } else if (path.endsWith(".css")) {
                put(path, LeanText.style(utf8(file.getValue())));
            } else if (path.endsWith(".html")) {
                put(path, LeanText.page(withSignature(utf8(file.getValue()))));
            } else {
                site.put(path, file.getValue());
            }
        }
        folders.forEach(
                (folder, parts) ->
                        lean(
                                folder.substring(0, folder.length() - 1) + ".js",
                                AppScript.join(parts.remove(folder + ORDER), folder, parts)));
    }

    private static String withSignature(String page) {
        return page.replace("%ANSWERS%", AnswerSignature.VALUE);
    }

    private void addBundles(Map<String, byte[]> bundles) throws IOException {
        lean("cardbench.js", BundleScript.atOnce(utf8(bundle(bundles, "cardbench.js"))));
        lean("desk.js", BundleScript.takingOver(utf8(bundle(bundles, "desk.js"))));
        lean("lab.js", BundleScript.onDemand(utf8(bundle(bundles, "lab.js"))));
        String style = widget.remove(WIDGET + "widget.css");
        String parts = AppScript.inOrder(widget.remove(WIDGET + ORDER), WIDGET, widget);
        String core = utf8(bundle(bundles, "widget.js"));
        String widgetPath = "cardbench-widget.js";
        String script = LeanScript.of(widgetPath, WidgetScript.of(core, parts, style, widgetWords));
        script(widgetPath, WidgetScript.LICENCES + script);
        script("lab.wasm-runtime.js", utf8(bundle(bundles, "lab.wasm-runtime.js")));
        site.put("lab.wasm", bundle(bundles, "lab.wasm"));
        if (bundles.containsKey("editor.js")) {
            script("editor.js", utf8(bundles.get("editor.js")));
        }
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
            }
        }
        script(SiteFolder.MARK, CardScript.list(sizes));
        script("examples.js", AppScript.examples(examples));
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
