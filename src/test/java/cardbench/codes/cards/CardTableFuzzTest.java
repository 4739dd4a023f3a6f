package cardbench.codes.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;

/** Hostile tables: nothing throws; ids ascend, and every cell can be asked for. */
class CardTableFuzzTest {

    private static final String[] LINES = {
        "cardbench-table 1\tg\ten",
        "cardbench-table 2\tg\tcards\t3",
        "cardbench-table 2\tg\ten\t1",
        "id\tname",
        "id\tHPI",
        "id\tB",
        "cost\tnumbers\tBDA",
        "kind\twords\ta b\tBCC",
        "copy\tsome numbers\tCH",
        "runes\tsome words\tB BB\tBC",
        "name\tlines",
        "3\tx",
        "\ty",
        "# z"
    };

    @FuzzTest(maxDuration = "20s")
    void anyTable_isReadOrRefused(FuzzedDataProvider data) {
        StringBuilder text = new StringBuilder();
        while (data.remainingBytes() > 0 && text.length() < 20_000) {
            text.append(data.consumeBoolean() ? data.pickValue(LINES) : data.consumeString(30));
            text.append(data.consumeInt(0, 9) == 0 ? "" : "\n");
        }
        Diagnostics diagnostics = new Diagnostics();
        List<CardTable> tables = CardTableReader.read(text.toString(), diagnostics);
        assertEquals(diagnostics.failed(), tables.isEmpty());
        for (CardTable table : tables) {
            int before = 0;
            for (int row = 0; row < table.size(); row++) {
                Card card = table.card(row);
                assertEquals(true, card.id() > before);
                assertEquals(row, table.row(card.id()));
                before = card.id();
                table.columns().forEach(column -> card.number(column));
            }
        }
    }
}
