package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Counts what makes prose hard to read, by area: verbs of speech with code, data or pages as their
 * subject, sentences of more than 40 words, lines of tables of more than 400 characters. The words
 * of all documents are counted, too. The ceilings in {@code prose/ceilings.txt} only fall; {@code
 * target/prose-counts.txt} has the counts of this run in the same form.
 */
class ProseTest {

    private static final Path CEILINGS = Path.of("src/test/resources/prose/ceilings.txt");

    private static final Path COUNTS = Path.of("target/prose-counts.txt");

    private static final int MAX_WORDS = 40;

    private static final int MAX_TABLE_LINE = 400;

    /** A verb of speech, with up to three words in front of it. */
    private static final Pattern SPEECH =
            Pattern.compile(
                    "(?i)((?:[\\w'’-]+,? ){0,3})(?<!D-)\\b(tells?|told|telling|says?|said|saying|speaks?|spoke|spoken|asks?|asked|asking)\\b");

    /** Those who speak. */
    private static final Pattern SPEAKER =
            Pattern.compile(
                    "(?i)\\b(you|your|i|we|they|he|she|who|whoever|people|person|player|players|reader|readers|visitor|visitors|user|users|author|authors|opponent|maintainers?|somebody|nobody|anybody|one)\\b");

    /** A word of a document, code and figures included; the lines of a table are no words. */
    private static final Pattern WORD = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*");

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");

    private static final Pattern WORD_VALUE = Pattern.compile(":\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");

    /** The English sentence of a message, beside its translations. */
    private static final Pattern MESSAGE = Pattern.compile("\"en\"" + WORD_VALUE.pattern());

    /** Counts of one area. */
    static final class Counts {
        int speech;
        int longSentences;
        int longTableLines;
        int words;

        void add(String prose) {
            Matcher verb = SPEECH.matcher(prose);
            while (verb.find()) {
                if (!SPEAKER.matcher(verb.group(1)).find()) {
                    speech++;
                }
            }
            for (String paragraph : prose.split("\\n\\s*\\n|\\n(?=[-*|] |\\d+\\. )")) {
                if (paragraph.startsWith("|")) {
                    continue;
                }
                for (String sentence : paragraph.split("(?<=[.!?:;])\\s+")) {
                    if (sentence.strip().split("\\s+").length > MAX_WORDS) {
                        longSentences++;
                    }
                }
            }
        }
    }

    /** The prose of a document, without code and addresses. */
    private static String document(String text) {
        return text.replaceAll("(?s)```.*?```", "")
                .replaceAll("(?m)^ {4}.*$", "")
                .replaceAll("`[^`\\n]*`", "x")
                .replaceAll("\\]\\([^)]*\\)", "]");
    }

    /** The comments of a source, without tags and code. */
    private static String comments(String source) {
        StringBuilder prose = new StringBuilder();
        Matcher comment = COMMENT.matcher(source);
        while (comment.find()) {
            prose.append(
                    comment.group()
                            .replaceAll("(?m)^\\s*(/\\*\\*?|//|\\*/?) ?", "")
                            .replace("*/", "")
                            .replaceAll("(?s)<pre>.*?</pre>", "\n\n")
                            .replaceAll("\\{@\\w+ [^}]*\\}", "x")
                            .replaceAll("(?m)^\\s*@(param|return|throws) ?\\S*", "\n\n")
                            .replace("<p>", "\n\n"));
            prose.append("\n\n");
        }
        return prose.toString();
    }

    /** The sentences of a table: all of its values, or those that a message has in English. */
    private static String words(String table, Pattern sentence) {
        StringBuilder prose = new StringBuilder();
        Matcher value = sentence.matcher(table);
        while (value.find()) {
            prose.append(value.group(1)).append("\n\n");
        }
        return prose.toString();
    }

    /** The files below a folder whose paths match. */
    private static List<Path> files(String root, String expression) throws IOException {
        try (Stream<Path> walk = Files.walk(Path.of(root))) {
            return walk.filter(Files::isRegularFile)
                    .filter(file -> file.toString().replace('\\', '/').matches(expression))
                    .sorted()
                    .toList();
        }
    }

    private static Map<String, Counts> counts() throws IOException {
        Map<String, Counts> counts = new TreeMap<>();
        List<Path> documents = new ArrayList<>(List.of(Path.of("README.md")));
        documents.addAll(files("src/site/markdown", ".*\\.md"));
        documents.addAll(files(".github", ".*\\.md"));
        for (Path file : documents) {
            String text = Files.readString(file);
            Counts area = counts.computeIfAbsent("documents", key -> new Counts());
            area.add(document(text));
            area.words += (int) WORD.matcher(text).results().count();
            for (String line : text.split("\n")) {
                if (line.startsWith("|") && line.length() > MAX_TABLE_LINE) {
                    area.longTableLines++;
                }
            }
        }
        for (Path file : files("src/main/java/cardbench", ".*\\.java")) {
            String text = Files.readString(file);
            String name = "java." + file.getName(4);
            Counts area = counts.computeIfAbsent(name, key -> new Counts());
            area.add(comments(text));
        }
        for (Path file : files("webapp", ".*(?<!externs/contract|externs/contract-lists)\\.js")) {
            String text = Files.readString(file);
            Counts area = counts.computeIfAbsent("page", key -> new Counts());
            area.add(comments(text));
        }
        List<Path> words = new ArrayList<>(files("webapp", ".*/words/(.*/)?en/.*\\.json"));
        words.addAll(files("src/main/words", ".*/en/.*\\.json"));
        for (Path file : words) {
            String text = Files.readString(file);
            Counts area = counts.computeIfAbsent("words", key -> new Counts());
            area.add(words(text, WORD_VALUE));
        }
        for (Path file :
                files("src/main/words", ".*/(base|contract|codes|odds|wizard)/.*\\.json")) {
            String text = Files.readString(file);
            Counts area = counts.computeIfAbsent("messages", key -> new Counts());
            area.add(words(text, MESSAGE));
        }
        return counts;
    }

    @Test
    void counts_areNotAboveTheirCeilings() throws IOException {
        Map<String, Integer> ceilings = new TreeMap<>();
        for (String line : Files.readAllLines(CEILINGS)) {
            String[] cells = line.split(" ");
            ceilings.put(cells[0], Integer.parseInt(cells[1]));
        }
        Map<String, Integer> found = new TreeMap<>();
        counts().forEach(
                        (area, counts) -> {
                            found.put(area + ".speech", counts.speech);
                            found.put(area + ".sentences", counts.longSentences);
                            if (area.equals("documents")) {
                                found.put(area + ".tables", counts.longTableLines);
                                found.put(area + ".words", counts.words);
                            }
                        });
        List<String> lines = new ArrayList<>();
        List<String> above = new ArrayList<>();
        found.forEach(
                (name, count) -> {
                    lines.add(name + " " + count);
                    if (count > ceilings.getOrDefault(name, 0)) {
                        above.add(name + ": " + count + ", ceiling " + ceilings.get(name));
                    }
                });
        Files.createDirectories(COUNTS.getParent());
        Files.write(COUNTS, lines);
        assertEquals(List.of(), above, "see Prose in style.md");
        assertTrue(found.keySet().containsAll(ceilings.keySet()), "areas: " + found.keySet());
    }

    @ParameterizedTest
    @CsvSource({
        "The page says why., 1",
        "A reader that is told a number asks for more., 1",
        "You ask for a card., 0",
        "Players say that it works., 0",
        "Returns what was read., 0"
    })
    void verbsOfSpeech_areThoseOfThings(String sentence, int count) {
        Counts counts = new Counts();
        counts.add(sentence);
        assertEquals(count, counts.speech);
    }
}
