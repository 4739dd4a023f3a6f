package cardbench.codes.ygo.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Held against the byte buffers of the Java library. */
class LittleEndianTest {

    @ParameterizedTest
    @ValueSource(
            ints = {0, 1, 127, 128, 255, 256, 0x01020304, 0x80ff7f81, -1, 1 << 31, (1 << 31) - 1})
    void int32_isTheBuffersOne(int value) {
        byte[] bytes =
                ByteBuffer.allocate(6).order(ByteOrder.LITTLE_ENDIAN).putInt(1, value).array();
        assertEquals(value, LittleEndian.int32(bytes, 1));

        byte[] put = new byte[6];
        LittleEndian.put(put, 1, value);
        assertArrayEquals(bytes, put);
    }
}
