package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8Test {

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    @Test
    void everyCharacter_isDecodedAsTheLibraryDoes() {
        StringBuilder text = new StringBuilder();
        for (int code = 0; code <= 0x10ffff; code += code < 0x3000 ? 1 : 7) {
            if (code < 0xd800 || code > 0xdfff) {
                text.appendCodePoint(code);
            }
        }
        assertEquals(
                text.toString(), Utf8.decode(text.toString().getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void wrongBytes_becomeReplacementCharacters() {
        assertEquals("a\uFFFDb", Utf8.decode(bytes('a', 0x80, 'b')));
        assertEquals("\uFFFD\uFFFD", Utf8.decode(bytes(0xc0, 0xaf)));
        assertEquals("\uFFFD\uFFFD\uFFFD", Utf8.decode(bytes(0xe0, 0x80, 0xaf)));
        assertEquals("\uFFFD\uFFFD\uFFFD", Utf8.decode(bytes(0xed, 0xa0, 0x80)));
        assertEquals("\uFFFD\uFFFD\uFFFD", Utf8.decode(bytes(0xed, 0xbf, 0xbf)));
        assertEquals("\uFFFD\uFFFD\uFFFD\uFFFD", Utf8.decode(bytes(0xf0, 0x80, 0x80, 0x80)));
        assertEquals("\uFFFD\uFFFD\uFFFD\uFFFD", Utf8.decode(bytes(0xf4, 0x90, 0x80, 0x80)));
        assertEquals("\uFFFD", Utf8.decode(bytes(0xff)));
        assertEquals("\uFFFDx", Utf8.decode(bytes(0xe4, 'x')));
        assertEquals("x\uFFFD\uFFFD", Utf8.decode(bytes('x', 0xe4, 0xb8)));
    }

    @Test
    void whatIsValid_isDecodedAsTheLibraryDoesAmongAnyBytes() {
        Random random = new Random(5);
        for (int n = 0; n < 5_000; n++) {
            byte[] bytes = new byte[random.nextInt(12)];
            random.nextBytes(bytes);
            String decoded = new String(bytes, StandardCharsets.UTF_8);
            if (decoded.indexOf('\uFFFD') < 0) {
                assertEquals(decoded, Utf8.decode(bytes));
            }
        }
    }

    /** Any text, also with halves of surrogate pairs, which the class library replaces by “?”. */
    @Test
    void texts_areEncodedAsByTheLibrary() {
        Random random = new Random(6);
        for (int n = 0; n < 5_000; n++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(8); i > 0; i--) {
                text.appendCodePoint(random.nextInt(0x110000) >> random.nextInt(21));
            }
            String whole = Utf8.decode(Utf8.encode(text.toString()));
            assertEquals(
                    Utf8.decode(
                            text.toString()
                                    .replaceAll(
                                            "[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]",
                                            "\uFFFD")
                                    .getBytes(StandardCharsets.UTF_8)),
                    whole);
        }
    }
}
