package cardbench.codes.hearthstone.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of mercenaries become tables of names and equipment. */
class MercenaryConversionTest {

    private final Diagnostics diagnostics = new Diagnostics();

    private static byte[] bytes(String json) {
        return json.getBytes(StandardCharsets.UTF_8);
    }

    private Map<String, String> convert(String json) {
        return MercenaryConversion.convert(bytes(json), "mercenaries.json", diagnostics);
    }

    private static CardTable table(String text) {
        return CardTableReader.read(text, new Diagnostics()).get(0);
    }

    private static String name(String table, int id) {
        CardTable names = table(table);
        return names.card(names.row(id)).text("name");
    }

    private List<String> codes() {
        return diagnostics.list().stream().map(each -> each.code().name()).toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"defaultSkinDbfId\": 1}]",
                "[{\"id\": 1, \"name\": {\"enUS\": \"A\"}, \"specializations\": []}]"
            })
    void listOfMercenaries_isRecognised(String json) {
        assertTrue(MercenaryConversion.isList(bytes(json)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "{}", "[]", "[1]", "[{}]", "[{\"dbfId\": 1, \"name\": \"A\"}]", "["})
    void anythingElse_isNot(String json) {
        assertFalse(MercenaryConversion.isList(bytes(json)));
    }

    @Test
    void eachLanguage_getsATable() {
        Map<String, String> tables =
                convert(
                        """
                        [{"id": 3, "name": {"enUS": "Aldwin", "jaJP": "アルドウィン"},
                          "equipment": [{"id": 7}, {"tiers": [], "id": 8}]},
                         {"id": 5, "name": {"enUS": "Brenna", "jaJP": 4}, "equipment": null}]
                        """);
        assertEquals(List.of("cards", "en", "ja"), List.copyOf(tables.keySet()));
        CardTable cards = table(tables.get("cards"));
        assertEquals("7+8", cards.card(cards.row(3)).text("equipment"));
        assertEquals("", cards.card(cards.row(5)).text("equipment"));
        assertEquals("Aldwin", name(tables.get("en"), 3));
        assertEquals("Brenna", name(tables.get("en"), 5));
        assertEquals("アルドウィン", name(tables.get("ja"), 3));
        assertEquals(-1, table(tables.get("ja")).row(5));
        assertEquals(List.of(), codes());
    }

    /** A file in one language does not name it: its letters do, where only one is written so. */
    @ParameterizedTest
    @CsvSource({
        "Aldwin, en, 1",
        "奥德温, zh-CN, 1",
        "森のアルドウィン, ja, 0",
        "올드윈, ko, 0",
        "Олдвин, ru, 0",
        "อัลด์วิน, th, 0"
    })
    void languageOfOneFile_isReadFromItsLetters(String name, String language, int doubts) {
        Map<String, String> tables = convert("[{\"id\": 1, \"name\": \"" + name + "\"}]");
        assertEquals(List.of("cards", language), List.copyOf(tables.keySet()));
        assertEquals(doubts, codes().size(), codes().toString());
    }

    @Test
    void addressOfTheFile_namesTheLanguage() {
        Map<String, String> tables =
                MercenaryConversion.convert(
                        bytes("[{\"id\": 1, \"name\": \"Aldwin\"}]"),
                        "/v1/latest/deDE/mercenaries.json",
                        diagnostics);
        assertEquals(List.of("cards", "de"), List.copyOf(tables.keySet()));
        assertEquals(List.of(), codes());
    }

    @Test
    void mercenariesWithoutOrWithTheSameNumber_areToldAndTheOthersRead() {
        Map<String, String> tables =
                convert(
                        """
                        [{"id": 3, "name": {"enUS": "A"}}, {"name": {"enUS": "B"}},
                         {"id": 3, "name": {"enUS": "C"}}, {"id": -1, "name": 5}]
                        """);
        assertEquals("A", name(tables.get("en"), 3));
        assertEquals(1, table(tables.get("en")).size());
        assertEquals(List.of("hearthstone.left-out", "hearthstone.same-number"), codes());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{\"id\": 3, \"name\": \"A\"}] rest | hearthstone.not-a-card-list",
                "[] | hearthstone.no-cards"
            })
    void fileThatIsNoList_isRefused(String json, String code) {
        assertEquals(Map.of(), convert(json));
        assertEquals(List.of(code), codes());
    }
}
