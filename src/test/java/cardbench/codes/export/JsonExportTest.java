package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.codes.cards.Language;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class JsonExportTest {

    private static final List<String> NAMES = HostileNames.ALL;

    private static JsonObject json(String name) {
        return Json.parse(new JsonExport().write(Views.named(name), ExportWords.of(Language.EN)))
                .asObject();
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void hostileNames_areWhole(String name) {
        JsonObject deck = json(name);
        assertEquals(name, deck.getString("title", null));
        JsonObject section = deck.get("sections").asArray().get(0).asObject();
        assertEquals(name, section.getString("title", null));
        assertEquals(name, section.get("rows").asArray().get(0).asObject().getString("name", null));
        assertEquals(Views.CODE, deck.getString("code", null));
    }

    @Test
    void whatIsAbsent_isLeftOut() {
        JsonObject section = json("x").get("sections").asArray().get(5).asObject();
        JsonObject unknown = section.get("rows").asArray().get(0).asObject();
        assertEquals(List.of("id", "count", "name", "known"), unknown.names());
        assertNull(unknown.get("cost"));
        assertEquals("[[0,1],[3,2]]", json("x").get("curve").toString());
        assertEquals(3240, json("x").getInt("dust", 0));
    }
}
