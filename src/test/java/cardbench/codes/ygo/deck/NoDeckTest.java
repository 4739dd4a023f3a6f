package cardbench.codes.ygo.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.deck.Recogniser;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Texts full of letters and digits that are no decks, however they are looked at. */
class NoDeckTest {

    private static final int TEXTS = 5000;

    private static final String[] WORDS = {
        "After",
        "sixty",
        "games",
        "I",
        "hit",
        "legend",
        "#main",
        "!side",
        "x3",
        "12345",
        "deck=",
        "y=",
        "\u9752\u773c",
        "3",
        "Blue-Eyes",
        "*",
        "https://a.example/?d=1",
        "ydke",
        "%21"
    };

    private static List<String> found(String text) {
        List<Recogniser> kinds = new ArrayList<>(YgoCodec.all(ExtraDeck.UNKNOWN));
        kinds.addAll(YgoCodec.guesses(ExtraDeck.UNKNOWN));
        List<String> found = new ArrayList<>();
        for (Recogniser kind : kinds) {
            if (!kind.find(text).isEmpty()) {
                found.add(kind.kind());
            }
        }
        return found;
    }

    /** Numbers of other files are mostly small, and so are the ids that makers of cards choose. */
    @Test
    void rowsOfSmallIds_areADeckAlone_orOfKnownCards() {
        List<Integer> ids = IntStream.range(10001, 10015).boxed().toList();
        YgoDeck deck = new YgoDeck("ygo", ids, List.of(), List.of());
        String code = YgoCodec.of("ygo", ExtraDeck.UNKNOWN).write(deck);
        assertEquals(List.of("ygo"), found(code));
        assertEquals(List.of(), found("See " + code));
        ExtraDeck database = id -> ids.contains(id) ? ExtraDeck.Home.MAIN : ExtraDeck.Home.UNKNOWN;
        assertEquals(1, YgoCodec.of("ygo", database).find("See " + code).size());
    }

    @Test
    void randomBytes_inEveryWriting_areNoDeck() {
        for (int seed = 0; seed < TEXTS; seed++) {
            Random random = new Random(seed);
            byte[] bytes = new byte[4 + random.nextInt(100)];
            random.nextBytes(bytes);
            String standard = Base64.getEncoder().encodeToString(bytes);
            String safe = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
            String hex = HexFormat.of().formatHex(bytes);
            String uuid = new UUID(random.nextLong(), random.nextLong()).toString();
            for (String text :
                    List.of(
                            standard,
                            safe,
                            hex,
                            uuid,
                            "eyJhbGciOiJIUzI1NiJ9." + safe + "." + safe,
                            "data:image/png;base64," + standard,
                            "https://a.example/" + safe,
                            "https://a.example/?y=" + safe,
                            "https://a.example/?deck=" + standard,
                            "https://a.example/deck.html?deck=" + hex,
                            "https://a.example/?code=" + uuid,
                            standard.replaceAll("(.{20})", "$1\n"))) {
                assertEquals(List.of(), found(text), "seed " + seed + " " + text);
            }
        }
    }

    @Test
    void words_areNoDeck() {
        for (int seed = 0; seed < TEXTS; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (int words = random.nextInt(40); words > 0; words--) {
                String word = WORDS[random.nextInt(WORDS.length)];
                // ids behind a mark are a deck, wherever they come from
                boolean id = word.equals("12345");
                text.append(id ? "a12345" : word).append(random.nextInt(6) == 0 ? '\n' : ' ');
            }
            // a mark in front of a short number is one of a deck of cards with such numbers
            String plain = text.toString().replaceAll("(?m)^(3|x3|\\*)", "three");
            assertEquals(List.of(), found(plain), "seed " + seed + "\n" + plain);
        }
    }
}
