package cardbench.codes.call.ygo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two databases that differ in every way that rows can. */
class DatabaseComparingTest {

    private static final List<Made> BEFORE =
            List.of(
                    Made.monster(10, 0x8, "same"),
                    Made.monster(20, 0x307b, "changed"),
                    Made.monster(30, 0, "removed"),
                    Made.monster(-2, 0x7b, "last")); // 4294967294

    private static final List<Made> AFTER =
            List.of(
                    Made.monster(10, 0x8, "same"),
                    new Made(20, 0, 0x9001000000000000L, 0x21, 4, -2, 1000, "renamed"),
                    Made.monster(25, 0, "added"),
                    Made.monster(-2, 0x7b, "last"));

    private static final String CHANGES =
            "UPDATE texts SET desc = 'it''s\nnew' WHERE id = 4294967294";

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    @BeforeEach
    void open() throws Exception {
        call.open("cards.cdb", "old.cdb", MadeDatabase.of(BEFORE));
        call.open("cards.cdb", "new.cdb", MadeDatabase.of(AFTER, CHANGES));
    }

    private JsonObject ask(String arguments) {
        String request =
                "{\"op\":\"database.compare\",\"a\":\"old.cdb\",\"b\":\"new.cdb\""
                        + arguments
                        + "}";
        JsonObject response = Json.parse(call.call(request)).asObject();
        assertTrue(response.getBoolean("ok", false), response.toString());
        return response.get("result").asObject();
    }

    @Test
    void rows_areAddedRemovedOrChanged_withTheirFields() {
        JsonObject compared = ask("");
        assertEquals(
                "{\"added\":1,\"removed\":1,\"changed\":2,\"same\":1,\"columnsOfA\":[],\"columnsOfB\":[],"
                        + "\"rows\":["
                        + "{\"kind\":\"changed\",\"id\":20,\"name\":\"renamed\",\"fields\":["
                        + "{\"column\":\"setcode\",\"a\":\"0x307b\",\"b\":\"0x9001000000000000\"},"
                        + "{\"column\":\"atk\",\"a\":\"1000\",\"b\":\"-2\"},"
                        + "{\"column\":\"name\",\"a\":\"changed\",\"b\":\"renamed\"}]},"
                        + "{\"kind\":\"added\",\"id\":25,\"name\":\"added\",\"fields\":[]},"
                        + "{\"kind\":\"removed\",\"id\":30,\"name\":\"removed\",\"fields\":[]},"
                        + "{\"kind\":\"changed\",\"id\":4294967294,\"name\":\"last\",\"fields\":["
                        + "{\"column\":\"desc\",\"a\":\""
                        + "text of the card ".repeat(2)
                        + "\",\"b\":\"it's\\nnew\"}]}]}",
                compared.toString());
    }

    @Test
    void page_isOfOneKind() {
        JsonObject changed = ask(",\"kind\":\"changed\",\"offset\":1,\"limit\":1");
        assertEquals(2, changed.getInt("changed", 0));
        assertEquals(1, changed.get("rows").asArray().size());
        assertEquals(4294967294L, changed.get("rows").asArray().get(0).asObject().getLong("id", 0));
        assertEquals(0, ask(",\"kind\":\"added\",\"offset\":1").get("rows").asArray().size());
    }

    @Test
    void columnsOfOneFile_areNamed_andNotCompared() throws Exception {
        String more = "ALTER TABLE texts ADD COLUMN str16 TEXT DEFAULT 'x'";
        call.open("cards.cdb", "new.cdb", MadeDatabase.of(BEFORE, more));
        JsonObject compared = ask("");
        assertEquals("[\"str16\"]", compared.get("columnsOfB").toString());
        assertEquals(4, compared.getInt("same", 0));
    }

    @Test
    void fileThatIsNotOpen_isRefused() {
        String answer = call.call("{\"op\":\"database.compare\",\"a\":\"old.cdb\",\"b\":\"none\"}");
        assertTrue(answer.contains("must be one of old.cdb, new.cdb"), answer);
        assertTrue(answer.contains("\"pointer\":\"/b\""), answer);
        assertTrue(call.call("{\"op\":\"database.compare\"}").contains("call.missing-argument"));
    }
}
