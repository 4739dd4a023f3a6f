package cardbench.codes.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cardbench.codes.picture.DegradedPictures.Way;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The codes in the pictures are drawn by another encoder than Cardbench's. */
class QrReaderTest {

    /** Pictures of each way; {@code PictureBench} reads a thousand. */
    private static final int PICTURES = 10;

    private static GreyPicture picture(String text, long seed) {
        return DegradedPictures.of(text, Way.PHONE, new Random(seed));
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void code_isReadAfterItsWayThroughChatsAndCameras(Way way) {
        for (long seed = 0; seed < PICTURES; seed++) {
            Random random = new Random(seed);
            String text = DegradedPictures.link(random);
            GreyPicture picture = DegradedPictures.of(text, way, random);
            assertEquals(List.of(text), QrReader.texts(picture), way + ", seed " + seed);
        }
    }

    @Test
    void whiteCodeOnBlack_isRead() {
        String text = "AAECAa0GAA==";
        assertEquals(List.of(text), QrReader.texts(picture(text, 1).inverted()));
    }

    @Test
    void textInUtf8_isRead() {
        String text = "### 我的卡组\nAAECAa0GAA==";
        assertEquals(List.of(text), QrReader.texts(picture(text, 2)));
    }

    @Test
    void everyCodeOfAPicture_isReadOnce() {
        GreyPicture first = picture("first", 3);
        GreyPicture second = picture("second", 4);
        assertEquals(
                Set.of("first", "second"), new HashSet<>(QrReader.texts(above(first, second))));
        assertEquals(List.of("first"), QrReader.texts(above(first, first)));
    }

    private static GreyPicture above(GreyPicture first, GreyPicture second) {
        byte[] both =
                Arrays.copyOf(
                        first.luminances(), first.luminances().length + second.luminances().length);
        System.arraycopy(
                second.luminances(),
                0,
                both,
                first.luminances().length,
                second.luminances().length);
        return new GreyPicture(first.width(), first.height() + second.height(), both);
    }

    @Test
    void pictureWithoutCode_hasNoTexts() {
        byte[] noise = new byte[300 * 200];
        new Random(5).nextBytes(noise);
        assertEquals(List.of(), QrReader.texts(new GreyPicture(300, 200, noise)));
        assertEquals(List.of(), QrReader.texts(new GreyPicture(1, 1, new byte[1])));
        assertEquals(List.of(), QrReader.texts(new GreyPicture(1, 5000, new byte[5000])));
        assertEquals(List.of(), QrReader.texts(new GreyPicture(5000, 1, new byte[5000])));
    }

    @Test
    void codeThatIsCutThrough_isNotRead() {
        GreyPicture whole = picture("AAECAa0GAA==", 6);
        byte[] half = whole.luminances().clone();
        Arrays.fill(half, half.length * 2 / 5, half.length, (byte) 0);
        assertEquals(
                List.of(), QrReader.texts(new GreyPicture(whole.width(), whole.height(), half)));
    }

    @Test
    void sizesThatDoNotFit_areRefused() {
        assertThrows(IllegalArgumentException.class, () -> new GreyPicture(2, 2, new byte[5]));
        assertThrows(IllegalArgumentException.class, () -> new GreyPicture(0, 0, new byte[0]));
        assertThrows(IllegalArgumentException.class, () -> new GreyPicture(-1, -1, new byte[1]));
    }
}
