package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the bits of a row say of a card; the numbers are those of the clients' constants. */
class CardRowTest {

    private static CardRow typed(int type) {
        return new CardRow(1, "", 0, new Setcode(0), type, 0, 0, 0, 0, 0, 0);
    }

    private static CardRow printed(long id, long alias) {
        return new CardRow((int) id, "", (int) alias, new Setcode(0), 1, 0, 0, 0, 0, 0, 0);
    }

    private static CardRow scoped(int ot, long race) {
        return new CardRow(1, "", 0, new Setcode(0), 1, 0, 0, 0, race, 0, ot);
    }

    @ParameterizedTest
    @CsvSource({
        "fusion effect monster, 0x61, true",
        "synchro monster, 0x2001, true",
        "xyz monster, 0x800001, true",
        "link monster, 0x4000021, true",
        "link spell, 0x4000002, false",
        "ritual monster, 0x81, false",
        "pendulum monster, 0x1000021, false",
        "token, 0x4011, false",
        "trap, 0x4, false"
    })
    void extraDeck_hasFusionSynchroXyzAndLinkMonsters(String card, int type, boolean extra) {
        assertEquals(extra, typed(type).isExtra(), card);
    }

    @Test
    void types_areToldByTheirBits() {
        assertTrue(typed(0x21).isMonster());
        assertFalse(typed(0x2).isMonster());
        assertTrue(typed(0x4011).isToken());
        assertFalse(typed(0x11).isToken());
        assertTrue(typed(0x4000021).isLink());
        assertFalse(typed(0x21).isLink());
        assertTrue(typed(0x8000002).isSkill());
        assertFalse(typed(0x4000002).isSkill());
    }

    @Test
    void defence_isThatOfMonstersWithoutArrows() {
        assertTrue(typed(0x21).hasDefence());
        assertFalse(typed(0x4000021).hasDefence());
        assertFalse(typed(0x2).hasDefence());
    }

    @Test
    void stars_areTheLowestByte() {
        CardRow pendulum = new CardRow(1, "", 0, new Setcode(0), 1, 0x080c_0007, 0, 0, 0, 0, 0);
        assertEquals(7, pendulum.stars());
    }

    @Test
    void id_isANumberWithoutSign() {
        assertEquals(4_294_967_295L, printed(0xffffffffL, 0).number());
    }

    @ParameterizedTest
    @CsvSource({
        "0xf, 0x3ffffff, false",
        "0x100, 1, true",
        "0x101, 1, true",
        "0x10, 1, true",
        "0x200, 1, true",
        "1, 0x4000000, true",
        "1, 0x4000000000000000, true"
    })
    void bitsThatYgoproDoesNotHave_areOfEdopro(int ot, long race, boolean edopro) {
        assertEquals(edopro, scoped(ot, race).isOfEdopro());
    }

    @ParameterizedTest
    @CsvSource({
        "100, 0, false, false",
        "101, 100, true, true",
        "99, 100, true, true",
        "109, 100, true, true",
        "110, 100, true, false",
        "90, 100, true, false",
        "119, 100, true, false",
        "120, 100, false, false",
        "2147483648, 2147483647, true, true",
        "5405695, 5405694, false, true"
    })
    void otherArtwork_isCloseToItsAlias(long id, long alias, boolean ygopro, boolean edopro) {
        assertEquals(ygopro, printed(id, alias).isArtwork(Dialect.YGOPRO));
        assertEquals(edopro, printed(id, alias).isArtwork(Dialect.EDOPRO));
    }

    @Test
    void copies_areCountedUnderTheAlias() {
        assertEquals(100, printed(101, 100).countedAs());
        assertEquals(101, printed(101, 0).countedAs());
    }
}
