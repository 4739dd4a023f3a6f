package cardbench.codes.list.written;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The words of the generators: lines {@code key = word|word} of a file, blanks in words included.
 */
final class Words {

    private static final Map<String, List<String>> WORDS = new TreeMap<>();

    static {
        try {
            for (String line : Files.readAllLines(Path.of("src/test/resources/list-words.txt"))) {
                int equals = line.indexOf(" = ");
                WORDS.put(
                        line.substring(0, equals),
                        List.of(line.substring(equals + 3).split("\\|", -1)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Words() {}

    static List<String> of(String key) {
        List<String> words = WORDS.get(key);
        if (words == null) {
            throw new IllegalArgumentException(key);
        }
        return words;
    }
}
