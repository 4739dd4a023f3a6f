package cardbench.base.text;

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
            Base64Text code = Base64Text.run(text, 0, text.length());
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
        Base64Text broken = Base64Text.run("  AA E&#67;AR8G", 2, 99);
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
                "APvv%2fw%3D%3D|text.percent 4-7 /,text.percent 8-11 =,text.percent 11-14 =",
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
                "APvv\\/w==|text.source 4-6 /",
                "AP\\+v/w==|text.source 2-4 +",
                "AP\\u002Bv/w==|text.source 2-8 +",
                "AP\\nvv/w==|text.source 2-4 ",
                "AP%252Bv/w==|text.percent 2-7 +",
                "AP%25252bv/w==|text.percent 2-9 +",
                "AP' + 'vv/w==|text.source 2-7 ",
                "AP''vv/w==|text.source 2-4 ",
                "\uff21\uff30\uff56\uff56\uff0f\uff57==|text.full-width 0-6 APvv/w",
                "APvv/w\uff1d\uff1d|text.full-width 6-8 ==",
                "APvv/w =|text.white-space 6-7 ,text.padding-missing 8-8 =",
            })
    void repair_isSaidWithItsPlace(String text, String expected) {
        boolean plus = expected.contains("+");
        Base64Text code = Base64Text.run(text, 0, 99);
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
        Base64Text code = Base64Text.run("AP\r\n  \u200b\ufeffvv/w==", 0, 99);
        assertEquals(List.of("text.white-space 2-6 ", "text.invisible 6-8 "), repairs(code, 4));
    }

    @Test
    void linesOfAQuotation_areOneRepairEach() {
        Base64Text code = Base64Text.run("AP\n> vv\r\n>> > /w\n>==", 0, 99);
        assertEquals(
                List.of("text.quote 2-5 ", "text.quote 7-14 ", "text.quote 16-18 "),
                repairs(code, 4));
        assertEquals(2, Base64Text.run("AP>vv", 0, 99).letters(), "no line break before it");
    }

    @Test
    void stringsOfTwoLines_areOneText() {
        for (String between :
                List.of("\"\n  + \"", "\" +\n \"", "\"\n  \"", "\" . \"", "\" \\\n\"")) {
            Base64Text code = Base64Text.run("APvv" + between + "/w==", 0, 99);
            assertEquals(6, code.letters(), between);
            assertEquals(
                    List.of("text.source 4-" + (4 + between.length()) + " "), repairs(code, 4));
        }
        for (String between : List.of("\", \"", "\" + '", "\" + x + \"", "\"")) {
            assertEquals(4, Base64Text.run("APvv" + between + "/w==", 0, 99).letters(), between);
        }
    }

    @Test
    void spaces_standForPlus_whenAsked() {
        Base64Text code = Base64Text.run("AP v/w==", 0, 99, Transport.FORM);
        assertArrayEquals(
                new byte[] {0, (byte) 0xff, (byte) 0xaf, (byte) 0xff},
                Arrays.copyOf(code.bytes(), code.size()));
        assertEquals(List.of("text.space-for-plus 2-3 +"), repairs(code, 4));
    }

    @Test
    void run_stopsAtWhatCannotBelong() {
        assertEquals(4, Base64Text.run("APvv\u3002AAAA", 0, 99).letters());
        assertEquals(4, Base64Text.run("APvv&bull;AAAA", 0, 99).letters());
        assertEquals(4, Base64Text.run("APvv&", 0, 99).letters());
        assertEquals(4, Base64Text.run("APvv&#12345678901;", 0, 99).letters());
        assertEquals(4, Base64Text.run("APvv&#zz;", 0, 99).letters());
        assertEquals(4, Base64Text.run("APvv%", 0, 99).letters());
        assertEquals(4, Base64Text.run("APvv%4x", 0, 99).letters());
        assertEquals(4, Base64Text.run("APvv<b>", 0, 99).letters());
        assertEquals(2, Base64Text.run("APvv", 0, 2).letters());
        assertEquals(0, Base64Text.run("", 0, 2).size());
    }

    @Test
    void adjoining_isWhatNothingSeparates() {
        Base64Text code = Base64Text.run("AAEC AQcAAAA", 0, 99);
        assertFalse(code.adjoins(3));
        assertTrue(code.adjoins(4));
        assertTrue(code.adjoins(2));
        assertFalse(code.adjoins(99));
    }

    private static Base64Ending ending(String text) {
        return new Base64Ending(Base64Text.run(text, 0, 99));
    }

    @Test
    void codeInMidGroup_takesTheLettersThatEndTheGroup() {
        assertEquals(6, ending("AAECxyzw").codeSize(4));
        assertEquals(4, ending("AAECAQ zw").codeSize(4));
        assertEquals(3, ending("AAECxyzw").codeSize(3), "a word behind a whole group");
        assertEquals(4, ending("AAECAQxyz").codeSize(4), "a word that ends no group");
        assertEquals(4, ending("AAECAQ-w").codeSize(4), "a sign of the other alphabet");
    }

    @Test
    void lettersThatPaddingCloses_belongToTheCode() {
        assertEquals(4, ending("AAECxy==").codeSize(3));
        assertEquals(5, ending("AAECAQc=").codeSize(4));
        assertEquals(4, ending("AAECAQcy=").codeSize(4), "too many letters for the padding");
    }

    @Test
    void oneLetterMore_isHalfAByte() {
        assertTrue(ending("AAECx").hasHalfByte(3));
        assertFalse(ending("AAECxy").hasHalfByte(3));
        assertFalse(ending("AAEC x").hasHalfByte(3));
        assertFalse(ending("AAECAQx").hasHalfByte(4));
    }

    @Test
    void padding_isSeenBehindTheRun() {
        assertTrue(ending("AAECAQ==").isPadded());
        assertTrue(ending("AAECAQ = =").isPadded());
        assertFalse(ending("AAECAQ=").isPadded());
        assertFalse(ending("AAEC").isPadded());
        assertFalse(ending("=").isPadded());
    }

    @Test
    void run_endsAtTheBeginningOfAnother() {
        int bits = 0;
        for (char c : "vwxyz".toCharArray()) {
            bits = bits << 6 | Base64Text.value(c);
        }
        int mark = bits;
        Base64Beginning five = letters -> letters == mark;
        assertEquals(4, run("AAAAvwxyzA", five, 0).letters());
        assertEquals(3, run("AAA vwxyzA", five, 0).letters(), "behind a gap");
        assertEquals(9, run("AAAvwxyzA", five, 0).letters(), "inside a group");
        assertEquals(8, run("vwxyzAAAvwxyzA", five, 0).letters(), "not at its own beginning");
        assertEquals(12, run("AAAAvwxyzAAAvwxyzA", five, 1).letters());
        assertEquals(
                12,
                run("AAAAvw-yzAAAvwxyzA", five, 0).letters(),
                "behind a letter that is not plain");
        assertEquals(12, run("AAAAvwxyz-AAvwxyzA", five, 1).letters());
    }

    private static Base64Text run(String text, Base64Beginning beginning, int passed) {
        return Base64Text.run(text, 0, 99, Transport.TEXT, 0, beginning, passed);
    }

    @Test
    void within_endsWhereItIsTold() {
        Base64Text run = Base64Text.within("AAECAAEC=", 0, 6, 99);
        assertEquals(6, run.letters());
        assertEquals(6, run.end(4));
    }

    @Test
    void foreignCharacters_arePassedWhereAsked() {
        Base64Text run = Base64Text.run("AP\u3002vv|/w==", 0, 99, Transport.TEXT, 2, null, 0);
        assertEquals(6, run.letters());
        assertEquals(List.of("text.foreign 2-3 ", "text.foreign 5-6 "), repairs(run, 4));
        assertEquals(4, Base64Text.run("AP.vv|/w", 0, 99, Transport.TEXT, 1, null, 0).letters());
    }

    private static List<String> repairs(Base64Text code, int size) {
        Diagnostics diagnostics = new Diagnostics();
        code.repairs(size, diagnostics);
        code.repairsAtEnd(size, diagnostics);
        List<String> codes = new ArrayList<>();
        for (Diagnostic d : diagnostics.list()) {
            codes.add(
                    d.code().name()
                            + " "
                            + d.location().from()
                            + "-"
                            + d.location().to()
                            + " "
                            + d.fix());
        }
        return codes;
    }

    @Test
    void bytesAndSize_areThoseOfTheLibrary() {
        Random random = new Random(3);
        for (int size = 1; size < 60; size++) {
            byte[] bytes = new byte[size];
            random.nextBytes(bytes);
            String code = Base64.getEncoder().encodeToString(bytes);
            assertEquals(size, Base64Text.cleanSize(code), code);
            Base64Text text = Base64Text.clean(code);
            for (int i = 0; i < size; i++) {
                assertEquals(bytes[i] & 0xff, text.byteAt(i), code + " at " + i);
            }
        }
    }

    /** Characters of the category Cf that take no room, and no others of their blocks. */
    @Test
    void invisibleCharacters_areGaps() {
        String invisible =
                "\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e"
                        + "\u2060\u2061\u2062\u2063\u2064\ufeff";
        String spaces =
                "\t\n\u000b\f\r \u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008"
                        + "\u2009\u200a\u2028\u2029\u3000";
        for (char c = 0; c < Character.MAX_VALUE; c++) {
            String name = "U+" + Integer.toHexString(c);
            assertEquals(invisible.indexOf(c) >= 0, Base64Text.isInvisible(c), name);
            boolean gap = invisible.indexOf(c) >= 0 || spaces.indexOf(c) >= 0;
            boolean lookAlike = Base64Text.value(Base64Text.latin(c)) >= 0;
            if (gap || c > 0xff && c < 0xff00 && !lookAlike) {
                Base64Text read = Base64Text.run("AA" + c + "BB", 0, 9);
                assertEquals(gap ? 4 : 2, read.letters(), name);
            }
        }
    }

    /** Character references of HTML, by their numbers and names. */
    @ParameterizedTest
    @CsvSource({
        "&#43;, 62",
        "&#x2B;, 62",
        "&#x2b;, 62",
        "&#X2b;, 62",
        "&plus;, 62",
        "&sol;, 63",
        "&#47;, 63",
        "&#0065;, 0",
        "%2B, 62",
        "%2b, 62",
        "%252B, 62",
        "%25252B, 62",
        "%2F, 63"
    })
    void escapedLetter_isTheLetter(String escape, int value) {
        Base64Text read = Base64Text.run("AA" + escape + "B", 0, 9);
        assertEquals(4, read.letters());
        assertEquals(value, read.letterAt(2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "&#4a;",
                "&#65601;",
                "&#x10041;",
                "&#;",
                "&#x;",
                "&none;",
                "&#65",
                "%4",
                "%4g",
                "%2525252B",
                "&;"
            })
    void otherEscape_endsTheRun(String escape) {
        assertEquals(2, Base64Text.run("AA" + escape, 0, 9).letters());
    }
}
