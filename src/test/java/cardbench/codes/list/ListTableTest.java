package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.Zone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    /** A stock of goods has columns for counts and names, too. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "Qty,Name,Price;4,Harbour Lamp,9;2,Oak Desk,70 ! false",
                "Title,Edition,Quantity;Quiet Harbour,2nd,3;Slow Tide,1st,2 ! false",
                "Category,Name,Qty;Tools,Hammer,2;Garden,Rake,4 ! false",
                "枚数,名前;3,静かな港;2,遅い潮 ! false",
                "Qty,Card,Price;4,Quiet Harbour,9;2,Slow Tide,7 ! true",
                "Count,Name,Edition;4,Quiet Harbour,ABC;3,Slow Tide,DEF ! true",
                "Qty,Name,Board;4,Quiet Harbour,main;3,Slow Tide,side ! true",
                "枚数,カード名;3,静かな港;2,遅い潮 ! true",
                "Qty,Name;4,Quiet Harbour;20,Mountain ! true"
            })
    void columns_areCertainWhereTheyAreOfCards(String table, boolean certain) {
        DeckList list = ListReader.read(table.replace(';', '\n'));
        assertEquals(2, list.sections().stream().mapToInt(each -> each.rows().size()).sum());
        assertEquals(certain, list.certain());
        assertEquals(certain, list.evident());
    }

    @Test
    void markdownTableWithOtherHeadings_isRead() {
        DeckList list = ListReader.read("| # | Which |\n|---|---|\n| 4 | Opt |\n| 20 | Ford |\n");
        assertEquals(24, list.copies());
        assertFalse(list.certain());
    }
}
