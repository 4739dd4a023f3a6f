package cardbench.codes.list.line;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SummaryLineTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "49 cards (min 45); 49",
                "60 Cards; 60",
                "60 Cards in total; 60",
                "60 cards total; 60",
                "40 Karten im Deck; 40",
                "Total Cards: ６０; 60",
                "60 张牌; 60",
                "４０枚; 40",
                "40枚 メインデッキ; 40",
            })
    void total_isRead(String line, int total) {
        assertEquals(total, SummaryLine.total(line));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4 influence spent (max 15); true",
                "15 Einfluss verbraucht; true",
                "3 Card of Demise; false",
                "3 Card Trooper; false",
                "2 Cards of Consonance; false",
                "1 Dust Bowl; false",
                "2 Ink Dissolver; false",
                "3枚 青眼の白龍; false",
                "3 张 灰流丽; false",
                "4 Lightning Bolt; false",
            })
    void cards_areNoSummaries(String line, boolean summary) {
        assertEquals(summary, SummaryLine.is(line));
    }
}
