package cardbench.base.yaml;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The written files under {@code vectors/yaml}, one construct a file, many documents in each.
 *
 * <p>Documents are parted by lines of {@code =====}. Behind a line of {@code -----} stands what is
 * to be said of the document, a line each: {@code line:column code}, and the replacement if there
 * is one. Behind a second such line stands what is read all the same. A document without these is
 * read without a word. Some characters are written as signs: {@code ␠} a blank at the end of a
 * line, {@code →} a tab, {@code ␍} a carriage return, {@code ␁} and {@code ␡} control characters,
 * {@code ␄} nothing at all: the end of a file without a line break, an empty replacement.
 */
final class YamlVectors {

    private static final Path FOLDER = Path.of("src/test/resources/vectors/yaml");

    private YamlVectors() {}

    /**
     * One document.
     *
     * @param text the file
     * @param said what is to be said of it, or {@code null} for nothing
     * @param values what is read, or {@code null} where the peer tells
     */
    record Document(String text, List<String> diagnostics, String values) {}

    /** The names of the files. */
    static List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** The documents of a file. */
    static List<Document> documents(String name) throws IOException {
        String content = Files.readString(FOLDER.resolve(name));
        List<Document> documents = new ArrayList<>();
        String body = content.substring(0, content.length() - 1);
        for (String part : body.split("\n=====\n", -1)) {
            String[] sections = part.split("\n-----(\n|$)", -1);
            String text = signs(sections[0] + (sections[0].endsWith("␄") ? "" : "\n"));
            List<String> diagnostics = null;
            if (sections.length > 1) {
                diagnostics = Stream.of(sections[1].split("\n")).filter(s -> !s.isEmpty()).toList();
                diagnostics = diagnostics.stream().map(YamlVectors::signs).toList();
            }
            documents.add(
                    new Document(text, diagnostics, sections.length > 2 ? sections[2] : null));
        }
        return documents;
    }

    private static String signs(String text) {
        return text.replace('␠', ' ')
                .replace('→', '\t')
                .replace('␍', '\r')
                .replace('␁', '\u0001')
                .replace('␡', '\u007f')
                .replace("␄", "");
    }

    /** What a tree holds, on one line: bare words, the rest in quotes. */
    static String values(YamlNode node) {
        if (node instanceof YamlList list) {
            return "["
                    + String.join(", ", list.items().stream().map(YamlVectors::values).toList())
                    + "]";
        } else if (node instanceof YamlMap map) {
            List<String> entries =
                    map.entries().stream()
                            .map(entry -> values(entry.key()) + ": " + values(entry.value()))
                            .toList();
            return "{" + String.join(", ", entries) + "}";
        }
        String text = ((YamlScalar) node).value();
        if (text.matches("[\\p{L}\\p{N} ]*") || text.equals("😀")) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("'");
        for (char c : text.toCharArray()) {
            quoted.append(c == 0x2028 || c == 0x2029 ? String.format("\\u%04x", (int) c) : c);
        }
        return quoted.append("'").toString();
    }
}
