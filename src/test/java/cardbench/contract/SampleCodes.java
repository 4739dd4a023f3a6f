package cardbench.contract;

import cardbench.build.site.SpecFolder;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.Deflater;

/**
 * Codes to ask about: every text of the golden vectors, and as many as wanted made by arithmetic.
 */
public final class SampleCodes {

    private static final Path VECTORS = Path.of("src/test/resources/vectors");

    private SampleCodes() {}

    /** Every string in the vectors' files, each once, in the order of the files' names. */
    public static List<String> ofVectors() {
        try {
            return List.copyOf(SpecFolder.texts(VECTORS));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every object in the vectors' files that is a request itself. */
    static List<String> requestsOfVectors() {
        Set<String> requests = new LinkedHashSet<>();
        for (JsonValue file : vectors()) {
            collectRequests(file, requests);
        }
        return List.copyOf(requests);
    }

    private static List<JsonValue> vectors() {
        List<JsonValue> files = new ArrayList<>();
        if (Files.isDirectory(VECTORS)) {
            try (Stream<Path> paths = Files.walk(VECTORS)) {
                for (Path path : paths.sorted().toList()) {
                    if (path.toString().endsWith(".json")) {
                        files.add(Json.parse(Files.readString(path)));
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files;
    }

    private static void collectRequests(JsonValue value, Set<String> requests) {
        if (value.isArray()) {
            value.asArray().forEach(element -> collectRequests(element, requests));
        } else if (value.isObject()) {
            JsonObject object = value.asObject();
            if (object.get("op") != null && object.get("op").isString()) {
                requests.add(object.toString());
            }
            object.forEach(member -> collectRequests(member.getValue(), requests));
        }
    }

    /** A sound code of any kind. */
    public static String sound(Random random) {
        return switch (random.nextInt(7)) {
            case 0, 1, 2 -> deckstring(random);
            case 3 -> shareCode(random);
            case 4 -> mercenaries(random);
            default -> ygoCode(random);
        };
    }

    /** A deck of Yu-Gi-Oh! in one of its five formats, of cards with eight digits. */
    public static String ygoCode(Random random) {
        List<List<Integer>> parts = new ArrayList<>();
        for (int size : new int[] {40, 15, 15}) {
            List<Integer> part = new ArrayList<>();
            for (int i = random.nextInt(size) + (size == 40 ? 12 : 0); i >= 0; i--) {
                part.add(1 + random.nextInt(99_999_999));
            }
            parts.add(part);
        }
        return switch (random.nextInt(5)) {
            case 0 ->
                    "#main\n" + lines(parts.get(0)) + "#extra\n" + lines(parts.get(1)) + "!side\n";
            case 1 -> "ydke://" + ids(parts.get(0)) + "!" + ids(parts.get(1)) + "!!";
            case 2 -> ids(parts.get(0)).replace("=", "").replace('+', '-').replace('/', '_');
            case 3 -> ygoMobile(parts.get(0), parts.get(1));
            default -> omega(parts.get(0), parts.get(2));
        };
    }

    private static String lines(List<Integer> ids) {
        StringBuilder lines = new StringBuilder();
        ids.forEach(id -> lines.append(id).append('\n'));
        return lines.toString();
    }

    private static byte[] littleEndian(List<Integer> ids) {
        ByteBuffer bytes = ByteBuffer.allocate(4 * ids.size()).order(ByteOrder.LITTLE_ENDIAN);
        ids.forEach(bytes::putInt);
        return bytes.array();
    }

    private static String ids(List<Integer> ids) {
        return Base64.getEncoder().encodeToString(littleEndian(ids));
    }

    /** Rows of one copy; the number of bits is filled up to whole bytes. */
    private static String ygoMobile(List<Integer> main, List<Integer> extra) {
        StringBuilder bits = new StringBuilder();
        bits.append(Integer.toBinaryString(1 << 8 | main.size()).substring(1));
        bits.append(Integer.toBinaryString(1 << 4 | extra.size()).substring(1)).append("0000");
        for (List<Integer> part : List.of(main, extra)) {
            part.forEach(id -> bits.append(Integer.toBinaryString(5 << 27 | id).substring(1)));
        }
        byte[] bytes = new byte[(bits.length() + 7) / 8];
        for (int i = 0; i < bits.length(); i++) {
            bytes[i / 8] |= (byte) (bits.charAt(i) == '1' ? 128 >> i % 8 : 0);
        }
        return "http://deck.ourygo.top?ygotype=deck&v=1&d="
                + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String omega(List<Integer> main, List<Integer> side) {
        Deflater deflater = new Deflater(9, true);
        byte[] out = new byte[2000];
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        plain.write(main.size());
        plain.write(side.size());
        plain.writeBytes(littleEndian(main));
        plain.writeBytes(littleEndian(side));
        deflater.setInput(plain.toByteArray());
        deflater.finish();
        int size = deflater.deflate(out);
        deflater.end();
        return Base64.getEncoder().encodeToString(Arrays.copyOf(out, size));
    }

    /** A Hearthstone deckstring: version 1, a hero, cards by count, sometimes a sideboard. */
    static String deckstring(Random random) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(0);
        varints(out, 1, 1 + random.nextInt(4), 1, 1 + random.nextInt(100_000));
        List<Integer> cards = new ArrayList<>();
        for (int block = 1; block <= 3; block++) {
            int count = random.nextInt(block == 3 ? 3 : 16);
            varints(out, count);
            int id = 0;
            for (int i = 0; i < count; i++) {
                id += 1 + random.nextInt(8_000);
                cards.add(id);
                varints(out, id);
                if (block == 3) {
                    varints(out, 3 + random.nextInt(20));
                }
            }
        }
        if (!cards.isEmpty() && random.nextInt(4) == 0) {
            varints(out, 1, 2);
            int owner = cards.get(random.nextInt(cards.size()));
            int first = 1 + random.nextInt(100_000);
            varints(out, first, owner, first + 1, owner, 0, 0);
        } else if (random.nextBoolean()) {
            out.write(0);
        }
        return Base64.getEncoder().encodeToString(out.toByteArray());
    }

    /** A party of Mercenaries; all bytes of the lengths are below 128. */
    static String mercenaries(Random random) {
        ByteArrayOutputStream list = new ByteArrayOutputStream();
        for (int i = random.nextInt(7); i > 0; i--) {
            ByteArrayOutputStream one = new ByteArrayOutputStream();
            varints(one, 8, 1 + random.nextInt(500));
            if (random.nextBoolean()) {
                varints(one, 16, 1 + random.nextInt(500));
            }
            varints(one, 24, 1 + random.nextInt(900), 32, random.nextInt(3));
            varints(list, 10, one.size());
            list.writeBytes(one.toByteArray());
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        varints(out, 8, random.nextInt(99_999_999), 18, 2, 'A', 'B', 24, 1, 34, list.size());
        out.writeBytes(list.toByteArray());
        varints(out, 40, 1 + random.nextInt(3));
        return Base64.getEncoder().encodeToString(out.toByteArray());
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

    /** A share code of 七圣召唤: 33 ids of twelve bits, the halves of the bytes interleaved. */
    static String shareCode(Random random) {
        byte[] plain = new byte[51];
        for (int i = 0; i < 51; i += 3) {
            int first = random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(500);
            int second = i == 48 ? 0 : 1 + random.nextInt(500);
            plain[i] = (byte) (first >> 4);
            plain[i + 1] = (byte) (first << 4 | second >> 8);
            plain[i + 2] = (byte) second;
        }
        byte[] bytes = new byte[51];
        int offset = random.nextInt(4);
        for (int i = 0; i < 25; i++) {
            bytes[2 * i] = (byte) (plain[i] + offset);
            bytes[2 * i + 1] = (byte) (plain[25 + i] + offset);
        }
        bytes[50] = (byte) offset;
        return Base64.getEncoder().encodeToString(bytes);
    }
}
