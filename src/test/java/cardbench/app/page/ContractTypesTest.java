package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.AnswerCorpus;
import cardbench.contract.AnswerCorpus.Line;
import cardbench.contract.AnswerCorpus.Request;
import cardbench.contract.Dispatcher;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The types that the scripts of the page are compiled with are those of the core's answers. */
class ContractTypesTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int FAULTS_SHOWN = 20;

    /** The types of all houses. */
    private static String contract() throws IOException {
        StringBuilder contract = new StringBuilder();
        for (String file :
                List.of(
                        "base/externs/contract",
                        "codes/externs/contract",
                        "codes/externs/contract-lists",
                        "odds/externs/contract",
                        "wizard/externs/contract")) {
            contract.append(Files.readString(Path.of("webapp", file + ".js")));
        }
        return contract.toString();
    }

    @Test
    void everyAnswerOfTheCorpus_hasItsType_andEveryTypeAnAnswer() throws IOException {
        ContractTypes types = new ContractTypes(contract());
        Dispatcher call = new Dispatcher(AllOperations.all());
        List<String> faults = new ArrayList<>();
        for (Line line : AnswerCorpus.lines()) {
            JsonNode response = JSON.readTree(AnswerCorpus.answer(call, line));
            List<String> found = new ArrayList<>(types.faults(response, "CoreResponse"));
            for (JsonNode note : response.path("diagnostics")) {
                found.addAll(types.faults(note, "Diagnostic"));
            }
            found.addAll(faultsOfResult(types, resultName(line), response));
            found.forEach(fault -> faults.add(fault + " in the answer to " + line));
        }
        assertEquals(List.of(), faults.stream().limit(FAULTS_SHOWN).toList());
        Set<String> unmet = new TreeSet<>(types.names());
        unmet.removeAll(types.met());
        assertEquals(Set.of(), unmet);
    }

    /** The name of the type without its last word; empty for what is no request. */
    private static String resultName(Line line) {
        if (!(line instanceof Request request)) {
            return "Open";
        }
        StringBuilder name = new StringBuilder();
        try {
            for (String word : JSON.readTree(request.text()).path("op").asText().split("\\.")) {
                if (!word.isEmpty()) {
                    name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
                }
            }
        } catch (JsonProcessingException e) {
            return "";
        }
        return name.toString();
    }

    private static List<String> faultsOfResult(
            ContractTypes types, String name, JsonNode response) {
        List<String> faults = new ArrayList<>();
        if (response.has("result")) {
            faults.addAll(types.faults(response.get("result"), name + "Result"));
        }
        if (response.has("partial")) {
            boolean differs = types.names().contains(name + "Partial");
            String partial = name + (differs ? "Partial" : "Result");
            faults.addAll(types.faults(response.get("partial"), partial));
        }
        return faults;
    }

    private static List<String> faults(String type, String value) throws IOException {
        String script =
                "/** @typedef {"
                        + type
                        + "} */\nvar Deck;\n"
                        + "/**\n * Two lines.\n *\n * @typedef {{\n *   id: number\n * }}\n */\nvar Card;\n";
        return new ContractTypes(script).faults(JSON.readTree(value), "Deck");
    }

    @Test
    void valuesOfAType_haveNoFaults() throws IOException {
        assertEquals(List.of(), faults("{a: string, b: (number|undefined)}", "{\"a\":\"\"}"));
        assertEquals(List.of(), faults("!Array<!Card>", "[{\"id\":1},{\"id\":2}]"));
        assertEquals(List.of(), faults("!Object<string, (boolean|null)>", "{\"a b\":null}"));
        assertEquals(List.of(), faults("{a: ?string, b: ?}", "{\"a\":null,\"b\":[1]}"));
    }

    @Test
    void anythingElse_isAFaultWithItsPlace() throws IOException {
        assertEquals(List.of("Deck.b is not declared"), faults("{a: number}", "{\"a\":1,\"b\":2}"));
        assertEquals(List.of("Deck.a is missing"), faults("{a: ?number}", "{}"));
        assertEquals(
                List.of("Deck.a is no string: 1"), faults("{a: (string|undefined)}", "{\"a\":1}"));
        assertEquals(List.of("Deck.a is no number: null"), faults("{a: number}", "{\"a\":null}"));
        assertEquals(List.of("Deck[].id is missing"), faults("!Array<!Card>", "[{\"id\":1},{}]"));
        assertEquals(List.of("Deck[] is no object: 1"), faults("!Array<{a: number}>", "[1]"));
        assertEquals(List.of("Deck is no Object: []"), faults("!Object<string, number>", "[]"));
        assertEquals(
                List.of("Deck[] is no boolean: 0"),
                faults("!Object<string, boolean>", "{\"a\":0}"));
        assertEquals(List.of("Deck is no Unknown: 0"), faults("!Unknown", "0"));
    }
}
