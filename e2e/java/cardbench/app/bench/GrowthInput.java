package cardbench.app.bench;

import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * An input whose size can be chosen.
 *
 * @param name the row's title
 * @param operation of the request; empty for the bytes of a card database, which are opened
 * @param argument of the request that takes the text
 * @param onJvm how many characters the JVM is given
 * @param inPage how many characters JavaScript is given
 * @param text the text, of about so many characters
 */
record GrowthInput(
        String name, String operation, String argument, int onJvm, int inPage, Text text) {

    /** Makes a text of about so many characters. */
    interface Text {
        String of(int size) throws IOException, SQLException;
    }

    private static final int LARGE = 8 << 20;
    private static final int PASTED = 100_000;

    /** As long as deck files and cards may be. */
    private static final int FILE = 1 << 18;

    private static final String SHARE_CODE =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

    /** What was slow or needed much memory once, and the files that people bring. */
    static List<GrowthInput> all() {
        List<GrowthInput> inputs = new ArrayList<>();
        for (String[] each :
                new String[][] {
                    {"broken beginnings", "AAECAf0 "},
                    {"broken beginnings without blanks", "AAECAf0"},
                    {"beginnings that read on", "AAECAQfoBwWB"},
                    {"beginnings of whole groups", "AAECAQcA"},
                    {"glued deckstrings", "AAECAQcAAAAA"},
                    {"share codes, blanks between", SHARE_CODE + " "},
                    {"glued share codes", SHARE_CODE},
                    {"one letter", "A"},
                    {"letters and blanks", "+ "},
                    {"slashes", "/"},
                    {"addresses of ydke", "ydke://AAAA!!! "},
                    {"line breaks", "\n"}
                }) {
            for (String operation : List.of("identify", "decode")) {
                inputs.add(pasted(each[0] + ", " + operation, operation, each[1]));
            }
        }
        inputs.add(text("one card many times, decode", "decode", GrowthInput::oneCard));
        inputs.add(text("one row many times, encode", "encode", GrowthInput::rows));
        inputs.add(
                text("ydk file, decode", "decode", size -> "#main\n" + lines("10000%d\n", size)));
        inputs.add(file("YAML deck file, check", "check", "yaml", GrowthInput::yaml));
        inputs.add(
                file("YAML in brackets, check", "check", "yaml", size -> "a: " + "[".repeat(size)));
        inputs.add(file("JSON of cards, wizard.check", "wizard.check", "text", GrowthInput::cards));
        inputs.add(
                new GrowthInput("SQLite file, open", "", "", LARGE, FILE, GrowthInput::database));
        return inputs;
    }

    private static GrowthInput pasted(String name, String operation, String piece) {
        return text(name, operation, size -> piece.repeat(size / piece.length()));
    }

    private static GrowthInput text(String name, String operation, Text text) {
        String argument = operation.equals("encode") ? "deck" : "text";
        return new GrowthInput(name, operation, argument, LARGE, PASTED, text);
    }

    private static GrowthInput file(String name, String operation, String argument, Text text) {
        return new GrowthInput(name, operation, argument, FILE, FILE, text);
    }

    /** A sound code of one card, over and over. */
    private static String oneCard(int size) {
        int count = size / 4 * 3 - 16;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {0, 1, 2, 1, 7});
        for (int remaining = count; remaining > 0; remaining >>>= 7) {
            out.write(remaining & 0x7f | (remaining > 0x7f ? 0x80 : 0));
        }
        byte[] cards = new byte[count];
        Arrays.fill(cards, (byte) 5);
        out.writeBytes(cards);
        out.writeBytes(new byte[] {0, 0, 0});
        return Base64.getEncoder().encodeToString(out.toByteArray());
    }

    private static String rows(int size) {
        return "{\"kind\":\"hearthstone\",\"format\":2,\"heroes\":[7],\"cards\":[[5,2]"
                + ",[5,2]".repeat(size / 6)
                + "]}";
    }

    private static String lines(String line, int size) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; lines.length() < size - 200; i++) {
            lines.append(line.replace("%d", Integer.toString(i)));
        }
        return lines.toString();
    }

    private static String yaml(int size) {
        return "deck:\n  cards:\n" + lines("    card-%d: {count: 1, attribute: ['a']}\n", size);
    }

    private static String cards(int size) {
        String card = "{\"id\": \"a.b.c.d%d\", \"count\": 1, \"behaviors\": []},\n";
        return "[" + lines(card, size) + "{}]";
    }

    /** A database, one byte in each character. */
    private static String database(int size) throws IOException, SQLException {
        List<Made> cards = new ArrayList<>();
        for (int i = 1; i <= size / 420; i++) {
            cards.add(Made.monster(i, i % 4096, "card " + i));
        }
        return new String(MadeDatabase.of(cards), StandardCharsets.ISO_8859_1);
    }
}
