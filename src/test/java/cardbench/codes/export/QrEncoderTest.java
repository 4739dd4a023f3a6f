package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares whole codes with those of another encoder, given the mask; a decoder forgives much. */
class QrEncoderTest {

    private static boolean[][] peer(String text, int version, int mask) throws WriterException {
        Map<EncodeHintType, ?> hints =
                Map.of(EncodeHintType.QR_VERSION, version, EncodeHintType.QR_MASK_PATTERN, mask);
        ByteMatrix matrix = Encoder.encode(text, ErrorCorrectionLevel.M, hints).getMatrix();
        boolean[][] dark = new boolean[matrix.getHeight()][matrix.getWidth()];
        for (int y = 0; y < dark.length; y++) {
            for (int x = 0; x < dark.length; x++) {
                dark[y][x] = matrix.get(x, y) == 1;
            }
        }
        return dark;
    }

    private static boolean[][] modules(QrCode code) {
        boolean[][] dark = new boolean[code.size()][code.size()];
        for (int y = 0; y < dark.length; y++) {
            for (int x = 0; x < dark.length; x++) {
                dark[y][x] = code.isDark(x, y);
            }
        }
        return dark;
    }

    /** Of versions without alignment patterns, with one, with bits of version, and with many. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6, 7, 11, 14, 25})
    void modules_areThoseOfAnotherEncoder_withTheMaskOfTheLowestPenalty(int version)
            throws WriterException {
        String text = "a".repeat(QrData.capacity(version) - 3);
        boolean[][] ours = modules(QrCode.of(text));
        int equal = 0;
        int least = Integer.MAX_VALUE;
        for (int mask = 0; mask < 8; mask++) {
            boolean[][] dark = peer(text, version, mask);
            least = Math.min(least, QrMask.penalty(dark));
            equal += Arrays.deepEquals(ours, dark) ? 1 : 0;
        }
        assertEquals(1, equal, "masks with which the other encoder draws the same code");
        assertEquals(least, QrMask.penalty(ours));
    }

    @Test
    void shortText_isPaddedLikeByAnotherEncoder() throws WriterException {
        for (int length = 9; length <= QrData.capacity(1) + 2; length++) {
            String text = "a".repeat(length);
            boolean[][] ours = modules(QrCode.of(text));
            int version = (ours.length - 17) / 4;
            boolean found = false;
            for (int mask = 0; mask < 8; mask++) {
                found |= Arrays.deepEquals(ours, peer(text, version, mask));
            }
            assertTrue(found, "length " + length);
        }
    }

    @Test
    void lastCharacterOfAscii_hasACode_theNextHasNone() {
        assertNotNull(QrCode.of("\u007f"));
        assertNull(QrCode.of("\u0080"));
    }
}
