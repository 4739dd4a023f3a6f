package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Hostile texts of 3 MiB in a JVM of 32 MB, by one process: each is answered for what it is. */
@Tag("slow")
class LittleMemoryCodesTest {

    private static final int SIZE = 3 << 20;

    private static Process start() throws IOException, URISyntaxException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String places = placeOf(Main.class) + File.pathSeparator + placeOf(Json.class);
        return new ProcessBuilder(java, "-Xmx32m", "-cp", places, Main.class.getName(), "call")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static Path placeOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private static String filled(String piece) {
        return piece.repeat(SIZE / piece.length());
    }

    /** A sound code of two million times card 5. */
    private static String oneCard() {
        byte[] code = new byte[2 << 20];
        Arrays.fill(code, (byte) 5);
        System.arraycopy(new byte[] {0, 1, 2, 1, 7}, 0, code, 0, 5);
        int count = code.length - 11;
        for (int i = 5; i < 8; i++) {
            code[i] = (byte) (count >> 7 * (i - 5) & 0x7f | (i < 7 ? 0x80 : 0));
        }
        Arrays.fill(code, code.length - 3, code.length, (byte) 0);
        return Base64.getEncoder().encodeToString(code);
    }

    /** Texts, and what decode says of them first. */
    private static Map<String, String> texts() {
        String share = "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";
        Map<String, String> texts = new TreeMap<>();
        texts.put(filled("A"), "deck.no-code");
        texts.put("AAEC" + filled("+ "), "deck.no-code");
        texts.put(filled("AAECAQcA"), "hearthstone.copies-block");
        texts.put(filled("AAECAQcAAAAA"), "deck.text-after");
        texts.put(filled(share), "deck.text-after");
        texts.put(oneCard(), "hearthstone.too-many-entries");
        return texts;
    }

    @Test
    void hostileTexts_areAnswered() throws Exception {
        Process process = start();
        try (PrintStream to = new PrintStream(process.getOutputStream(), true, "UTF-8");
                BufferedReader from = process.inputReader(StandardCharsets.UTF_8)) {
            for (Map.Entry<String, String> text : texts().entrySet()) {
                for (String operation : List.of("decode", "explain", "identify")) {
                    to.println(new JsonObject().add("op", operation).add("text", text.getKey()));
                    judge(operation, text, from.readLine());
                }
            }
        } finally {
            process.destroyForcibly();
        }
    }

    private static void judge(String operation, Map.Entry<String, String> text, String answer) {
        String context = operation + " of " + text.getKey().substring(0, 20);
        assertTrue(answer != null, context + ": it broke down");
        JsonObject read = Json.parse(answer).asObject();
        if (operation.equals("identify")) {
            assertTrue(read.getBoolean("ok", false), context + ": " + answer);
        } else {
            JsonObject first = read.get("diagnostics").asArray().get(0).asObject();
            assertEquals(text.getValue(), first.getString("code", ""), context);
        }
    }
}
