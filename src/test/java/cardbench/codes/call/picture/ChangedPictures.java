package cardbench.codes.call.picture;

import cardbench.codes.picture.DegradedPictures;
import cardbench.codes.picture.DegradedPictures.Way;
import cardbench.codes.picture.GreyPicture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/**
 * Pictures of decks with a QR code that people and programs have changed: cut, scaled, turned,
 * compressed once more, darkened or damaged, some with another width in front.
 */
final class ChangedPictures {

    /** Bytes in front of the pixels. */
    private static final int HEAD = 4;

    /** As a chat shows them: 540 pixels across. */
    private static final List<GreyPicture> SOUND = sound();

    private ChangedPictures() {}

    private static List<GreyPicture> sound() {
        List<GreyPicture> sound = new ArrayList<>();
        for (int seed = 0; seed < 8; seed++) {
            Random random = new Random(seed);
            sound.add(DegradedPictures.of(DegradedPictures.link(random), Way.CHAT, random));
        }
        return sound;
    }

    /**
     * The bytes of a picture after up to four changes.
     *
     * @param choice a number below the given one
     */
    static byte[] of(IntUnaryOperator choice) {
        GreyPicture picture = SOUND.get(choice.applyAsInt(SOUND.size()));
        for (int changes = choice.applyAsInt(5); changes > 0; changes--) {
            picture = changed(picture, choice);
        }
        byte[] bytes = bytes(picture);
        return switch (choice.applyAsInt(8)) {
            case 0 -> withOtherWidth(bytes, picture.width(), choice);
            case 1 -> Arrays.copyOf(bytes, choice.applyAsInt(bytes.length));
            default -> bytes;
        };
    }

    private static GreyPicture changed(GreyPicture picture, IntUnaryOperator choice) {
        return switch (choice.applyAsInt(8)) {
            case 0 -> cut(picture, choice);
            case 1 -> scaled(picture, choice);
            case 2 -> turned(picture);
            case 3 -> DegradedPictures.compressed(picture, 1 + choice.applyAsInt(100));
            case 4 -> between(picture, choice.applyAsInt(160), choice.applyAsInt(256));
            case 5 -> noisy(picture, choice);
            case 6 -> covered(picture, choice);
            default -> between(picture, 255, 0);
        };
    }

    /** Without up to a tenth of the width and of the height at each edge. */
    private static GreyPicture cut(GreyPicture picture, IntUnaryOperator choice) {
        int acrossMost = picture.width() / 10 + 1;
        int downMost = picture.height() / 10 + 1;
        int left = choice.applyAsInt(acrossMost);
        int top = choice.applyAsInt(downMost);
        int width = Math.max(1, picture.width() - left - choice.applyAsInt(acrossMost));
        int height = Math.max(1, picture.height() - top - choice.applyAsInt(downMost));
        byte[] pixels = new byte[width * height];
        for (int y = 0; y < height; y++) {
            System.arraycopy(
                    picture.luminances(),
                    (top + y) * picture.width() + left,
                    pixels,
                    y * width,
                    width);
        }
        return new GreyPicture(width, height, pixels);
    }

    /** At 30 to 169 % of each side, by the nearest pixel. */
    private static GreyPicture scaled(GreyPicture picture, IntUnaryOperator choice) {
        int across = 30 + choice.applyAsInt(140);
        int down = choice.applyAsInt(4) > 0 ? across : 30 + choice.applyAsInt(140);
        int width = Math.min(1_000, Math.max(1, picture.width() * across / 100));
        int height = Math.min(1_000, Math.max(1, picture.height() * down / 100));
        byte[] pixels = new byte[width * height];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % width * picture.width() / width;
            int y = i / width * picture.height() / height;
            pixels[i] = picture.luminances()[y * picture.width() + x];
        }
        return new GreyPicture(width, height, pixels);
    }

    /** By a quarter to the right. */
    private static GreyPicture turned(GreyPicture picture) {
        int width = picture.height();
        int height = picture.width();
        byte[] pixels = new byte[width * height];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = picture.luminances()[(width - 1 - i % width) * height + i / width];
        }
        return new GreyPicture(width, height, pixels);
    }

    /** With another black and another white. */
    private static GreyPicture between(GreyPicture picture, int black, int white) {
        byte[] pixels = picture.luminances().clone();
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (byte) (black + (white - black) * (pixels[i] & 0xff) / 255);
        }
        return new GreyPicture(picture.width(), picture.height(), pixels);
    }

    private static GreyPicture noisy(GreyPicture picture, IntUnaryOperator choice) {
        byte[] pixels = picture.luminances().clone();
        Random random = new Random(choice.applyAsInt(1_000));
        for (int dots = choice.applyAsInt(pixels.length / 20 + 1); dots > 0; dots--) {
            pixels[random.nextInt(pixels.length)] = (byte) random.nextInt(256);
        }
        return new GreyPicture(picture.width(), picture.height(), pixels);
    }

    /** With a bar of one luminance across, a twentieth of the height. */
    private static GreyPicture covered(GreyPicture picture, IntUnaryOperator choice) {
        byte[] pixels = picture.luminances().clone();
        int from = choice.applyAsInt(picture.height()) * picture.width();
        int to = Math.min(pixels.length, from + pixels.length / 20);
        Arrays.fill(pixels, from, to, (byte) choice.applyAsInt(256));
        return new GreyPicture(picture.width(), picture.height(), pixels);
    }

    private static byte[] bytes(GreyPicture picture) {
        byte[] bytes = new byte[HEAD + picture.luminances().length];
        System.arraycopy(picture.luminances(), 0, bytes, HEAD, picture.luminances().length);
        return withWidth(bytes, picture.width());
    }

    private static byte[] withOtherWidth(byte[] bytes, int width, IntUnaryOperator choice) {
        int[] widths = {0, 1, -1, width + 1, width * 2, bytes.length - HEAD, 1 << 24, 1 << 31};
        return withWidth(bytes, widths[choice.applyAsInt(widths.length)]);
    }

    private static byte[] withWidth(byte[] bytes, int width) {
        for (int i = 0; i < HEAD; i++) {
            bytes[i] = (byte) (width >> 8 * i);
        }
        return bytes;
    }
}
