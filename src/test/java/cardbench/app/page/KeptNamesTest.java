package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the page keeps has one list of names, so that one button can forget it. */
class KeptNamesTest {

    private static final Path WEBAPP = Path.of("webapp");

    /**
     * Names of settings of the page itself, and of the faster backend of the device, which stay.
     */
    private static final Set<String> SETTINGS = Set.of("language", "theme", "backend");

    private static final Pattern KEEP = Pattern.compile("\\b(?:keep|recall)\\(\"([^\"]+)\"");
    private static final Pattern NAMED = Pattern.compile("\\bKEPT_[A-Z]+ = \"([^\"]+)\"");
    private static final Pattern DATABASE = Pattern.compile("indexedDB\\.open\\(([^,]*),");

    private static String scripts() throws IOException {
        StringBuilder scripts = new StringBuilder();
        try (Stream<Path> files = Files.walk(WEBAPP)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
                scripts.append(Files.readString(file)).append('\n');
            }
        }
        return scripts.toString();
    }

    private static Set<String> found(Pattern pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    private static Set<String> listed(String constant) throws IOException {
        String storage = Files.readString(WEBAPP.resolve("base/ui/forgetting.js"));
        int from = storage.indexOf("const " + constant + " = [");
        String list = storage.substring(from, storage.indexOf(']', from));
        return found(Pattern.compile("\"([^\"]+)\""), list);
    }

    @Test
    void everyNameThatIsKept_isForgotten() throws IOException {
        String scripts = scripts();
        Set<String> kept = found(KEEP, scripts);
        kept.addAll(found(NAMED, scripts));
        kept.removeAll(SETTINGS);
        assertEquals(listed("KEPT_NAMES"), kept);
    }

    @Test
    void everyDatabase_isForgotten() throws IOException {
        Set<String> opened = new TreeSet<>();
        for (String name : found(DATABASE, scripts())) {
            opened.add(name.replace("STORAGE_PREFIX + ", "").replace("\"", ""));
        }
        assertEquals(listed("KEPT_DATABASES"), opened);
    }
}
