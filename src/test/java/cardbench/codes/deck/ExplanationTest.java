package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ExplanationTest {

    @Test
    void bytes_areWrittenAsPairsOfDigits() {
        byte[] bytes = {0, 15, 16, (byte) 0xa5, (byte) 0xff, 1};
        assertEquals("00 0f 10 a5 ff", Explanation.hex(bytes, 5));
        assertEquals("", Explanation.hex(bytes, 0));
    }
}
