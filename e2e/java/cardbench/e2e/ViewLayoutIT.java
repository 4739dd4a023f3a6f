package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every view in every state that looks different, in three languages, on the narrowest screen, a
 * phone and a desktop, light and dark: nothing sticks out, is squeezed, lies over something else or
 * is too pale. Each state leaves a picture for the eye.
 */
@ExtendWith(SiteExtension.class)
class ViewLayoutIT {

    private static final int[] WIDTHS = {320, DecksView.PHONE_WIDTH, 1280};

    private static final int HEIGHT = 844;

    @ParameterizedTest
    @CsvSource({
        "decks, zh, LIGHT", "decks, ja, DARK", "decks, en, LIGHT",
        "odds, zh, DARK", "odds, ja, LIGHT", "odds, en, DARK",
        "wizard, zh, LIGHT", "wizard, ja, DARK", "wizard, en, LIGHT",
        "archetypes, zh, DARK", "archetypes, ja, LIGHT", "archetypes, en, DARK"
    })
    void nothing_isSqueezedOrCovered(String view, String language, ColorScheme scheme, Site site) {
        List<String> faults = new ArrayList<>();
        try (SitePage shown =
                site.open(
                        Scheme.HTTP,
                        "index.html#" + view,
                        DecksView.inLanguage(language)
                                .setViewportSize(1280, HEIGHT)
                                .setColorScheme(scheme))) {
            Page page = shown.page();
            page.locator("#page").waitFor();
            for (ViewStates.State state : ViewStates.of(view)) {
                state.reach().accept(page);
                String name =
                        view
                                + "-"
                                + state.name()
                                + "-"
                                + language
                                + "-"
                                + scheme.name().toLowerCase();
                for (int width : WIDTHS) {
                    page.setViewportSize(width, HEIGHT);
                    LayoutFaults.of(page)
                            .forEach(fault -> faults.add(name + " at " + width + ": " + fault));
                    if (width != DecksView.PHONE_WIDTH) {
                        shown.picture(name + "-" + width);
                    }
                }
                Axe.contrast(page).forEach(fault -> faults.add(name + ": " + fault));
            }
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void everyKindOfFault_isFound(Site site) {
        try (SitePage shown = site.blank()) {
            assertEquals(List.of(), faultsOf(shown, "<p>one word after another</p>"));
            assertFault(
                    shown, "<div style='width:900px'>wide</div>", "wide, because of body > div");
            assertFault(
                    shown,
                    "<p style='width:2em;overflow-wrap:anywhere'>probability</p>",
                    "p is narrower than 'probability'");
            assertFault(
                    shown,
                    "<div style='width:3em;overflow:hidden;white-space:nowrap'>a long line</div>",
                    "cuts off 'a long line'");
            assertFault(
                    shown,
                    "<p style='margin:0'>over</p><p style='margin:-1em 0 0'>under</p>",
                    "p 'over' lies over body > p 'under'");
            assertFault(
                    shown,
                    "<button>first</button><button style='margin-left:-20px'>second</button>",
                    "button lies over body > button");
        }
    }

    private static void assertFault(SitePage shown, String html, String fault) {
        List<String> faults = faultsOf(shown, html);
        assertTrue(faults.stream().anyMatch(one -> one.contains(fault)), fault + ": " + faults);
    }

    private static List<String> faultsOf(SitePage shown, String html) {
        shown.page().setViewportSize(400, HEIGHT);
        shown.page().setContent("<!doctype html><body>" + html);
        return LayoutFaults.of(shown.page());
    }
}
