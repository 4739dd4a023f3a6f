package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Share codes written round words, under an offset, in all their ways; and how their bytes come
 * about.
 */
@ExtendWith(SiteExtension.class)
class WritingIT {

    private static DecksView open(Site site, String code) {
        DecksView view = DecksView.open(site, "#deck=" + code);
        view.click("#fold-genshin-writing");
        view.page().locator("#avoid").waitFor();
        return view;
    }

    private static String code(DecksView view) {
        return view.text(".canonical .code");
    }

    private static String why(DecksView view) {
        return view.text(".canonical .quiet");
    }

    @Test
    void offset_isSaidWithTheWordThatForcedIt(Site site) {
        try (DecksView view = open(site, DecksView.GENIUS)) {
            assertEquals("Offset 0: no filtered words", why(view));
            assertTrue(view.text(".words").contains("ggc"), view.text(".words"));
            view.page().fill("#avoid-also", "AvAA, 3w");
            view.press("Enter");
            assertTrue(why(view).contains("offset 0 contains “avaa”"), why(view));
            // Offset 1 is added to every byte: 02 f0 00 becomes 03 f1 01, which is A/EB.
            assertTrue(code(view).startsWith("A/EB"), code(view));
            assertTrue(code(view).endsWith("B"), code(view));
            view.page().reload();
            view.ready();
            assertTrue(why(view).contains("avaa"), "words of one's own are kept");
        }
    }

    @Test
    void bytes_areTurnedIntoNumbersStepByStep(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.GENIUS)) {
            view.tab("bytes").click("#fold-genshin-steps");
            view.page().locator(".triple").first().waitFor();
            assertThat(view.locator(".triple")).hasCount(17);
            // 32, 1, 2, 61 in hex are 020, 001, 002, 03d.
            assertEquals(
                    "02\n00\n01\n020\n= 32\nRaiden Shogun\n001\n= 1\nGanyu", view.text(".triple"));
            assertEquals("0", view.text(".ids .padding"));
            view.page().hover("#field-2");
            assertThat(view.locator(".triple.looked-at")).hasCount(1);
            assertTrue(view.text(".triple.looked-at").contains("Ganyu"));
        }
    }
}
