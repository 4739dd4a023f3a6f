package cardbench.codes.list.written;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The words of the generators: lines {@code key = word|word} of a file, blanks in words included.
 */
final class Words {

    private static final Map<String, List<String>> WORDS = new TreeMap<>();

    private static final Map<String, List<String>> TABLES = new TreeMap<>();

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

    /** The different names of cards in a table of a game, sorted. */
    static List<String> ofTable(String game, String language) {
        return TABLES.computeIfAbsent(
                game + "/" + language,
                table -> {
                    try (Stream<String> rows = Files.lines(Path.of("cards-data", table + ".tsv"))) {
                        return rows.skip(3)
                                .map(row -> row.substring(row.indexOf('\t') + 1))
                                .sorted()
                                .distinct()
                                .toList();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }

    static List<String> of(String key) {
        List<String> words = WORDS.get(key);
        if (words == null) {
            throw new IllegalArgumentException(key);
        }
        return words;
    }
}
