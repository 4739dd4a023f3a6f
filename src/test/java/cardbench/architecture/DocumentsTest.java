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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents name is there, and what they list is complete. */
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

    /** Of users, who do not look for classes. */
    private static final Path CHANGES = Path.of("src/site/markdown/changes.md");

    /** A profile that a command selects. */
    private static final Pattern PROFILES = Pattern.compile("mvn [^`|#\\n]*-P([a-z0-9,-]+)");

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
        assertTrue(named > 0 || document.equals(CHANGES), "no class is named");
        assertEquals(List.of(), missing);
    }

    /** The documents, what a visitor of the repository reads first, and the workflows. */
    static List<Path> texts() throws IOException {
        List<Path> texts = documents();
        try (Stream<Path> more = Files.walk(Path.of(".github"))) {
            more.filter(path -> path.toString().matches(".*\\.(md|yml)")).forEach(texts::add);
        }
        return texts;
    }

    @ParameterizedTest
    @MethodSource("texts")
    void commands_selectProfilesThatExist(Path text) throws IOException {
        String poms =
                Files.readString(Path.of("pom.xml"))
                        + Files.readString(Path.of("src/spark/pom.xml"));
        Matcher command = PROFILES.matcher(Files.readString(text));
        while (command.find()) {
            for (String profile : command.group(1).split(",")) {
                assertTrue(poms.contains("<id>" + profile + "</id>"), profile);
            }
        }
    }

    @Test
    void architecture_listsAllPackagesInTheirOrder() throws IOException {
        String text = Files.readString(Path.of("src/site/markdown/architecture.md"));
        int from = text.indexOf("| packages |");
        List<String> listed = new ArrayList<>();
        text.substring(from, text.indexOf("\n\n", from))
                .lines()
                .skip(2)
                .forEach(
                        row -> {
                            Matcher name =
                                    Pattern.compile("`([a-z.]+)`").matcher(row.split("\\|")[1]);
                            while (name.find()) {
                                listed.add(name.group(1));
                            }
                        });
        assertEquals(PackageOrder.ORDER, listed);
    }

    @Test
    void changes_beginWithTheVersionOfTheBuild() throws IOException {
        Matcher built =
                Pattern.compile("<artifactId>cardbench</artifactId>\\s*<version>([^<]+)<")
                        .matcher(Files.readString(Path.of("pom.xml")));
        assertTrue(built.find());
        Matcher first = Pattern.compile("(?m)^## (\\S+)").matcher(Files.readString(CHANGES));
        assertTrue(first.find());
        assertEquals(built.group(1), first.group(1));
        String library = "<version>" + built.group(1) + "</version>";
        assertTrue(Files.readString(Path.of("src/site/markdown/programs.md")).contains(library));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void document_linksToFilesThatExist(Path document) throws IOException {
        List<String> missing = new ArrayList<>();
        Matcher link = LINK.matcher(Files.readString(document));
        while (link.find()) {
            // "../../../issues" leads from a file to the pages of the repository around it
            if (!link.group(1).startsWith("../../../issues/")
                    && !Files.exists(document.toAbsolutePath().resolveSibling(link.group(1)))) {
                missing.add(link.group(1));
            }
        }
        assertEquals(List.of(), missing);
    }
}
