package cardbench.app.bench;

import cardbench.app.bench.Subject.Scripts;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** The rows of the table: what is measured, and on which inputs. */
public final class Subjects {

    private static final int CODES = 1_000;
    private static final String SAME = "(input) => input";

    /** The example of the article 炉石卡组代码解析, as a client of today writes it. */
    public static final String PAIRS =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgAA";

    private Subjects() {}

    public static List<Subject<?>> all() {
        List<Subject<?>> subjects =
                new ArrayList<>(deckstrings("one code of 15 pairs", List.of(PAIRS)));
        subjects.addAll(deckstrings("random decks", codes()));
        subjects.addAll(shareCodeRows());
        return subjects;
    }

    private static List<Subject<?>> deckstrings(String name, List<String> codes) {
        List<String> decode = codes.stream().map(Subjects::decodeRequest).toList();
        List<String> encode = decode.stream().map(Subjects::encodeRequest).toList();
        return List.of(
                new Subject<>(
                        name + ": decode, reader",
                        codes,
                        Function.identity(),
                        BenchBundle::read,
                        new Scripts(SAME, "(code) => core.read(code)"),
                        new Scripts(SAME, "(code) => deckstrings.decode(code)")),
                new Subject<>(
                        name + ": encode, writer",
                        codes,
                        BenchBundle::keep,
                        BenchBundle::write,
                        new Scripts("(code) => core.keep(code)", "(number) => core.write(number)"),
                        new Scripts(
                                "(code) => deckstrings.decode(code)",
                                "(deck) => deckstrings.encode(deck)")),
                throughCall(name + ": decode, call", decode),
                throughCall(name + ": encode, call", encode));
    }

    private static List<Subject<?>> shareCodeRows() {
        List<String> shareCodes = shareCodes();
        return List.of(
                new Subject<>(
                        "share code, reader alone",
                        shareCodes,
                        Function.identity(),
                        BenchBundle::readShared,
                        new Scripts(SAME, "(code) => core.readShared(code)"),
                        null),
                new Subject<>(
                        "share code, plain loop",
                        shareCodes,
                        Function.identity(),
                        BenchBundle::loopShared,
                        new Scripts(SAME, "(code) => core.loopShared(code)"),
                        null),
                new Subject<>(
                        "share code, writer and words",
                        shareCodes,
                        BenchBundle::keepShared,
                        BenchBundle::writeShared,
                        new Scripts(
                                "(code) => core.keepShared(code)",
                                "(number) => core.writeShared(number)"),
                        null),
                throughCall(
                        "share code, decode through call",
                        shareCodes.stream().map(Subjects::decodeRequest).toList()));
    }

    /** Batches of games, of every topic of the document's two deck files. */
    public static List<Subject<?>> batches() throws IOException {
        return List.of(
                batches("example", "test-expend"),
                byHand(),
                batches("example", "test-hand-trap"),
                batches("zhulei", "test-expend"),
                batches("zhulei", "test-hand-trap"));
    }

    /** The first of them, written by hand. */
    public static Subject<Integer> byHand() {
        return new Subject<>(
                "  the same by hand",
                List.of(""),
                BenchBundle::byHand,
                BenchBundle::gamesByHand,
                new Scripts(
                        "(input) => core.byHand(input)", "(number) => core.gamesByHand(number)"),
                null);
    }

    public static Subject<Integer> batches(String file, String topic) throws IOException {
        String yaml = Files.readString(Path.of("cards-data/examples/" + file + ".yml"));
        return new Subject<>(
                file + ", " + topic,
                List.of(topic + "\n" + yaml),
                BenchBundle::topic,
                BenchBundle::games,
                new Scripts("(input) => core.topic(input)", "(topic) => core.games(topic)"),
                null);
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
    public static List<String> codes() {
        Random random = new Random(1);
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < CODES; i++) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            int ones = 2 * random.nextInt(8);
            varints(out, 0, 1, 2, 1, 274 + random.nextInt(70_000));
            cards(out, ones, random, 200);
            int owner = cards(out, (30 - ones) / 2, random, 201);
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

    /** Decks of three characters and thirty cards of ids up to 460, at offset 0. */
    private static List<String> shareCodes() {
        Random random = new Random(2);
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < CODES; i++) {
            byte[] row = new byte[51];
            for (int at = 0; at < 51; at += 3) {
                int first = 1 + random.nextInt(460);
                int second = at == 48 ? 0 : 1 + random.nextInt(460);
                row[at] = (byte) (first >> 4);
                row[at + 1] = (byte) (first << 4 | second >> 8);
                row[at + 2] = (byte) second;
            }
            byte[] bytes = new byte[51];
            for (int at = 0; at < 25; at++) {
                bytes[2 * at] = row[at];
                bytes[2 * at + 1] = row[25 + at];
            }
            codes.add(Base64.getEncoder().encodeToString(bytes));
        }
        return codes;
    }

    /** Writes cards in ascending order and answers the last one; even or odd ids, as the first. */
    private static int cards(ByteArrayOutputStream out, int count, Random random, int first) {
        varints(out, count);
        int id = first;
        for (int i = 0; i < count; i++) {
            id += 2 * (1 + random.nextInt(50_000 / (count + 1)));
            varints(out, id);
        }
        return id;
    }

    private static void varints(ByteArrayOutputStream out, int... values) {
        for (int value : values) {
            int remaining = value;
            while (remaining >= 0x80) {
                out.write(remaining & 0x7f | 0x80);
                remaining >>>= 7;
            }
            out.write(remaining);
        }
    }
}
