package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everyone can use the page: by keyboard, by ear, in every contrast, on paper. */
@ExtendWith(SiteExtension.class)
class AccessIT {

    /** The states of the page that look different. */
    private static final List<Consumer<Bench>> STATES =
            List.of(
                    bench -> {},
                    bench -> bench.click("#example"),
                    bench -> bench.fill(Bench.POST).click("#found-1"),
                    bench -> bench.page().fill("#other", Bench.ROGUE),
                    bench -> bench.fill(Bench.WARLOCK.replace("/", "_").replace("=", "")),
                    bench -> bench.click("#place-0"),
                    bench -> bench.fill(Bench.HUNTER.substring(0, 50)),
                    bench -> bench.fill("no deck"),
                    bench -> {
                        bench.click(".help-link");
                        bench.page().locator("#help h1").waitFor();
                    });

    private static void check(Bench bench) {
        for (int state = 0; state < STATES.size(); state++) {
            STATES.get(state).accept(bench);
            assertEquals(List.of(), Axe.violations(bench.page()), "state " + state);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void axe_findsNothingInAnyState(ColorScheme scheme, Site site) {
        Browser.NewContextOptions options = Bench.inLanguage("zh-CN").setColorScheme(scheme);
        try (Bench bench = Bench.open(site, Scheme.HTTP, "", options)) {
            check(bench);
        }
    }

    @Test
    void axe_findsNothingOnAPhone(Site site) {
        try (Bench bench = Bench.open(site, Scheme.HTTP, "", Bench.onPhone("ja-JP"))) {
            check(bench);
        }
    }

    @Test
    void axe_findsNothingInForcedColours(Site site) {
        Browser.NewContextOptions options =
                Bench.inLanguage("en")
                        .setForcedColors(ForcedColors.ACTIVE)
                        .setReducedMotion(ReducedMotion.REDUCE);
        try (Bench bench = Bench.open(site, Scheme.HTTP, "", options)) {
            check(bench);
        }
    }

    /** In the page, and in a frame that is of another origin as long as nothing is published. */
    @Test
    void axe_findsWhatIsWrong(Site site) {
        String wrong = "() => { document.body.append(new Image()); }";
        try (Bench bench = Bench.open(site, "#deck=" + Bench.GENIUS)) {
            bench.site().withNoisyConsole();
            bench.page().evaluate(wrong);
            assertTrue(lacksWords(Axe.violations(bench.page())));
            bench.page().reload();
            bench.ready().click("#share").click("#share-embed");
            bench.page().frameLocator("#share-preview").locator(".name").first().waitFor();
            assertEquals(List.of(), Axe.violations(bench.page()));
            Frame preview = bench.page().frames().get(1);
            preview.evaluate(wrong);
            assertTrue(lacksWords(Axe.violations(bench.page())));
        }
    }

    private static boolean lacksWords(List<String> violations) {
        return violations.stream().anyMatch(one -> one.startsWith("image-alt:"));
    }

    @Test
    void keyboardAlone_suffices(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            tabTo(bench, "example").press("Enter");
            assertEquals("The curious Shaman deck", bench.text("#answer h2"));
            tabTo(bench, "copy-code").press("Enter");
            bench.page().locator("#copy-code:has-text('Copied')").waitFor();
            tabTo(bench, "field-0").press("ArrowRight");
            tabTo(bench, "other");
            bench.page().keyboard().insertText(Bench.ROGUE);
            assertThat(bench.locator(".change")).not().hasCount(0);
            tabTo(bench, "recent-0");
            tabTo(bench, "forget").press("Enter");
            assertEquals("box", bench.focus());
            bench.press("Control+a");
            bench.page().keyboard().insertText(Bench.POST);
            tabTo(bench, "found-1").press("Space");
            assertEquals("Standard Hunter", bench.text("#answer h2"));
        }
    }

    private static Bench tabTo(Bench bench, String id) {
        for (int i = 0; i < 60; i++) {
            if (bench.focus().equals(id)) {
                return bench;
            }
            bench.press("Tab");
        }
        throw new AssertionError("the tabulator key never gets to " + id);
    }

    @Test
    void listeners_areToldOnceTypingRests(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(Bench.ROGUE);
            bench.page()
                    .locator("#status:has-text('Standard Rogue, hero #930, 9 cards')")
                    .waitFor();
            assertEquals("status", bench.page().getAttribute("#status", "role"));
        }
    }

    @Test
    void paper_getsTheDeckWithoutTheControls(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.HUNTER)) {
            bench.page().selectOption("#theme", "dark");
            bench.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            assertThat(bench.locator(".groups").first()).isVisible();
            assertThat(bench.locator(".canonical").first()).isVisible();
            for (String control : List.of(".actions", ".settings", "#readout", "#compare")) {
                assertThat(bench.locator(control).first()).not().isVisible();
            }
            assertEquals(
                    "rgb(26, 32, 29)",
                    bench.page().evaluate("() => getComputedStyle(document.body).color"),
                    "dark ink");
        }
    }
}
