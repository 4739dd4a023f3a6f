package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.cards.Language;
import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.CostCount;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SvgExportTest {

    private static String svg(DeckView view, PictureTheme theme) {
        return new SvgExport("https://example.org/", theme)
                .write(view, ExportWords.of(Language.EN));
    }

    private static DeckView of(List<Row> rows) {
        Section section = new Section("actions", "Action cards", rows);
        return new DeckView(
                "genshin", "A deck", "", "CODE", List.of(section), List.of(), List.of());
    }

    /** The names in a table of cards. */
    private static List<String> names(String language) throws IOException {
        List<String> names = new ArrayList<>();
        Path table = Path.of("cards-data/genshin/" + language + ".tsv");
        for (String line : Files.readAllLines(table)) {
            String[] cells = line.split("\t");
            if (cells.length == 2 && !cells[1].equals("name")) {
                names.add(cells[1]);
            }
        }
        assertTrue(names.size() > 300, language);
        return names;
    }

    @ParameterizedTest
    @ValueSource(strings = {"zh-CN", "zh-TW", "ja", "en", "de", "ko", "ru"})
    void noNameOfAShippedTable_isCut(String language) throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String name : names(language)) {
            rows.add(new Row(1, 2, name, true, 5, "", "", "", "", DeckView.ABSENT));
        }
        String svg = svg(of(rows), PictureTheme.LIGHT);
        for (Row row : rows) {
            assertTrue(svg.contains(">" + MarkupText.of(row.name()) + "<"), row.name());
        }
    }

    /** The contrast of WCAG 2.2: at least 4.5 to 1 for text of this size. */
    @ParameterizedTest
    @EnumSource(PictureTheme.class)
    void everyText_standsOutFromWhatIsBehindIt(PictureTheme theme) {
        for (String ground : List.of(theme.ground(), theme.panel())) {
            for (String text : List.of(theme.ink(), theme.quiet())) {
                assertTrue(contrast(text, ground) >= 4.5, theme + ": " + text + " on " + ground);
            }
        }
        for (String game : List.of("hearthstone", "genshin", "ydke", "another")) {
            String banner = theme.banner(game);
            assertTrue(contrast(theme.onBanner(), banner) >= 4.5, theme + ": title on " + banner);
        }
    }

    private static double contrast(String one, String other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String colour) {
        double[] weights = {0.2126, 0.7152, 0.0722};
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            double part = Integer.parseInt(colour.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
            sum +=
                    weights[i]
                            * (part <= 0.04045
                                    ? part / 12.92
                                    : Math.pow((part + 0.055) / 1.055, 2.4));
        }
        return sum;
    }

    @Test
    void themes_areNamed() {
        List<String> ids = Stream.of(PictureTheme.values()).map(PictureTheme::id).toList();
        assertEquals(List.of("light", "dark", "paper"), ids);
    }

    /** Themes differ in colours alone. */
    @Test
    void theme_changesNothingButColours() {
        DeckView view = Views.named("A name");
        String light = svg(view, PictureTheme.LIGHT);
        for (PictureTheme theme : PictureTheme.values()) {
            String drawn = svg(view, theme);
            assertEquals(uncoloured(light), uncoloured(drawn));
            assertTrue(drawn.contains("fill=\"" + theme.ground() + "\""), theme.id());
        }
    }

    /** A deck with 8 copies at two costs, and more whose cost is not known. */
    private static DeckView partly(int unknown) {
        List<Row> rows =
                List.of(Views.row(1, 4, "A", 1), Views.row(2, 4, "B", 2), Row.unknown(9, unknown));
        return new DeckView(
                "hearthstone",
                "A deck",
                "",
                "CODE",
                List.of(new Section("cards", "Cards", rows)),
                List.of(new CostCount(1, 4), new CostCount(2, 4)),
                new CraftingCost(3200, unknown),
                List.of());
    }

    @Test
    void curve_hasABarForUnknownCosts_whereTheyAreFew() {
        String few = svg(partly(2), PictureTheme.LIGHT);
        assertTrue(few.contains(">?</text>"), few);
        assertTrue(few.contains("at least 3200 dust (cards not counted: 2)"), few);
        String svg = svg(partly(3), PictureTheme.LIGHT);
        assertFalse(svg.contains(">?</text>"), svg);
        assertTrue(svg.contains("cards not counted: 3"), svg);
        assertFalse(svg(Views.named("A name"), PictureTheme.LIGHT).contains(">?</text>"));
    }

    private static String uncoloured(String svg) {
        Matcher colour = Pattern.compile("fill=\"#[0-9a-f]{6}\"").matcher(svg);
        return colour.replaceAll("");
    }
}
