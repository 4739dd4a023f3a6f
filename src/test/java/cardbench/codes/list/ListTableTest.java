package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.Zone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of lists in the documents says what is read of the lists of the tests. */
class ListTableTest {

    private static final String END = "\n====\n";

    /** A list as a row: its game, how it is written, its lines, what was read and what it has. */
    private static String row(Path file) throws IOException {
        String whole = Files.readString(file);
        int end = whole.indexOf(END);
        DeckList list = ListReader.read(whole.substring(end + END.length()));
        int cards = 0;
        for (Zone zone : Zone.values()) {
            cards += list.copies(zone);
        }
        String name = file.getFileName().toString().replace(".txt", "");
        return "| "
                + String.join(
                        " | ",
                        name,
                        list.form().key(),
                        Integer.toString(list.lines().size()),
                        Integer.toString(list.lines(ListLine.Unread.class).size()),
                        Integer.toString(cards),
                        Integer.toString(counted(whole.substring(0, end))))
                + " |";
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
    void proof_hasARowForEachList() throws IOException {
        String proof = Files.readString(Path.of("src/site/markdown/proof.md"));
        List<Path> files = ListReaderTest.lists().toList();
        StringBuilder missing = new StringBuilder();
        for (Path file : files) {
            String row = row(file);
            if (!proof.contains(row + "\n")) {
                missing.append(row).append('\n');
            }
        }
        assertTrue(missing.isEmpty(), "rows that proof.md does not have:\n" + missing);
    }
}
