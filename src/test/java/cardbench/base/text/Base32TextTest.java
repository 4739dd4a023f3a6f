package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class Base32TextTest {

    private static Base32Text read(String text) {
        return Base32Text.run(text, 0, text.length());
    }

    private static String ascii(String text) {
        return new String(read(text).bytes(), StandardCharsets.US_ASCII);
    }

    private static List<String> codesOf(String text) {
        Diagnostics diagnostics = new Diagnostics();
        read(text).repairs(diagnostics);
        List<String> lines = new ArrayList<>();
        for (Diagnostic each : diagnostics.list()) {
            Location at = each.location();
            lines.add(each.code().name() + " " + at.from() + "-" + at.to() + " " + each.fix());
        }
        return lines;
    }

    /** The test vectors of RFC 4648, section 10, without padding. */
    @ParameterizedTest
    @CsvSource({
        "f,MY",
        "fo,MZXQ",
        "foo,MZXW6",
        "foob,MZXW6YQ",
        "fooba,MZXW6YTB",
        "foobar,MZXW6YTBOI"
    })
    void vectorsOfTheRfc_bothWays(String plain, String code) {
        assertEquals(plain, ascii(code));
        assertTrue(read(code).isClean());
        assertEquals(List.of(), codesOf(code));
        Base32Writer writer = new Base32Writer();
        for (byte b : plain.getBytes(StandardCharsets.US_ASCII)) {
            writer.unsignedByte(b);
        }
        assertEquals(code, writer.base32());
        assertEquals(code, writer.base32());
    }

    @Test
    void readerOfBytes_readsBase32AsItReadsBase64() {
        Base32Writer writer = new Base32Writer();
        writer.varint(300);
        writer.varint(5);
        writer.varint(Integer.MAX_VALUE);
        ByteReader reader = new ByteReader(read(writer.base32()));
        assertEquals(300, reader.varint());
        assertEquals(5, reader.varint());
        assertEquals(Integer.MAX_VALUE, reader.varint());
        assertEquals(ByteReader.END, reader.varint());
    }

    @Test
    void smallLetters_areOneWarningUpToAGap() {
        assertEquals("foobar", ascii("mzxw6ytboi"));
        assertEquals(
                List.of("text.base32-lower-case 0-4 MZXW", "text.base32-lower-case 5-10 YTBOI"),
                codesOf("mzxw6ytboi"));
        assertFalse(read("mzxw6").isClean());
    }

    @Test
    void lookalikes_areRepairedAndOtherDigitsAreErrors() {
        assertEquals("foobar", ascii("MZXW6YTB01"));
        assertEquals(
                List.of("text.base32-lookalike 8-9 O", "text.base32-lookalike 9-10 I"),
                codesOf("MZXW6YTB01"));
        assertEquals(List.of("text.base32-no-letter 2-3 null"), codesOf("MZ8W6"));
        assertEquals(List.of("text.base32-no-letter 2-3 null"), codesOf("MZ9W6"));
        // the letters behind it are still read
        assertEquals('o', ascii("MZ8W6").charAt(2));
    }

    @Test
    void gapsAndEscapes_areRepairedAsInBase64() {
        assertEquals("foobar", ascii("MZXW 6YTB\nOI"));
        assertEquals(
                List.of("text.white-space 4-5 ", "text.white-space 9-10 "),
                codesOf("MZXW 6YTB\nOI"));
        assertEquals("foobar", ascii("MZXW6&#89;TBOI"));
        assertEquals(List.of("text.html 5-10 Y"), codesOf("MZXW6&#89;TBOI"));
        assertEquals("foobar", ascii("\uff2d\uff3aXW6YTBOI"));
        assertEquals(List.of("text.full-width 0-2 MZ"), codesOf("\uff2d\uff3aXW6YTBOI"));
    }

    @Test
    void signsOfBase64_endTheLetters() {
        for (String sign : List.of("-", "_", "+", "/", "!")) {
            assertEquals("foo", ascii("MZXW6" + sign + "YTBOI"), sign);
        }
    }

    @Test
    void padding_isExtra() {
        assertEquals(List.of("text.padding-extra 5-8 "), codesOf("MZXW6==="));
        assertEquals(8, read("MZXW6===").to());
        assertEquals(5, read("MZXW6 x").letters() - 1);
    }

    @Test
    void wrongNumberOfLetters_isAnErrorAtTheEnd() {
        assertEquals(List.of("text.base32-length 6-6 null"), codesOf("MZXW6Y").subList(0, 1));
        assertEquals(List.of("text.base32-length 1-1 null"), codesOf("M"));
    }

    @Test
    void spareBits_areNamedWithTheRightLetter() {
        assertEquals(List.of("text.spare-bits 1-2 Y"), codesOf("MZ"));
        assertFalse(read("MZ").isClean());
    }

    @Test
    void bytes_haveTheirLettersAsPlaces() {
        Base32Text code = read("MZXW6YTBOI");
        assertEquals(Location.range(0, 2).withByte(0), code.range(0, 1));
        assertEquals(Location.range(1, 4).withByte(1), code.range(1, 2));
        assertEquals(Location.range(0, 10).withByte(0), code.range(0, 6));
        assertEquals(Location.range(10, 10).withByte(6), code.range(6, 7));
        assertEquals(0, code.byteAt(6));
        assertArrayEquals(new byte[] {}, read("").bytes());
        assertEquals(0, read("").from());
        assertEquals(0, read("").to());
        assertTrue(read("").isClean());
    }

    @Test
    void longCode_isReadWhole() {
        String code = "MZXW6YTB".repeat(50);
        assertEquals("fooba".repeat(50), ascii(code));
        assertEquals(400, read(code).to());
    }
}
