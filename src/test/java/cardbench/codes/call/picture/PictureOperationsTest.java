package cardbench.codes.call.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.PictureLabOperations;
import cardbench.contract.Dispatcher;
import com.google.zxing.BarcodeFormat;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureOperationsTest {

    private final Dispatcher lab = new Dispatcher(PictureLabOperations.all());

    /** A picture as it is opened, of the code that the library draws for a text. */
    private static byte[] bytes(String text) throws WriterException {
        BitMatrix dots = new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 200, 300);
        byte[] bytes = new byte[4 + 200 * 300];
        bytes[0] = (byte) 200;
        for (int i = 0; i < 200 * 300; i++) {
            bytes[4 + i] = (byte) (dots.get(i % 200, i / 200) ? 0 : 255);
        }
        return bytes;
    }

    private String read(String name) {
        return lab.call("{\"op\":\"picture.read\",\"name\":\"" + name + "\"}");
    }

    @Test
    void picture_isOpenedReadAndClosed() throws WriterException {
        assertEquals(
                "{\"ok\":true,\"result\":{\"kind\":\"picture\",\"name\":\"a\",\"width\":200,"
                        + "\"height\":300},\"diagnostics\":[]}",
                lab.open("picture", "a", bytes("AAECAa0GAA==")));
        assertEquals(
                "{\"ok\":true,\"result\":{\"texts\":[\"AAECAa0GAA==\"]},\"diagnostics\":[]}",
                read("a"));
        assertEquals(
                "{\"ok\":true,\"result\":{\"closed\":true},\"diagnostics\":[]}",
                lab.call("{\"op\":\"close\",\"name\":\"a\"}"));
        assertTrue(read("a").contains("call.bad-value"), read("a"));
    }

    @Test
    void pictureWithoutCode_isAnErrorThatSaysWhatHelps() {
        lab.open("picture", "white", new byte[] {2, 0, 0, 0, -1, -1, -1, -1});
        assertTrue(read("white").startsWith("{\"ok\":false"), read("white"));
        assertTrue(read("white").contains("picture.no-code"), read("white"));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "3, 0", "4, 1", "5, 0", "5, 2", "9, 2", "8, -1", "8, 16777216", "104, 101"})
    void bytesThatAreNoPicture_areRefused(int size, int width) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < Math.min(4, size); i++) {
            bytes[i] = (byte) (width >> 8 * i);
        }
        String answer = lab.open("picture", "a", bytes);
        assertTrue(answer.contains("picture.size"), answer);
        assertTrue(read("a").contains("call.bad-value"), "nothing is open");
    }

    @Test
    void limitOfPixels_isAConstant() {
        String constants = lab.call("{\"op\":\"constants\"}");
        assertTrue(constants.contains("\"picture\":{\"pixels\":16777216}"), constants);
        String nameless = lab.call("{\"op\":\"picture.read\"}");
        assertTrue(nameless.contains("call.missing-argument"), nameless);
        String closed = lab.call("{\"op\":\"close\",\"name\":\"never opened\"}");
        assertTrue(
                closed.contains("\"closed\":false") || closed.contains("call.bad-value"), closed);
    }
}
