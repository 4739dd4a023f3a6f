package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.cards.Language;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.CustomNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.kefirsf.bb.BBProcessorFactory;

class PostFormTest {

    private static final List<String> NAMES = HostileNames.ALL;
    private static final String POST = "One AAA=\ntwo BBB= [end]\t\r\n";
    private static final ExportWords ENGLISH = ExportWords.of(Language.EN);

    private static String text(PostForm form, Place place) {
        return place.post(form, POST, Posts.two("One"), ENGLISH).content();
    }

    /** The texts of the cells of all tables in a Markdown text. */
    private static List<String> cells(String markdown) {
        List<String> cells = new ArrayList<>();
        MarkdownMarkupTest.parsed(markdown)
                .accept(
                        new AbstractVisitor() {
                            @Override
                            public void visit(CustomNode node) {
                                if (node instanceof TableCell) {
                                    cells.add(String.join("", MarkdownMarkupTest.texts(node)));
                                } else {
                                    super.visit(node);
                                }
                            }
                        });
        return cells;
    }

    @Test
    void table_hasARowForEachCardByCost_andAColumnForEachDeck() {
        assertEquals(
                List.of(
                        "Card",
                        "1 · One",
                        "2 · Other", //
                        "Cards",
                        "",
                        "", //
                        "(1) Second alone",
                        "–",
                        "2", //
                        "(3) Both",
                        "2",
                        "1", //
                        "(12) First alone",
                        "1",
                        "–"),
                cells(text(PostForm.TABLE, Place.REDDIT)));
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void hostileTitles_leaveTheTableAsItIs(String name) {
        String text = Place.MARKDOWN.post(PostForm.TABLE, "", Posts.two(name), ENGLISH).content();
        assertEquals(15, cells(text).size(), text);
        String bbcode = Place.NGA.post(PostForm.TABLE, "", Posts.two(name), ENGLISH).content();
        assertEquals(15, bbcode.split("\\[td\\]", -1).length - 1, bbcode);
        String html = Place.HTML.post(PostForm.TABLE, "", Posts.two(name), ENGLISH).content();
        String table = html.substring(0, html.indexOf("</section>") + "</section>".length());
        assertEquals(
                15,
                MarkupExportsTest.shape(MarkupExportsTest.parsed(table)).stream()
                        .filter(element -> element.matches("t[hd]\\[]"))
                        .count(),
                table);
    }

    @Test
    void table_isOneOfTheForumsToo() {
        String text = text(PostForm.TABLE, Place.NGA);
        assertTrue(
                text.startsWith(
                        "[table]\n[tr][td][b]Card[/b][/td][td][b]1 · One[/b][/td]"
                                + "[td][b]2 · Other[/b][/td][/tr]\n"),
                text);
        String html = BBProcessorFactory.getInstance().create().process(text);
        assertTrue(html.contains("<td><b>1 · One</b></td>"), html);
    }

    /** Digits are as wide as each other in most fonts: the columns stand before the names. */
    @Test
    void tableAsLines_hasItsColumnsInFront() {
        assertEquals(
                "1 · One\n2 · Other\n\n1 2 Card\nCards\n– 2 (1) Second alone\n2 1 (3) Both\n"
                        + "1 – (12) First alone\n\nOne\n\nAAA=\n\nOther\n\nBBB=\n",
                text(PostForm.TABLE, Place.X));
    }

    @Test
    void decksOfTwoGames_areTwoTables() {
        List<PostedDeck> decks = new ArrayList<>(Posts.two("One"));
        PostedDeck other = decks.get(1);
        decks.set(1, new PostedDeck(2, other.view(), "another", other.from(), other.to()));
        String text = Place.MARKDOWN.post(PostForm.TABLE, POST, decks, ENGLISH).content();
        assertEquals(
                List.of("Card", "1 · One", "Cards", "", "(3) Both", "2", "(12) First alone", "1"),
                cells(text).subList(0, 8));
        assertEquals(16, cells(text).size());
    }

    @Test
    void names_standBehindTheCodes_andTheRestIsAsItWas() {
        assertEquals(
                "One AAA= (One: 2× Both, 1× First alone)\n"
                        + "two BBB= (Other: 2× Second alone, 1× Both) [end]\t\r\n",
                text(PostForm.NAMES, Place.QQ));
    }

    @Test
    void names_areTitlesAloneWhereAllIsTooLong() {
        String post = "One AAA=\ntwo BBB= " + "x".repeat(230);
        PlacedText text = Place.X.post(PostForm.NAMES, post, Posts.two("One"), ENGLISH);
        assertTrue(text.shortened() && text.fits());
        assertEquals("One AAA= (One)\ntwo BBB= (Other) " + "x".repeat(230), text.content());
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    void decks_areTheBlocksOfEach(Place place) {
        String text = text(PostForm.DECKS, place);
        int one = text.indexOf("AAA=");
        int two = text.indexOf("BBB=");
        assertTrue(text.indexOf("First alone") < one && one < text.indexOf("Second alone"), text);
        assertTrue(one > 0 && two > text.indexOf("Second alone"), text);
    }

    /** A code may be a file of many lines, in which a line with a number sign is a comment. */
    @Test
    void namesOfAFile_areACommentInIt() {
        PostedDeck file = Posts.deck(1, "One", "x", 0, 8, Views.row(1, 2, "Both", 3));
        String text =
                Place.QQ.post(PostForm.NAMES, "#main\n12\nend", List.of(file), ENGLISH).content();
        assertEquals("#main\n12\n# (One: 2× Both)\nend", text);
    }

    @Test
    void forms_areFoundByTheirNames() {
        for (PostForm form : PostForm.values()) {
            assertEquals(form, PostForm.of(form.id()));
        }
        assertEquals(null, PostForm.of("other"));
    }
}
