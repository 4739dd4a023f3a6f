package cardbench.codes.hearthstone.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Hostile files: nothing throws, and what was made of them are tables that can be read. */
class CardConversionFuzzTest {

    @FuzzTest(maxDuration = "20s")
    void anyBytes_areConvertedOrRefused(byte[] data) {
        check(data);
    }

    @FuzzTest(maxDuration = "20s")
    void anyMembers_areConvertedOrRefused(FuzzedDataProvider data) {
        StringBuilder json = new StringBuilder("[");
        while (data.remainingBytes() > 0 && json.length() < 20_000) {
            json.append(json.length() == 1 ? "{" : ",{");
            json.append("\"dbfId\":").append(data.consumeInt(-1, 130_000));
            json.append(",\"collectible\":").append(data.consumeBoolean());
            json.append(",\"type\":\"")
                    .append(
                            data.pickValue(
                                    new String[] {"MINION", "SPELL", "HERO", "LOCATION", "x"}));
            json.append("\",\"").append(data.pickValue(MEMBERS)).append("\":");
            json.append(
                    data.consumeBoolean()
                            ? data.consumeAsciiString(12)
                            : "\"" + data.consumeString(9) + "\"");
            json.append("}");
        }
        check(json.append(']').toString().getBytes(StandardCharsets.UTF_8));
    }

    private static final String[] MEMBERS = {
        "name",
        "cost",
        "set",
        "cardClass",
        "classes",
        "rarity",
        "runeCost",
        "text",
        "mechanics",
        "countAsCopyOfDbfId",
        "elite",
        "id"
    };

    private static void check(byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        Map<String, String> tables = CardConversion.convert(bytes, "x", diagnostics);
        assertEquals(diagnostics.failed(), tables.isEmpty());
        for (Map.Entry<String, String> table : tables.entrySet()) {
            Diagnostics faults = new Diagnostics();
            List<CardTable> read = CardTableReader.read(table.getValue(), faults);
            assertEquals(List.of(), faults.list(), table.getValue());
            assertEquals(table.getKey(), read.get(0).content());
        }
    }
}
