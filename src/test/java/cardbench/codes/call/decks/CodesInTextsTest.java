package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.Games;
import cardbench.base.chance.Seeds;
import cardbench.codes.deck.Found;
import cardbench.contract.SampleCodes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Codes without a mark are found in posts, and nowhere in texts that are no posts of decks. */
class CodesInTextsTest {

    private static final CodeKinds KINDS = Games.kinds();

    private static final String BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

    /** A deck of 40 cards, version 5, without the letter of the format. */
    private static final String RUNETERRA =
            "UCQCAYCBIAQMDABAIDAUGRMAIDASHJPAUAQEBQJBQITSAICAEBAEMIDAEAQEKABAMBBIAIGBIPQ";

    /** A word of base32 that is too short for a share code, which has 68 letters of base64. */
    private static final Pattern SECRET = Pattern.compile("(^|[ =])[A-Z2-7]{16,55}($|\n)");

    private static List<String> kinds(String text) {
        return KINDS.find(text).stream().map(Found::kind).toList();
    }

    private static String codeOf(String kind, Random random) {
        while (true) {
            String code = SampleCodes.ygoCode(random);
            if (code.length() > 80 && kinds(code).equals(List.of(kind))) {
                return code;
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%s",
                "Omega code: %s",
                "Deck code: %s",
                "卡组代码：%s",
                "デッキコード：%s\nどうぞ",
                "My deck today:\n%s\nhave fun",
                "my deck %s, have fun",
                "> %s\n> ok",
                "- %s",
                "**Deck**: `%s`",
                "(%s)",
                "[code]%s[/code]",
                "```\n%s\n```\nenjoy",
                "a\t%s\tb",
                "\"deck\": \"%s\",",
                "<p>%s</p>"
            })
    void codeWithoutAMark_isFoundInAPost(String post) {
        Random random = new Random(20_261_128);
        for (String kind : List.of("omega", "ygo")) {
            String code = codeOf(kind, random);
            String text = post.replace("%s", code);
            List<Found> found = KINDS.find(text);
            assertEquals(List.of(kind), kinds(text), text);
            assertEquals(code, text.substring(found.get(0).from(), found.get(0).to()));
        }
    }

    @Test
    void runeterraCodeOfAnyFormat_isFound() {
        for (int format = 0; format < 16; format++) {
            String code = BASE32.charAt(2 * format) + RUNETERRA;
            assertEquals(List.of("lor"), kinds(code), code);
            assertEquals(List.of("lor"), kinds("Deck: " + code + " ok"), code);
        }
    }

    /** The sample of Valve's ArtifactDeckCode. */
    @Test
    void codeOfArtifact_isNotCalledADamagedCodeOfAnotherGame() {
        String code = "ADCJWkTZX05uwGDCRV4XQGy3QGLmqUBg4GQJgGLGgO7AaABR3JlZW4vQmxhY2sgRXhhbXBsZQ__";
        assertEquals(List.of(), kinds(code));
        assertEquals(null, KINDS.likeliest(code));
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 20, 27, 35})
    void koishiLinkThatIsCut_isADamagedCode(int letters) {
        String deck = "4w1Sq5PWsa4w1SqO34w1SqO45PWsa4w1Sq5PWsa4w1Sq";
        String link = "https://srv.koishi.pro/deck.html?name=a&deck=" + deck.substring(0, letters);
        assertEquals(List.of(), kinds(link));
        assertEquals("ygomobile", KINDS.likeliest(link).codec().kind());
        assertFalse(KINDS.likeliest(link).codec().read(link).isValid());
    }

    private static String letters(String alphabet, int size, Random random) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < size; i++) {
            letters.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return letters.toString();
    }

    private static String base64(byte[] bytes, Random random) {
        Base64.Encoder encoder =
                random.nextBoolean() ? Base64.getUrlEncoder() : Base64.getMimeEncoder();
        return encoder.encodeToString(bytes);
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[40 + 4 * random.nextInt(60)];
        random.nextBytes(bytes);
        switch (random.nextInt(4)) {
            case 0 -> {
                for (int i = 0; i < bytes.length; i++) {
                    bytes[i] = (byte) "  etaoinshrdlucmETA,.".charAt(random.nextInt(21));
                }
            }
            case 1 -> {
                for (int i = 3; i < bytes.length; i += 4) {
                    bytes[i] = 0;
                }
            }
            default -> bytes[0] = (byte) 0x89;
        }
        return bytes;
    }

    /** A hash, a token, a secret, an image, a key, or words, with a label or without. */
    private static String foreign(Random random) {
        String text =
                switch (random.nextInt(7)) {
                    case 0 -> letters("0123456789abcdef", 32 + 8 * random.nextInt(13), random);
                    case 1 -> letters(BASE32, 50, random);
                    case 2 ->
                            letters("CDEG", 1, random)
                                    + letters(BASE32, 15 + random.nextInt(60), random);
                    case 3 -> "data:image/png;base64," + base64(bytes(random), random);
                    case 4 ->
                            "eyJhbGciOiJIUzI1NiJ9."
                                    + Base64.getUrlEncoder().encodeToString(bytes(random));
                    case 5 ->
                            letters(
                                    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLM0123456789_-",
                                    68,
                                    random);
                    default ->
                            Base64.getEncoder()
                                    .encodeToString(
                                            ("The quick brown " + random.nextInt() + " fox jumps")
                                                    .repeat(1 + random.nextInt(4))
                                                    .getBytes(StandardCharsets.UTF_8));
                };
        String[] labels = {"", "code: ", "Deck code: ", "secret=", "> "};
        return labels[random.nextInt(labels.length)] + text + (random.nextBoolean() ? "" : "\nok");
    }

    @Test
    void secretsHashesImagesAndWords_areNoDecks() {
        long seed = 68_007;
        Random random = new Random(seed);
        List<String> decks = new ArrayList<>();
        List<String> damaged = new ArrayList<>();
        int texts = Seeds.of(6_000, 400_000);
        int secrets = 0;
        for (int i = 0; i < texts; i++) {
            String text = foreign(random);
            boolean secret = SECRET.matcher(text).find();
            secrets += secret ? 1 : 0;
            if (!kinds(text).isEmpty()) {
                decks.add(text);
            } else if (secret && KINDS.likeliest(text) != null) {
                damaged.add(text);
            }
        }
        assertEquals(List.of(), decks, "seed " + seed);
        // a secret holds the mark of a code by chance, such as AAEC, once in 20,000 times
        String message = damaged + " of " + secrets + " read as damaged codes, seed " + seed;
        assertTrue(damaged.size() <= secrets / 5_000, message);
    }
}
