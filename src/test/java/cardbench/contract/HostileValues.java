package cardbench.contract;

import cardbench.codes.export.HostileNames;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Values that no operation expects, whatever the argument. */
final class HostileValues {

    /** Numbers that are too small, too large or none of the integers; none means much work. */
    private static final String[] NUMBERS = {
        "-1",
        "0",
        "-0",
        "1.5",
        "1e3",
        "1e-9",
        "1e400",
        "2147483647",
        "2147483648",
        "-2147483649",
        "9007199254740993",
        "18446744073709551616"
    };

    private static final String[] TEXTS = {
        "",
        " ",
        "\u0000",
        "a\nb\r\tc",
        "\u2028\u2029\u007f\u0085",
        "\ud800",
        "x\udc00y",
        "\ufeff\u200b\u202e",
        "null",
        "__proto__",
        "constructor",
        "{}",
        "{onPlay.playerUUID}",
        "$onPlay.playerUUID",
        "${x}",
        "%s%n",
        "\\u0022",
        "\"}],\"",
        "</script>",
        "../../etc/passwd",
        "-1",
        "1e999999999",
        "xoshiro128:99999999999999999999",
        "AAECAQcAAewHAAA\n=",
        "AAECAQcAAewHAAA\t=",
        "AAECAQcAAewHAAA\u2028=",
        "AAECAf/////////",
        "ydke://!!!",
        "#main\n99999999999\n#extra\n!side",
        "deck: {cards: {a: {count: 1}}}",
        "deck: &a [*a, *a]",
    };

    private HostileValues() {}

    /** One of them; the same for the same state of the generator. */
    static JsonValue any(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> Json.NULL;
            case 1 -> Json.value(random.nextBoolean());
            case 2 -> Json.parse(NUMBERS[random.nextInt(NUMBERS.length)]);
            case 3 -> nested(random);
            case 4 -> Json.value(repeated(random));
            default -> Json.value(text(random));
        };
    }

    private static String text(Random random) {
        List<String> texts = new ArrayList<>(List.of(TEXTS));
        texts.addAll(HostileNames.ALL);
        return texts.get(random.nextInt(texts.size()));
    }

    private static String repeated(Random random) {
        String[] pieces = {"A", "[", "{\"a\":", "(", "- ", "AAECAQcA", "\u0000", "0x", "!", "\n"};
        return pieces[random.nextInt(pieces.length)].repeat(1 + random.nextInt(2_000));
    }

    private static JsonValue nested(Random random) {
        JsonValue value = Json.value(text(random));
        for (int depth = random.nextInt(random.nextBoolean() ? 3 : 50); depth >= 0; depth--) {
            value =
                    random.nextBoolean()
                            ? new JsonArray().add(value).add(random.nextInt(9))
                            : new JsonObject().add(text(random), value).add("kind", "genshin");
        }
        return value;
    }
}
