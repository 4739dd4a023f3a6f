package cardbench.codes.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountedLineTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "Name | 1 Name",
                "2x Name | 1 2x Name, 2 Name",
                "2 x Name | 1 2 x Name, 2 Name",
                "2 Name | 1 2 Name, 2 Name",
                "x2 Name | 1 x2 Name, 2 Name",
                "12×Name | 1 12×Name, 12 Name",
                "2x (4) Name | 1 2x (4) Name, 2 (4) Name, 2 Name",
                "(2) Name | 1 (2) Name, 2 Name",
                "（３）Name | 1 （３）Name, 3 Name",
                "Name x2 | 1 Name x2, 2 Name",
                "Name×10 | 1 Name×10, 10 Name",
                "Name (2) | 1 Name (2), 2 Name",
                "Name 2 | 1 Name 2, 2 Name",
                "Name\u30002 | 1 Name\u30002, 2 Name",
                "Name,2 | 1 Name,2, 2 Name",
                "Name 2x | 1 Name 2x, 2 Name",
                "(2x) Name | 1 (2x) Name, 2 Name",
                "[x2] Name | 1 [x2] Name, 2 Name",
                "Name 2 copies | 1 Name 2 copies, 2 Name",
                "2 copies of Name | 1 2 copies of Name, 2 copies of Name, 2 Name",
                "《Name》2 | 1 《Name》2, 2 《Name》",
                "Name $1.20 | 1 Name $1.20, 1 Name",
                "Name # any words | 1 Name # any words, 1 Name",
                "Name # side x2 | 1 Name # side x2, 2 Name # side, 2 Name",
                "Name 2张 | 1 Name 2张, 2 Name",
                "Name（2枚） | 1 Name（2枚）, 2 Name",
                "Name (x2) | 1 Name (x2), 2 Name",
                "NameＸ２ | 1 NameＸ２, 2 Name",
                "2张 Name | 1 2张 Name, 2 Name",
                "2, Name | 1 2, Name, 2 Name",
                "3 Name [SDY-006] | 1 3 Name [SDY-006], 3 Name [SDY-006], 1 3 Name, 3 Name, 3 Name",
                "Name (any word) | 1 Name (any word), 1 Name",
                "[any] Name | 1 [any] Name, 1 Name",
                "Name RA01-EN053 | 1 Name RA01-EN053, 1 Name",
                "Blue-Eyes | 1 Blue-Eyes",
                "Name 2-B | 1 Name 2-B",
                "Name ID：EX1_621 | 1 Name ID：EX1_621, 1 Name",
                "Name id = 7 | 1 Name id = 7, 7 Name id, 1 Name",
                "Android: 2000 | 1 Android: 2000",
                "x2000 | 1 x2000",
                "Name 2) | 1 Name 2)",
                "2x | 1 2x",
                "x2 | 1 x2",
                "(2) | 1 (2)",
                "() Name | 1 () Name",
                "(2 Name | 1 (2 Name",
                "1234 Name | 1 1234 Name",
                "Name 1234 | 1 Name 1234",
            })
    void line_isReadInEveryWay(String text, String expected) {
        List<String> readings = new ArrayList<>();
        for (CountedLine line : CountedLine.readings(text, 0, text.length())) {
            readings.add(line.copies() + " " + text.substring(line.from(), line.to()));
        }
        assertEquals(expected, String.join(", ", readings));
    }
}
