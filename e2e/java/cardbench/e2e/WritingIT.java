package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Share codes written round words, under an offset, in all their ways; and how their bytes come
 * about.
 */
@ExtendWith(SiteExtension.class)
class WritingIT {

    private static Bench open(Site site, String code) {
        Bench bench = Bench.open(site, "#deck=" + code);
        bench.click("#fold-genshin-writing");
        bench.page().locator("#avoid").waitFor();
        return bench;
    }

    private static String code(Bench bench) {
        return bench.text(".canonical .code");
    }

    private static String why(Bench bench) {
        return bench.text(".canonical > .quiet");
    }

    @Test
    void offset_isSaidWithTheWordThatForcedIt(Site site) {
        try (Bench bench = open(site, Bench.GENIUS)) {
            assertEquals("Offset 0: holds no word that the game’s chat refuses", why(bench));
            assertTrue(bench.text(".words").contains("ggc"), bench.text(".words"));
            bench.page().fill("#avoid-also", "AvAA, 3w");
            bench.press("Enter");
            assertTrue(why(bench).contains("offset 0 holds “avaa”"), why(bench));
            // Offset 1 is added to every byte: 02 f0 00 becomes 03 f1 01, which is A/EB.
            assertTrue(code(bench).startsWith("A/EB"), code(bench));
            assertTrue(code(bench).endsWith("B"), code(bench));
            bench.page().reload();
            bench.ready();
            assertTrue(why(bench).contains("avaa"), "words of one's own are kept");
        }
    }

    @Test
    void list_isSwitchedOff(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            // Byte 0 holds the first eight bits of slot 1, byte 1 begins with the last four of slot
            // 17:
            // eb and 8 make the letters 6 and 4.
            String plain = bench.shareCode(0xeb0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8);
            assertTrue(plain.startsWith("64"), plain);
            bench.fill(plain).click("#fold-genshin-writing");
            bench.page().locator("#avoid").waitFor();
            assertTrue(why(bench).contains("“64”"), why(bench));
            bench.page().uncheck("#avoid");
            assertEquals(plain, code(bench));
        }
    }

    @Test
    void anyOffset_isWrittenOnDemand(Site site) {
        try (Bench bench = open(site, Bench.GENIUS)) {
            bench.page().fill("#offset", "141");
            bench.press("Enter");
            assertEquals("Written under offset 141, as you chose", why(bench));
            // 0x02 + 141 is 0x8f, and so on; the last byte is the offset itself.
            assertTrue(code(bench).startsWith("j32N"), code(bench));
            assertTrue(code(bench).endsWith("N"), code(bench));
            bench.click("#copy-code");
            bench.page().locator("#copy-code:has-text('Copied')").waitFor();
            assertEquals(
                    code(bench), bench.page().evaluate("() => navigator.clipboard.readText()"));
            bench.page().fill("#offset", "256");
            bench.press("Enter");
            assertTrue(why(bench).startsWith("Offset 0"), "what is no offset chooses none");
        }
    }

    @Test
    void allWays_areListedAndChosenFrom(Site site) {
        try (Bench bench = open(site, Bench.GENIUS)) {
            bench.click("#all-ways");
            bench.page().locator("#way-255").waitFor();
            assertThat(bench.locator(".way")).hasCount(256);
            assertEquals(Bench.GENIUS, bench.text("#way-0 code"));
            bench.click("#way-3");
            assertEquals(bench.text("#way-3 code"), code(bench));
            assertEquals("true", bench.page().getAttribute("#way-3", "aria-pressed"));
            assertThat(bench.locator(".way .held"))
                    .not()
                    .hasCount(0); // ways that hold a word say so
        }
    }

    @Test
    void bytes_areTurnedIntoNumbersStepByStep(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.GENIUS)) {
            bench.click("#fold-genshin-steps");
            bench.page().locator(".triple").first().waitFor();
            assertThat(bench.locator(".triple")).hasCount(17);
            // 32, 1, 2, 61 in hex are 020, 001, 002, 03d.
            assertEquals(
                    "02\n00\n01\n020\n= 32\nRaiden Shogun\n001\n= 1\nGanyu", bench.text(".triple"));
            assertEquals("0", bench.text(".ids .padding"));
            bench.page().hover("#field-2");
            assertThat(bench.locator(".triple.looked-at")).hasCount(1);
            assertTrue(bench.text(".triple.looked-at").contains("Ganyu"));
        }
    }
}
