package cardbench.codes.picture;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/**
 * Pictures of decks with a QR code, as they come back from chats and cameras. The code is drawn by
 * another program's encoder, in the place and with the size that it has in the picture of a deck.
 */
public final class DegradedPictures {

    /** What happens to a picture on its way. */
    public enum Way {
        /** A chat compresses it: half the size, JPEG of quality 60. */
        CHAT,
        /** The same with quality 40. */
        POOR_CHAT,
        /** Somebody cut its margins off. */
        CROPPED,
        /** It is on the screen of a phone, under a bar and above empty space. */
        PHONE,
        /** Somebody held the camera not quite straight. */
        TILTED
    }

    /** The width of a picture as it is posted, in pixels. */
    private static final int WIDTH = 1080;

    /** The units of the drawing across the picture, and those from the code to its edges. */
    private static final int UNITS = 720;

    private static final int EDGE = 28;

    private DegradedPictures() {}

    /** A picture with a code, after this way. */
    public static GreyPicture of(String text, Way way, Random random) {
        BufferedImage picture = drawn(text, random);
        return grey(
                switch (way) {
                    case CHAT -> jpeg(scaled(picture, 0.5), 0.6f);
                    case POOR_CHAT -> jpeg(scaled(picture, 0.5), 0.4f);
                    case CROPPED -> jpeg(cropped(picture, random), 0.6f);
                    case PHONE -> jpeg(onPhone(picture), 0.6f);
                    case TILTED -> jpeg(tilted(picture, random), 0.6f);
                });
    }

    /** The same picture after JPEG of a quality from 1 to 100. */
    public static GreyPicture compressed(GreyPicture picture, int quality) {
        BufferedImage drawn =
                new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_BYTE_GRAY);
        drawn.getRaster()
                .setDataElements(0, 0, picture.width(), picture.height(), picture.luminances());
        return grey(jpeg(drawn, quality / 100f));
    }

    /** A code as long as one of a deck: letters of Base64 behind an address. */
    public static String link(Random random) {
        StringBuilder text = new StringBuilder("https://cardbench.example/bench/#deck=AAEC");
        int length = 50 + random.nextInt(90);
        for (int i = 0; i < length; i++) {
            int letter = random.nextInt(52);
            text.append((char) (letter < 26 ? 'A' + letter : 'a' + letter - 26));
        }
        return text.toString();
    }

    private static BufferedImage drawn(String text, Random random) {
        BitMatrix dots = dots(text);
        int side = dots.getWidth() + 8;
        int height = 500 + random.nextInt(900);
        BufferedImage picture = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = picture.createGraphics();
        pen.setColor(new Color(0xf6f7f4));
        pen.fillRect(0, 0, WIDTH, height);
        pen.scale((double) WIDTH / UNITS, (double) WIDTH / UNITS);
        for (int y = 40; y < height; y += 28) {
            pen.setColor(Color.WHITE);
            pen.fillRect(EDGE, y, 320, 24);
            pen.setColor(new Color(random.nextInt(0x1000000)));
            pen.fillRect(EDGE, y, 28, 24);
            pen.setColor(new Color(0x1a201d));
            pen.drawString("card " + random.nextInt(100_000), EDGE + 36, y + 17);
        }
        int width = Math.max(148, Math.min(400, 4 * side));
        pen.translate(UNITS - EDGE - width, (double) height * UNITS / WIDTH - EDGE - width);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, width, width);
        pen.scale((double) width / side, (double) width / side);
        pen.setColor(Color.BLACK);
        for (int y = 0; y < dots.getHeight(); y++) {
            for (int x = 0; x < dots.getWidth(); x++) {
                if (dots.get(x, y)) {
                    pen.fillRect(x + 4, y + 4, 1, 1);
                }
            }
        }
        pen.dispose();
        return picture;
    }

    private static BitMatrix dots(String text) {
        Map<EncodeHintType, Object> how = new EnumMap<>(EncodeHintType.class);
        how.put(EncodeHintType.MARGIN, 0);
        how.put(EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.M);
        if (!text.chars().allMatch(letter -> letter < 0x80)) {
            how.put(EncodeHintType.CHARACTER_SET, "UTF-8");
        }
        try {
            return new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0, how);
        } catch (WriterException e) {
            throw new IllegalStateException(e);
        }
    }

    private static BufferedImage scaled(BufferedImage picture, double by) {
        int width = (int) (picture.getWidth() * by);
        int height = (int) (picture.getHeight() * by);
        BufferedImage scaled = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = pen(scaled);
        pen.drawImage(picture, 0, 0, width, height, null);
        pen.dispose();
        return scaled;
    }

    private static BufferedImage cropped(BufferedImage picture, Random random) {
        int most = EDGE * WIDTH / UNITS;
        int left = random.nextInt(most);
        int top = random.nextInt(most);
        return picture.getSubimage(
                left,
                top,
                picture.getWidth() - left - random.nextInt(most),
                picture.getHeight() - top - random.nextInt(most));
    }

    private static BufferedImage onPhone(BufferedImage picture) {
        BufferedImage screen = new BufferedImage(1170, 2532, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = pen(screen);
        pen.setColor(Color.BLACK);
        pen.fillRect(0, 0, 1170, 140);
        int height = picture.getHeight() * 1170 / picture.getWidth();
        pen.drawImage(picture, 0, 140, 1170, height, null);
        pen.dispose();
        return screen;
    }

    private static BufferedImage tilted(BufferedImage picture, Random random) {
        int width = picture.getWidth() + 120;
        int height = picture.getHeight() + 120;
        BufferedImage tilted = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = pen(tilted);
        pen.setColor(new Color(0x9a8f80));
        pen.fillRect(0, 0, width, height);
        pen.rotate(Math.toRadians(random.nextInt(121) / 10.0 - 6), width / 2.0, height / 2.0);
        pen.drawImage(picture, 60, 60, null);
        pen.dispose();
        return tilted;
    }

    private static Graphics2D pen(BufferedImage picture) {
        Graphics2D pen = picture.createGraphics();
        pen.setRenderingHint(
                RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        return pen;
    }

    private static BufferedImage jpeg(BufferedImage picture, float quality) {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        try (ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            ImageWriteParam how = writer.getDefaultWriteParam();
            how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            how.setCompressionQuality(quality);
            writer.setOutput(out);
            writer.write(null, new IIOImage(picture, null, null), how);
            out.flush();
            return ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
    }

    private static GreyPicture grey(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        byte[] luminances = new byte[width * height];
        for (int i = 0; i < luminances.length; i++) {
            int rgb = picture.getRGB(i % width, i / width);
            int red = rgb >> 16 & 0xff;
            int green = rgb >> 8 & 0xff;
            luminances[i] = (byte) (77 * red + 150 * green + 29 * (rgb & 0xff) >> 8);
        }
        return new GreyPicture(width, height, luminances);
    }
}
