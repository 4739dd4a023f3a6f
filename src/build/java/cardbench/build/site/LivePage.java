package cardbench.build.site;

import cardbench.app.cli.server.SiteFiles;
import cardbench.app.cli.server.SiteServer;
import cardbench.contract.AnswerSignature;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The page as it stands in {@code webapp}, for those who change it: a reload shows what was edited.
 * The browser loads the modules one by one, without a check of their types. Bundles, card tables,
 * the widget and the code editor are those of the site that was built last. There is no service
 * worker, which would keep an old page.
 */
public final class LivePage implements SiteFiles {

    private static final int PORT = 8378;

    /** Where the modules are in the page that is served. */
    private static final String MODULES = "webapp/";

    /** The module that loads scripts, and its statement that makes one. */
    private static final String LOADER = "base/ui/scripts.js";

    private static final String NEW_SCRIPT = "const script = document.createElement(\"script\");";

    private static final String FIRST_SCRIPT = "<script defer src=\"main.js\">";

    private final Path webapp;
    private final SiteFiles site;

    /**
     * Makes a page.
     *
     * @param webapp the folder of the sources
     * @param site the site that was built last
     */
    LivePage(Path webapp, SiteFiles site) {
        this.webapp = webapp;
        this.site = site;
    }

    /**
     * Serves the page to browsers on this machine, until the process ends.
     *
     * @param args the last one is the folder of the site that was built last
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path site = Path.of(args[args.length - 1]);
        LivePage page = new LivePage(Path.of("webapp"), SiteFiles.in(site));
        try (SiteServer server = SiteServer.start(page, "/", PORT)) {
            System.out.println(server.address() + " is the page of webapp; Ctrl-C stops it");
            new CountDownLatch(1).await();
        }
    }

    @Override
    public Optional<byte[]> read(String path) throws IOException {
        if (path.equals("sw.js")) {
            return Optional.empty();
        }
        if (path.endsWith(".html")) {
            return page(path);
        }
        if (path.startsWith(MODULES)) {
            return module(path.substring(MODULES.length()));
        }
        if (path.startsWith("words/")) {
            return words(path);
        }
        Optional<byte[]> entry = entry(path);
        return entry.isPresent() ? entry : file(path);
    }

    private Optional<byte[]> page(String path) throws IOException {
        Optional<byte[]> source = SiteFiles.in(webapp.resolve("app")).read(path);
        if (source.isEmpty()) {
            return site.read(path);
        }
        String script = Files.readString(webapp.resolve("app").resolve(InlineScript.fileOf(path)));
        String page =
                text(source.get())
                        .replace("%ANSWERS%", AnswerSignature.VALUE)
                        .replace(FIRST_SCRIPT, FIRST_SCRIPT.replace("defer", "type=\"module\""));
        return Optional.of(
                bytes(FramePage.of(InlineScript.in(page, script), SiteAddress.of("unknown"))));
    }

    /** A script of the page: it imports the modules that the built one is made of. */
    private Optional<byte[]> entry(String path) throws IOException {
        for (PageScripts.PageScript script : PageScripts.ALL) {
            if (path.equals(script.name() + ".js")) {
                ModuleGraph graph = new ModuleGraph(texts(".js"));
                return Optional.of(
                        bytes(
                                script.entries().stream()
                                        .flatMap(pattern -> graph.matching(pattern).stream())
                                        .map(module -> "import \"./" + MODULES + module + "\";\n")
                                        .collect(Collectors.joining())));
            }
        }
        return Optional.empty();
    }

    /** A module; the one that loads scripts loads those of the page as modules. */
    private Optional<byte[]> module(String path) throws IOException {
        Optional<byte[]> source = SiteFiles.in(webapp).read(path);
        if (source.isEmpty() || !path.equals(LOADER)) {
            return source;
        }
        String loader = text(source.get());
        if (!loader.contains(NEW_SCRIPT)) {
            throw new IllegalStateException(LOADER + " has no “" + NEW_SCRIPT + "”");
        }
        String names =
                PageScripts.ALL.stream()
                        .map(script -> '"' + script.name() + ".js\"")
                        .collect(Collectors.joining(", ", "[", "]"));
        String asModule = "if (" + names + ".includes(path)) script.type = \"module\";";
        return Optional.of(bytes(loader.replace(NEW_SCRIPT, NEW_SCRIPT + asModule)));
    }

    private Optional<byte[]> words(String path) throws IOException {
        WordTables words = new WordTables();
        for (Map.Entry<String, String> file : texts(".json").entrySet()) {
            if (WordTables.isFile(file.getKey())) {
                words.add(file.getKey(), file.getValue());
            }
        }
        String name = path.substring("words/".length()).replaceFirst("\\.js$", "");
        return Optional.ofNullable(words.texts().get(name))
                .map(table -> bytes(DataScript.words(name, table)));
    }

    /** Another file of the sources: of the app, a style sheet of a house, or the worker. */
    private Optional<byte[]> file(String path) throws IOException {
        for (String house : List.of("app", "base", "codes", "odds", "wizard")) {
            Path folder = webapp.resolve(house);
            if (house.equals("app") || path.startsWith("css/")) {
                Optional<byte[]> found = SiteFiles.in(folder).read(path);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return path.equals("worker.js")
                ? SiteFiles.in(webapp).read("base/workers/worker.js")
                : site.read(path);
    }

    /** The files with an ending, by their paths below {@code webapp}. */
    private Map<String, String> texts(String ending) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(webapp)) {
            for (Path file : files.filter(path -> path.toString().endsWith(ending)).toList()) {
                texts.put(
                        webapp.relativize(file).toString().replace('\\', '/'),
                        Files.readString(file));
            }
        }
        return texts;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
