package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The bytes of a code: each looked at by pointer, touch and keys. */
@ExtendWith(SiteExtension.class)
class BytesIT {

    /** Waits until the meaning beside the bytes says something. */
    private static void shows(Bench bench, String text) {
        bench.page()
                .locator("#readout")
                .filter(new Locator.FilterOptions().setHasText(text))
                .waitFor();
    }

    @Test
    void everyByte_isDrawnOnce(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.WARLOCK)) {
            String bytes = String.join(" ", bench.texts(".field span"));
            assertEquals(
                    "00 01 01 01 fd 06 00 0f ce 06 97 07 cc 08 e2 0c ff 0f c8 14 e6 16 b6 ac 02"
                            + " ae b0 02 a5 be 02 f8 bf 02 f9 bf 02 a2 cd 02 f8 d0 02 a6 ef 02 00",
                    bytes,
                    "the bytes that the article prints");
        }
    }

    @Test
    void pointer_showsTheMeaningAndMarksTheLetters(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.WARLOCK)) {
            bench.page().hover("#field-4");
            shows(bench, "125 + 6\u00a0×\u00a0128 = 893");
            shows(bench, "Warlock");
            // Bytes 4 and 5 are bits 32 to 47: letters 5 to 7.
            assertEquals("f0G", bench.text("mark.active"));
            bench.page().hover("h1");
            shows(bench, "Reserved"); // back to the chosen one
        }
    }

    @Test
    void keys_stepFromFieldToField(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.WARLOCK)) {
            bench.page().focus("#field-0");
            bench.press("ArrowRight").press("ArrowRight");
            assertEquals("field-2", bench.focus());
            shows(bench, "Wild");
            bench.press("End");
            int last = bench.locator(".field").count() - 1;
            assertEquals("field-" + last, bench.focus());
            bench.press("ArrowRight");
            assertEquals("field-" + last, bench.focus(), "the end is the end");
            bench.press("Home");
            assertEquals("field-0", bench.focus());
            double first = top(bench);
            bench.press("ArrowDown");
            assertTrue(top(bench) > first, "the next line");
            bench.press("ArrowUp");
            assertEquals(first, top(bench), "and back");
            assertThat(bench.locator(".field[tabindex='0']"))
                    .hasCount(1); // one stop for the tabulator key
        }
    }

    private static double top(Bench bench) {
        return bench.page().locator("#" + bench.focus()).boundingBox().y;
    }

    @Test
    void touch_choosesAField(Site site) {
        try (Bench bench =
                Bench.open(site, Scheme.HTTP, "#deck=" + Bench.WARLOCK, Bench.onPhone("en"))) {
            bench.page().tap("#field-4");
            assertEquals("true", bench.page().getAttribute("#field-4", "aria-selected"));
            shows(bench, "893");
        }
    }

    @Test
    void colours_areNamed(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.HUNTER)) {
            assertEquals(
                    List.of("frame", "format", "hero", "how many follow", "card", "sideboard"),
                    bench.texts(".legend li"));
            assertThat(bench.locator(".field:not([class*='tint-'])")).hasCount(0);
        }
    }
}
