package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.Zone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The table of lists in the documents is what the reader returns for the lists of the tests. */
class ListTableTest {

    private static final String END = "\n====\n";

    /** The sums of a row: lists, lines, unread lines, cards read, cards counted by hand. */
    private static int[] sums(Path file, DeckList list, String head) {
        int cards = 0;
        for (Zone zone : Zone.values()) {
            cards += list.copies(zone);
        }
        int counted = counted(head);
        assertEquals(counted, cards, file.toString());
        return new int[] {
            1, list.lines().size(), list.lines(ListLine.Unread.class).size(), cards, counted
        };
    }

    /** The number of cards that were counted by hand: {@code game=mtg main=60 sideboard=15}. */
    private static int counted(String head) {
        int sum = 0;
        for (String word : head.split(" ")) {
            int equals = word.indexOf('=');
            if (equals > 0 && !word.startsWith("game=")) {
                sum += Integer.parseInt(word.substring(equals + 1));
            }
        }
        return sum;
    }

    @Test
    void proof_hasARowForEachForm() throws IOException {
        Map<String, int[]> forms = new TreeMap<>();
        for (Path file : ListReaderTest.lists().toList()) {
            String whole = Files.readString(file);
            int end = whole.indexOf(END);
            DeckList list = ListReader.read(whole.substring(end + END.length()));
            int[] row = forms.computeIfAbsent(list.form().key(), form -> new int[5]);
            int[] sums = sums(file, list, whole.substring(0, end));
            for (int i = 0; i < row.length; i++) {
                row[i] += sums[i];
            }
        }
        StringBuilder table = new StringBuilder();
        forms.forEach(
                (form, sums) -> {
                    table.append("| ").append(form);
                    for (int sum : sums) {
                        table.append(" | ").append(sum);
                    }
                    table.append(" |\n");
                });
        String proof = Files.readString(Path.of("src/site/markdown/proof.md"));
        assertTrue(proof.contains("|\n" + table + "\n"), "proof.md needs these rows:\n" + table);
    }
}
