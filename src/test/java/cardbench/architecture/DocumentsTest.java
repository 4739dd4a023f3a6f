package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents name is there. */
class DocumentsTest {

    /** A class with its package below {@code cardbench}, in code font. */
    private static final Pattern CLASS = Pattern.compile("`((?:[a-z]+\\.)+[A-Z]\\w*)`");

    /** A link that stays in the repository. */
    private static final Pattern LINK = Pattern.compile("]\\((?!https?:|#)([^)#]+)[^)]*\\)");

    private static final List<String> SOURCES =
            List.of(
                    "src/main/java",
                    "src/test/java",
                    "src/build/java",
                    "src/spark/java",
                    "src/spark/test",
                    "e2e/java");

    static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>(List.of(Path.of("README.md")));
        try (Stream<Path> more = Files.walk(Path.of("src/site/markdown"))) {
            more.filter(path -> path.toString().endsWith(".md")).sorted().forEach(documents::add);
        }
        return documents;
    }

    @ParameterizedTest
    @MethodSource("documents")
    void document_namesClassesThatExist(Path document) throws IOException {
        List<String> missing = new ArrayList<>();
        Matcher name = CLASS.matcher(Files.readString(document));
        int named = 0;
        while (name.find()) {
            named++;
            String file = "cardbench/" + name.group(1).replace('.', '/') + ".java";
            if (SOURCES.stream().noneMatch(root -> Files.exists(Path.of(root, file)))) {
                missing.add(name.group(1));
            }
        }
        assertTrue(named > 0, "no class is named");
        assertEquals(List.of(), missing);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void document_linksToFilesThatExist(Path document) throws IOException {
        List<String> missing = new ArrayList<>();
        Matcher link = LINK.matcher(Files.readString(document));
        while (link.find()) {
            if (!Files.exists(document.toAbsolutePath().resolveSibling(link.group(1)))) {
                missing.add(link.group(1));
            }
        }
        assertEquals(List.of(), missing);
    }
}
