package cardbench.codes.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShareCodeFieldsTest {

    private static final GenshinDeck DECK = GenshinDeck.of(Decks.EXAMPLE_IDS);

    private final ShareCodec codec = new ShareCodec();

    @Test
    void everyByte_belongsToExactlyOneField() {
        for (int offset : new int[] {0, 1, 255}) {
            String code = ShareCodeWriter.write(DECK, offset);
            Explanation explanation = codec.explain("see: " + code);
            List<Field> fields = explanation.fields();
            assertEquals(51, fields.size());
            for (int at = 0; at < 51; at++) {
                Field field = fields.get(at);
                assertEquals(at, field.byteFrom());
                assertEquals(at + 1, field.byteTo());
                assertEquals(5 + 8 * at / 6, field.from());
                assertEquals(5 + (8 * at + 13) / 6, field.to());
            }
            assertEquals(51 * 3 - 1, explanation.bytes().length());
        }
    }

    @Test
    void values_makeTheNumbersOfTheSlots() {
        List<Field> fields = codec.explain(ShareCodeWriter.write(DECK, 200)).fields();
        for (int slot = 0; slot < 33; slot += 2) {
            long high = fields.get(place(slot / 2 * 3)).value();
            long middle = fields.get(place(slot / 2 * 3 + 1)).value();
            assertEquals(DECK.shareId(slot), high << 4 | middle >> 4);
        }
        assertEquals(200, fields.get(50).value());
    }

    /** Even bytes first, then odd ones, by the description of the format. */
    private static int place(int row) {
        return row < 25 ? 2 * row : 2 * (row - 25) + 1;
    }

    @Test
    void meanings_sayWhereTheOtherBitsAre() {
        List<Field> plain = codec.explain(Decks.EXAMPLE).fields();
        assertEquals("slot 1", plain.get(0).name());
        assertEquals(
                "bits 1 to 8 of slot 1, which holds card 32; bits 9 to 12 are in byte 2",
                plain.get(0).meaning());
        assertEquals("slot 1, slot 2", plain.get(2).name());
        assertEquals(
                "bits 9 to 12 of slot 1, which holds card 32 (bits 1 to 8 are in byte 0),"
                        + " then bits 1 to 4 of slot 2, which holds card 1 (bits 5 to 12 are in byte 4)",
                plain.get(2).meaning());
        assertEquals("slot 2", plain.get(4).name());
        assertEquals(
                "bits 5 to 12 of slot 2, which holds card 1; bits 1 to 4 are in byte 2",
                plain.get(4).meaning());
        // the numbers of slot 17 stand on both sides of the fold: row bytes 24 and 25
        assertEquals("slot 17", plain.get(48).name());
        assertEquals("slot 17, slot 18", plain.get(1).name());
        assertEquals("slot 33, padding", plain.get(49).name());
        assertTrue(plain.get(49).meaning().endsWith("then 4 bits of padding: 0"));
        assertEquals("offset", plain.get(50).name());
    }

    @Test
    void offset_isTakenOffInTheMeaning() {
        List<Field> fields = codec.explain(ShareCodeWriter.write(DECK, 1)).fields();
        assertEquals(2, fields.get(0).value());
        assertTrue(fields.get(0).meaning().startsWith("0x03 - 1 = 0x02: bits 1 to 8"));
        assertEquals(1, fields.get(50).value());
    }

    @Test
    void emptySlot_isSaidToBeEmpty() {
        Explanation explanation =
                codec.explain(ShareCodeWriter.write(GenshinDeck.of(List.of(1)), 0));
        assertTrue(
                explanation
                        .fields()
                        .get(4)
                        .meaning()
                        .startsWith("bits 5 to 12 of slot 2, which is empty"));
    }

    @Test
    void layout_correctsTheTwelveBitsOfPadding() {
        assertEquals(
                List.of("genshin.layout"),
                codec.explain(Decks.EXAMPLE).diagnostics().stream()
                        .map(d -> d.code().name())
                        .toList());
    }

    @Test
    void textWithoutACode_hasNoFields() {
        assertEquals(List.of(), codec.explain("nothing").fields());
        assertEquals("", codec.explain("nothing").bytes());
    }
}
