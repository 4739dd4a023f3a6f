package cardbench.codes.picture;

import com.google.zxing.Binarizer;
import com.google.zxing.ChecksumException;
import com.google.zxing.DecodeHintType;
import com.google.zxing.FormatException;
import com.google.zxing.LuminanceSource;
import com.google.zxing.NotFoundException;
import com.google.zxing.PlanarYUVLuminanceSource;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.common.DetectorResult;
import com.google.zxing.common.GlobalHistogramBinarizer;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.multi.qrcode.detector.MultiDetector;
import com.google.zxing.qrcode.decoder.Decoder;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the QR codes (ISO/IEC 18004) of a picture and returns their texts. Pictures come from
 * cameras, chats and screenshots, so what cannot be read as it is, is tried at other sizes and
 * inverted.
 */
public final class QrReader {

    /** A picture with fewer pixels is also tried at twice its size. */
    private static final int SMALL = 1 << 21;

    private static final Map<DecodeHintType, Object> HINTS = hints();

    private QrReader() {}

    private static Map<DecodeHintType, Object> hints() {
        Map<DecodeHintType, Object> hints = new EnumMap<>(DecodeHintType.class);
        hints.put(DecodeHintType.TRY_HARDER, true);
        hints.put(DecodeHintType.CHARACTER_SET, "UTF-8");
        return hints;
    }

    /**
     * The texts of the QR codes in a picture, each once, in the order in which the library finds
     * them; empty if it finds none that can be read.
     */
    public static List<String> texts(GreyPicture picture) {
        List<String> found = read(picture);
        if (found.isEmpty()) {
            found = read(picture.halved());
        }
        if (found.isEmpty() && picture.luminances().length <= SMALL) {
            found = read(picture.doubled());
        }
        return found.isEmpty() ? read(picture.inverted()) : found;
    }

    /** Tries a threshold for each neighbourhood, then one for the whole picture. */
    private static List<String> read(GreyPicture picture) {
        int width = picture.width();
        int height = picture.height();
        LuminanceSource source =
                new PlanarYUVLuminanceSource(
                        picture.luminances(), width, height, 0, 0, width, height, false);
        List<String> found = read(new HybridBinarizer(source));
        return found.isEmpty() ? read(new GlobalHistogramBinarizer(source)) : found;
    }

    private static List<String> read(Binarizer binarizer) {
        List<String> texts = new ArrayList<>();
        try {
            BitMatrix dots = binarizer.getBlackMatrix();
            for (DetectorResult found : new MultiDetector(dots).detectMulti(HINTS)) {
                String text = decoded(found);
                if (!text.isEmpty() && !texts.contains(text)) {
                    texts.add(text);
                }
            }
        } catch (NotFoundException e) {
            return List.of(); // how the library states that there is none
        }
        return texts;
    }

    /** The text of a code; empty if what was found there is damaged, or is no code. */
    private static String decoded(DetectorResult found) {
        try {
            return new Decoder().decode(found.getBits(), HINTS).getText();
        } catch (ChecksumException | FormatException e) {
            return "";
        }
    }
}
