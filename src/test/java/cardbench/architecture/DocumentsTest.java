package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
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

    /** A link to a heading, in the same document or in another. */
    private static final Pattern ANCHOR =
            Pattern.compile("]\\((?!https?:|\\.\\./\\.\\./deployments)([^)#]*)#([^)]+)\\)");

    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.+)$");

    private static final List<String> SOURCES =
            List.of(
                    "src/main/java",
                    "src/test/java",
                    "src/build/java",
                    "src/spark/java",
                    "src/spark/test",
                    "target/generated-sources/words",
                    "e2e/java");

    private static final Path README = Path.of("README.md");

    private static final Path MARKDOWN = Path.of("src/site/markdown");

    /** The front pages in three languages. */
    private static final List<Path> FRONT =
            List.of(README, MARKDOWN.resolve("readme.zh.md"), MARKDOWN.resolve("readme.ja.md"));

    /** The line of a front page that names the address of the running page. */
    private static final Pattern PAGE = Pattern.compile("(?m)^<!-- page: (\\S+) -->$");

    private static final Path CHANGES = Path.of("src/site/markdown/changes.md");

    static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>(List.of(README));
        try (Stream<Path> more = Files.walk(MARKDOWN)) {
            more.filter(path -> path.toString().endsWith(".md")).sorted().forEach(documents::add);
        }
        return documents;
    }

    /** The sources, each as {@code /cardbench/codes/deck/Codec.java}. */
    private static Set<String> sources() throws IOException {
        Set<String> sources = new HashSet<>();
        for (String root : SOURCES) {
            try (Stream<Path> files = Files.walk(Path.of(root, "cardbench"))) {
                files.map(file -> file.toString().replace('\\', '/'))
                        .filter(file -> file.endsWith(".java"))
                        .forEach(file -> sources.add(file.substring(root.length())));
            }
        }
        return sources;
    }

    @Test
    void documents_nameClassesThatExist() throws IOException {
        Set<String> sources = sources();
        List<String> missing = new ArrayList<>();
        int named = 0;
        for (Path document : documents()) {
            Matcher name = CLASS.matcher(Files.readString(document));
            while (name.find()) {
                named++;
                String source = "/cardbench/" + name.group(1).replace('.', '/') + ".java";
                if (!sources.contains(source)) {
                    missing.add(document + ": " + name.group(1));
                }
            }
        }
        assertTrue(named > 100, "classes that are named: " + named);
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

    /** The way from a document to the pages of the repository that holds it. */
    private static String repository(Path document) {
        // a file is shown below /blob/BRANCH/
        return "../".repeat(document.getNameCount() + 1);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void document_linksToFilesThatExist(Path document) throws IOException {
        List<String> missing = new ArrayList<>();
        Matcher link = LINK.matcher(Files.readString(document));
        while (link.find()) {
            String pages = repository(document);
            boolean isPage =
                    List.of("deployments", "releases", "issues/new/choose").stream()
                            .anyMatch(page -> link.group(1).equals(pages + page));
            if (!isPage && !Files.exists(document.toAbsolutePath().resolveSibling(link.group(1)))) {
                missing.add(link.group(1));
            }
        }
        assertEquals(List.of(), missing);
    }

    /** The anchors of a document's headings, as GitHub makes them. */
    private static Set<String> anchors(String document) {
        Set<String> anchors = new HashSet<>();
        Matcher heading = HEADING.matcher(document.replaceAll("(?ms)^```.*?^```", ""));
        while (heading.find()) {
            String text =
                    heading.group(1)
                            .replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
                            .toLowerCase(Locale.ROOT)
                            .replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "")
                            .replace(' ', '-');
            String anchor = text;
            for (int i = 1; !anchors.add(anchor); i++) {
                anchor = text + "-" + i;
            }
        }
        return anchors;
    }

    @Test
    void documents_linkToHeadingsThatExist() throws IOException {
        List<String> missing = new ArrayList<>();
        int links = 0;
        for (Path document : texts()) {
            String text = Files.readString(document);
            Matcher link = ANCHOR.matcher(text);
            while (link.find()) {
                links++;
                String target =
                        link.group(1).isEmpty()
                                ? text
                                : Files.readString(
                                        document.toAbsolutePath().resolveSibling(link.group(1)));
                if (!anchors(target).contains(link.group(2))) {
                    missing.add(document + ": " + link.group(1) + "#" + link.group(2));
                }
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(links > 20, "links to headings: " + links);
    }

    @Test
    void anchor_isThatOfGitHub() {
        assertEquals(
                Set.of("cards-of-逆时巫师-ol", "a-code-and-yaml", "same", "same-1"),
                anchors("# Cards of 逆时巫师 OL\n## A `code`, [and](x.md) YAML!\n## Same\n## Same\n"));
    }

    @Test
    void readme_isAFrontPage() throws IOException {
        List<String> lines = Files.readAllLines(README);
        assertTrue(lines.size() <= 100, lines.size() + " lines");
        List<String> defined = new ArrayList<>();
        List<String> used = new ArrayList<>();
        for (String line : lines) {
            Matcher definition = Pattern.compile("^\\[([\\w-]+)\\]: ").matcher(line);
            if (definition.find()) {
                defined.add(definition.group(1));
            }
            Matcher use = Pattern.compile("\\]\\[([\\w-]+)\\]").matcher(line);
            while (use.find()) {
                used.add(use.group(1));
            }
        }
        assertEquals(defined, used);
        assertEquals(7, used.size(), "the page, and six links with a state");
    }

    /** A fork sets the address once: {@code .ci/address} writes it into these pages. */
    @Test
    void frontPages_linkToTheAddressOfTheBuild() throws IOException {
        Matcher set =
                Pattern.compile("<site.address>(.*)</site.address>")
                        .matcher(Files.readString(Path.of("pom.xml")));
        assertTrue(set.find());
        for (Path front : FRONT) {
            String text = Files.readString(front);
            Matcher page = PAGE.matcher(text);
            assertTrue(page.find(), front.toString());
            String address =
                    set.group(1).equals("unknown")
                            ? repository(front) + "deployments"
                            : set.group(1);
            assertEquals(address, page.group(1), front.toString());
            int links = text.split(Pattern.quote(address), -1).length - 2;
            assertEquals(front.equals(README) ? 7 : 1, links, front.toString());
        }
    }
}
