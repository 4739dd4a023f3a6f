package cardbench.base.e2e;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import javax.imageio.ImageIO;

/** Pictures of QR codes by the encoder of another program. */
public final class QrPicture {

    private static final int SIDE = 500;

    private QrPicture() {}

    /**
     * A picture of a text.
     *
     * @param charset of the text; the code names it
     * @return the bytes of a PNG
     */
    public static byte[] png(String text, String charset) {
        try {
            BitMatrix code =
                    new QRCodeWriter()
                            .encode(
                                    text,
                                    BarcodeFormat.QR_CODE,
                                    SIDE,
                                    SIDE,
                                    Map.of(EncodeHintType.CHARACTER_SET, charset));
            BufferedImage picture = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
            for (int i = 0; i < SIDE * SIDE; i++) {
                boolean dark = code.get(i % SIDE, i / SIDE);
                picture.setRGB(i % SIDE, i / SIDE, dark ? 0 : 0xffffff);
            }
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            ImageIO.write(picture, "png", png);
            return png.toByteArray();
        } catch (IOException | WriterException e) {
            throw new AssertionError(e);
        }
    }
}
