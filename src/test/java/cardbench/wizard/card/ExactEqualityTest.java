package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.json.JsonReader;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Equality of JSON values, compared with that of a reader that is not ours. */
class ExactEqualityTest {

    private static final int PAIRS = 20_000;

    private static final ObjectMapper PEER =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    /** Numbers by value, whatever their notation; everything else by the peer's own equality. */
    private static final Comparator<JsonNode> BY_VALUE =
            (a, b) ->
                    a.isNumber() && b.isNumber()
                            ? a.decimalValue().compareTo(b.decimalValue())
                            : a.equals(b) ? 0 : 1;

    private static StaticTruth truth(String one, String other) {
        return StaticTruth.of(
                JsonReader.read(
                                "{\"type\":\"Equals\",\"value1\":"
                                        + one
                                        + ",\"value2\":"
                                        + other
                                        + "}")
                        .root());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "true | true | ALWAYS",
                "true | \"true\" | NEVER",
                "false | null | NEVER",
                "1.5 | 15e-1 | ALWAYS",
                "-0.0 | 0 | ALWAYS",
                "100 | 1E+2 | ALWAYS",
                "1e99999999999999999999 | 1e99999999999999999998 | NEVER",
                "101 | 11 | NEVER",
                "19 | 1 | NEVER",
                "1.5 | 150 | NEVER",
                "1e01 | 10 | ALWAYS",
                "1e-01 | 0.1 | ALWAYS",
                "1e+00 | 1 | ALWAYS",
                "2e00000000000000000003 | 2000 | ALWAYS",
                "\"3\" | 3 | ALWAYS",
                "\"3.0\" | 3 | NEVER",
                "[\"1:a\"] | [\"1\",\"a\"] | NEVER",
                "[[],[]] | [[[]]] | NEVER",
                "{\"a\":1,\"b\":2} | {\"b\":2,\"a\":1} | ALWAYS",
                "{\"a\":null} | {} | NEVER",
                "[\"$x.y\"] | [\"$x.y\"] | DEPENDS",
                "{\"a\":\"{x.y}\"} | {} | DEPENDS",
                "[{\"type\":\"getPlayer\",\"of\":\"p\",\"seat\":\"next\"}] | [] | DEPENDS",
            })
    void equality_isThatOfTheDocument(String one, String other, StaticTruth truth) {
        assertEquals(truth, truth(one, other));
        assertEquals(truth, truth(other, one));
    }

    @Test
    void randomValues_areEqualAsThePeerSays() throws JsonProcessingException {
        int equal = 0;
        for (long seed = 0; seed < PAIRS; seed++) {
            Random random = new Random(seed);
            String one = value(random, 2);
            String other = value(random, 2);
            boolean same = PEER.readTree(one).equals(BY_VALUE, PEER.readTree(other));
            equal += same ? 1 : 0;
            assertEquals(
                    same ? StaticTruth.ALWAYS : StaticTruth.NEVER,
                    truth(one, other),
                    "seed " + seed + ": " + one + " and " + other);
        }
        assertTrue(equal > PAIRS / 50, "equal " + equal);
    }

    /** The key of a list or object with one variable, which has this value in play. */
    private static List<String> keys(GameValue inPlay) {
        Value variable = new Value.Text("$a");
        return Stream.of(
                        variable,
                        new Value.Items(List.of(variable)),
                        new Value.Fields(List.of(new Value.Field("k", variable))))
                .map(value -> ExactEquality.key(value, any -> inPlay))
                .toList();
    }

    @Test
    void unresolvedPart_equalsNothing() {
        assertEquals(Arrays.asList(null, null, null), keys(new GameValue.Unresolved("a")));
    }

    @Test
    void severalTexts_areTheListOfThem() {
        GameValue texts = new GameValue.Texts(List.of("1", "b"));
        Value written = new Value.Items(List.of(new Value.Constant(1), new Value.Text("b")));
        assertEquals(
                ExactEquality.key(
                        written,
                        value ->
                                value instanceof Value.Constant constant
                                        ? new GameValue.Number(constant.number())
                                        : new GameValue.Text("b")),
                keys(texts).get(0));
        assertNotEquals(keys(texts), keys(new GameValue.Texts(List.of("1b"))));
    }

    private static String value(Random random, int depth) {
        String[] scalars = {
            "true",
            "false",
            "null",
            "1",
            "1.0",
            "10e-1",
            "0.10",
            "1e-1",
            "-2",
            "-20e-1",
            "\"a\"",
            "\"\"",
            "\"A\"",
            "\"true\"",
            "12345678901",
            "1.2345678901E10"
        };
        int kind = depth == 0 ? 2 : random.nextInt(4);
        if (kind > 1) {
            return scalars[random.nextInt(scalars.length)];
        }
        StringBuilder text = new StringBuilder();
        int first = random.nextInt(2);
        for (int i = random.nextInt(3); i > 0; i--) {
            text.append(text.length() == 0 ? "" : ",");
            String name = "\"" + "ab".charAt((first + i) % 2) + "\":";
            text.append(kind == 0 ? name : "").append(value(random, depth - 1));
        }
        return kind == 0 ? "{" + text + "}" : "[" + text + "]";
    }
}
