package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.OneLine;
import cardbench.codes.cards.Language;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

/** SVG and HTML, both read by an XML parser. */
class MarkupExportsTest {

    private static final List<String> NAMES = HostileNames.ALL;
    private static final String LINK = "https://example.org/repo/#deck=" + Views.CODE;

    static Element parsed(String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder()
                    .parse(new InputSource(new StringReader(text)))
                    .getDocumentElement();
        } catch (Exception e) {
            throw new AssertionError(text, e);
        }
    }

    /** The elements in order, each with the names of its attributes. */
    static List<String> shape(Node node) {
        List<String> shape = new ArrayList<>();
        if (node instanceof Element element) {
            Set<String> attributes = new TreeSet<>();
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                attributes.add(element.getAttributes().item(i).getNodeName());
            }
            shape.add(element.getTagName() + attributes);
        } else if (node.getNodeType() != Node.TEXT_NODE) {
            shape.add("not a text: " + node);
        }
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            shape.addAll(shape(child));
        }
        return shape;
    }

    private static List<String> texts(Element root, String tag) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < root.getElementsByTagName(tag).getLength(); i++) {
            texts.add(root.getElementsByTagName(tag).item(i).getTextContent());
        }
        return texts;
    }

    private static Element svg(String name) {
        return parsed(
                new SvgExport(LINK, PictureTheme.LIGHT)
                        .write(Views.named(name), ExportWords.of(Language.ZH_CN)));
    }

    private static Element html(String name) {
        return parsed(Place.HTML.deck(Views.named(name), ExportWords.of(Language.JA)).content());
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void hostileNames_areTextInAPicture(String name) {
        Element svg = svg(name);
        assertEquals(shape(svg("A name")), shape(svg), name);
        String line = OneLine.of(name);
        String title = line.isEmpty() ? "hearthstone" : line;
        assertEquals(List.of(title), texts(svg, "title"));
        String shown = texts(svg, "text").get(0);
        String beginning = shown.endsWith("…") ? shown.substring(0, shown.length() - 1) : shown;
        assertTrue(title.startsWith(beginning), shown);
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void hostileNames_areTextInHtml(String name) {
        Element html = html(name);
        assertEquals(shape(html("A name")), shape(html), name);
        String line = OneLine.of(name);
        assertEquals(line.isEmpty() ? "hearthstone" : line, texts(html, "h3").get(0));
        assertEquals("2× (3) " + line, texts(html, "li").get(1));
        assertEquals(List.of(Views.CODE), texts(html, "code"));
    }

    @Test
    void picture_holdsNoStyleAndNoAddressButTheNamespace() {
        String svg =
                new SvgExport(LINK, PictureTheme.LIGHT)
                        .write(Views.named("A name"), ExportWords.of(Language.EN));
        Set<String> tags = new TreeSet<>();
        for (String element : shape(parsed(svg))) {
            tags.add(element.substring(0, element.indexOf('[')));
        }
        assertEquals(Set.of("path", "rect", "svg", "text", "title"), tags);
        String markup = svg.replace("http://www.w3.org/2000/svg", "");
        assertTrue(!markup.contains("://") && !markup.contains("url("), markup);
    }

    @Test
    void picture_carriesTheWholeCode_inLinesThatFit() {
        String code = "x".repeat(40) + Views.CODE.repeat(5);
        List<String> texts = texts(svgOfCode(code), "text");
        int from = texts.indexOf("卡组代码") + 1;
        assertEquals(code, String.join("", texts.subList(from, texts.size())));
        for (String line : texts.subList(from, texts.size())) {
            assertTrue(line.length() <= 88, line);
        }
    }

    private static Element svgOfCode(String code) {
        var plain = Views.named("A name");
        var view =
                new cardbench.codes.deck.DeckView(
                        plain.game(),
                        plain.title(),
                        "",
                        code,
                        plain.sections(),
                        List.of(),
                        List.of());
        return parsed(
                new SvgExport("", PictureTheme.LIGHT).write(view, ExportWords.of(Language.ZH_CN)));
    }

    @Test
    void picture_hasAQrCodeWhereThereIsALinkThatFits() {
        assertEquals(1, svg("A name").getElementsByTagName("path").getLength());
        for (String link : List.of("", "https://example.org/#deck=" + "x".repeat(3000))) {
            String svg =
                    new SvgExport(link, PictureTheme.LIGHT)
                            .write(Views.named("A name"), ExportWords.of(Language.EN));
            assertEquals(0, parsed(svg).getElementsByTagName("path").getLength(), link);
        }
    }

    @Test
    void everythingInAPicture_liesInsideIt() {
        Element svg = svg("字".repeat(200));
        int width = Integer.parseInt(svg.getAttribute("width"));
        int height = Integer.parseInt(svg.getAttribute("height"));
        for (int i = 0; i < svg.getElementsByTagName("*").getLength(); i++) {
            Element element = (Element) svg.getElementsByTagName("*").item(i);
            if (element.hasAttribute("x")) {
                int right = Integer.parseInt(element.getAttribute("x"));
                String wide = element.getAttribute("width");
                right += wide.isEmpty() ? 0 : Integer.parseInt(wide);
                assertTrue(right <= width, element.getTagName() + " ends at " + right);
                assertTrue(Integer.parseInt(element.getAttribute("y")) <= height);
            }
        }
    }

    /** Views has cards for 0 and 3; the curve shows the gap between them. */
    @Test
    void picture_hasEveryCostBelowTheDearest() {
        List<String> texts = texts(svg("x"), "text");
        List<String> bars = List.of("0", "1", "1", "2", "3", "2");
        assertTrue(Collections.indexOfSubList(texts, bars) >= 0, texts.toString());
    }
}
