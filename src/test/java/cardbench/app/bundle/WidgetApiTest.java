package cardbench.app.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.export.HostileNames;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WidgetApiTest {

    /** The example of the format's first description. */
    private static final String GENSHIN =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

    private static final String HEARTHSTONE = "AAECAaIHA0CzAYwCA6wC3ge5YAAA";

    private static WidgetApi door() throws IOException {
        WidgetApi door = new WidgetApi();
        for (String content : new String[] {"cards", "ja"}) {
            Path file = Path.of("cards-data/genshin/" + content + ".tsv");
            assertTrue(door.table("genshin." + content, Files.readString(file)));
        }
        return door;
    }

    @Test
    void deck_isThatOfTheContractWithoutTheRules() throws IOException {
        Dispatcher call = new Dispatcher(DeckBundleOperations.all());
        for (String content : new String[] {"cards", "ja"}) {
            Path file = Path.of("cards-data/genshin/" + content + ".tsv");
            call.open("table", "genshin." + content, Files.readAllBytes(file));
        }
        for (String code : new String[] {GENSHIN, "### 甲\n" + HEARTHSTONE}) {
            JsonObject request = new JsonObject().add("op", "deck").add("text", code);
            request.add("language", "ja");
            JsonObject answer = Json.parse(call.call(request.toString())).asObject();
            JsonObject deck = answer.get("result").asObject();
            deck.remove("checks");
            assertEquals(deck.toString(), Json.parse(door().deck(code, "ja")).toString());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "AAECAaIHA0CzAYwCA6wC3ge5YAAA; [0,28]",
                "a AAECAaIHA0CzAYwCA6wC3ge5YAAA, AAECAaIHA0CzAYwCA6wC3ge5YAAA.; [2,30,32,60]",
                "deck code AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA ok; [10,78]",
                "https://example.org/img/AAECAaIHA0CzAYwCA6wC3gexYz9AAAECAbq8.png; []",
                "AAECAaIHA0CzAYwCA6wC3 is cut; []",
                "no code at all; []"
            })
    void places_areThoseOfReadableCodes(String text, String places) {
        assertEquals(places, new WidgetApi().places(text));
    }

    @Test
    void name_isThatOfTheText() throws IOException {
        for (String name : HostileNames.ALL) {
            String deck = door().deck("### " + name + "\n" + HEARTHSTONE, "en");
            assertFalse(Json.parse(deck).isNull(), name);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no code", "AAECAaIHA0CzAYwCA6", "ydke://o6lXBQ==!!!"})
    void whatIsNoDeckHere_isNull(String text) throws IOException {
        assertEquals("null", door().deck(text, "en"));
    }

    @Test
    void tableThatIsNone_isRefused() throws IOException {
        assertFalse(door().table("x", "no table"));
    }
}
