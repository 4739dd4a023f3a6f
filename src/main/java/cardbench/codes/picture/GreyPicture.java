package cardbench.codes.picture;

/**
 * A picture in shades of grey.
 *
 * @param width in pixels, at least 1
 * @param height in pixels, at least 1
 * @param luminances one byte for each pixel, from 0 (black) to 255 (white), row by row from the
 *     top; not to be changed
 */
public record GreyPicture(int width, int height, byte[] luminances) {

    /** The most pixels of a picture: those of a photograph of 16 megapixels. */
    public static final int MAX_PIXELS = 1 << 24;

    /**
     * Checks the sizes.
     *
     * @throws IllegalArgumentException if there are not as many luminances as pixels, or more than
     *     {@link #MAX_PIXELS}
     */
    public GreyPicture {
        boolean sized = width > 0 && height > 0 && (long) width * height == luminances.length;
        if (!sized || luminances.length > MAX_PIXELS) {
            throw new IllegalArgumentException(width + " x " + height);
        }
    }

    /** The picture with half the width and height; each pixel is the mean of four. */
    GreyPicture halved() {
        int columns = Math.max(1, width / 2);
        int rows = Math.max(1, height / 2);
        byte[] means = new byte[columns * rows];
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                int sum = at(2 * x, 2 * y) + at(2 * x + 1, 2 * y);
                sum += at(2 * x, 2 * y + 1) + at(2 * x + 1, 2 * y + 1);
                means[y * columns + x] = (byte) (sum / 4);
            }
        }
        return new GreyPicture(columns, rows, means);
    }

    /** The picture with twice the width and height, smooth between the pixels. */
    GreyPicture doubled() {
        byte[] between = new byte[4 * luminances.length];
        for (int y = 0; y < 2 * height; y++) {
            int up = y / 2;
            int nextRow = up + (y % 2 == 0 ? -1 : 1);
            for (int x = 0; x < 2 * width; x++) {
                int left = x / 2;
                int next = left + (x % 2 == 0 ? -1 : 1);
                // three quarters of the nearer pixel and a quarter of the farther one, each way
                int near = 3 * at(left, up) + at(next, up);
                int far = 3 * at(left, nextRow) + at(next, nextRow);
                between[y * 2 * width + x] = (byte) ((3 * near + far) / 16);
            }
        }
        return new GreyPicture(2 * width, 2 * height, between);
    }

    /** White for black. */
    GreyPicture inverted() {
        byte[] inverted = new byte[luminances.length];
        for (int i = 0; i < inverted.length; i++) {
            inverted[i] = (byte) ~luminances[i];
        }
        return new GreyPicture(width, height, inverted);
    }

    /** The luminance of a pixel; beyond an edge, of the nearest pixel. */
    private int at(int x, int y) {
        int column = Math.max(0, Math.min(width - 1, x));
        int row = Math.max(0, Math.min(height - 1, y));
        return luminances[row * width + column] & 0xff;
    }
}
