package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** What the assembled site weighs, and that its scripts survive every charset. */
class ShippedSiteIT {

    private static final Path SITE = Path.of(System.getProperty("site.dir"));
    private static final int KB = 1000;

    private static int gzipped(byte[] content) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream gzip = new BestGzip(out)) {
            gzip.write(content);
        }
        return out.size();
    }

    /** What {@code gzip -9} does. */
    private static final class BestGzip extends GZIPOutputStream {
        BestGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(9);
        }
    }

    private static int weight(String... paths) throws IOException {
        int sum = 0;
        for (String path : paths) {
            sum += gzipped(Files.readAllBytes(SITE.resolve(path)));
        }
        System.out.println(String.join(" + ", paths) + ": " + sum + " bytes gzipped");
        return sum;
    }

    private static List<String> files(String ending) throws IOException {
        try (Stream<Path> paths = Files.walk(SITE)) {
            return paths.filter(Files::isRegularFile)
                    .map(path -> SITE.relativize(path).toString().replace('\\', '/'))
                    .filter(path -> path.endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static void keeps(int budget, String... paths) throws IOException {
        int weight = weight(paths);
        // versions of zlib differ in the length of what they write, by less than a hundredth
        assertTrue(
                weight <= budget * KB + budget * KB / 100,
                List.of(paths) + " weigh " + weight + " bytes, more than " + budget + " kB");
    }

    @Test
    void bundles_keepWithinTheirBudgets() throws IOException {
        keeps(38, "cardbench.js");
        keeps(139, "decks.js");
        keeps(157, "all-decks.js");
        keeps(48, "cardbench-widget.js");
        keeps(50, "cardbench.user.js");
        keeps(187, "odds-lab.js");
        keeps(284, "odds-lab.wasm", "lab.wasm-runtime.js");
        keeps(53, "form-lab.js");
        keeps(75, "list-lab.js");
        keeps(66, "collection-lab.js");
        keeps(48, "picture-lab.js");
        keeps(113, "wizard-lab.js");
        keeps(55, "words-lab.js");
        keeps(137, "editor.js");
        keeps(117, "archetype-lab.js");
        keeps(65, "expansion-lab.js");
    }

    @Test
    void firstLoad_keepsWithinItsBudget() throws IOException {
        String index = Files.readString(SITE.resolve("index.html"));
        Set<String> load = new LinkedHashSet<>(List.of("index.html"));
        Matcher reference =
                Pattern.compile("(?:src|href)=\"([^\":,]+\\.(?:js|css|svg|webmanifest))\"")
                        .matcher(index);
        while (reference.find()) {
            load.add(reference.group(1));
        }
        assertTrue(load.containsAll(List.of("cardbench.js", "main.js")), load.toString());
        load.add(heaviestLanguage());
        keeps(63, load.toArray(String[]::new));
    }

    private static String heaviestLanguage() throws IOException {
        String heaviest = null;
        for (String path : files(".js")) {
            boolean ownWords = path.matches("words/[a-z]+/page\\.js");
            if (ownWords && (heaviest == null || weight(path) > weight(heaviest))) {
                heaviest = path;
            }
        }
        assertNotNull(heaviest, "there is no language");
        return heaviest;
    }

    /** The words are loaded by pages of the site alone, which say that they are in UTF-8. */
    @Test
    void scripts_areAscii_butWords() throws IOException {
        List<String> scripts =
                files(".js").stream()
                        .filter(script -> !script.startsWith("words/"))
                        // managers of userscripts read its metadata in UTF-8
                        .filter(script -> !script.equals("cardbench.user.js"))
                        .toList();
        assertTrue(scripts.size() > 3, scripts.toString());
        for (String script : scripts) {
            for (byte b : Files.readAllBytes(SITE.resolve(script))) {
                assertTrue(b > 0, script);
            }
        }
    }

    /** Each file with code of others is named where their licence is, and no other file. */
    @Test
    void notices_nameEveryFileWithCodeOfOthers() throws IOException {
        Set<String> library = new TreeSet<>();
        // the two that TeaVM compiled or wrote without minimal-json
        Set<String> runtime =
                new TreeSet<>(
                        Set.of("lab.wasm-runtime.js", "cardbench-widget.js", "cardbench.user.js"));
        for (String path : files("")) {
            String text = Files.readString(SITE.resolve(path), StandardCharsets.ISO_8859_1);
            boolean code = path.endsWith(".js") || path.endsWith(".wasm");
            // a message of minimal-json's values, which each other bundle holds
            if (code && text.contains("Not an object: ")) {
                library.add(path);
                runtime.add(path);
            }
        }
        assertTrue(library.contains("cardbench.js"), library.toString());
        assertEquals(library, named("== minimal-json 0.9.5 =="));
        assertEquals(runtime, named("== TeaVM 0.15.0 =="));
    }

    /** The scripts and bundles that the lines below a heading of the notices name. */
    private static Set<String> named(String heading) throws IOException {
        String notices = Files.readString(SITE.resolve("notices.txt"));
        int from = notices.indexOf(heading) + heading.length();
        String about = notices.substring(from, notices.indexOf("\n\n", from));
        Set<String> named = new TreeSet<>();
        Matcher file =
                Pattern.compile("[a-z-]+(?:\\.wasm-runtime|\\.user)?\\.(?:js|wasm)\\b")
                        .matcher(about);
        while (file.find()) {
            named.add(file.group());
        }
        return named;
    }

    @Test
    void scripts_holdNothingThatTheContentPolicyForbids() throws IOException {
        for (String script : files(".js")) {
            String text = Files.readString(SITE.resolve(script));
            boolean wasmLoader = script.equals("lab.wasm-runtime.js"); // runs in a worker only
            assertFalse(
                    !wasmLoader && text.matches("(?s).*(\\beval\\(|new Function\\b|innerHTML).*"),
                    script);
        }
    }

    private static String sha256(String script) throws NoSuchAlgorithmException {
        byte[] bytes = script.getBytes(StandardCharsets.UTF_8);
        return Base64.getEncoder()
                .encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
    }

    /** The frame's script has no file, and runs only as the text whose hash the policy names. */
    @Test
    void pages_carryTheContentPolicyAndNoOtherInlineScript() throws Exception {
        for (String page : files(".html")) {
            String html = Files.readString(SITE.resolve(page));
            assertTrue(html.contains("default-src 'none'; script-src 'self'"), page);
            assertTrue(html.contains("require-trusted-types-for 'script'"), page);
            Matcher inline = Pattern.compile("(?s)<script>(.*?)</script>").matcher(html);
            String withoutAllowed = inline.replaceAll("");
            assertFalse(withoutAllowed.matches("(?s).*<script(?![^>]* src=).*"), page);
            inline.reset();
            while (inline.find()) {
                assertTrue(html.contains("'sha256-" + sha256(inline.group(1)) + "'"), page);
            }
        }
    }

    @Test
    void jar_carriesTheSameSite() throws IOException {
        for (String path : files("")) {
            try (var in = ShippedSiteIT.class.getResourceAsStream("/site/" + path)) {
                assertArrayEquals(Files.readAllBytes(SITE.resolve(path)), in.readAllBytes(), path);
            }
        }
    }

    @Test
    void site_holdsNoSources() throws IOException {
        assertEquals(List.of(), files(".java"));
        assertEquals(List.of(), files(".map"));
    }
}
