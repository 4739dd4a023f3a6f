package cardbench.build.site;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Makes the extension for browsers (Manifest V3): a folder to load unpacked, and a zip for each
 * browser. It holds the files of the site, so that decks, names and the page itself need no
 * network.
 *
 * @see <a href="https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions">extensions</a>
 */
final class ExtensionFolder {

    private static final String MANIFEST = "manifest.json";

    /** The member of the manifest that Firefox needs, and that Chromium warns about. */
    private static final String GECKO = "browser_specific_settings";

    /** Files of the site that the page does not load, or that belong to an address. */
    private static final Pattern LEFT_OUT =
            Pattern.compile(
                    "full-lab\\..*|sw\\.js|(.*/)?SHA256SUMS|cardbench\\.user\\.js|embed\\.html"
                            + "|demo\\.html|css/(embed|demo)\\.css|manifest\\.webmanifest");

    /** A script in a page, which the policy of extensions does not run. */
    private static final Pattern INLINE = Pattern.compile("(?s)<script>(.*?)</script>");

    private static final String INLINE_FILE = "inline.js";

    /** The same time in each entry: equal files give equal bytes. 1980 is the first year of zip. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private ExtensionFolder() {}

    /** The scripts of the extension: its window, and what it runs in a page. */
    record Scripts(String popup, String page) {}

    /**
     * Writes the folder {@code extension} and the two zips.
     *
     * @param site the folder of the built site
     * @param source the folder with manifest, window and words of the extension
     */
    static void write(Path site, Path source, Scripts scripts, String version, Path target)
            throws IOException {
        Map<String, byte[]> files = files(site, source, scripts, version);
        Path folder = target.resolve("extension");
        clear(folder);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
        Files.write(target.resolve("cardbench-extension-firefox.zip"), zip(files));
        files.put(MANIFEST, utf8(forChromium(text(files.get(MANIFEST)))));
        Files.write(target.resolve("cardbench-extension-chromium.zip"), zip(files));
    }

    private static Map<String, byte[]> files(
            Path site, Path source, Scripts scripts, String version) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        for (Map.Entry<String, byte[]> file : read(site).entrySet()) {
            if (!LEFT_OUT.matcher(file.getKey()).matches()) {
                files.put(file.getKey(), file.getValue());
            }
        }
        Matcher inline = INLINE.matcher(text(files.get("index.html")));
        if (inline.find()) {
            files.put(INLINE_FILE, utf8(inline.group(1)));
            String page = inline.replaceFirst("<script src=\"" + INLINE_FILE + "\"></script>");
            files.put("index.html", utf8(page.replaceFirst("<link rel=\"manifest\"[^>]*>", "")));
        }
        files.putAll(read(source));
        String manifest = text(files.get(MANIFEST)).replace("%VERSION%", numbers(version));
        files.put(MANIFEST, utf8(manifest));
        files.put("popup.js", utf8(AsciiScript.of(scripts.popup())));
        files.put("page.js", utf8(AsciiScript.of(scripts.page())));
        return files;
    }

    /** A version as browsers take it: up to four numbers. */
    private static String numbers(String version) {
        Matcher numbers = Pattern.compile("\\d+(\\.\\d+){0,3}").matcher(version);
        return numbers.lookingAt() ? numbers.group() : "0";
    }

    private static String forChromium(String manifest) {
        JsonObject members = Json.parse(manifest).asObject();
        members.remove(GECKO);
        return members.toString();
    }

    private static byte[] zip(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                zip.write(file.getValue());
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static void clear(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> paths = Files.walk(folder)) {
                for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }

    private static Map<String, byte[]> read(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(path).toString().replace('\\', '/');
                files.put(name, Files.readAllBytes(path));
            }
        }
        return files;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
