package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.OneLine;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.autolink.AutolinkExtension;
import org.commonmark.ext.gfm.strikethrough.StrikethroughExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class MarkdownMarkupTest {

    private static final List<String> NAMES = HostileNames.ALL;

    private static final Parser PARSER =
            Parser.builder()
                    .extensions(
                            List.of(
                                    TablesExtension.create(),
                                    StrikethroughExtension.create(),
                                    AutolinkExtension.create()))
                    .build();

    private static Node parsed(DeckView view) {
        return parsed(Place.MARKDOWN.deck(view, ExportWords.of(Language.EN)).content());
    }

    /** The text as a reader of CommonMark with GitHub's extensions reads it. */
    static Node parsed(String text) {
        return PARSER.parse(text);
    }

    /** The kinds of nodes in order; texts that follow each other count as one. */
    static List<String> shape(Node node) {
        List<String> shape = new ArrayList<>();
        collect(node, shape, new ArrayList<>());
        return shape;
    }

    static List<String> texts(Node node) {
        List<String> texts = new ArrayList<>();
        collect(node, new ArrayList<>(), texts);
        return texts;
    }

    /** What people read: full-width signs and others are the same to them. */
    private static String read(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }

    private static void collect(Node node, List<String> shape, List<String> texts) {
        if (node instanceof Text text) {
            if (node.getPrevious() instanceof Text) {
                int last = texts.size() - 1;
                texts.set(last, texts.get(last) + text.getLiteral());
                return;
            }
            texts.add(text.getLiteral());
        }
        shape.add(node.getClass().getSimpleName());
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            collect(child, shape, texts);
        }
        shape.add("/");
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void hostileNames_areTextAndNothingElse(String name) {
        DeckView view = Views.named(name);
        List<String> plain = shape(parsed(Views.named("A name")));
        String line = read(OneLine.of(name));
        if (!line.isEmpty()) {
            assertEquals(plain, shape(parsed(view)), name);
            List<String> texts = texts(parsed(view)).stream().map(text -> read(text)).toList();
            assertEquals(line, texts.get(0));
            assertEquals(line + " · 3240 dust", texts.get(1));
            assertEquals("Hero", texts.get(2), "the hero's heading counts nothing");
            assertEquals("Cards (3)", texts.get(4));
            assertEquals("2× (3) " + line, texts.get(5));
            assertEquals("1× " + line, texts.get(7), "under its owner");
            assertTrue(texts.get(8).startsWith("Sideboard · "), texts.get(8));
        }
        List<String> codes = new ArrayList<>();
        parsed(view)
                .accept(
                        new AbstractVisitor() {
                            @Override
                            public void visit(FencedCodeBlock block) {
                                codes.add(block.getLiteral());
                            }
                        });
        assertEquals(List.of(Views.CODE + "\n"), codes);
    }

    /** linkify-it takes two slashes for the beginning of an address, wherever a word may begin. */
    @ParameterizedTest
    @FieldSource("NAMES")
    void addressesWithoutScheme_areNoneAnyMore(String name) {
        String text = Place.MARKDOWN.deck(Views.named(name), ExportWords.of(Language.EN)).content();
        String names = text.substring(0, text.indexOf("\n```"));
        assertFalse(names.contains("//"), names);
    }

    @Test
    void plainNames_needNoEscapes() {
        String text =
                Place.MARKDOWN
                        .deck(Views.named("E.T.C., 疯狂的信徒 2"), ExportWords.of(Language.ZH_CN))
                        .content();
        assertTrue(text.startsWith("### E.T.C., 疯狂的信徒 2\n"), text);
        assertTrue(text.contains("\n- 2× (3) E.T.C., 疯狂的信徒 2\n"), text);
        assertTrue(text.contains("\n  - 1× E.T.C."), "a sideboard is under its owner: " + text);
        assertTrue(text.contains("\n- 1× \\#119815\n"), text);
    }

    @Test
    void fence_isLongerThanAnyRunInTheCode() {
        DeckView plain = Views.named("x");
        DeckView view =
                new DeckView(
                        plain.game(), "x", "", "a````b", plain.sections(), List.of(), List.of());
        String text = Place.MARKDOWN.deck(view, ExportWords.of(Language.EN)).content();
        assertTrue(text.endsWith("\n`````\na````b\n`````\n"), text);
    }
}
