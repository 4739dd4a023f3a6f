package cardbench.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;

/** The recipe without code: the command {@code call} as a pipe, a process for each task. */
class CallPipeIT {

    private static final int POSTS = 300;

    private static List<String> command() throws URISyntaxException {
        String places = placeOf(Dispatcher.class) + File.pathSeparator + placeOf(Json.class);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return List.of(java, "-cp", places, "cardbench.app.cli.Main", "call");
    }

    private static Path placeOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    /** A request whose answer is that of no other one. */
    private static String request(int post) {
        String text = "{\"kind\":\"hearthstone\",\"format\":2,\"heroes\":[7],\"cards\":[[%d,2]]}";
        return "{\"op\":\"encode\",\"deck\":" + text.formatted(post + 1) + "}";
    }

    @Test
    void eachRequest_hasItsAnswerInItsPlace() throws Exception {
        List<String> requests = new ArrayList<>();
        for (int i = 0; i < POSTS; i++) {
            requests.add(request(i));
        }
        requests.add("no JSON");
        requests.add(
                new JsonObject()
                        .add("op", "decode")
                        .add("text", "卡组\n" + ExamplePosts.WARRIOR)
                        .toString());
        List<String> answers;
        try (JavaSparkContext spark = Spark.local(2)) {
            answers = spark.parallelize(requests, 3).pipe(command()).collect();
        }
        assertEquals(requests.size(), answers.size());
        for (int i = 0; i < POSTS; i++) {
            // 00 01 02, one hero 07, no single cards, one pair, nothing else; base64 of the bytes
            byte[] card =
                    i + 1 < 128
                            ? new byte[] {0, 1, 2, 1, 7, 0, 1, (byte) (i + 1), 0, 0}
                            : new byte[] {
                                0, 1, 2, 1, 7, 0, 1, (byte) (i + 1 | 128), (byte) (i + 1 >> 7), 0, 0
                            };
            String code = Base64.getEncoder().encodeToString(card);
            JsonObject answer = Json.parse(answers.get(i)).asObject();
            assertEquals(code, answer.get("result").asObject().get("text").asString());
        }
        JsonObject refused = Json.parse(answers.get(POSTS)).asObject();
        assertEquals(false, refused.get("ok").asBoolean());
        JsonObject decoded = Json.parse(answers.get(POSTS + 1)).asObject();
        assertEquals("[[1004,2]]", decoded.get("result").asObject().get("cards").toString());
    }
}
