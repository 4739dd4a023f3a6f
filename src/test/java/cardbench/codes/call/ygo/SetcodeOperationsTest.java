package cardbench.codes.call.ygo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.call.decks.TableStore;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SetcodeOperationsTest {

    /** What ends each answer where no file tells a numbering. */
    private static final String NUMBERING =
            ",\"numbering\":\"ygopro\",\"numberingBy\":\"default\"}";

    private final Dispatcher call = call(List.of());

    private static Dispatcher call(List<Integer> slots) {
        SetnameStore names = new SetnameStore(new TableStore(), List::of);
        return new Dispatcher(List.of(names, new SetcodeOperations(names, client -> slots)));
    }

    private JsonObject ask(String request) {
        return Json.parse(call.call(request)).asObject();
    }

    private String result(String request) {
        JsonObject answer = ask(request);
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").toString();
    }

    /** In time that grows as the lists do: each of these looked at every pair of numbers once. */
    @Test
    void longestLists_areAnswered() {
        JsonArray codes = new JsonArray();
        JsonArray ofOneBase = new JsonArray();
        for (int i = 0; i < SetcodeArguments.LIMIT; i++) {
            codes.add("0x" + Integer.toHexString(Math.max(1, i)));
            ofOneBase.add("0x" + Integer.toHexString(i % 16 << 12 | 1));
        }
        JsonObject packed = ask("setcode.pack", "codes", codes, codes);
        JsonArray merges = packed.get("partial").asObject().get("merges").asArray();
        assertEquals(4096, merges.size());
        assertEquals("\"0xf002\"", merges.get(1).asObject().get("merged").toString());
        assertEquals(16, merges.get(4094).asObject().get("codes").asArray().size());
        JsonObject merged = ask("setcode.merge", "codes", ofOneBase, ofOneBase);
        assertEquals(
                "{\"merged\":\"0xf001\",\"exact\":true,\"unintended\":[]" + NUMBERING,
                merged.get("result").toString());
        JsonArray base = new JsonArray();
        ofOneBase.forEach(code -> base.add("0x1"));
        JsonObject wish = new JsonObject().add("op", "setcode.subcodes").add("base", "0x1");
        wish.add("mustContain", base).add("mustNotBeContainedBy", base).add("exclude", codes);
        assertEquals(
                "[]",
                Json.parse(call.call(wish.toString()))
                        .asObject()
                        .get("result")
                        .asObject()
                        .get("best")
                        .toString());
        wish.set("exclude", new JsonArray().add("0x1001"));
        assertEquals(
                "{\"codes\":[\"0x2001\",\"0x3001\"",
                Json.parse(call.call(wish.toString()))
                        .asObject()
                        .get("result")
                        .toString()
                        .substring(0, 27));
    }

    private JsonObject ask(String operation, String name, JsonArray codes, JsonArray registry) {
        JsonObject request = new JsonObject().add("op", operation).add(name, codes);
        return ask(request.add("registry", registry).toString());
    }

    /** Each vector is a request, the members of its result that are compared, and what is said. */
    @TestFactory
    Stream<DynamicTest> vectors() throws IOException {
        String text =
                Files.readString(Path.of("src/test/resources/vectors/setcodes/setcodes.json"));
        return Json.parse(text).asArray().values().stream()
                .map(JsonValue::asObject)
                .map(v -> DynamicTest.dynamicTest(v.getString("name", ""), () -> check(v)));
    }

    private void check(JsonObject vector) {
        JsonObject answer = ask(vector.get("request").toString());
        JsonValue diagnostic = Json.array();
        answer.get("diagnostics")
                .asArray()
                .forEach(d -> diagnostic.asArray().add(d.asObject().getString("code", "")));
        assertEquals(vector.get("said"), diagnostic, answer.toString());
        JsonValue read = answer.get(answer.getBoolean("ok", false) ? "result" : "partial");
        if (vector.get("result") == null) {
            assertEquals(null, read, answer.toString());
        } else {
            vector.get("result")
                    .asObject()
                    .forEach(
                            m ->
                                    assertEquals(
                                            m.getValue(),
                                            read.asObject().get(m.getName()),
                                            answer.toString()));
        }
    }

    @Test
    void openLists_areTheRegistry_andAreCompared() {
        open("zh.conf", "!setname 0xd 剑士\tセイバー\n!setname 0x700d 甲\n#setname 0x14 旧\n");
        open("en.conf", "!setname 0xd Saber\n!setname 0x601 Own\n");
        assertEquals(
                "{\"conflicts\":[{\"kind\":\"contains\",\"of\":\"0xd\"},"
                        + "{\"kind\":\"containedBy\",\"of\":\"0x700d\"}]"
                        + NUMBERING,
                result("{\"op\":\"setcode.conflict\",\"candidate\":\"0x300d\"}"));
        assertTrue(
                result("{\"op\":\"setcode.free\"}")
                        .contains("{\"from\":\"0x14\",\"to\":\"0x14\",\"retired\":true}"));
        assertEquals(
                "{\"lists\":[\"zh.conf\",\"en.conf\"],\"differences\":["
                        + "{\"code\":\"0xd\",\"names\":[\"剑士\",\"Saber\"]},"
                        + "{\"code\":\"0x601\",\"names\":[null,\"Own\"]},"
                        + "{\"code\":\"0x700d\",\"names\":[\"甲\",null]}]"
                        + NUMBERING,
                result("{\"op\":\"setnames.compare\"}"));
        assertEquals("{\"closed\":true}", result("{\"op\":\"close\",\"name\":\"zh.conf\"}"));
        assertTrue(
                result("{\"op\":\"setnames.list\"}")
                        .startsWith(
                                "{\"lists\":[\"en.conf\"],\"names\":[{\"code\":\"0xd\","
                                        + "\"name\":\"Saber\",\"others\":[],\"retired\":false,"
                                        + "\"list\":\"en.conf\"}"));
    }

    private void open(String name, String text) {
        String answer = call.open("strings.conf", name, text.getBytes(StandardCharsets.UTF_8));
        assertTrue(answer.startsWith("{\"ok\":true"), answer);
    }

    @Test
    void whatIsNoList_isRefused_andNothingChanges() {
        String answer = call.open("strings.conf", "x", "hello".getBytes(StandardCharsets.UTF_8));
        assertTrue(answer.contains("ygo.no-setnames"), answer);
        assertTrue(result("{\"op\":\"setnames.list\"}").contains("\"example\""));
    }

    @Test
    void slotsOfCards_countAsUsed() {
        Dispatcher withCards = call(List.of(0x3601));
        String conflicts = withCards.call("{\"op\":\"setcode.conflict\",\"candidate\":\"0x1601\"}");
        assertTrue(conflicts.contains("{\"kind\":\"inCards\",\"of\":\"0x3601\"}"), conflicts);
        String free = withCards.call("{\"op\":\"setcode.free\",\"registry\":[]}");
        assertTrue(free.contains("{\"from\":\"0x602\",\"to\":\"0xfff\"}"), free);
    }
}
