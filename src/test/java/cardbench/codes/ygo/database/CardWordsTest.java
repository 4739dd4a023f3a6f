package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.ygo.setcode.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of bits: the pairs are from the constants of YGOPro and EDOPro. */
class CardWordsTest {

    @ParameterizedTest
    @CsvSource({
        "monster, 0x1",
        "spell, 0x2",
        "trap, 0x4",
        "normal, 0x10",
        "ritual, 0x80",
        "trap monster, 0x100",
        "union, 0x400",
        "tuner, 0x1000",
        "quick-play, 0x10000",
        "field, 0x80000",
        "flip, 0x200000",
        "pendulum, 0x1000000",
        "link, 0x4000000"
    })
    void typesOfBothClients_haveTheSameBits(String name, int bit) {
        assertEquals(List.of(name), CardWords.types(bit, Dialect.YGOPRO));
        assertEquals(List.of(name), CardWords.types(bit, Dialect.EDOPRO));
        assertEquals(bit, BitColumn.TYPES.bit(name, Dialect.YGOPRO));
    }

    @ParameterizedTest
    @CsvSource({
        "warrior, 0x1",
        "pyro, 0x80",
        "dragon, 0x2000",
        "beast-warrior, 0x8000",
        "reptile, 0x80000",
        "wyrm, 0x800000",
        "cyberse, 0x1000000",
        "illusion, 0x2000000"
    })
    void racesOfBothClients_haveTheSameBits(String name, long bit) {
        assertEquals(List.of(name), CardWords.races(bit, Dialect.YGOPRO));
        assertEquals(List.of(name), CardWords.races(bit, Dialect.EDOPRO));
        assertEquals(bit, BitColumn.RACES.bit(name, Dialect.EDOPRO));
    }

    @ParameterizedTest
    @CsvSource({"cyborg, 0x4000000", "galaxy, 0x80000000", "yokai, 0x4000000000000000"})
    void racesOfEdopro_areNumbersToYgopro(String name, long bit) {
        assertEquals(List.of(name), CardWords.races(bit, Dialect.EDOPRO));
        assertEquals(List.of("0x" + Long.toHexString(bit)), CardWords.races(bit, Dialect.YGOPRO));
        assertEquals(bit, BitColumn.RACES.bit(name, Dialect.EDOPRO));
        assertEquals(0, BitColumn.RACES.bit(name, Dialect.YGOPRO));
    }

    @Test
    void bitsWithoutName_areInHexadecimal() {
        assertEquals(List.of("0x8"), CardWords.types(8, Dialect.EDOPRO));
        assertEquals(
                List.of("monster", "0x8", "0x80000000"),
                CardWords.types(0x80000009, Dialect.YGOPRO));
        assertEquals(
                List.of("0x8000000000000000"), CardWords.races(Long.MIN_VALUE, Dialect.EDOPRO));
        assertEquals(List.of("0x80"), CardWords.attributes(0x80, Dialect.YGOPRO));
        assertEquals(List.of("laugh"), CardWords.attributes(0x80, Dialect.EDOPRO));
        assertEquals(List.of("0x80000000"), CardWords.attributes(1 << 31, Dialect.YGOPRO));
    }

    @Test
    void regions_differByClient() {
        assertEquals(
                List.of("custom", "simplified Chinese"), CardWords.regions(12, Dialect.YGOPRO));
        assertEquals(List.of("anime", "illegal"), CardWords.regions(12, Dialect.EDOPRO));
        assertEquals(List.of("hidden"), CardWords.regions(0x1000, Dialect.EDOPRO));
        assertEquals(List.of("0x80000000"), CardWords.regions(1 << 31, Dialect.YGOPRO));
    }

    @Test
    void arrows_goAroundTheCard() {
        assertEquals(
                List.of(
                        "bottom left",
                        "bottom",
                        "bottom right",
                        "left",
                        "right",
                        "top left",
                        "top",
                        "top right"),
                CardWords.arrows(0x1ef));
        assertEquals(List.of("0x10"), CardWords.arrows(0x10));
        assertEquals(List.of("0x80000000"), CardWords.arrows(1 << 31));
    }

    @ParameterizedTest
    @CsvSource({
        "0x21, monster",
        "0x81, monster",
        "0x61, fusion",
        "0x2021, synchro",
        "0x1800021, xyz",
        "0x4000021, link",
        "0x4000002, spell",
        "0x100004, trap",
        "0x40, ''",
        "0, ''"
    })
    void kind_isThatOfTheExtraDeckOrOfTheCard(int types, String kind) {
        assertEquals(kind, CardWords.kind(types));
    }

    @Test
    void firstAttribute_isOneThatBothClientsHave() {
        assertEquals("water", CardWords.attribute(0x22));
        assertEquals("divine", CardWords.attribute(0x40));
        assertEquals("", CardWords.attribute(0x80));
        assertEquals("", CardWords.attribute(0));
    }
}
