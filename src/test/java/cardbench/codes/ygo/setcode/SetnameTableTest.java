package cardbench.codes.ygo.setcode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetnameTableTest {

    private static final String BOTH_FAMILIES =
            "\ufeff!setname 0x8 英雄\tHERO\r\n"
                    + "#setname 0x14 旧\r\n"
                    + "# a comment\r\n"
                    + "!system 1 Normal Summon\r\n"
                    + "!setname 0x107B Galaxy-Eyes|GE Photon|Eyes\r\n"
                    + "!setname 0x3008   E・HERO  \r\n"
                    + "!setname 0x8 again\r\n"
                    + "!setname 0xzz nothing\r\n"
                    + "!setname 0x10008 too large\r\n"
                    + "!setname 0xaa";

    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void linesOfBothFamilies_areRead() {
        SetnameTable table = SetnameTable.read("zh", BOTH_FAMILIES, diagnostics);
        assertEquals(
                List.of(
                        new Setname(8, "英雄", List.of("HERO"), false),
                        new Setname(0x14, "旧", List.of(), true),
                        new Setname(0x107b, "Galaxy-Eyes", List.of("GE Photon", "Eyes"), false),
                        new Setname(0x3008, "E・HERO", List.of(), false),
                        new Setname(0xaa, "", List.of(), false)),
                table.names());
        assertEquals("英雄", table.name(8));
        assertNull(table.name(0x14));
    }

    @Test
    void linesThatSayNothing_areNamedWithTheirPlace() {
        SetnameTable.read("zh", BOTH_FAMILIES, diagnostics);
        assertEquals(
                List.of("ygo.setname-twice", "ygo.bad-setname", "ygo.bad-setname"),
                diagnostics.list().stream().map(diagnostic -> diagnostic.code().name()).toList());
        assertEquals(7, diagnostics.list().get(0).location().line());
        assertEquals(8, diagnostics.list().get(1).location().line());
        int from = diagnostics.list().get(1).location().from();
        assertTrue(BOTH_FAMILIES.startsWith("!setname 0xzz", from));
    }

    @Test
    void marksThatNoProgramKnows_areReported() {
        String text =
                "!setname 0x8 HERO\n!setcode 0x66 A\n!Setname 0x67 B\n!setnames 0x68 C\n!system 1 x";
        areReported(SetnameTable.read("x", text, diagnostics));
    }

    /** The reader of the product, which takes constants of Lua too. */
    @Test
    void marksThatNoProgramKnows_areReportedBetweenConstants() {
        String text =
                "SET_HERO = 0x8 -- HERO\n!setcode 0x66 A\n!Setname 0x67 B\n!setnames 0x68 C\n-- x\n";
        areReported(SetConstants.read("x", text, diagnostics));
    }

    /** The clients read 32 bits; a card can be a member of archetypes of 16 alone. */
    @ParameterizedTest
    @CsvSource({"0x0007001d", "0x10008", "0x0", "65536", "4294967295"})
    void numbersThatNoArchetypeHas_areNamedWithTheirRange(String number) {
        SetnameTable.read("x", "!setname 0x8 HERO\n!setname " + number + " A\n", diagnostics);
        assertEquals(
                "“" + number + "” is no number from 0x1 to 0xffff; the line was ignored",
                diagnostics.list().get(0).message());
        assertEquals(2, diagnostics.list().get(0).location().line());
    }

    @ParameterizedTest
    @CsvSource({"0x00000008", "8", "0x0000ffff"})
    void numbersOf32Bits_areReadWhereSixteenHoldThem(String number) {
        assertEquals(
                1, SetnameTable.read("x", "!setname " + number + " A", diagnostics).names().size());
        assertEquals(List.of(), diagnostics.list());
    }

    private void areReported(SetnameTable table) {
        assertEquals("HERO", table.name(8));
        assertNull(table.name(0x68));
        assertEquals(
                List.of("!setcode", "!Setname", "!setnames"),
                diagnostics.list().stream()
                        .map(diagnostic -> diagnostic.args().get(0).value())
                        .toList());
        assertEquals("ygo.setname-mark", diagnostics.list().get(0).code().name());
        assertEquals(2, diagnostics.list().get(0).location().line());
    }

    @Test
    void fileWithoutNames_isRefused() {
        assertNull(SetnameTable.read("x", "!system 1 x\n#setname\n", diagnostics));
        assertEquals("ygo.no-setnames", diagnostics.list().get(0).code().name());
    }

    @Test
    void example_isThatOfTheArticle() {
        SetnameTable example = ExampleSetnames.table();
        assertEquals(21, example.names().size());
        assertEquals("クリフォート", example.name(0xaa));
        assertEquals("サイバー・ドラゴンを融合素材とするモンスター", example.name(0x103));
        assertEquals("XX-セイバー", example.name(0x300d));
    }
}
