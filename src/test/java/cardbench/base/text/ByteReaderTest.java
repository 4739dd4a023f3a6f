package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Base64;
import org.junit.jupiter.api.Test;

class ByteReaderTest {

    @Test
    void bytes_areUnsigned_thenEnd() {
        ByteReader reader = reader(0, 255);
        assertEquals(2, reader.remaining());
        assertEquals(0, reader.unsignedByte());
        assertEquals(255, reader.unsignedByte());
        assertEquals(ByteReader.END, reader.unsignedByte());
        assertEquals(ByteReader.END, reader.varint());
        assertEquals(2, reader.position());
    }

    @Test
    void varints_haveSevenBitsAByte_lowestFirst() {
        // 0x37d = 893 is 0000110 1111101; 131113 = 1000 0000000 0101001
        ByteReader reader = reader(0x7f, 0xfd, 0x06, 0xa9, 0x80, 0x08);
        assertEquals(127, reader.varint());
        assertEquals(893, reader.varint());
        assertEquals(131113, reader.varint());
    }

    @Test
    void largestVarint_isRead() {
        assertEquals(Integer.MAX_VALUE, reader(0xff, 0xff, 0xff, 0xff, 0x07).varint());
    }

    @Test
    void bit31AndMore_areTooLarge_andPassedBy() {
        ByteReader reader = reader(0x80, 0x80, 0x80, 0x80, 0x08, 1);
        assertEquals(ByteReader.TOO_LARGE, reader.varint());
        assertEquals(1, reader.varint());
        reader = reader(0x88, 0x80, 0x80, 0x80, 0x10, 2);
        assertEquals(ByteReader.TOO_LARGE, reader.varint());
        assertEquals(2, reader.varint());
    }

    @Test
    void sixBytes_areTooLarge_whateverTheyHold() {
        ByteReader reader = reader(0x88, 0x80, 0x80, 0x80, 0x80, 0x00, 3);
        assertEquals(ByteReader.TOO_LARGE, reader.varint());
        assertEquals(3, reader.varint());
    }

    @Test
    void cutVarints_areTheEnd() {
        assertEquals(ByteReader.END, reader(0x80).varint());
        assertEquals(ByteReader.END, reader(0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80).varint());
    }

    @Test
    void zeroAsLastByte_isOverlong() {
        ByteReader reader = reader(0x88, 0x80, 0x00, 0x00, 0x88, 0x01);
        assertEquals(8, reader.varint());
        assertTrue(reader.overlong());
        assertEquals(0, reader.varint());
        assertFalse(reader.overlong());
        assertEquals(136, reader.varint());
        assertFalse(reader.overlong());
    }

    private static ByteReader reader(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return new ByteReader(Base64Text.clean(Base64.getEncoder().encodeToString(bytes)));
    }
}
