package cardbench.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Base64TextTest {

    @Test
    void cleanText_givesTheBytes_forEveryLength() {
        Random random = new Random(2);
        for (int size = 1; size < 300; size++) {
            byte[] bytes = new byte[size];
            random.nextBytes(bytes);
            Base64Text code = Base64Text.clean(Base64.getEncoder().encodeToString(bytes));
            assertNotNull(code);
            assertEquals(size, code.size());
            assertArrayEquals(bytes, Arrays.copyOf(code.bytes(), size));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "AAE",
                "AAE=AAE=",
                "A===",
                "====",
                "AAEB AEB",
                "AA-_",
                "AAEé",
                "AAE\u4e00",
                "AB==",
                "AAF=",
                "=AAE",
                "AAEBAA\n=",
                "A\u00e1==",
                "AA=B"
            })
    void anyFlaw_isNotClean(String text) {
        assertNull(Base64Text.clean(text));
    }

    @Test
    void run_decodesWhatCleanDecodes() {
        Random random = new Random(3);
        for (int size = 1; size < 300; size++) {
            byte[] bytes = new byte[size];
            random.nextBytes(bytes);
            String text = Base64.getEncoder().encodeToString(bytes);
            Base64Text code = Base64Text.run(text, 0, text.length(), false);
            assertArrayEquals(bytes, Arrays.copyOf(code.bytes(), code.size()));
            assertEquals(text.length(), code.end(size));
            assertEquals(List.of(), repairs(code, size));
        }
    }

    @Test
    void everyByte_knowsItsCharacters() {
        Base64Text clean = Base64Text.clean("AAECAR8G");
        assertEquals(Location.range(0, 2).withByte(0), clean.range(0, 1));
        assertEquals(Location.range(1, 3).withByte(1), clean.range(1, 2));
        assertEquals(Location.range(2, 4).withByte(2), clean.range(2, 3));
        assertEquals(Location.range(4, 8).withByte(3), clean.range(3, 6));
        assertEquals(Location.range(8, 8).withByte(6), clean.range(6, 6));
        Base64Text broken = Base64Text.run("  AA E&#67;AR8G", 2, 99, false);
        assertEquals(Location.range(2, 4).withByte(0), broken.range(0, 1));
        assertEquals(Location.range(3, 6).withByte(1), broken.range(1, 2));
        assertEquals(Location.range(5, 11).withByte(2), broken.range(2, 3));
    }

    /**
     * Text | repairs with place and fix; the bytes are 00 FF AF FF with a plus, else 00 FB EF FF.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "AP-v/w==|text.url-safe 2-3 +",
                "APvv_w==|text.url-safe 4-5 /",
                "AP vv/w==|text.white-space 2-3 ",
                "AP%2Bv/w==|text.percent 2-5 +",
                "APvv%2fw%3D%3D|text.percent 4-7 /",
                "AP&#43;v/w==|text.html 2-7 +",
                "AP&#x2B;v/w==|text.html 2-8 +",
                "AP&plus;v&sol;w==|text.html 2-8 +,text.html 9-14 /",
                "AP<br>vv/w==|text.html 2-6 ",
                "APv<wbr>v/w==|text.html 3-8 ",
                "AP&nbsp;vv/w==|text.html 2-8 ",
                "APvv/w|text.padding-missing 6-6 ==",
                "APvv/w=|text.padding-missing 7-7 =",
                "APvv/w===|text.padding-extra 6-9 ==",
                "APvv/x==|text.spare-bits 5-6 w",
            })
    void repair_isSaidWithItsPlace(String text, String expected) {
        boolean plus = expected.contains("+");
        Base64Text code = Base64Text.run(text, 0, 99, false);
        byte[] bytes =
                plus
                        ? new byte[] {0, (byte) 0xff, (byte) 0xaf, (byte) 0xff}
                        : new byte[] {0, (byte) 0xfb, (byte) 0xef, (byte) 0xff};
        assertArrayEquals(bytes, Arrays.copyOf(code.bytes(), code.size()));
        assertEquals(text.length(), code.end(4));
        assertEquals(expected, String.join(",", repairs(code, 4)).strip());
    }

    @Test
    void gapsOfOneSort_areOneRepair() {
        Base64Text code = Base64Text.run("AP\r\n  \u200b\ufeffvv/w==", 0, 99, false);
        assertEquals(List.of("text.white-space 2-6 ", "text.invisible 6-8 "), repairs(code, 4));
    }

    @Test
    void spaces_standForPlus_whenAsked() {
        Base64Text code = Base64Text.run("AP v/w==", 0, 99, true);
        assertArrayEquals(
                new byte[] {0, (byte) 0xff, (byte) 0xaf, (byte) 0xff},
                Arrays.copyOf(code.bytes(), code.size()));
        assertEquals(List.of("text.space-for-plus 2-3 +"), repairs(code, 4));
    }

    @Test
    void run_stopsAtWhatCannotBelong() {
        assertEquals(4, Base64Text.run("APvv\u3002AAAA", 0, 99, false).letters());
        assertEquals(4, Base64Text.run("APvv&bull;AAAA", 0, 99, false).letters());
        assertEquals(4, Base64Text.run("APvv&", 0, 99, false).letters());
        assertEquals(4, Base64Text.run("APvv&#12345678901;", 0, 99, false).letters());
        assertEquals(4, Base64Text.run("APvv&#zz;", 0, 99, false).letters());
        assertEquals(4, Base64Text.run("APvv%", 0, 99, false).letters());
        assertEquals(4, Base64Text.run("APvv%4x", 0, 99, false).letters());
        assertEquals(4, Base64Text.run("APvv<b>", 0, 99, false).letters());
        assertEquals(2, Base64Text.run("APvv", 0, 2, false).letters());
        assertEquals(0, Base64Text.run("", 0, 2, false).size());
    }

    @Test
    void adjoining_isWhatNothingSeparates() {
        Base64Text code = Base64Text.run("AAEC AQcAAAA", 0, 99, false);
        assertFalse(code.adjoins(3));
        assertTrue(code.adjoins(4));
        assertTrue(code.adjoins(2));
        assertFalse(code.adjoins(99));
    }

    @Test
    void codeInMidGroup_takesTheLettersThatAdjoin() {
        assertEquals(3, Base64Text.run("AAECxyz", 0, 99, false).codeSize(3));
        assertEquals(6, Base64Text.run("AAECxyzw", 0, 99, false).codeSize(4));
        assertEquals(4, Base64Text.run("AAECAQ zw", 0, 99, false).codeSize(4));
    }

    @Test
    void padding_isSeenBehindTheRun() {
        assertTrue(Base64Text.run("AAECAQ==", 0, 99, false).padded());
        assertTrue(Base64Text.run("AAECAQ = =", 0, 99, false).padded());
        assertFalse(Base64Text.run("AAECAQ=", 0, 99, false).padded());
        assertFalse(Base64Text.run("AAEC", 0, 99, false).padded());
        assertFalse(Base64Text.run("=", 0, 99, false).padded());
    }

    private static List<String> repairs(Base64Text code, int size) {
        Diagnostics diagnostics = new Diagnostics();
        code.repairs(size, diagnostics);
        code.repairsAtEnd(size, diagnostics);
        List<String> said = new ArrayList<>();
        for (Diagnostic d : diagnostics.list()) {
            said.add(
                    d.code().name()
                            + " "
                            + d.location().from()
                            + "-"
                            + d.location().to()
                            + " "
                            + d.fix());
        }
        return said;
    }
}
