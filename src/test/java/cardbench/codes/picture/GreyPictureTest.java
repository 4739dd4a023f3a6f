package cardbench.codes.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pictures at other sizes, and with black for white. */
class GreyPictureTest {

    private static GreyPicture picture(int width, int height, int... luminances) {
        byte[] bytes = new byte[luminances.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) luminances[i];
        }
        return new GreyPicture(width, height, bytes);
    }

    private static void assertPicture(int width, List<Integer> luminances, GreyPicture picture) {
        List<Integer> found = new ArrayList<>();
        for (byte luminance : picture.luminances()) {
            found.add(luminance & 0xff);
        }
        assertEquals(luminances, found);
        assertEquals(width, picture.width());
        assertEquals(luminances.size() / width, picture.height());
    }

    @Test
    void pixelOfHalfThePicture_isTheMeanOfFour() {
        GreyPicture picture =
                picture(4, 4, 0, 10, 20, 30, 40, 50, 60, 70, 255, 255, 1, 1, 255, 255, 1, 2);
        assertPicture(2, List.of(25, 45, 255, 1), picture.halved());
    }

    @Test
    void lastRowAndColumnOfOddSizes_areLeftOut() {
        assertPicture(
                2,
                List.of(40, 80),
                picture(5, 3, 40, 40, 80, 80, 9, 40, 40, 80, 80, 9, 9, 9, 9, 9, 9).halved());
    }

    @Test
    void pictureOfOnePixelAcross_staysOneAcross() {
        assertPicture(1, List.of(200), picture(1, 1, 200).halved());
        assertPicture(1, List.of(150, 20), picture(1, 4, 100, 200, 20, 20).halved());
        assertPicture(2, List.of(150, 20), picture(4, 1, 100, 200, 20, 20).halved());
    }

    @Test
    void doubledPicture_isSmoothAcross() {
        assertPicture(
                4, List.of(0, 40, 120, 160, 0, 40, 120, 160), picture(2, 1, 0, 160).doubled());
    }

    @Test
    void doubledPicture_isSmoothDownwards() {
        assertPicture(
                2, List.of(0, 0, 40, 40, 120, 120, 160, 160), picture(1, 2, 0, 160).doubled());
    }

    /** The weights of the four nearest pixels are 9, 3, 3 and 1 of 16. */
    @Test
    void doubledPicture_isSmoothBothWays() {
        assertPicture(
                4,
                List.of(0, 40, 120, 160, 20, 60, 140, 180, 60, 100, 180, 220, 80, 120, 200, 240),
                picture(2, 2, 0, 160, 80, 240).doubled());
    }

    @Test
    void invertedPicture_hasWhiteForBlack() {
        assertPicture(3, List.of(255, 0, 155), picture(3, 1, 0, 255, 100).inverted());
    }

    @Test
    void largestPicture_hasSixteenMegapixels() {
        int side = 1 << 12;
        assertEquals(GreyPicture.MAX_PIXELS, side * side);
        assertEquals(side, new GreyPicture(side, side, new byte[side * side]).width());
        byte[] more = new byte[side * side + side];
        assertThrows(IllegalArgumentException.class, () -> new GreyPicture(side, side + 1, more));
    }

    @Test
    void emptyPicture_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> picture(0, 1));
        assertThrows(IllegalArgumentException.class, () -> picture(1, 0));
        assertThrows(IllegalArgumentException.class, () -> picture(-1, -1, 0));
    }
}
