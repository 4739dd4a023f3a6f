package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.CostCount;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Where the parts of a picture stand: 720 pixels wide with edges of 28, cards in two columns of 320
 * with 24 between them, a card on a panel of 24 in each 28 pixels.
 */
class SvgLayoutTest {

    private static final PictureTheme THEME = PictureTheme.LIGHT;
    private static final String LINK = "https://example.org/";

    private record Box(int x, int y, int width, int height, String fill) {}

    private record Words(int x, int y, int size, String fill, String more, String line) {}

    private static String svg(DeckView view, String link) {
        return new SvgExport(link, THEME).write(view, ExportWords.of(Language.EN));
    }

    private static List<Box> boxes(String svg) {
        List<Box> boxes = new ArrayList<>();
        Matcher found =
                Pattern.compile(
                                "<rect x=\"(-?\\d+)\" y=\"(-?\\d+)\" width=\"(-?\\d+)\""
                                        + " height=\"(-?\\d+)\"(?: rx=\"\\d+\")? fill=\"(.*?)\"/>")
                        .matcher(svg);
        while (found.find()) {
            int[] n = new int[4];
            for (int i = 0; i < n.length; i++) {
                n[i] = Integer.parseInt(found.group(i + 1));
            }
            boxes.add(new Box(n[0], n[1], n[2], n[3], found.group(5)));
        }
        return boxes;
    }

    private static List<Words> words(String svg) {
        List<Words> words = new ArrayList<>();
        Matcher found =
                Pattern.compile(
                                "<text x=\"(-?\\d+)\" y=\"(-?\\d+)\" font-size=\"(\\d+)\""
                                        + " fill=\"(#\\w+)\"(.*?)>(.*?)</text>")
                        .matcher(svg);
        while (found.find()) {
            words.add(
                    new Words(
                            Integer.parseInt(found.group(1)),
                            Integer.parseInt(found.group(2)),
                            Integer.parseInt(found.group(3)),
                            found.group(4),
                            found.group(5),
                            found.group(6)));
        }
        return words;
    }

    private static Words line(String svg, String line) {
        for (Words words : words(svg)) {
            if (words.line().equals(line)) {
                return words;
            }
        }
        throw new AssertionError("no line " + line + " in " + svg);
    }

    private static int height(String svg) {
        Matcher height = Pattern.compile("viewBox=\"0 0 720 (\\d+)\"").matcher(svg);
        assertTrue(height.find());
        return Integer.parseInt(height.group(1));
    }

    private static Row row(int id, String name, int cost, String rarity, String element) {
        return new Row(id, 2, name, true, cost, "spell", rarity, "", element, DeckView.ABSENT);
    }

    private static DeckView view(String code, List<CostCount> curve, Section... sections) {
        return new DeckView(
                "hearthstone", "A title", "A subtitle", code, List.of(sections), curve, List.of());
    }

    private static Section cards(int count) {
        List<Row> rows = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            rows.add(row(i, "Card " + i, i, "", ""));
        }
        return new Section("cards", "Cards", rows);
    }

    private static List<Box> panels(String svg) {
        return boxes(svg).stream().filter(box -> box.fill().equals(THEME.panel())).toList();
    }

    @Test
    void cards_fillTwoColumns_theLeftOneFirst() {
        String svg = svg(view("", List.of(), cards(5)), "");
        int first = panels(svg).get(0).y();
        List<Box> expected = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int x = i < 3 ? 28 : 28 + 320 + 24;
            expected.add(new Box(x, first + i % 3 * 28, 320, 24, THEME.panel()));
        }
        assertEquals(expected, panels(svg));
        for (int i = 1; i <= 5; i++) {
            assertEquals(expected.get(i - 1).y() + 17, line(svg, "Card " + i).y());
        }
    }

    /**
     * Five cards fill the left column; two parts of one card, with their headings, the right one.
     */
    @Test
    void headingOfAPart_isBold_aboveItsCards_andBelowThePartBefore() {
        Section extra = new Section("extra", "Extra", List.of(row(8, "Eighth", 1, "", "")));
        Section side = new Section("side", "Side", List.of(row(9, "Last", 1, "", "")));
        String svg = svg(view("", List.of(), cards(5), extra, side), "");
        List<Box> panels = panels(svg);
        Words first = line(svg, "Cards (10)");
        Words second = line(svg, "Extra deck (2)");
        Words third = line(svg, "Side deck (2)");
        assertEquals(28, first.x());
        assertEquals(28 + 320 + 24, second.x());
        assertEquals(second.x(), third.x());
        assertEquals(first.y(), second.y(), "both columns begin at the top");
        assertEquals(" font-weight=\"600\"", first.more());
        assertEquals(12, panels.get(0).y() - first.y(), "a base line above the first card");
        assertEquals(12, panels.get(5).y() - second.y());
        assertEquals(28 + 36, panels.get(6).y() - panels.get(5).y(), "a row and a heading");
        assertTrue(first.y() > 100 + 15, "letters of 15 pixels below the banner");
    }

    /** A heading takes 36 pixels, a card 28: no other number of cards on the left is lower. */
    @Test
    void columns_areAsEvenAsTheirCardsLet() {
        for (int cards = 1; cards <= 40; cards++) {
            int lowest = Integer.MAX_VALUE;
            for (int left = 1; left <= cards; left++) {
                lowest = Math.min(lowest, 36 + 28 * Math.max(left, cards - left));
            }
            assertEquals(104 + lowest + 28, height(svg(view("", List.of(), cards(cards)), "")));
        }
    }

    @Test
    void banner_isAsWideAsThePicture_withTitleAndFacts() {
        String svg = svg(view("", List.of(), cards(1)), "");
        assertEquals(new Box(0, 0, 720, 100, THEME.banner("hearthstone")), boxes(svg).get(0));
        Words title = line(svg, "A title");
        assertEquals(28, title.x());
        assertEquals(24, title.size());
        assertEquals(" font-weight=\"600\"", title.more());
        Words facts = line(svg, "A subtitle");
        assertEquals(14, facts.size());
        assertTrue(title.y() + 14 < facts.y() && facts.y() < 100);
    }

    @Test
    void panels_haveRoundCorners_theBannerHasNot() {
        String svg = svg(view("", List.of(), cards(1)), "");
        assertTrue(svg.contains("width=\"320\" height=\"24\" rx=\"4\""), svg);
        assertTrue(svg.contains("width=\"720\" height=\"100\" fill"), svg);
    }

    @Test
    void hero_standsBeforeTheFacts_orAlone() {
        Section hero = new Section("hero", "", List.of(row(1, "Uther", DeckView.ABSENT, "", "")));
        String both = svg(view("", List.of(), hero, cards(1)), "");
        assertEquals(76, line(both, "Uther · A subtitle").y());
        DeckView plain = new DeckView("g", "A title", "", "", List.of(hero), List.of(), List.of());
        assertEquals(76, line(svg(plain, ""), "Uther").y());
        assertFalse(svg(view("", List.of(), cards(1)), "").contains(" · "));
    }

    @Test
    void title_leavesRoomForTheCurve() {
        String longTitle = "n".repeat(300);
        List<CostCount> curve = List.of(new CostCount(1, 1), new CostCount(2, 1));
        for (List<CostCount> counts : List.of(curve, List.<CostCount>of())) {
            DeckView view =
                    new DeckView(
                            "g", longTitle, longTitle, "", List.of(cards(2)), counts, List.of());
            int room = counts.isEmpty() ? 664 : 664 - 180 - 24;
            for (Words words : words(svg(view, ""))) {
                if (words.y() < 100 && words.x() == 28) {
                    int width = TextWidth.of(words.line()) * words.size() / 100;
                    assertTrue(width <= room, words.line() + " is " + width);
                    assertTrue(width > room - 2 * words.size(), "the room is used: " + width);
                }
            }
        }
    }

    @Test
    void cost_standsWhiteInTheMiddleOfItsField_andTheNameBehindIt() {
        String svg = svg(view("", List.of(), cards(1)), "");
        Box panel = panels(svg).get(0);
        Words cost = line(svg, "1");
        assertTrue(
                boxes(svg).contains(new Box(28, panel.y(), 28, 24, "#59635d")),
                "a card without rarity");
        assertEquals(28 + 28 / 2, cost.x());
        assertEquals("#ffffff", cost.fill());
        assertTrue(cost.more().contains("middle"), cost.more());
        assertEquals(28 + 28 + 8, line(svg, "Card 1").x());
        Words count = line(svg, "×2");
        assertEquals(28 + 320 - 8, count.x());
        assertEquals(panel.y() + 17, count.y());
        assertTrue(count.more().contains("end"), count.more());
    }

    @Test
    void cardWithoutCost_hasANarrowStripeAndNoNumber() {
        Section cards = new Section("cards", "", List.of(row(1, "Free", DeckView.ABSENT, "", "")));
        String svg = svg(view("", List.of(), cards), "");
        Box panel = panels(svg).get(0);
        assertTrue(boxes(svg).contains(new Box(28, panel.y(), 5, 24, "#59635d")));
        assertEquals(28 + 5 + 8, line(svg, "Free").x());
        assertFalse(svg.contains(">-1<"));
    }

    @Test
    void longName_endsBeforeTheCount() {
        Section cards = new Section("cards", "", List.of(row(1, "n".repeat(80), 1, "", "")));
        for (Words words : words(svg(view("", List.of(), cards), ""))) {
            if (words.line().startsWith("nnn")) {
                int end = words.x() + TextWidth.of(words.line()) * words.size() / 100;
                assertTrue(end <= 28 + 320 - 44, "ends at " + end);
                assertTrue(end > 28 + 320 - 44 - 8, "the last letter that has room: " + end);
                assertEquals(8, words.size());
            }
        }
    }

    @Test
    void cardOfASideboard_isIndented_butEndsWithTheOthers() {
        Row under = new Row(7, 1, "Under", true, DeckView.ABSENT, "", "", "", "", 1);
        Section side = new Section("sideboard", "Card 1", List.of(under));
        String svg = svg(view("", List.of(), cards(1), side), "");
        List<Box> panels = panels(svg);
        assertEquals(2, panels.size());
        assertEquals(28 + 320 + 24 + 20, panels.get(1).x());
        assertEquals(300, panels.get(1).width());
        assertEquals(692 - 8, line(svg, "×1").x());
    }

    /** The digits of a cost are white on it: contrast is tested by the themes' test for letters. */
    @ParameterizedTest
    @CsvSource({
        "pyro,",
        "hydro,",
        "cryo,",
        "electro,",
        "anemo,",
        "geo,",
        "dendro,",
        ",rare",
        ",epic",
        ",legendary"
    })
    void elementOrRarity_hasAColourThatAnotherHasNot(String element, String rarity) {
        String key = element == null ? "" : element;
        String rare = rarity == null ? "" : rarity;
        List<String> elements =
                List.of("pyro", "hydro", "cryo", "electro", "anemo", "geo", "dendro");
        List<String> rarities = List.of("rare", "epic", "legendary", "common");
        for (String other : key.isEmpty() ? rarities : elements) {
            boolean same = other.equals(key) || other.equals(rare);
            String colour = key.isEmpty() ? field("", other) : field(other, "");
            assertEquals(same, colour.equals(field(key, rare)), other);
        }
        assertFalse(field(key, rare).equals(field("", "")), "not that of a card without either");
        assertEquals(field("pyro", ""), field("pyro", "rare"), "an element counts before a rarity");
    }

    private static String field(String element, String rarity) {
        Section cards = new Section("cards", "", List.of(row(1, "A", 1, rarity, element)));
        List<Box> boxes = boxes(svg(view("", List.of(), cards), ""));
        return boxes.get(boxes.size() - 1).fill();
    }

    private static List<Box> bars(String svg) {
        List<Box> bars = new ArrayList<>();
        for (Box box : boxes(svg)) {
            if (box.y() > 0 && box.y() < 100) {
                bars.add(box);
            }
        }
        return bars;
    }

    @Test
    void barOfTheCurve_isAsHighAsItsShareOfTheMost() {
        List<CostCount> curve = List.of(new CostCount(1, 4), new CostCount(3, 8));
        String svg = svg(view("", curve, cards(2)), "");
        // four costs from 0 in 180 pixels, the highest bar 40 high; a gap is a line of one pixel
        String fill = THEME.onBanner();
        assertEquals(
                List.of(
                        new Box(512, 65, 41, 1, fill),
                        new Box(557, 46, 41, 20, fill),
                        new Box(602, 65, 41, 1, fill),
                        new Box(647, 26, 41, 40, fill)),
                bars(svg));
        List<String> below = new ArrayList<>();
        List<String> above = new ArrayList<>();
        for (Words words : words(svg)) {
            if (words.y() == 80) {
                assertEquals(512 + 45 * below.size() + 41 / 2, words.x());
                below.add(words.line());
            } else if (words.size() == 10) {
                above.add(words.line() + " at " + words.x() + " " + words.y());
            }
        }
        assertEquals(List.of("0", "1", "2", "3"), below);
        assertEquals(List.of("4 at 577 42", "8 at 667 22"), above);
    }

    @Test
    void barOfUnknownCosts_isHollow_andTheLast() {
        List<Row> rows = List.of(row(1, "A", 0, "", ""), row(2, "B", 1, "", ""), Row.unknown(3, 2));
        List<CostCount> curve = List.of(new CostCount(0, 4), new CostCount(1, 4));
        String svg = svg(view("", curve, new Section("cards", "", rows)), "");
        assertEquals(
                List.of(
                        new Box(512, 26, 56, 40, THEME.onBanner()),
                        new Box(572, 26, 56, 40, THEME.onBanner()),
                        new Box(632, 46, 56, 20, THEME.onBanner()),
                        new Box(633, 47, 54, 18, THEME.banner("hearthstone"))),
                bars(svg));
        assertEquals(632 + 28, line(svg, "?").x());
    }

    @Test
    void highCost_letsGapsAway_andAtMostTwelveBarsAreDrawn() {
        List<CostCount> apart = List.of(new CostCount(2, 1), new CostCount(12, 1));
        assertEquals(2, bars(svg(view("", apart, cards(2)), "")).size());
        List<CostCount> last = List.of(new CostCount(2, 1), new CostCount(11, 1));
        assertEquals(12, bars(svg(view("", last, cards(2)), "")).size());
        List<CostCount> many = new ArrayList<>();
        for (int cost = 1; cost <= 14; cost++) {
            many.add(new CostCount(cost, 1));
        }
        assertEquals(12, bars(svg(view("", many, cards(2)), "")).size());
    }

    @Test
    void oneCost_isNoCurve() {
        assertEquals(List.of(), bars(svg(view("", List.of(new CostCount(1, 2)), cards(1)), "")));
    }

    @Test
    void pictureWithoutCodeAndLink_endsBelowItsCards() {
        String svg = svg(view("", List.of(), cards(1)), "");
        Box panel = panels(svg).get(0);
        assertEquals(panel.y() + 28 + 28, height(svg));
        assertFalse(svg.contains("Deck code"));
    }

    /** The code stands below the QR code of the right column, in lines as wide as a column. */
    @ParameterizedTest
    @ValueSource(strings = {"", LINK})
    void code_isWrittenWhole_inTheRightColumn(String link) {
        String code = "0123456789".repeat(20);
        String svg = svg(view(code, List.of(), cards(1)), link);
        StringBuilder written = new StringBuilder();
        int label = 104 + (link.isEmpty() ? 0 : 12 + 148) + 12 + 13;
        assertEquals(label, line(svg, "Deck code").y());
        int last = label + 18 - 17;
        for (Words words : words(svg)) {
            if (words.more().contains("monospace")) {
                assertEquals(372, words.x());
                assertEquals(last + 17, words.y());
                assertTrue(words.line().length() * 7.5 <= 320, words.line());
                last = words.y();
                written.append(words.line());
            }
        }
        assertEquals(code, written.toString());
        assertEquals(last + 17 - 13 + 28, height(svg));
    }

    @Test
    void codeThatFillsOneLine_takesNoOther() {
        String code = "x".repeat(320 * 10 / 75);
        String svg = svg(view(code, List.of(), cards(1)), "");
        assertEquals(
                1, words(svg).stream().filter(w -> w.more().contains("monospace")).count(), svg);
    }

    private static int scan(String svg) {
        Matcher found = Pattern.compile("<svg x=\"372\" y=\"\\d+\" width=\"(\\d+)\"").matcher(svg);
        assertTrue(found.find(), svg);
        return Integer.parseInt(found.group(1));
    }

    /** Four pixels for each module, where that is more than 148 and no more than a column. */
    @ParameterizedTest
    @CsvSource({"10, 148", "80, 180", "900, 320"})
    void qrCode_endsTheRightColumn(int length, int side) {
        String svg = svg(view("", List.of(), cards(30)), "a".repeat(length));
        int left = (int) panels(svg).stream().filter(panel -> panel.x() == 28).count();
        int y = 104 + 36 + (30 - left) * 28 + 12;
        String place = "<svg x=\"372\" y=\"" + y + "\"";
        assertTrue(svg.contains(place + " width=\"" + side + "\" height=\"" + side + "\""), svg);
        assertEquals(Math.max(104 + 36 + left * 28, y + side) + 28, height(svg));
        assertFalse(svg.contains("Deck code"), "no label without a code");
    }

    @Test
    void qrCode_isAtMostAQuarterOfThePicture() {
        for (int cards = 1; cards <= 40; cards++) {
            String svg = svg(view("", List.of(), cards(cards)), "a".repeat(900));
            int side = scan(svg);
            assertTrue(4 * side * side <= 720 * height(svg), cards + " cards: " + side);
            assertTrue(side >= 250, cards + " cards: " + side);
        }
    }

    /** A name that would meet the printing gets smaller letters. */
    @Test
    void printing_standsBetweenNameAndCount() {
        Row card = new Row(0, "TWM 128", 4, "N".repeat(30), true, -1, "", "", "", "", 0, "");
        String svg = svg(view("", List.of(), new Section("cards", "", List.of(card))), "");
        Words printing = line(svg, "TWM 128");
        assertEquals(11, printing.size());
        assertEquals(28 + 320 - 44, printing.x());
        assertTrue(printing.more().contains("end"), printing.more());
        Words name = words(svg).stream().filter(w -> w.line().startsWith("NN")).findAny().get();
        int nameEnd = name.x() + TextWidth.of(name.line()) * name.size() / 100;
        int start = printing.x() - TextWidth.of("TWM 128") * 11 / 100;
        assertTrue(nameEnd <= start - 8, nameEnd + " meets " + start);
    }

    @Test
    void export_isNamedSvg_andNamesTheFontsOfItsLanguage() {
        assertEquals("svg", new SvgExport("", THEME).to());
        DeckView view = view("", List.of(), cards(1));
        String japanese = new SvgExport("", THEME).write(view, ExportWords.of(Language.JA));
        assertTrue(japanese.contains(" lang=\"ja\""));
        assertTrue(japanese.contains(ExportWords.of(Language.JA).fonts()));
        assertTrue(japanese.contains("sans-serif\">"));
    }
}
