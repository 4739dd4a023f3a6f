package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.WidgetApi;
import cardbench.base.json.JsonText;
import com.eclipsesource.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Operations that fail as none should, and the requests that come behind them. */
class CallFaultsTest {

    /** Fails in the way that the operation names, after it has written a part of its answer. */
    private static final class Failing implements OperationGroup, DataStore, TableOpener {

        private static final List<String> NAMES =
                List.of("null", "index", "state", "assertion", "stack", "memory", "long", "fine");

        @Override
        public List<Operation> operations() {
            return NAMES.stream()
                    .map(name -> new Operation(name, request -> answer(name, request)))
                    .toList();
        }

        private static Response answer(String operation, Request request) {
            JsonText json = new JsonText().array().value("a part");
            switch (operation) {
                case "null" -> json.value(request.value("absent").asString());
                case "index" -> json.value("x".charAt(NAMES.size()));
                case "state" -> throw new IllegalStateException("cardbench.secret.Place");
                case "assertion" -> throw new AssertionError("cardbench.secret.Place");
                case "stack" -> json.value(deeper(1));
                case "memory" -> throw new OutOfMemoryError("Java heap space");
                case "long" -> {
                    for (; ; ) {
                        json.value("one more");
                    }
                }
                default -> json.value("the rest");
            }
            return Response.of(json.endArray());
        }

        private static int deeper(int depth) {
            return deeper(depth + 1) + depth;
        }

        @Override
        public List<String> kinds() {
            return List.of("table");
        }

        @Override
        public Response open(String kind, String name, byte[] bytes) {
            return Response.of(new JsonText().value(bytes[bytes.length]));
        }

        @Override
        public Response open(String name, String text) {
            return Response.of(new JsonText().value(text.length()));
        }

        @Override
        public boolean close(String name) {
            throw new IllegalStateException(name);
        }
    }

    private static final String FINE =
            "{\"ok\":true,\"result\":[\"a part\",\"the rest\"],\"diagnostics\":[]}";

    private final Dispatcher call = new Dispatcher(List.of(new Failing()));

    private String ask(String operation) {
        return call.call("{\"op\":\"" + operation + "\",\"name\":\"x\"}");
    }

    private static String codeOf(String response) {
        return Json.parse(response)
                .asObject()
                .get("diagnostics")
                .asArray()
                .get(0)
                .asObject()
                .getString("code", "");
    }

    @Test
    void operationThatFails_isAnswered_andTheNextAsIfNothingHadHappened() {
        for (String operation : List.of("null", "index", "state", "assertion", "stack", "memory")) {
            assertEquals(Dispatcher.FAILED, ask(operation), operation);
            assertEquals(FINE, ask("fine"), operation);
        }
    }

    @Test
    void response_tellsNothingOfTheProgram() {
        assertEquals(
                "{\"ok\":false,\"diagnostics\":[{\"severity\":\"error\",\"code\":\"call.internal\",\"message\":\"the request could not be answered because of a program error or a lack of memory\"}]}",
                Dispatcher.FAILED);
    }

    @Test
    void answerWithoutEnd_isRefusedWithItsLimit() {
        String response = ask("long");
        assertEquals("call.too-large", codeOf(response));
        assertTrue(response.contains("{\"limit\":" + JsonText.MAX_SIZE + "}"), response);
        assertEquals(FINE, ask("fine"));
    }

    @Test
    void dataThatFails_isAnsweredInTheSameWay() {
        assertEquals(Dispatcher.FAILED, call.open("table", "x", new byte[1]));
        assertEquals(Dispatcher.FAILED, call.table("x", null));
        assertEquals(Dispatcher.FAILED, ask("close"));
        assertEquals("{\"ok\":true,\"result\":1,\"diagnostics\":[]}", call.table("x", "y"));
        assertEquals(FINE, ask("fine"));
    }

    @Test
    void requestOfNull_isAnswered() {
        assertEquals(Dispatcher.FAILED, call.call(null));
        assertEquals(FINE, ask("fine"));
    }

    @Test
    void deckOfTheWidget_isMissingWhereItFails() {
        WidgetApi door = new WidgetApi();
        assertEquals("null", door.deck(null, "en"));
        assertEquals(false, door.table("x", null));
        assertTrue(door.deck("AAECAQcAAewHAAA=", "en").startsWith("{"), "the next one");
    }

    @Test
    void operations_areThoseOfTheGroupsAndOfTheDispatcher() {
        List<String> expected = new ArrayList<>(Failing.NAMES);
        expected.addAll(List.of("close", "constants"));
        assertEquals(expected, call.operations());
    }
}
