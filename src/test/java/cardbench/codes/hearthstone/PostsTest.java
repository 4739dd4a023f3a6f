package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.deck.CodeFinder;
import cardbench.codes.deck.Found;
import cardbench.codes.hearthstone.DeckstringWriter.Order;
import cardbench.codes.hearthstone.mercenaries.PartyCodec;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Codes in posts as people write them: all are found at their place, and none is invented. */
@Tag("slow")
class PostsTest {

    private static final String LETTERS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private static final String[] PROSE = {
        "Went 12-3 with this list yesterday. Mulligan for the early game, keep removal against aggro.",
        "A AEC or AAE is no code, and neither is AAEBAQ or BAAECAQc. Base64 = letters+digits/signs.",
        "这套卡组上分很快，起手留低费随从。对阵快攻时注意保留解牌！",
        "昨日はこのデッキでレジェンドに到達しました。マリガンは軽いカードを優先。",
        "덱 코드는 아래에 있습니다. 멀리건은 저코스트 위주로.",
        "Не забудьте сохранить заклинания на поздние ходы.",
        "https://example.org/decks?page=2&sort=new#AAEC <b>bold</b> &amp; more",
        "| cost | card |\n|---|---|\n| 1 | First |\n",
    };

    private static final String[] LABELS = {
        "", "", "", "任务贼：", "卡组代码:", "Code=", "deck", "デッキコード「", "`", "(", "LUNA",
    };

    private static final String[] GAPS = {" ", "\n", "\r\n", "\u200b", "\u00ad", "<br>", "&#8203;"};

    private final CodeFinder finder = new CodeFinder(List.of(new Deckstring(), new PartyCodec()));

    @Test
    void plantedCodes_areAllFoundAtTheirPlace() {
        RandomDecks decks = new RandomDecks(30);
        int planted = 0;
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            StringBuilder post = new StringBuilder();
            List<String> expected = new ArrayList<>();
            for (int i = 1 + random.nextInt(5); i > 0; i--) {
                post.append(PROSE[random.nextInt(PROSE.length)])
                        .append(random.nextBoolean() ? "\n" : " ");
                boolean clipboard = random.nextInt(4) == 0;
                if (clipboard) {
                    post.append("\n### 名前 Name ").append(i).append("\n# Class: x\n# 2x (1) y\n#\n");
                } else if (random.nextInt(6) == 0) {
                    post.append("\n### chat line ");
                } else {
                    post.append(LABELS[random.nextInt(LABELS.length)]);
                }
                String code = DeckstringWriter.write(decks.next(), Order.CLIENT);
                code = clipboard ? code : disguised(code, random);
                expected.add(post.length() + "-" + (post.length() + code.length()));
                post.append(code).append(clipboard ? "\n# \n# z\n" : "\n\n");
                planted++;
            }
            List<String> found = new ArrayList<>();
            for (Found one : finder.find(post.toString())) {
                found.add(one.from() + "-" + one.to());
            }
            assertEquals(expected, found, "seed " + seed + ": " + post);
        }
        assertTrue(planted > 1000, "planted " + planted);
    }

    /** Sometimes broken by a forum, sometimes with entities, sometimes of the URL-safe alphabet. */
    private static String disguised(String code, Random random) {
        switch (random.nextInt(6)) {
            case 0 -> {
                String gap = GAPS[random.nextInt(GAPS.length)];
                int width = 20 + random.nextInt(20);
                StringBuilder broken = new StringBuilder();
                for (int i = 0; i < code.length(); i += width) {
                    broken.append(i == 0 ? "" : gap)
                            .append(code, i, Math.min(code.length(), i + width));
                }
                return broken.toString();
            }
            case 1 -> {
                return code.replace("+", "&#43;").replace("/", "&#x2f;").replace("=", "&#61;");
            }
            case 2 -> {
                return code.replace('+', '-').replace('/', '_');
            }
            default -> {
                return code;
            }
        }
    }

    @Test
    void randomWords_holdNoCode() {
        Random random = new Random(31);
        List<String> invented = new ArrayList<>();
        for (int i = 0; i < 100_000; i++) {
            char[] word = new char[16 + random.nextInt(385)];
            for (int j = 0; j < word.length; j++) {
                word[j] = LETTERS.charAt(random.nextInt(64));
            }
            if (!finder.find(new String(word)).isEmpty()) {
                invented.add(new String(word));
            }
        }
        assertEquals(List.of(), invented);
    }

    @Test
    void proseAndLicences_holdNoCode() throws IOException {
        List<String> texts = new ArrayList<>(List.of(PROSE));
        texts.add(String.join(" ", PROSE));
        texts.add(Files.readString(Path.of("LICENSE")));
        for (String name : List.of("META-INF/LICENSE", "META-INF/LICENSE.md", "LICENSE")) {
            for (URL url : Collections.list(getClass().getClassLoader().getResources(name))) {
                try (InputStream in = url.openStream()) {
                    texts.add(new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        }
        assertTrue(texts.size() > PROSE.length + 2, "licences of libraries");
        for (String text : texts) {
            assertEquals(List.of(), finder.find(text), text);
        }
    }

    @Test
    void manyMarksWithoutCodes_takeLinearTime() {
        String hostile = "AAECAQf/////B".repeat(20_000) + "AAECAQcB".repeat(20_000);
        assertEquals(List.of(), finder.find("x" + "A A E C A Q c ".repeat(20_000)));
        assertTrue(finder.find(hostile).size() < 20_000);
    }

    @Test
    void twoCodesWithoutAnythingBetween_areTwo() {
        String first = "AAECAQcAAAAA";
        String second = "AAEBAR8AAAAA";
        assertEquals(
                List.of(
                        new Found("hearthstone", 0, 12, true),
                        new Found("hearthstone", 12, 24, true)),
                finder.find(first + second));
    }

    /** Codes of every length, with and without padding and sideboard byte. */
    @Test
    void gluedCodes_areAllFound() {
        RandomDecks decks = new RandomDecks(33);
        for (int i = 0; i < 2_000; i++) {
            String first = DeckstringWriter.write(decks.next(), Order.CLIENT);
            String second = DeckstringWriter.write(decks.next(), Order.CLIENT);
            String glued = i % 2 == 0 ? first : first.replace("=", "");
            assertEquals(
                    List.of(
                            new Found("hearthstone", 0, glued.length(), true),
                            new Found(
                                    "hearthstone",
                                    glued.length(),
                                    glued.length() + second.length(),
                                    true)),
                    finder.find(glued + second),
                    glued + " " + second);
        }
    }

    @Test
    void codeOfMercenaries_isFoundInAPost() {
        String team = "CKfwkRQSBumYn+S8jRgAIhUKCQgREK0CGAUgAAoICB0QWBgJIAEoCg==";
        assertEquals(
                List.of(new Found("mercenaries", 6, 6 + team.length(), true)),
                finder.find("team: " + team + " 。"));
        assertEquals(List.of(), finder.find(team.substring(4)));
        assertEquals(List.of(), finder.find(team.substring(0, 20)));
        assertEquals(List.of(), finder.find("C" + "A".repeat(3000)));
    }
}
