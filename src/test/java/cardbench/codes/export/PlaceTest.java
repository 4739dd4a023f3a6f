package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Section;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * The rules of each place, as {@code src/site/markdown/places.md} lists them with their sources.
 */
class PlaceTest {

    private static final List<String> NAMES = HostileNames.ALL;
    private static final ExportWords ENGLISH = ExportWords.of(Language.EN);

    private static String text(Place place, String name) {
        return place.deck(Views.named(name), ENGLISH).content();
    }

    private static String html(Place place, String name) {
        return place.deck(Views.named(name), ENGLISH).html();
    }

    /** A deck of that many cards, whose names have ten characters. */
    private static DeckView large(int cards) {
        List<DeckView.Row> rows = new ArrayList<>();
        for (int id = 1; id <= cards; id++) {
            rows.add(Views.row(id, 2, "ten signs.", 1));
        }
        Section section = new Section("cards", "Cards", rows);
        return new DeckView(
                "hearthstone", "The title", "", Views.CODE, List.of(section), List.of(), List.of());
    }

    private static Set<String> all(String pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher match = Pattern.compile(pattern).matcher(text);
        while (match.find()) {
            found.add(match.group());
        }
        return found;
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    void everyPlace_getsTheTitleTheCardsAndTheCode(Place place) {
        String text = text(place, "A name");
        for (String part : List.of("A name", "3240 dust", "Cards (3)", "2× (3) ", Views.CODE)) {
            assertTrue(text.contains(part), part + " in " + text);
        }
        assertEquals(place, Place.of(place.id()));
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    void longDecks_becomeTitleAndCodeWhereThereIsALimit(Place place) {
        PlacedText whole = place.deck(large(4), ENGLISH);
        PlacedText large = place.deck(large(4_000), ENGLISH);
        assertEquals(place.limit() > 0, large.shortened());
        assertTrue(large.fits());
        assertTrue(large.content().contains("The title") && large.content().contains(Views.CODE));
        assertEquals(place.limit() == 0, large.content().contains("ten signs."));
        if (place.limit() > 0) {
            assertTrue(place.length(large.content()) <= place.limit());
            assertTrue(large.length() > place.limit(), "the length is that of the whole text");
            assertEquals(place.length(whole.content()), whole.length());
        }
    }

    /** A title, a label, the code and 280 characters: the last card that fits, and one too many. */
    @Test
    void limit_isTheLastLengthThatFits() {
        int shortest = Place.X.deck(large(1), ENGLISH).length();
        int line = Place.X.deck(large(2), ENGLISH).length() - shortest;
        int most = 1 + (280 - shortest) / line;
        assertFalse(Place.X.deck(large(most), ENGLISH).shortened());
        assertTrue(Place.X.deck(large(most + 1), ENGLISH).shortened());
    }

    @Test
    void codeThatIsTooLong_isGivenAllTheSame() {
        DeckView plain = large(1);
        DeckView huge =
                new DeckView(
                        plain.game(),
                        plain.title(),
                        "",
                        "x".repeat(281),
                        plain.sections(),
                        List.of(),
                        List.of());
        PlacedText text = Place.X.deck(huge, ENGLISH);
        assertFalse(text.fits());
        assertTrue(text.content().contains("x".repeat(281)));
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void nga_hasItsTags_andNoHeadingsSmileysOrMentions(String name) {
        String text = text(Place.NGA, name);
        assertEquals(
                Set.of("[b]", "[/b]", "[list]", "[/list]", "[*]", "[code]", "[/code]"),
                all("\\[[^\\]\n]*\\]", text));
        String names = text.substring(0, text.indexOf("[code]"));
        assertEquals(Set.of(), all("={3}|-{3}|&#\\d+;|@", names), names);
    }

    /** NGA's emoticons are in brackets: its colons are left alone, as in ratios. */
    @Test
    void nga_keepsColonsAndSingleSigns() {
        assertTrue(text(Place.NGA, "a:b = c-d").contains("2× (3) a:b = c-d\n"));
        assertTrue(text(Place.NGA, "===x---").contains("2× (3) ＝＝＝x－－－\n"));
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void discord_andDiscourse_findNoEmojiAndNoMentions(String name) {
        for (Place place : List.of(Place.DISCORD, Place.DISCOURSE)) {
            String text = text(place, name);
            String names = text.substring(0, text.indexOf("\n```"));
            assertEquals(Set.of(), all(":\\w+:|:\\S|@|<[@#]", names), names);
            assertEquals(
                    MarkdownMarkupTest.shape(
                            MarkdownMarkupTest.parsed(text(place, name.isBlank() ? "" : "A name"))),
                    MarkdownMarkupTest.shape(MarkdownMarkupTest.parsed(text)));
        }
    }

    @Test
    void discord_hasTablesAsLinesOfCode() {
        String table =
                Place.DISCORD
                        .post(PostForm.TABLE, "", Posts.two("One ``` name"), ENGLISH)
                        .content();
        List<String> blocks = new ArrayList<>();
        MarkdownMarkupTest.parsed(table)
                .accept(
                        new AbstractVisitor() {
                            @Override
                            public void visit(FencedCodeBlock block) {
                                blocks.add(block.getLiteral());
                            }
                        });
        assertEquals(3, blocks.size(), "the table and two codes: " + table);
        assertTrue(blocks.get(0).startsWith("1 · One ｀｀｀ name\n2 · Other\n\n1 2 Card\n"), table);
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void reddit_hasItsCodeIndented_forTheOldDesignToo(String name) {
        String text = text(Place.REDDIT, name);
        List<String> codes = new ArrayList<>();
        MarkdownMarkupTest.parsed(text)
                .accept(
                        new AbstractVisitor() {
                            @Override
                            public void visit(IndentedCodeBlock block) {
                                codes.add(block.getLiteral());
                            }
                        });
        assertEquals(List.of(Views.CODE + "\n"), codes);
        assertFalse(text.contains("```\n"), text);
    }

    @Test
    void reddit_findsNoPeopleAndNoCommunities() {
        String text = text(Place.REDDIT, "u/somebody r/all /u/x 1/2 and/or");
        assertTrue(text.contains("2× (3) u／somebody r／all /u／x 1/2 and/or\n"), text);
    }

    @Test
    void x_findsNoMentionsAndNoTags() {
        String text = text(Place.X, "@jack #tag $TSLA E.T.C.");
        assertEquals(
                "＠%sjack #%stag $%sTSLA E.T.C.".replace("%s", "\u200b"),
                text.lines().findFirst().orElse(""));
    }

    /**
     * Hearthstone skips lines that begin with a number sign, and takes three of them for a name.
     */
    @ParameterizedTest
    @EnumSource(
            value = Place.class,
            names = {"QQ", "TIEBA"})
    void chats_getLinesThatTheGameSkips(Place place) {
        List<String> lines = text(place, "A name").lines().toList();
        assertEquals("### A name", lines.get(0));
        assertEquals(Views.CODE, lines.get(lines.size() - 1));
        for (String line : lines.subList(1, lines.size() - 1)) {
            assertTrue(line.startsWith("#"), line);
        }
    }

    /** The row of a place in the table of the document: its cells. */
    private static List<String> documented(Place place) throws IOException {
        for (String line : Files.readAllLines(Path.of("src/site/markdown/places.md"))) {
            if (line.startsWith("| `" + place.id() + "`")) {
                return List.of(line.substring(2).split(" *\\| *"));
            }
        }
        return fail(place + " is not in the document");
    }

    @ParameterizedTest
    @EnumSource
    void limitAndSource_areThoseOfTheDocument(Place place) throws IOException {
        List<String> row = documented(place);
        Matcher number = Pattern.compile("[0-9][0-9,]*").matcher(row.get(3));
        int limit = number.find() ? Integer.parseInt(number.group().replace(",", "")) : 0;
        assertEquals(limit, place.limit());
        assertEquals(!row.get(5).contains("not checked"), place.isChecked());
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void bilibili_hasParagraphsListsAndCode(String name) {
        String html = html(Place.BILIBILI, name);
        assertEquals(
                new TreeSet<>(
                        List.of("bdi", "code", "h2", "li", "p", "pre", "section", "strong", "ul")),
                tags(html));
        String shown = html.replace(Views.CODE, "").replaceAll("&#39;", "");
        assertEquals(Set.of(), all("[\\[\\]#]", shown), shown);
        assertEquals(Set.of(), all("[\\[\\]#@]", text(Place.BILIBILI, name)));
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void note_hasTwoHeadingsListsAndCode(String name) {
        assertEquals(
                new TreeSet<>(
                        List.of("bdi", "code", "h2", "h3", "li", "p", "pre", "section", "ul")),
                tags(html(Place.NOTE, name)));
    }

    private static Set<String> tags(String html) {
        Set<String> tags = new TreeSet<>();
        for (String element : MarkupExportsTest.shape(MarkupExportsTest.parsed(html))) {
            tags.add(element.substring(0, element.indexOf('[')));
        }
        return tags;
    }

    /** What is pasted as text into an editor of HTML is what an editor of texts shows. */
    @Test
    void html_isTheSameInBothForms() {
        PlacedText text = Place.HTML.deck(Views.named("A name"), ENGLISH);
        assertEquals(text.content(), text.html());
        assertEquals("", Place.NGA.deck(Views.named("A name"), ENGLISH).html());
    }
}
