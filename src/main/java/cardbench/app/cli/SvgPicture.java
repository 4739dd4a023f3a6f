package cardbench.app.cli;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * A drawing of the target {@code svg} as a PNG file, drawn with the fonts of this machine. It knows
 * the elements that such drawings have: rectangles, lines of text, and paths of horizontal and
 * vertical lines.
 *
 * @param png the file
 * @param width in pixels
 * @param height in pixels
 */
record SvgPicture(byte[] png, int width, int height) {

    /** This machine cannot draw a picture; the message has the reason. */
    static final class UndrawableException extends Exception {

        private static final long serialVersionUID = 1;

        UndrawableException(String reason) {
            super(reason);
        }
    }

    /** Pixels of the picture for each of the drawing: previews are shown on dense screens. */
    private static final int SCALE = 2;

    private static final Pattern STEP = Pattern.compile("([MhvHz])(\\d*)(?: (\\d+))?");

    /**
     * Draws a picture.
     *
     * @throws UndrawableException if this Java has no fonts, or none with the letters of the
     *     drawing
     */
    static SvgPicture of(String svg) throws IOException, UndrawableException {
        System.setProperty("java.awt.headless", "true");
        Element root = parsed(svg);
        int width = SCALE * number(root, "width");
        int height = SCALE * number(root, "height");
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        try {
            Graphics2D graphics = image.createGraphics();
            graphics.setRenderingHint(
                    RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(
                    RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            graphics.scale(SCALE, SCALE);
            draw(root, graphics);
            graphics.dispose();
        } catch (LinkageError | InternalError e) {
            // a Java runtime without desktop libraries or without any font
            throw new UndrawableException("this Java has no fonts or no libraries for pictures");
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return new SvgPicture(png.toByteArray(), width, height);
    }

    private static Element parsed(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
                    .getDocumentElement();
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new IllegalStateException("a drawing that is not XML", e);
        }
    }

    private static void draw(Element parent, Graphics2D graphics) throws UndrawableException {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                if (element.hasAttribute("fill")) {
                    graphics.setColor(Color.decode(element.getAttribute("fill")));
                }
                switch (element.getTagName()) {
                    case "rect" -> rectangle(element, graphics);
                    case "text" -> words(element, graphics);
                    case "path" -> graphics.fill(path(element.getAttribute("d")));
                    case "svg" -> nested(element, graphics);
                    case "title" -> {}
                    default -> throw new IllegalStateException(element.getTagName());
                }
            }
        }
    }

    private static void rectangle(Element element, Graphics2D graphics) {
        int round = 2 * number(element, "rx");
        graphics.fillRoundRect(
                number(element, "x"),
                number(element, "y"),
                number(element, "width"),
                number(element, "height"),
                round,
                round);
    }

    private static void words(Element element, Graphics2D graphics) throws UndrawableException {
        String text = element.getTextContent();
        boolean isCode = element.getAttribute("font-family").contains("monospace");
        boolean isBold = element.hasAttribute("font-weight");
        Font font =
                new Font(
                        isCode ? Font.MONOSPACED : Font.SANS_SERIF,
                        isBold ? Font.BOLD : Font.PLAIN,
                        number(element, "font-size"));
        int unknown = font.canDisplayUpTo(text);
        if (unknown >= 0) {
            throw new UndrawableException(
                    "no font of this machine has “"
                            + Character.toString(text.codePointAt(unknown))
                            + "”");
        }
        graphics.setFont(font);
        double width = font.getStringBounds(text, graphics.getFontRenderContext()).getWidth();
        double before =
                switch (element.getAttribute("text-anchor")) {
                    case "middle" -> width / 2;
                    case "end" -> width;
                    default -> 0;
                };
        graphics.drawString(text, (float) (number(element, "x") - before), number(element, "y"));
    }

    private static void nested(Element element, Graphics2D graphics) throws UndrawableException {
        AffineTransform outer = graphics.getTransform();
        List<String> box = List.of(element.getAttribute("viewBox").split(" "));
        graphics.translate(number(element, "x"), number(element, "y"));
        double scale = number(element, "width") / Double.parseDouble(box.get(2));
        graphics.scale(scale, scale);
        // the edges of modules stay sharp
        graphics.setRenderingHint(
                RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        draw(element, graphics);
        graphics.setRenderingHint(
                RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setTransform(outer);
    }

    private static Path2D path(String steps) {
        Path2D path = new Path2D.Double();
        Matcher step = STEP.matcher(steps);
        double x = 0;
        double y = 0;
        while (step.find()) {
            int value = step.group(2).isEmpty() ? 0 : Integer.parseInt(step.group(2));
            switch (step.group(1)) {
                case "M" -> {
                    x = value;
                    y = Integer.parseInt(step.group(3));
                    path.moveTo(x, y);
                }
                case "h" -> path.lineTo(x += value, y);
                case "v" -> path.lineTo(x, y += value);
                case "H" -> path.lineTo(x = value, y);
                default -> path.closePath();
            }
        }
        return path;
    }

    private static int number(Element element, String name) {
        String value = element.getAttribute(name);
        return value.isEmpty() ? 0 : Integer.parseInt(value);
    }
}
