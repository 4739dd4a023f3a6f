package cardbench.codes.ygo.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is passed around, with pieces put in, taken out and doubled by chance. */
class MangledDecksTest {

    private static final int TEXTS = 3000;

    private static final Path VECTORS = Path.of("src/test/resources/vectors/ygo");

    private static final String[] PIECES = {
        "\n",
        "> ",
        "&gt;",
        "\u200b",
        "\u00a0",
        "<br>",
        "%3D",
        "%25",
        "=",
        "!",
        "#main",
        "#extra",
        "!side",
        "*",
        "x3",
        " ",
        "\t",
        "_",
        "&",
        "?y=",
        "deck=",
        "\uff11",
        "O",
        "Q",
        "\ufeff",
        "\"",
        "0",
        "9",
        "\ud83c",
        "-",
        "(",
        ")",
        ",",
        "1. ",
        "\\n",
        "\r",
        "cardid,cardq\n"
    };

    private static List<String> texts() throws IOException {
        List<String> texts = new ArrayList<>();
        for (String file : List.of("document.json", "faults.json", "passed-around.json")) {
            for (JsonValue one : Json.parse(Files.readString(VECTORS.resolve(file))).asArray()) {
                texts.add(one.asObject().getString("text", ""));
            }
        }
        return texts;
    }

    private static String mangled(List<String> texts, Random random) {
        StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
        if (random.nextInt(5) == 0) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
            text.append(texts.get(random.nextInt(texts.size())));
        }
        for (int changes = random.nextInt(8); changes > 0; changes--) {
            int at = random.nextInt(text.length() + 1);
            switch (random.nextInt(4)) {
                case 0 -> text.insert(at, PIECES[random.nextInt(PIECES.length)]);
                case 1 -> text.delete(at, Math.min(text.length(), at + 1));
                case 2 -> {
                    int to = Math.min(text.length(), at + random.nextInt(30));
                    text.insert(random.nextInt(text.length() + 1), text.substring(at, to));
                }
                default -> text.setLength(at);
            }
        }
        return text.toString();
    }

    @Test
    void everyPlace_isInTheText_andWhatIsFoundIsReadAlone() throws IOException {
        List<String> texts = texts();
        int decks = 0;
        for (int seed = 0; seed < TEXTS; seed++) {
            String text = mangled(texts, new Random(seed));
            for (YgoCodec codec : YgoCodec.all(ExtraDeck.UNKNOWN)) {
                String why = "seed " + seed + " " + codec.kind() + "\n" + text;
                int end = 0;
                for (Found found : codec.find(text)) {
                    assertTrue(end <= found.from() && found.from() < found.to(), why + found);
                    end = found.to();
                    assertTrue(end <= text.length(), why + found);
                }
                decks += readsAlone(codec, text, why) ? 1 : 0;
                for (Diagnostic diagnostic : codec.read(text).diagnostics()) {
                    assertTrue(
                            diagnostic.location().from() <= diagnostic.location().to(),
                            why + diagnostic);
                    assertTrue(diagnostic.location().to() <= text.length(), why + diagnostic);
                }
                explains(codec, text, why);
            }
        }
        assertTrue(decks > TEXTS / 4, decks + " decks");
    }

    /** Whether a code is found; then it is read like the text around it. */
    private static boolean readsAlone(YgoCodec codec, String text, String why) {
        List<Found> found = codec.find(text);
        if (found.isEmpty()) {
            return false;
        }
        Reading<YgoDeck> reading = codec.read(text);
        assertTrue(reading.isValid(), why + reading);
        assertEquals(found.get(0).from(), reading.from(), why);
        assertEquals(found.get(0).to(), reading.to(), why);
        Reading<YgoDeck> alone = codec.read(text.substring(reading.from(), reading.to()));
        assertEquals(reading.deck(), alone.deck(), why);
        return true;
    }

    private static void explains(YgoCodec codec, String text, String why) {
        Explanation explanation = codec.explain(text);
        int at = 0;
        for (Field field : explanation.fields()) {
            assertEquals(at, field.byteFrom(), why + field);
            assertTrue(field.byteTo() > at, why + field);
            assertTrue(0 <= field.from() && field.from() <= field.to(), why + field);
            assertTrue(field.to() <= text.length(), why + field);
            at = field.byteTo();
        }
        assertEquals((explanation.bytes().length() + 1) / 3, at, why);
    }
}
