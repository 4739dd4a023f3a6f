package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import cardbench.base.e2e.Axe;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import com.microsoft.playwright.options.ForcedColors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is no text can be told from what is behind it, 3 to 1, and what is chosen from what is not:
 * in light and dark, with more contrast, and in colours that the reader forces. The rules are in
 * {@code e2e/scripts/graphics-faults.js}; text is asked of axe.
 */
@ExtendWith(SiteExtension.class)
class GraphicsIT {

    /** What a reader may have set up, for all pages. */
    private record Setting(ColorScheme scheme, Contrast contrast, ForcedColors forced) {

        private void of(Page page) {
            page.emulateMedia(
                    new Page.EmulateMediaOptions()
                            .setColorScheme(scheme)
                            .setContrast(contrast)
                            .setForcedColors(forced));
            SitePage.awaitFrames(page);
        }
    }

    private static final Setting USUAL =
            new Setting(ColorScheme.LIGHT, Contrast.NO_PREFERENCE, ForcedColors.NONE);

    private static final List<Setting> SETTINGS =
            List.of(
                    new Setting(ColorScheme.DARK, Contrast.NO_PREFERENCE, ForcedColors.NONE),
                    new Setting(ColorScheme.DARK, Contrast.MORE, ForcedColors.NONE),
                    new Setting(ColorScheme.LIGHT, Contrast.MORE, ForcedColors.NONE),
                    new Setting(ColorScheme.LIGHT, Contrast.NO_PREFERENCE, ForcedColors.ACTIVE),
                    new Setting(ColorScheme.DARK, Contrast.NO_PREFERENCE, ForcedColors.ACTIVE),
                    USUAL);

    /** Every third setting, begun with another one in each state; all with all seeds. */
    private static List<Setting> settings(int turn) {
        int step = Seeds.of(3, 1);
        return IntStream.range(0, SETTINGS.size())
                .filter(setting -> setting % step == turn % step)
                .mapToObj(SETTINGS::get)
                .toList();
    }

    @SuppressWarnings("unchecked") // the script returns an array of strings
    private static List<String> faultsOf(Page page) throws IOException {
        return (List<String>)
                page.evaluate(Files.readString(Path.of("e2e", "scripts", "graphics-faults.js")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"decks", "odds", "wizard", "archetypes"})
    void graphics_standOutInEverySetting(String view, Site site) throws IOException {
        List<String> faults = new ArrayList<>();
        try (SitePage shown =
                site.open(Scheme.HTTP, "index.html#" + view, DecksView.inLanguage("en"))) {
            Page page = shown.page();
            page.locator("#page").waitFor();
            int turn = 0;
            for (ViewStates.State state : ViewStates.of(view)) {
                state.reach().accept(page);
                for (Setting setting : settings(turn++)) {
                    setting.of(page);
                    for (String fault : faultsOf(page)) {
                        faults.add(state.name() + ", " + setting + ": " + fault);
                    }
                    if (setting.contrast() == Contrast.MORE) {
                        Axe.contrast(page).forEach(fault -> faults.add(setting + ": " + fault));
                    }
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void everyKindOfFault_isFound(Site site) throws IOException {
        try (SitePage shown = site.blank()) {
            Page page = shown.page();
            assertFault(
                    page,
                    "<div class='curve'><i class='bar' style='background:#ccc'>1</i></div>",
                    "bar of i.bar in div.curve: 1.61");
            assertFault(
                    page,
                    "<svg class='picture'><g><rect class='bar' width='9' height='9' fill='#eee'/></g>"
                            + "</svg>",
                    "fill of rect.bar in g: 1.16");
            assertFault(
                    page,
                    "<p><input id='name' style='border:1px solid #ddd'></p>",
                    "edge of input#name in p: 1.36");
            String tabs =
                    "<p><b %s aria-selected='true'>one</b><b aria-selected='false'>two</b></p>";
            USUAL.of(page);
            assertEquals(List.of(), faultsAt(page, tabs.formatted("")));
            new Setting(ColorScheme.LIGHT, Contrast.NO_PREFERENCE, ForcedColors.ACTIVE).of(page);
            assertFault(
                    page,
                    tabs.formatted("style='box-shadow:0 2px red'"),
                    "b looks as what is not chosen");
            assertEquals(
                    List.of(), faultsAt(page, tabs.formatted("style='outline:2px solid red'")));
        }
    }

    private static List<String> faultsAt(Page page, String html) throws IOException {
        page.setContent("<!doctype html><body>" + html);
        return faultsOf(page);
    }

    private static void assertFault(Page page, String html, String fault) throws IOException {
        List<String> faults = faultsAt(page, html);
        assertTrue(faults.contains(fault), fault + ": " + faults);
    }
}
