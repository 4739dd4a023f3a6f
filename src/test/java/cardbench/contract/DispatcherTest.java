package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.json.JsonText;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Location;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DispatcherTest {

    private static final DiagnosticCode SLIP = DiagnosticCode.warning("test.slip", "slip {n}");
    private static final DiagnosticCode FAULT = DiagnosticCode.error("test.fault", "fault {what}");

    /** Answers what it was asked, so that the tests see what a request gave. */
    private static final class Echo implements OperationGroup {

        @Override
        public List<Operation> operations() {
            return Stream.of(
                            "text", "integer", "flag", "slip", "fault", "object", "value", "choice")
                    .map(name -> new Operation(name, request -> answer(name, request)))
                    .toList();
        }

        private static Response answer(String operation, Request request) {
            JsonText result = new JsonText();
            switch (operation) {
                case "text" -> result.value(request.text("a") + request.textOr("b", "-"));
                case "integer" -> result.value(request.integer("n", -5, 5, 3));
                case "flag" -> result.value(request.flag("f", true));
                case "object" ->
                        result.value(request.object("o").size() + 10 * request.array("l").size());
                case "value" -> result.value(request.value("v") == null ? "none" : "some");
                case "choice" ->
                        result.value(request.choice("c", "one", List.of("one", "two", "three")));
                case "slip" -> {
                    Location place = Location.range(1, 2).withByte(0).withLine(3, 4);
                    return Response.of(
                            result.value("x"), List.of(SLIP.at(place).with("n", 7).fixedBy("y")));
                }
                default -> {
                    return Response.of(
                            result.value("part"), List.of(FAULT.anywhere().with("what", "it")));
                }
            }
            return request.failed() ? Response.refused(request.diagnostics()) : Response.of(result);
        }
    }

    private final Dispatcher call = new Dispatcher(List.of(new Echo()));

    private JsonObject ask(String request) {
        return Json.parse(call.call(request)).asObject();
    }

    private String codeOf(String request) {
        JsonObject response = ask(request);
        assertFalse(response.get("ok").asBoolean(), request);
        return response.get("diagnostics").asArray().get(0).asObject().getString("code", "none");
    }

    @Test
    void success_hasResultAndNoDiagnostics() {
        assertEquals(
                "{\"ok\":true,\"result\":\"xy\",\"diagnostics\":[]}",
                call.call("{\"op\":\"text\",\"a\":\"x\",\"b\":\"y\"}"));
    }

    @Test
    void choice_isOneOfItsWords() {
        assertEquals("two", ask("{\"op\":\"choice\",\"c\":\"two\"}").getString("result", ""));
        assertEquals("one", ask("{\"op\":\"choice\"}").getString("result", ""));
        assertEquals("call.bad-value", codeOf("{\"op\":\"choice\",\"c\":\"four\"}"));
        String refused = call.call("{\"op\":\"choice\",\"c\":\"four\"}");
        assertTrue(refused.contains("\"expected\":\"one, two or three\""), refused);
        assertEquals("call.wrong-type", codeOf("{\"op\":\"choice\",\"c\":4}"));
    }

    @Test
    void warning_isWrittenWithEveryPlaceInOrder() {
        assertEquals(
                "{\"ok\":true,\"result\":\"x\",\"diagnostics\":[{\"severity\":\"warning\","
                        + "\"code\":\"test.slip\",\"message\":\"slip 7\",\"args\":{\"n\":7},"
                        + "\"from\":1,\"to\":2,\"line\":3,\"column\":4,\"byte\":0,\"fix\":\"y\"}]}",
                call.call("{\"op\":\"slip\"}"));
    }

    @Test
    void error_keepsThePartThatWasRead() {
        assertEquals(
                "{\"ok\":false,\"partial\":\"part\",\"diagnostics\":[{\"severity\":\"error\","
                        + "\"code\":\"test.fault\",\"message\":\"fault it\","
                        + "\"args\":{\"what\":\"it\"}}]}",
                call.call("{\"op\":\"fault\"}"));
    }

    @Test
    void malformedJson_isRefusedWithItsPlace() {
        JsonObject response = ask("{\"op\":\n  oops}");
        JsonObject diagnostic = response.get("diagnostics").asArray().get(0).asObject();
        assertEquals("call.malformed", diagnostic.getString("code", ""));
        assertEquals(2, diagnostic.getInt("line", 0));
    }

    @Test
    void whatIsNoObject_isRefused() {
        assertEquals("call.not-an-object", codeOf("[1]"));
        assertEquals("call.malformed", codeOf(""));
        assertEquals("call.missing-argument", codeOf("{}"));
        assertEquals("call.wrong-type", codeOf("{\"op\":5}"));
        assertEquals("call.unknown-operation", codeOf("{\"op\":\"nonsense\"}"));
    }

    @Test
    void nesting_isBounded() {
        String deep = "[".repeat(Request.MAX_DEPTH) + "]".repeat(Request.MAX_DEPTH);
        assertEquals("call.too-deep", codeOf("{\"op\":\"text\",\"a\":" + deep + "}"));
        assertEquals("call.too-deep", codeOf("[".repeat(1_000_000)));
        assertTrue(
                ask("{\"op\":\"text\",\"a\":\"" + "[".repeat(100) + "\\\"{{\"}")
                        .get("ok")
                        .asBoolean());
    }

    @Test
    void valuesOfARequest_areBounded() {
        String most = "0,".repeat(Request.MAX_VALUES - 10) + "0";
        for (String gap : List.of("", " ")) {
            String head = "{\"op\":" + gap + "\"object\",\"o\":{},\"l\":[";
            assertTrue(ask(head + most + "]}").get("ok").asBoolean(), gap);
            assertEquals("call.too-many-values", codeOf(head + most + ",0".repeat(10) + "]}"), gap);
        }
        assertTrue(
                ask("{\"op\":\"text\",\"a\":\"" + ",".repeat(Request.MAX_VALUES) + "\"}")
                        .get("ok")
                        .asBoolean());
    }

    @Test
    void missingArgument_isNamedByPointer() {
        JsonObject diagnostic =
                ask("{\"op\":\"text\"}").get("diagnostics").asArray().get(0).asObject();
        assertEquals("call.missing-argument", diagnostic.getString("code", ""));
        assertEquals("/a", diagnostic.getString("pointer", ""));
    }

    @Test
    void wrongTypes_areRefused() {
        for (String request :
                List.of(
                        "{\"op\":\"text\",\"a\":1}",
                        "{\"op\":\"text\",\"a\":\"\",\"b\":[]}",
                        "{\"op\":\"integer\",\"n\":6}",
                        "{\"op\":\"integer\",\"n\":-6}",
                        "{\"op\":\"integer\",\"n\":1.5}",
                        "{\"op\":\"integer\",\"n\":99999999999}",
                        "{\"op\":\"integer\",\"n\":\"1\"}",
                        "{\"op\":\"flag\",\"f\":0}",
                        "{\"op\":\"object\",\"o\":[],\"l\":[]}",
                        "{\"op\":\"object\",\"o\":{},\"l\":{}}")) {
            assertEquals("call.wrong-type", codeOf(request), request);
        }
        assertEquals("call.missing-argument", codeOf("{\"op\":\"object\",\"o\":{}}"));
        assertEquals("call.missing-argument", codeOf("{\"op\":\"object\",\"l\":[]}"));
    }

    @Test
    void argumentsLeftOut_haveTheirDefaults() {
        assertEquals("x-", ask("{\"op\":\"text\",\"a\":\"x\",\"b\":null}").getString("result", ""));
        assertEquals(3, ask("{\"op\":\"integer\"}").getInt("result", 0));
        assertEquals(-5, ask("{\"op\":\"integer\",\"n\":-5}").getInt("result", 0));
        assertTrue(ask("{\"op\":\"flag\"}").getBoolean("result", false));
        assertFalse(ask("{\"op\":\"flag\",\"f\":false}").getBoolean("result", true));
        assertEquals("none", ask("{\"op\":\"value\"}").getString("result", ""));
        assertEquals("some", ask("{\"op\":\"value\",\"v\":[]}").getString("result", ""));
        assertEquals(11, ask("{\"op\":\"object\",\"o\":{\"x\":1},\"l\":[1]}").getInt("result", 0));
    }
}
