package cardbench.codes.ygo.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.ygo.text.Inflater.Inflated;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Both directions of DEFLATE against those of the class library. */
class InflaterTest {

    private static final int LIMIT = 70_000;

    private static byte[] deflated(byte[] bytes, int level, int strategy) {
        Deflater deflater = new Deflater(level, true);
        deflater.setStrategy(strategy);
        deflater.setInput(bytes);
        deflater.finish();
        byte[] out = new byte[2 * bytes.length + 100];
        int size = 0;
        while (!deflater.finished()) {
            size += deflater.deflate(out, size, out.length - size);
        }
        deflater.end();
        return Arrays.copyOf(out, size);
    }

    /** Bytes with repetitions of every length, near and far, and few or many different values. */
    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(1 << 1 + random.nextInt(16))];
        int values = 1 + random.nextInt(1 << random.nextInt(9));
        int at = 0;
        while (at < bytes.length) {
            int length = Math.min(1 + random.nextInt(random.nextBoolean() ? 4 : 300), bytes.length);
            length = Math.min(length, bytes.length - at);
            if (at > 0 && random.nextInt(3) > 0) {
                int distance = 1 + random.nextInt(Math.min(at, 1 << random.nextInt(16)));
                for (int i = 0; i < length; i++, at++) {
                    bytes[at] = bytes[at - distance];
                }
            } else {
                for (int i = 0; i < length; i++, at++) {
                    bytes[at] = (byte) random.nextInt(values);
                }
            }
        }
        return bytes;
    }

    @ParameterizedTest
    @CsvSource({"9, 0", "1, 0", "0, 0", "9, 2", "9, 1"})
    void whatTheClassLibraryCompressed_isReadAsItWas(int level, int strategy) {
        for (int seed = 0; seed < 60; seed++) {
            byte[] bytes = bytes(new Random(seed));
            byte[] packed = deflated(bytes, level, strategy);
            Inflated inflated = Inflater.inflate(packed, LIMIT);
            assertNotNull(inflated, "seed " + seed);
            assertArrayEquals(bytes, inflated.bytes(), "seed " + seed);
            assertEquals(packed.length, inflated.used(), "seed " + seed);
            int before = 2;
            for (int bit : inflated.bits()) {
                assertTrue(bit >= before && bit < 8 * packed.length, "seed " + seed);
                before = bit;
            }
            byte[] more = Arrays.copyOf(packed, packed.length + 5);
            assertEquals(packed.length, Inflater.inflate(more, LIMIT).used(), "seed " + seed);
            assertArrayEquals(bytes, Inflater.inflate(packed, bytes.length).bytes());
            assertTrue(bytes.length == 0 || Inflater.inflate(packed, bytes.length - 1) == null);
        }
    }

    @ParameterizedTest
    @CsvSource({"9, 0", "0, 0", "9, 2"})
    void cutOff_isRefused(int level, int strategy) {
        for (int seed = 0; seed < 40; seed++) {
            byte[] bytes = bytes(new Random(seed));
            byte[] packed =
                    deflated(Arrays.copyOf(bytes, Math.min(bytes.length, 400)), level, strategy);
            for (int size = 0; size < packed.length; size++) {
                assertNull(Inflater.inflate(Arrays.copyOf(packed, size), LIMIT), "seed " + seed);
            }
        }
    }

    /**
     * A changed byte is read as the class library reads it; both refuse the same ones, but for
     * codes that are not complete, which the library refuses before they are used.
     */
    @Test
    void damaged_isReadAsByTheClassLibraryOrRefused() {
        for (int seed = 0; seed < 3_000; seed++) {
            Random random = new Random(seed);
            byte[] bytes = Arrays.copyOf(bytes(random), 200);
            byte[] packed = deflated(bytes, random.nextBoolean() ? 9 : 0, 0);
            packed[random.nextInt(packed.length)] ^= (byte) (1 << random.nextInt(8));
            byte[] theirs = inflated(packed);
            Inflated ours = Inflater.inflate(packed, LIMIT);
            if (theirs != null) {
                assertNotNull(ours, "seed " + seed);
                assertArrayEquals(theirs, ours.bytes(), "seed " + seed);
            }
        }
    }

    private static byte[] inflated(byte[] packed) {
        java.util.zip.Inflater inflater = new java.util.zip.Inflater(true);
        try {
            inflater.setInput(packed);
            byte[] out = new byte[LIMIT];
            int size = inflater.inflate(out);
            return inflater.finished() ? Arrays.copyOf(out, size) : null;
        } catch (DataFormatException e) {
            return null;
        } finally {
            inflater.end();
        }
    }

    /**
     * By hand, from RFC 1951: a block of the type that does not exist; a stored block whose lengths
     * contradict each other; a copy of what is before the beginning; the symbol 286, which stands
     * for nothing; the distance 30, which stands for nothing.
     */
    @ParameterizedTest
    @ValueSource(strings = {"07", "010100feff61", "0100000000", "0300", "4b0402", "1b03", "4b0478"})
    void malformed_isRefusedUnlessTheLibraryReadsIt(String hex) {
        byte[] packed = HexFormat.of().parseHex(hex);
        byte[] theirs = inflated(packed);
        Inflated ours = Inflater.inflate(packed, LIMIT);
        if (theirs == null) {
            assertNull(ours);
        } else {
            assertArrayEquals(theirs, ours.bytes());
        }
    }

    @Test
    void whatIsWritten_isReadByTheClassLibrary() {
        for (int seed = 0; seed < 400; seed++) {
            byte[] bytes = bytes(new Random(seed));
            byte[] deck = Arrays.copyOf(bytes, Math.min(bytes.length, 2_042));
            String code = cardbench.codes.ygo.text.Deflater.deflate(deck);
            assertArrayEquals(deck, inflated(Base64.getDecoder().decode(code)), "seed " + seed);
        }
    }

    @Test
    void repetitions_becomeCopies() {
        // 3 bits, 8 for the literal 0, 8 for the longest copy and 5 for its distance, 7 for the end
        assertEquals(31, 3 + 8 + 8 + 5 + 7);
        String code = cardbench.codes.ygo.text.Deflater.deflate(new byte[259]);
        assertEquals(4, Base64.getDecoder().decode(code).length);
        String nine =
                cardbench.codes.ygo.text.Deflater.deflate(new byte[] {9, 8, 7, 9, 8, 7, 9, 8, 7});
        // 3 bits, three literals, a copy of 6 at distance 3 (7 + 5 bits), the end: 46 bits
        assertEquals(6, Base64.getDecoder().decode(nine).length);
    }
}
