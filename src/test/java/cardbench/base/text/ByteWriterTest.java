package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ByteWriterTest {

    @Test
    void varints_areAsShortAsCanBe() {
        ByteWriter writer = new ByteWriter();
        writer.varint(0);
        writer.varint(127);
        writer.varint(128);
        writer.varint(Integer.MAX_VALUE);
        byte[] expected = {0, 127, (byte) 0x80, 1, -1, -1, -1, -1, 7};
        assertEquals(Base64.getEncoder().encodeToString(expected), writer.base64());
    }

    @Test
    void base64_equalsTheLibrarys_forEveryLength() {
        Random random = new Random(1);
        for (int size = 0; size < 400; size++) {
            byte[] bytes = new byte[size];
            random.nextBytes(bytes);
            ByteWriter writer = new ByteWriter();
            for (byte b : bytes) {
                writer.unsignedByte(b);
            }
            assertEquals(Base64.getEncoder().encodeToString(bytes), writer.base64());
        }
    }

    @Test
    void longTexts_areWrittenWhole() {
        byte[] bytes = new byte[10_000];
        new Random(2).nextBytes(bytes);
        ByteWriter writer = new ByteWriter();
        for (byte b : bytes) {
            writer.unsignedByte(b);
        }
        assertEquals(Base64.getEncoder().encodeToString(bytes), writer.base64());
        assertEquals(
                Base64.getEncoder().encodeToString(bytes), Base64Text.encode(bytes, bytes.length));
        assertEquals(
                Base64.getEncoder().encodeToString(new byte[] {bytes[0], bytes[1]}),
                Base64Text.encode(bytes, 2));
    }

    @Test
    void int32_isLittleEndian() {
        for (int value : new int[] {0, 1, -1, 0x01020304, 0x80ff7f00, Integer.MIN_VALUE}) {
            byte[] expected =
                    ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(value).array();
            ByteWriter writer = new ByteWriter();
            writer.int32(value);
            assertEquals(Base64.getEncoder().encodeToString(expected), writer.base64());
        }
    }

    /** Seven bits for each byte: 2 to the 7th, 14th, 21st and 28th need one byte more. */
    @Test
    void varint_isAsShortAsItCanBe() {
        int[] values = {0, 1, 127, 128, 16383, 16384, 2097151, 2097152, 268435455, 268435456};
        int[] sizes = {1, 1, 1, 2, 2, 3, 3, 4, 4, 5};
        for (int i = 0; i < values.length; i++) {
            ByteWriter writer = new ByteWriter();
            writer.varint(values[i]);
            assertEquals(sizes[i], Base64.getDecoder().decode(writer.base64()).length);
        }
    }

    @Test
    void int32s_areWrittenLikeOneAfterTheOther() {
        Random random = new Random(3);
        for (int size = 0; size < 40; size++) {
            int[] values = random.ints(size + 2).toArray();
            for (int before = 0; before < 4; before++) {
                ByteWriter one = new ByteWriter();
                ByteWriter together = new ByteWriter();
                for (int i = 0; i < before; i++) {
                    one.unsignedByte(i);
                    together.unsignedByte(i);
                }
                for (int i = 1; i <= size; i++) {
                    one.int32(values[i]);
                }
                together.int32s(values, 1, size + 1);
                assertEquals(one.base64(), together.base64());
            }
        }
    }

    @Test
    void urlSafeText_isThatOfTheLibrary() {
        for (int size = 0; size < 40; size++) {
            byte[] bytes = new byte[size];
            new Random(size).nextBytes(bytes);
            ByteWriter writer = ByteWriter.urlSafe();
            for (byte b : bytes) {
                writer.unsignedByte(b);
            }
            String expected = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
            assertEquals(expected, writer.text());
        }
    }

    @Test
    void letters_standBetweenPaddedParts() {
        ByteWriter writer = new ByteWriter();
        writer.letters("x:");
        writer.unsignedByte(0);
        writer.pad();
        writer.letters("!");
        writer.unsignedByte(255);
        assertEquals("x:AA==!/w==", writer.base64());
    }
}
