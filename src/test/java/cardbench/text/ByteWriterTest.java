package cardbench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
