package cardbench.codes.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import cardbench.base.text.CodeBuffer;
import cardbench.codes.deck.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The reader that reports what it finds is the oracle: two readers of one format must agree. */
class ShareCodeBufferTest {

    private static final String LETTERS = "AAAaz09+/-_=!: \n\u00e9\u4e41";

    private static GenshinDeck deck(Random random) {
        List<Integer> ids = new ArrayList<>();
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            ids.add(random.nextInt(random.nextInt(200) == 0 ? 4096 : 600));
        }
        return GenshinDeck.of(ids);
    }

    @Test
    void changedCodes_areReadAlikeByBothReaders() {
        int flawless = 0;
        int flawed = 0;
        int codes = Seeds.of(2_000, 20_000);
        for (int seed = 0; seed < codes; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            text.append(ShareCodeWriter.write(deck(random), random.nextInt(256)));
            for (int changes = random.nextInt(3); changes > 0; changes--) {
                int at = random.nextInt(text.length());
                char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.insert(at, letter);
                    case 1 -> text.deleteCharAt(at);
                    default -> text.setCharAt(at, letter);
                }
            }
            String code = text.toString();
            Reading<ShareCode> reported = new ShareCodec().report(code);
            assertEquals(reported, new ShareCodec().read(code), "seed " + seed + " " + code);
            CodeBuffer buffer = new CodeBuffer(1);
            if (buffer.take(code) && ShareCodeBuffer.read(buffer, code.length()) > 0) {
                assertEquals(reported.deck().offset(), buffer.numbers()[0], code);
                for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
                    int id = reported.deck().deck().shareId(slot);
                    assertEquals(id, buffer.numbers()[1 + slot], code);
                }
                flawless++;
            } else {
                flawed++;
            }
        }
        assertTrue(
                flawless > codes / 7 && flawed > codes / 7,
                flawless + " flawless, " + flawed + " not");
    }

    @Test
    void decks_areWrittenLikeByTheCodec() {
        for (int seed = 0; seed < 500; seed++) {
            GenshinDeck deck = deck(new Random(seed));
            CodeBuffer buffer = new CodeBuffer(1);
            for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
                buffer.numbers()[1 + slot] = deck.shareId(slot);
            }
            int letters = ShareCodeBuffer.write(buffer, 1 + GenshinDeck.SLOTS);
            String expected = new ShareCodec().write(new ShareCode(deck, 0, 0));
            assertEquals(expected, buffer.text(letters));
        }
    }

    @Test
    void integersThatAreNoDeck_areNotWritten() {
        CodeBuffer buffer = new CodeBuffer(1);
        assertEquals(0, ShareCodeBuffer.write(buffer, 33));
        for (int id : new int[] {-1, 4096}) {
            buffer.numbers()[33] = id;
            assertEquals(0, ShareCodeBuffer.write(buffer, 34), "id " + id);
        }
    }
}
