package cardbench.codes.call.decks;

import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/** Texts with rows of letters that are no deck code: addresses, paths, keys, hashes, sentences. */
final class OtherTexts {

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
    private static final String ALL = LETTERS + "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    private static final String HEX = "0123456789abcdef";

    private static final String[] WORDS = {
        "deck",
        "card",
        "After",
        "legend",
        "Mulligan",
        "turn",
        "opponent",
        "the",
        "of",
        "with",
        "ADMINISTRATION",
        "Adventure",
        "AAA",
        "play",
        "七圣召唤",
        "卡组",
        "代码",
        "分享",
        "今天的对局",
        "デッキ",
        "コード",
        "カード",
        "を",
        "試合",
        "Zilliax",
        "E.T.C.",
        "2x",
        "30",
        "AQUA",
        "control",
    };

    private final Random random;

    OtherTexts(long seed) {
        random = new Random(seed);
    }

    /** Makers of one text each, by kind. */
    Map<String, Supplier<String>> kinds() {
        Map<String, Supplier<String>> kinds = new LinkedHashMap<>();
        kinds.put("link", () -> site() + "/" + path() + "/" + base64(5, 60, true));
        kinds.put(
                "query", () -> site() + "/a?id=" + base64(20, 80, true) + "&t=" + word(ALL, 9, 9));
        kinds.put("fragment", () -> site() + "/#" + base64(20, 80, true));
        kinds.put("video", () -> site() + "/watch?v=" + base64(8, 8, true));
        kinds.put("bare domain", () -> word(LETTERS, 5, 9) + ".com/" + path() + "/" + path());
        kinds.put("path", () -> "/" + path() + "/" + word(ALL, 20, 20) + ".java");
        kinds.put(
                "windows path", () -> "C:\\" + path().replace('/', '\\') + "\\" + word(ALL, 9, 9));
        kinds.put("data", () -> "data:image/png;base64," + base64(30, 200, false));
        kinds.put(
                "token",
                () -> "eyJhbGciOiJIUzI1NiJ9." + base64(60, 60, true) + "." + base64(32, 32, true));
        kinds.put("sha-1", () -> word(HEX, 40, 40));
        kinds.put("sha-256", () -> word(HEX, 64, 64));
        kinds.put("integrity", () -> "sha512-" + base64(64, 64, false));
        kinds.put("sha384", () -> "sha384-" + base64(48, 48, false));
        kinds.put(
                "uuid",
                () ->
                        word(HEX, 8, 8)
                                + "-"
                                + word(HEX, 4, 4)
                                + "-4"
                                + word(HEX, 3, 3)
                                + "-"
                                + word(HEX, 4, 4)
                                + "-"
                                + word(HEX, 12, 12));
        kinds.put("key", () -> (random.nextBoolean() ? "sk-" : "AIza") + word(ALL, 16, 80));
        kinds.put(
                "public key",
                () -> "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAA" + base64(34, 34, false) + " me@host");
        kinds.put(
                "certificate",
                () ->
                        "-----BEGIN KEY-----\n"
                                + base64(48, 48, false)
                                + "\n"
                                + base64(48, 48, false)
                                + "\n-----END KEY-----");
        kinds.put("bytes", () -> base64(8, 300, false));
        kinds.put("51 bytes", () -> base64(51, 51, false));
        kinds.put("sentence", this::sentence);
        kinds.put("base32", () -> "C" + word("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 30, 120));
        kinds.put("capitals", () -> word("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 8, 40));
        // 68 slashes alone are the code of a deck without a card
        kinds.put("line", () -> word("-_=/+", 1, 1).repeat(69 + random.nextInt(60)));
        kinds.put("lines", () -> "deck " + line() + "\n" + sentence() + "\n" + line());
        kinds.put("repeated", () -> word(ALL, 1, 3).repeat(10 + random.nextInt(50)));
        kinds.put("few bytes", this::fewBytes);
        return kinds;
    }

    /** A line of a table. */
    private String line() {
        String cell = "-".repeat(3 + random.nextInt(30)) + word("+|", 1, 1);
        return word("+|", 1, 1) + cell.repeat(1 + random.nextInt(4));
    }

    /**
     * The letters of bytes that are mostly 0, as at the beginning of pictures and sounds. The first
     * one is not, as in a deckstring; 51 of them may be a share code with a few cards.
     */
    private String fewBytes() {
        byte[] bytes = new byte[52 + random.nextInt(100)];
        for (int i = 6 + random.nextInt(bytes.length / 3); i > 0; i--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
        }
        bytes[0] = (byte) (1 + random.nextInt(255));
        return Base64.getEncoder().encodeToString(bytes);
    }

    private String sentence() {
        StringBuilder text = new StringBuilder();
        for (int i = 1 + random.nextInt(14); i > 0; i--) {
            text.append(WORDS[random.nextInt(WORDS.length)]).append(i > 1 ? " " : "");
        }
        return text.toString();
    }

    private String site() {
        return "https://" + word(LETTERS, 4, 12) + ".com";
    }

    private String path() {
        StringBuilder path = new StringBuilder(word(LETTERS + "_-", 2, 14));
        for (int i = random.nextInt(10); i > 0; i--) {
            path.append('/').append(word(LETTERS + "_-", 2, 14));
        }
        return path.toString();
    }

    private String word(String alphabet, int least, int most) {
        StringBuilder word = new StringBuilder();
        for (int i = least + random.nextInt(most - least + 1); i > 0; i--) {
            word.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return word.toString();
    }

    private String base64(int least, int most, boolean url) {
        byte[] bytes = new byte[least + random.nextInt(most - least + 1)];
        random.nextBytes(bytes);
        return url
                ? Base64.getUrlEncoder().withoutPadding().encodeToString(bytes)
                : Base64.getEncoder().encodeToString(bytes);
    }
}
