package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvRowTest {

    private static List<String> texts(String text) {
        return CsvRow.rows(text).stream().map(CsvRow::text).toList();
    }

    @Test
    void rows_keepLineBreaksOfQuotedValues() {
        String text = "\ufeffName,Notes\r\nOpt,\"first\r\nsecond \"\"word\"\"\"\r\n\r\nShock,\r\n";
        assertEquals(
                List.of("Name,Notes", "Opt,\"first\r\nsecond \"\"word\"\"\"", "Shock,"),
                texts(text));
        for (CsvRow row : CsvRow.rows(text)) {
            assertEquals(row.text(), text.substring(row.from(), row.to()));
        }
    }

    @Test
    void quotationMarkWithoutEnd_isALetterOfItsLine() {
        assertEquals(
                List.of("1,\"Opt", "2,Shock", "3,Duress"), texts("1,\"Opt\n2,Shock\n3,Duress"));
        assertEquals(
                List.of("1,\"Hollow\" Falcon", "2,Shock"), texts("1,\"Hollow\" Falcon\r2,Shock"));
    }

    /** Rows written by the rules of RFC 4180 are read back, whatever their values hold. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void writtenRows_areReadBack(long seed) {
        Random random = new Random(seed);
        String[] parts = {"a", "Bär", "卡", "\"", ",", ";", "\t", "\n", "\r\n", " b", "'"};
        for (int round = 0; round < 200; round++) {
            char divider = ",;\t".charAt(random.nextInt(3));
            List<List<String>> written = new ArrayList<>();
            StringBuilder text = new StringBuilder();
            for (int i = 0; i <= random.nextInt(6); i++) {
                List<String> cells = new ArrayList<>();
                for (int j = 0; j < 3; j++) {
                    StringBuilder cell = new StringBuilder("x");
                    for (int k = random.nextInt(5); k > 0; k--) {
                        cell.append(parts[random.nextInt(parts.length)]);
                    }
                    cells.add(cell.append('y').toString());
                    text.append(j == 0 ? "" : String.valueOf(divider));
                    text.append('"').append(cell.toString().replace("\"", "\"\"")).append('"');
                }
                written.add(cells);
                text.append(random.nextBoolean() ? "\n" : "\r\n");
            }
            List<List<String>> read = new ArrayList<>();
            for (CsvRow row : CsvRow.rows(text.toString())) {
                read.add(ListColumns.cells(row.text(), divider));
            }
            assertEquals(written, read, "seed " + seed + ", text " + text);
        }
    }

    /** Each line is scanned a bounded number of times, so that this ends at once. */
    @Test
    void openQuotationMarks_costNoMoreThanTheirLines() {
        assertEquals(200_000, CsvRow.rows("\"a\n".repeat(200_000)).size());
    }
}
