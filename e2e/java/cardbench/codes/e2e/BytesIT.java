package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The bytes of a code: each looked at by pointer, touch and keys. */
@ExtendWith(SiteExtension.class)
class BytesIT {

    /** Waits until the meaning beside the bytes says something. */
    private static void shows(DecksView view, String text) {
        view.page()
                .locator("#readout")
                .filter(new Locator.FilterOptions().setHasText(text))
                .waitFor();
    }

    @Test
    void pointer_showsTheMeaningAndMarksTheLetters(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.WARLOCK).tab("bytes")) {
            view.page().hover("#field-4");
            shows(view, "125 + 6\u00a0×\u00a0128 = 893");
            shows(view, "Warlock");
            // Bytes 4 and 5 are bits 32 to 47: letters 5 to 7.
            assertEquals("f0G", view.text("mark.active"));
            view.page().hover("h2");
            shows(view, "Reserved"); // back to the chosen one
        }
    }

    @Test
    void keys_stepFromFieldToField(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.WARLOCK).tab("bytes")) {
            view.page().focus("#field-0");
            view.press("ArrowRight").press("ArrowRight");
            assertEquals("field-2", view.focus());
            shows(view, "Wild");
            view.press("End");
            int last = view.locator(".field").count() - 1;
            assertEquals("field-" + last, view.focus());
            view.press("ArrowRight");
            assertEquals("field-" + last, view.focus(), "the end is the end");
            view.press("Home");
            assertEquals("field-0", view.focus());
            double first = top(view);
            view.press("ArrowDown");
            assertTrue(top(view) > first, "the next line");
            view.press("ArrowUp");
            assertEquals(first, top(view), "and back");
            assertThat(view.locator(".field[tabindex='0']"))
                    .hasCount(1); // one stop for the tabulator key
        }
    }

    /** A Runeterra deck of 01DE001 alone, whose name is that of the site's table. */
    @Test
    void cardWithATextAsId_hasItsName(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=CEAQCAIAAEAAA").tab("bytes")) {
            view.page().hover(".field[aria-label*='01DE001']");
            shows(view, "01DE001 Vanguard Bannerman");
        }
    }

    private static double top(DecksView view) {
        return view.page().locator("#" + view.focus()).boundingBox().y;
    }

    @Test
    void touch_choosesAField(Site site) {
        try (DecksView view =
                DecksView.open(
                        site, Scheme.HTTP, "#deck=" + DecksView.WARLOCK, DecksView.onPhone("en"))) {
            view.page().locator(".card a").first().waitFor(); // then nothing moves under a finger
            view.tab("bytes");
            view.page().tap("#field-4");
            assertThat(view.locator("#field-4")).hasAttribute("aria-selected", "true");
            shows(view, "893");
        }
    }
}
