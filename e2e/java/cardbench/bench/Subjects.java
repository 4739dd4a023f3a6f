package cardbench.bench;

import cardbench.bench.Subject.Scripts;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** The rows of the table: what is measured, and on which inputs. */
final class Subjects {

    private static final int CODES = 1_000;
    private static final String SAME = "(input) => input";

    private Subjects() {}

    static List<Subject<?>> all() {
        List<String> codes = codes();
        List<String> decode = codes.stream().map(Subjects::decodeRequest).toList();
        List<String> encode = decode.stream().map(Subjects::encodeRequest).toList();
        return List.of(
                new Subject<>(
                        "decode, reader alone",
                        codes,
                        Function.identity(),
                        BenchBundle::read,
                        new Scripts(SAME, "(code) => core.read(code)"),
                        new Scripts(SAME, "(code) => deckstrings.decode(code)")),
                new Subject<>(
                        "encode, writer alone",
                        codes,
                        BenchBundle::keep,
                        BenchBundle::write,
                        new Scripts("(code) => core.keep(code)", "(number) => core.write(number)"),
                        new Scripts(
                                "(code) => deckstrings.decode(code)",
                                "(deck) => deckstrings.encode(deck)")),
                throughCall("decode, through call", decode),
                throughCall("encode, through call", encode));
    }

    private static Subject<String> throughCall(String name, List<String> requests) {
        return new Subject<>(
                name,
                requests,
                Function.identity(),
                BenchBundle::call,
                new Scripts(SAME, "(request) => core.call(request)"),
                null);
    }

    private static String decodeRequest(String code) {
        return new JsonObject().add("op", "decode").add("text", code).toString();
    }

    private static String encodeRequest(String decodeRequest) {
        JsonObject answer = Json.parse(BenchBundle.call(decodeRequest)).asObject();
        if (!answer.getBoolean("ok", false)) {
            throw new IllegalStateException("no sound code: " + decodeRequest);
        }
        return new JsonObject().add("op", "encode").add("deck", answer.get("result")).toString();
    }

    /** Decks of thirty cards, one in ten with a sideboard, in the client's order. */
    private static List<String> codes() {
        Random random = new Random(1);
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < CODES; i++) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            int ones = 2 * random.nextInt(8);
            varints(out, 0, 1, 2, 1, 274 + random.nextInt(70_000));
            cards(out, ones, random);
            int owner = cards(out, (30 - ones) / 2, random);
            varints(out, 0);
            if (i % 10 == 0) {
                varints(out, 1, 3, 110_001, owner, 110_002, owner, 110_003, owner, 0, 0);
            } else {
                varints(out, 0);
            }
            codes.add(Base64.getEncoder().encodeToString(out.toByteArray()));
        }
        return codes;
    }

    /** Writes cards in ascending order and answers the last one. */
    private static int cards(ByteArrayOutputStream out, int count, Random random) {
        varints(out, count);
        int id = 200;
        for (int i = 0; i < count; i++) {
            id += 1 + random.nextInt(100_000 / (count + 1));
            varints(out, id);
        }
        return id;
    }

    private static void varints(ByteArrayOutputStream out, int... values) {
        for (int value : values) {
            int rest = value;
            while (rest >= 0x80) {
                out.write(rest & 0x7f | 0x80);
                rest >>>= 7;
            }
            out.write(rest);
        }
    }
}
