package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The columns that are sets of bits. */
class BitColumnTest {

    private static CardRow row(int type) {
        int last = 1 << 31;
        return new CardRow(1, "", 0, new Setcode(0), type | last, 0, 0, 0, 3L << 40, last, last);
    }

    private static List<Long> bits(CardRow card) {
        return Arrays.stream(BitColumn.values()).map(column -> column.bits(card)).toList();
    }

    @Test
    void bits_haveNoSign() {
        assertEquals(List.of(0x80000001L, 0x80000000L, 3L << 40, 0x80000000L), bits(row(1)));
    }

    @Test
    void spell_hasNoAttributeAndNoRace() {
        assertEquals(List.of(0x80000002L, 0L, 0L, 0x80000000L), bits(row(2)));
    }

    @Test
    void columns_haveTheirOwnWords() {
        assertEquals(
                List.of("types", "attributes", "races", "regions"),
                Arrays.stream(BitColumn.values()).map(BitColumn::word).toList());
        assertEquals(
                List.of("spell", "water", "spellcaster", "TCG"),
                Arrays.stream(BitColumn.values())
                        .map(column -> column.words(2, Dialect.YGOPRO).get(0))
                        .toList());
    }

    @Test
    void wordOfAColumn_isNotThatOfAnother() {
        assertEquals(0x20, BitColumn.ATTRIBUTES.bit("dark", Dialect.YGOPRO));
        assertEquals(0, BitColumn.RACES.bit("dark", Dialect.YGOPRO));
        assertEquals(8, BitColumn.REGIONS.bit("simplified Chinese", Dialect.YGOPRO));
        assertEquals(0, BitColumn.REGIONS.bit("simplified Chinese", Dialect.EDOPRO));
        assertEquals(1L << 63, BitColumn.RACES.bit("0x8000000000000000", Dialect.EDOPRO));
    }
}
