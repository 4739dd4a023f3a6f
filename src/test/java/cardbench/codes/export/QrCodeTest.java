package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.google.zxing.FormatException;
import com.google.zxing.ReaderException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.common.DecoderResult;
import com.google.zxing.qrcode.decoder.Decoder;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.decoder.Version;
import java.util.Random;
import org.junit.jupiter.api.Test;

class QrCodeTest {

    private static String text(int length, long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append((char) (' ' + random.nextInt(95)));
        }
        return text.toString();
    }

    private static BitMatrix picture(QrCode code) {
        BitMatrix picture = new BitMatrix(code.size());
        for (int y = 0; y < code.size(); y++) {
            for (int x = 0; x < code.size(); x++) {
                if (code.isDark(x, y)) {
                    picture.set(x, y);
                }
            }
        }
        return picture;
    }

    private static DecoderResult decoded(QrCode code) throws ReaderException {
        return new Decoder().decode(picture(code));
    }

    /** What the standard's table says of a version, as the other decoder has it. */
    private static int capacity(int version) throws FormatException {
        Version peer = Version.getVersionForNumber(version);
        int correction = peer.getECBlocksForLevel(ErrorCorrectionLevel.M).getTotalECCodewords();
        int data = peer.getTotalCodewords() - correction;
        return (data * 8 - 4 - (version < 10 ? 8 : 16)) / 8;
    }

    @Test
    void everyVersion_isReadByAnotherDecoder_asLongAsItHoldsTheText() throws ReaderException {
        for (int version = 1; version <= QrCode.MAX_VERSION; version++) {
            String full = text(capacity(version), version);
            QrCode code = QrCode.of(full);
            assertEquals(QrCode.size(version), code.size(), "version " + version);
            assertEquals(full, decoded(code).getText(), "version " + version);
            assertEquals("M", decoded(code).getECLevel());
            String less = text(capacity(version) - 7, version);
            assertEquals(less, decoded(QrCode.of(less)).getText(), "version " + version);
        }
    }

    @Test
    void anyLength_isReadByAnotherDecoder() throws ReaderException {
        for (int length = 1; length < 300; length++) {
            String text = text(length, length);
            assertEquals(text, decoded(QrCode.of(text)).getText(), "length " + length);
        }
    }

    @Test
    void damage_isCorrectedAsTheStandardPromises() throws ReaderException {
        QrCode code = QrCode.of("https://example.org/repo/#deck=AAEBAf0GAA/OBpcHzAji");
        BitMatrix picture = picture(code);
        for (int y = 0; y < 5; y++) {
            for (int x = 0; x < 5; x++) {
                picture.flip(code.size() - 1 - x, code.size() / 2 + y);
            }
        }
        DecoderResult result = new Decoder().decode(picture);
        assertEquals(
                "https://example.org/repo/#deck=AAEBAf0GAA/OBpcHzAji",
                result.getText(),
                "four codewords of 26 may be wrong");
    }

    @Test
    void textOfTheLargestVersion_hasACode_oneCharacterMoreHasNone() throws FormatException {
        int most = capacity(QrCode.MAX_VERSION);
        assertNotNull(QrCode.of("x".repeat(most)));
        assertNull(QrCode.of("x".repeat(most + 1)));
    }

    @Test
    void textThatIsNotAscii_hasNone() {
        assertNull(QrCode.of("https://例.example/"));
    }
}
